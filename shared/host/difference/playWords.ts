// How differently a level plays, in words.
import { assertNever } from "../../base/assertNever";
import type { PackWords } from "../../pack/packModel";
import type { PlayChange, RecordedPlay } from "./playChange";

/** Returns the verdict and what shows it, in the words of the pack's language. */
export function playLines(play: PlayChange, words: PackWords): readonly string[] {
  const { verdict, earlierMovesWinAt, divergence } = play;
  const lines = verdict === "same" ? [] : [verdictLine(play, verdict, words)];
  const { move, moves, pass } = words;
  if (earlierMovesWinAt === null) lines.push(`the ${moves} recorded before do not ${pass} now`);
  if (earlierMovesWinAt !== undefined && earlierMovesWinAt !== null)
    lines.push(`the ${moves} recorded before ${pass} now at ${move} ${earlierMovesWinAt}`);
  const [first] = divergence?.differences ?? [];
  if (divergence === null || first === undefined) return lines;
  const when = whenText(divergence.moves, divergence.isOnSolution, words);
  return [...lines, `differs ${when}: ${first.what}: ${first.one} → ${first.other}`];
}

type Verdict = Exclude<PlayChange["verdict"], "same">;

/** Tells how both versions play, unless the words for them are the same. */
function verdictLine({ before, after }: PlayChange, verdict: Verdict, words: PackWords): string {
  const [was, is] = [playText(before, words), playText(after, words)];
  const name = verdictName(verdict, words);
  return was === is ? name : `${name}: ${was} → ${is}`;
}

/** So many moves are printed; of more only the last one. */
const MOST_MOVES = 8;

function whenText(moves: readonly string[], isOnSolution: boolean, words: PackWords): string {
  if (moves.length === 0) return "from the start";
  const where = isOnSolution ? `on the recorded ${words.moves}, ` : "";
  if (moves.length <= MOST_MOVES) return `${where}after ${moves.join(", ")}`;
  return `${where}after ${moves.length} ${words.moves}, the last of them ${moves.at(-1)}`;
}

/** Capitals for what needs somebody to look at it. */
function verdictName(verdict: Verdict, { pass, passes }: PackWords): string {
  switch (verdict) {
    case "unplayable":
      return "CANNOT BE PLAYED any more";
    case "not-won":
      return `DOES NOT ${pass.toUpperCase()} any more`;
    case "repaired":
      return `${passes} again`;
    case "longer":
    case "shorter":
    case "differently":
      return `plays ${verdict}`;
    default:
      return assertNever(verdict);
  }
}

/** Returns a verdict in a few words. */
export function verdictText(verdict: Verdict, words: PackWords): string {
  return verdictName(verdict, words).toLowerCase();
}

function playText({ status, moves, step }: RecordedPlay, { passes, pass, fails, move, noRecord }: PackWords): string {
  switch (status) {
    case "wins":
      return `${passes} in ${moves}`;
    case "wins-early":
      return `${passes} at ${move} ${step} of ${moves}`;
    case "does-not-win":
      return `does not ${pass} in ${moves}`;
    case "illegal-action":
      return `illegal at ${move} ${step}`;
    case "loses":
      return `${fails} at ${move} ${step}`;
    case "no-path":
      return noRecord;
    case "unplayable":
      return "not playable";
    default:
      return assertNever(status);
  }
}

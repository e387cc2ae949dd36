// How differently a level plays, in words.
import { assertNever } from "../../base/assertNever";
import type { PlayChange, RecordedPlay } from "./playChange";

/** Returns the verdict and what shows it. */
export function playLines({ verdict, before, after, earlierMovesWinAt, divergence }: PlayChange): readonly string[] {
  const lines = verdict === "same" ? [] : [`${VERDICTS[verdict]}: ${playText(before)} → ${playText(after)}`];
  if (earlierMovesWinAt === null) lines.push("the moves recorded before do not win now");
  if (earlierMovesWinAt !== undefined && earlierMovesWinAt !== null)
    lines.push(`the moves recorded before win now at move ${earlierMovesWinAt}`);
  const [first] = divergence?.differences ?? [];
  if (divergence === null || first === undefined) return lines;
  const when = whenText(divergence.moves, divergence.isOnSolution);
  return [...lines, `differs ${when}: ${first.what}: ${first.one} → ${first.other}`];
}

/** So many moves are printed; of more only the last one. */
const MOST_MOVES = 8;

function whenText(moves: readonly string[], isOnSolution: boolean): string {
  if (moves.length === 0) return "from the start";
  const where = isOnSolution ? "on the recorded moves, " : "";
  if (moves.length <= MOST_MOVES) return `${where}after ${moves.join(", ")}`;
  return `${where}after ${moves.length} moves, the last of them ${moves.at(-1)}`;
}

const VERDICTS: Readonly<Record<Exclude<PlayChange["verdict"], "same">, string>> = {
  unplayable: "CANNOT BE PLAYED any more",
  "not-won": "NOT WON any more",
  repaired: "won again",
  longer: "plays longer",
  shorter: "plays shorter",
  differently: "plays differently",
};

/** Returns a verdict in a few words. */
export function verdictText(verdict: Exclude<PlayChange["verdict"], "same">): string {
  return VERDICTS[verdict].toLowerCase();
}

function playText({ status, moves, step }: RecordedPlay): string {
  switch (status) {
    case "wins":
      return `wins in ${moves}`;
    case "wins-early":
      return `wins at move ${step} of ${moves}`;
    case "does-not-win":
      return `not won in ${moves}`;
    case "illegal-action":
      return `illegal at move ${step}`;
    case "loses":
      return `loses at move ${step}`;
    case "no-path":
      return "no recorded moves";
    case "unplayable":
      return "not playable";
    default:
      return assertNever(status);
  }
}

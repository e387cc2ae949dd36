// The mark of a level's solution, as a tone and words: the same in the tree, on tabs and in the overview.
import { capital } from "../../../shared/base/capital";
import { type PackWords, PLAIN_WORDS } from "../../../shared/pack/packModel";
import { assertNever } from "../../../shared/base/assertNever";
import type { SolutionResult, SolutionStatus } from "../../../shared/rpc/solutions";
import { loseReasonWords } from "../play/loseReason";

export interface SolutionMark {
  readonly tone: "success" | "warning" | "error" | "neutral";
  /**
   * Which picture tells it from all others, whatever its colour: `differs` is a win that plays otherwise,
   * `unknown` a result from before the rules could not be read.
   */
  readonly sign: SolutionStatus | "differs" | "unknown";
  /** A sentence without a full stop. */
  readonly words: string;
  /** A few words, for a badge. */
  readonly brief: string;
}

/**
 * Moves count from 1. A win that plays differently than before is a warning, unless it is the level itself that was
 * changed: then its author knows. A level whose start was changed is another one, and is not compared at all.
 */
export function solutionMark(checked: SolutionResult, said: PackWords = PLAIN_WORDS): SolutionMark {
  const result = withoutOwnStart(checked);
  const { tone, words, brief } = outcomeOf(result, said);
  const { move } = said;
  const { status, status: sign, differsAt, differsBy } = result;
  const all = [words, ...differenceWords(result, said), ...noOpWords(result.noOps, said)].join("; ");
  if (differsAt === undefined) return { tone, sign, words: all, brief };
  const differs = differsAt === 0 ? "differs from the start" : `differs from ${move} ${differsAt}`;
  if (status !== "wins") return { tone, sign, words: all, brief: `${brief}, ${differs}` };
  const from = differsAt === 0 ? "" : ` from ${move} ${differsAt}`;
  const changed = `${capital(said.passes)}, but plays differently${from} since your edit`;
  if (differsBy === "level") return { tone, sign, words: all, brief: changed };
  return { tone: "warning", sign: "differs", words: all, brief: changed };
}

/** Returns the mark of every level while the rules cannot be read: what was known of it may no longer hold. */
export function waitingMark({ record }: PackWords = PLAIN_WORDS): SolutionMark {
  return {
    tone: "neutral",
    sign: "unknown",
    words: `The ${record} is not checked while the rules cannot be read`,
    brief: "Not checked",
  };
}

/** Leaves out that a level differs already at its start because that start was edited. */
function withoutOwnStart(result: SolutionResult): SolutionResult {
  if (result.differsAt !== 0 || result.differsBy !== "level") return result;
  const { differsAt: _at, differsBy: _by, ...own } = result;
  return own;
}

/** The move to look at first: where it goes wrong, else where it differs, else its end. 0 where there is no path. */
export function stepToLookAt({ step, differsAt, differsBy, moves }: SolutionResult): number {
  const differs = differsBy === "level" ? moves : (differsAt ?? moves);
  return Math.min(differs, step ?? moves);
}

/** Returns whether a solution goes wrong at a move: it is refused, loses, wins too early or plays differently. */
export function goesWrong({ status, differsAt, differsBy }: SolutionResult): boolean {
  const differs = differsAt !== undefined && differsBy !== "level";
  return differs || status === "wins-early" || status === "illegal-action" || status === "loses";
}

/**
 * Returns how many moves at the start of a path still do what they should, by what the last check said of it: all
 * before the first that is refused, loses, changes nothing, or goes otherwise than before by no edit of the level's
 * own.
 */
export function workingMoves({ status, step = 0, moves, differsAt, differsBy, noOps = [] }: SolutionResult): number {
  if (status === "wins-early") return step;
  if (status === "unplayable") return 0;
  const legal = status === "illegal-action" || status === "loses" ? step - 1 : moves;
  const alike = differsAt === undefined || differsBy === "level" ? moves : Math.max(0, differsAt - 1);
  return Math.min(legal, alike, (noOps[0] ?? moves + 1) - 1);
}

/** Returns how many moves at the start of a path the rules take, by what the last check said of it. */
export function takenMoves({ status, step = 0, moves }: SolutionResult): number {
  if (status === "unplayable") return 0;
  if (status === "illegal-action") return step - 1;
  return status === "loses" || status === "wins-early" ? step : moves;
}

/** Returns the first move that plays otherwise than before by no edit of the level's own, 0 for its start; else null. */
export function firstMoveThatDiffers({ differsAt, differsBy }: SolutionResult): number | null {
  return differsAt === undefined || differsBy === "level" ? null : differsAt;
}

/** Returns what a button says that keeps what still works of a path; all but an early win are recorded on from there. */
export function repairText(result: SolutionResult): string {
  const kept = workingMoves(result);
  const moves = kept === 1 ? "1 move" : `${kept} moves`;
  if (result.status === "wins-early") return `End it after ${moves}`;
  return kept === 0 ? "Record from the start" : `Keep ${moves} and continue recording`;
}

function outcomeOf(
  { status, moves, step, loseReason }: SolutionResult,
  { start, record, passes, pass, fails, move, moves: many, noRecord }: PackWords,
): Omit<SolutionMark, "sign"> {
  switch (status) {
    case "wins":
      return {
        tone: "success",
        words: `The ${record} ${passes} at its last ${move} (${moves})`,
        brief: `${capital(passes)} at its last ${move}`,
      };
    case "wins-early":
      return {
        tone: "warning",
        words: `The ${record} ${passes} early, at ${move} ${step} of ${moves}`,
        brief: `${capital(passes)} early, at ${move} ${step}`,
      };
    case "does-not-win":
      return {
        tone: "error",
        words: `The ${record} does not ${pass} after its ${moves} ${moves === 1 ? move : many}`,
        brief: `Does not ${pass}`,
      };
    case "illegal-action":
      return {
        tone: "error",
        words: `${capital(move)} ${step} of the ${record} is not allowed`,
        brief: `${capital(move)} ${step} is not allowed`,
      };
    case "loses": {
      const why = loseReason === undefined ? "" : `: ${loseReasonWords(loseReason)}`;
      return {
        tone: "error",
        words: `The ${record} ${fails} at ${move} ${step}${why}`,
        brief: `${capital(fails)} at ${move} ${step}${why}`,
      };
    }
    case "no-path":
      return { tone: "neutral", words: capital(noRecord), brief: capital(noRecord) };
    case "unplayable":
      return {
        tone: "error",
        words: `The ${start} cannot be played; its problems say why`,
        brief: "Cannot be played",
      };
    default:
      return assertNever(status);
  }
}

function differenceWords({ differsAt, differsBy }: SolutionResult, said: PackWords): readonly string[] {
  if (differsAt === undefined) return [];
  const from = differsAt === 0 ? "already at the start" : `from ${said.move} ${differsAt} on`;
  if (differsBy === "level") return [`${from} it is not what it was before the ${said.start} was edited`];
  return [`${from} it plays differently than before`];
}

function noOpWords(noOps: readonly number[] | undefined, { move, moves }: PackWords): readonly string[] {
  if (noOps === undefined) return [];
  return [noOps.length === 1 ? `${move} ${noOps[0]} changes nothing` : `${moves} ${noOps.join(", ")} change nothing`];
}

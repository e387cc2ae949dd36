// How a recorded solution went, in words.
import { assertNever } from "../../shared/base/assertNever";
import type { PackWords } from "../../shared/pack/packModel";
import type { SolutionResult } from "../../shared/rpc/solutions";

type Played = Pick<SolutionResult, "status" | "moves" | "step">;

/** Returns how it went, in the words of the pack's language. */
export function statusText({ status, moves, step }: Played, words: PackWords): string {
  const { move, passes, pass } = words;
  const inMoves = `${moves} ${moves === 1 ? move : words.moves}`;
  switch (status) {
    case "wins":
      return `${passes} in ${inMoves}`;
    case "wins-early":
      return `${passes} early, at ${move} ${step} of ${moves}`;
    case "does-not-win":
      return `DOES NOT ${pass.toUpperCase()} in ${inMoves}`;
    case "illegal-action":
      return `ILLEGAL ACTION at ${move} ${step} of ${moves}`;
    case "loses":
      return `${words.fails.toUpperCase()} at ${move} ${step} of ${moves}`;
    case "no-path":
      return words.noRecord;
    case "unplayable":
      return "CANNOT BE PLAYED";
    default:
      return assertNever(status);
  }
}

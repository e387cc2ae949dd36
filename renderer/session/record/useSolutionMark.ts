// The mark of a level as it is known now: while the rules cannot be read, nothing is.
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { usePackStore } from "../pack/packStore";
import { usePackWords } from "../pack/packWords";
import { type SolutionMark, solutionMark, waitingMark } from "./solutionMark";

/** Returns what to show of a level's result; null where there is none yet. */
export function useSolutionMark(result: SolutionResult | null | undefined): SolutionMark | null {
  const isWaiting = usePackStore((state) => state.isCheckWaiting);
  const words = usePackWords();
  if (result === null || result === undefined) return null;
  return isWaiting ? waitingMark(words) : solutionMark(result, words);
}

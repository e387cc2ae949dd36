// The result of a check of several levels in a sentence or two. Pure.
import type { PackWords } from "../../../shared/pack/packModel";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { solutionMark } from "./solutionMark";

/** More levels that go wrong would make the sentence too long. */
const MOST_NAMED = 3;

/** Returns how many win, and what is wrong with the first of the others. */
export function checkSummary(results: readonly SolutionResult[], words: PackWords): string {
  const wrong = results.filter(({ status }) => status !== "wins");
  const { start, starts, passes, pass } = words;
  const [count, all] = [results.length - wrong.length, results.length];
  if (all === 0) return `No ${start} was checked.`;
  if (wrong.length === 0) return `${allPassText(all, words)}.`;
  const named = wrong.slice(0, MOST_NAMED).map((result) => `${result.level}: ${solutionMark(result, words).brief}`);
  const more = wrong.length > MOST_NAMED ? [`and ${wrong.length - MOST_NAMED} more`] : [];
  return `${count} of ${all} ${starts} ${count === 1 ? passes : pass}. ${[...named, ...more].join("; ")}.`;
}

/** Returns the clause that says that all of so many levels win: "The level wins", "Both levels win". */
export function allPassText(count: number, { start, starts, passes, pass }: PackWords): string {
  if (count === 1) return `The ${start} ${passes}`;
  return `${count === 2 ? "Both" : `All ${count}`} ${starts} ${pass}`;
}

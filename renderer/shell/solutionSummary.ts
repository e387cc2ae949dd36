// How a pack's solutions fare, in a few words.
import { type PackWords, PLAIN_WORDS } from "../../shared/pack/packModel";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { allPassText } from "../session/record/checkSummary";

/**
 * "17 of 19 levels win", of the `total` that the pack has and of which perhaps not all were checked; null when nothing
 * is known yet.
 */
export function solutionSummary(
  results: readonly SolutionResult[],
  total = results.length,
  words: PackWords = PLAIN_WORDS,
): string | null {
  if (results.length === 0) return null;
  const wins = results.filter(({ status }) => status === "wins").length;
  const pass = wins === 1 ? words.passes : words.pass;
  const unchecked = total - results.length;
  if (unchecked > 0) return `${wins} of ${total} ${words.starts} ${pass}, ${unchecked} not checked`;
  if (wins === results.length) return allPassText(wins, words);
  const empty = results.filter(({ status }) => status === "no-path").length;
  const rest = empty === 0 ? "" : `, ${empty} with ${words.noRecord}`;
  return `${wins} of ${results.length} ${words.starts} ${pass}${rest}`;
}

/**
 * Returns what a pack that goes out into the world still lacks: "It has 2 errors. 17 of 19 levels win."; null for
 * nothing.
 */
export function unfinishedText(
  errors: number,
  results: readonly SolutionResult[],
  total?: number,
  words?: PackWords,
): string | null {
  const wrong = errors === 0 ? [] : [errors === 1 ? "It has 1 error." : `It has ${errors} errors.`];
  const fare = results.some(({ status }) => status !== "wins") ? solutionSummary(results, total, words) : null;
  const said = fare === null ? wrong : [...wrong, `${fare}.`];
  return said.length === 0 ? null : said.join(" ");
}

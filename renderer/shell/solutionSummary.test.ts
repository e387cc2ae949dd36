import { describe, expect, it } from "vitest";
import { PLAIN_WORDS } from "../../shared/pack/packModel";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { solutionSummary, unfinishedText } from "./solutionSummary";

const results = (...statuses: readonly SolutionResult["status"][]): readonly SolutionResult[] =>
  statuses.map((status, index) => ({ level: `${index}`, title: "", file: "", status, moves: 1 }));

describe("how a pack's solutions fare", () => {
  it.each([
    [results(), undefined, null],
    [results("wins"), undefined, "The level wins"],
    [results("wins", "wins"), 2, "Both levels win"],
    [results("wins", "wins", "wins"), 3, "All 3 levels win"],
    [results("wins", "loses"), 2, "1 of 2 levels wins"],
    [results("wins", "no-path"), 2, "1 of 2 levels wins, 1 with no recorded solution"],
    [results("wins", "loses"), 5, "1 of 5 levels wins, 3 not checked"],
  ])("is told in a few words: %j of %j", (given, total, expected) => {
    expect(solutionSummary(given, total)).toBe(expected);
  });
});

it("how a pack fares is told in the words of its language", () => {
  const words = { ...PLAIN_WORDS, start: "session", starts: "sessions", passes: "passes", pass: "pass" };
  expect(solutionSummary(results("wins"), 1, words)).toBe("The session passes");
  expect(solutionSummary(results("wins", "loses"), 2, words)).toBe("1 of 2 sessions passes");
});

describe("what a pack still lacks", () => {
  it.each([
    [0, results(), null],
    [0, results("wins", "wins"), null],
    [1, results("wins"), "It has 1 error."],
    [0, results("wins", "no-path"), "1 of 2 levels wins, 1 with no recorded solution."],
    [2, results("loses"), "It has 2 errors. 0 of 1 levels win."],
  ])("with %j errors and %j", (errors, given, expected) => {
    expect(unfinishedText(errors, given)).toBe(expected);
  });
});

import { describe, expect, it } from "vitest";
import type { GoldPathResult } from "../../shared/rpc/contract";
import { goldPathSummary } from "./goldPathSummary";

const results = (...statuses: readonly GoldPathResult["status"][]): readonly GoldPathResult[] =>
  statuses.map((status, index) => ({ level: `${index}`, title: "", file: "", status, moves: 1 }));

describe("how a pack's gold paths fare", () => {
  it.each([
    [results(), undefined, null],
    [results("wins"), undefined, "The level wins"],
    [results("wins", "wins"), 2, "All 2 levels win"],
    [results("wins", "loses"), 2, "1 of 2 levels win"],
    [results("wins", "loses"), 5, "1 of 5 levels win, 3 not checked"],
  ])("is told in a few words: %j of %j", (given, total, expected) => {
    expect(goldPathSummary(given, total)).toBe(expected);
  });
});

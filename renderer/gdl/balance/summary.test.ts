import { describe, expect, it } from "vitest";
import { choicePoints, lengthBars, median, outcomeShares } from "./summary";

const REPORT = {
  games: 10,
  outcomes: [
    { outcome: null, count: 1 },
    { outcome: { kind: "draw", seat: null, reason: null }, count: 2 },
    { outcome: { kind: "won", seat: "Black", reason: null }, count: 3 },
    { outcome: { kind: "won", seat: "White", reason: null }, count: 4 },
  ],
  lengths: [],
  choices: [],
  rules: [],
} as const;

describe("games at random", () => {
  it("are told by their outcomes, those that players win first", () => {
    expect(outcomeShares(REPORT).map(({ title, share }) => [title, share])).toEqual([
      ["White wins", 0.4],
      ["Black wins", 0.3],
      ["Draw", 0.2],
      ["Cut off", 0.1],
    ]);
  });

  it("are told by their lengths, all of them in some bar", () => {
    expect(lengthBars([5, 5, 9, 7], 10)).toEqual([
      { from: 5, to: 5, count: 2 },
      { from: 6, to: 6, count: 0 },
      { from: 7, to: 7, count: 1 },
      { from: 8, to: 8, count: 0 },
      { from: 9, to: 9, count: 1 },
    ]);
    const lengths = Array.from({ length: 100 }, (_, index) => (index * 37) % 83);
    const bars = lengthBars(lengths, 12);
    expect(bars.length).toBeLessThanOrEqual(12);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(100);
    expect(bars.at(-1)?.to).toBe(Math.max(...lengths));
    expect(lengthBars([], 12)).toEqual([]);
    expect(median([9, 1, 5])).toBe(5);
    expect(median([])).toBeNull();
  });

  it("are told by the choices at each turn, as far as enough of them came", () => {
    const choices = [
      { least: 20, most: 20, sum: 800, games: 40 },
      { least: 18, most: 22, sum: 600, games: 30 },
      { least: 3, most: 3, sum: 3, games: 1 },
    ];
    expect(choicePoints(choices)).toEqual([
      { turn: 1, least: 20, most: 20, mean: 20 },
      { turn: 2, least: 18, most: 22, mean: 20 },
    ]);
  });
});

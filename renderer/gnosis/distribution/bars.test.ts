import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { finish } from "../../../shared/base/work";
import { type Tally, distributionOf } from "../../../shared/engine/play/distribution";
import { isConstant, plotOf, shareText } from "./bars";

/** The tally of runs that each gave these values. */
function tallyOf(runs: readonly (readonly Json[])[]): Tally {
  const sample = (_state: null, _action: object, seed: number) =>
    (runs[seed - 1] ?? []).map((value) => ({ group: "g", name: "n", value }));
  const { tallies } = finish(distributionOf({ sample }, null, { action: "a" }, runs.length));
  return tallies[0] ?? { group: "g", name: "n", runs: 0, values: [], others: 0 };
}

it("draws numbers in their order, with those that gave none", () => {
  const { bars, mean } = plotOf(tallyOf([[6], [2], [6], []]), 4);
  expect(bars).toEqual([
    { label: "none", count: 1, share: 0.25 },
    { label: "2", count: 1, share: 0.25 },
    { label: "6", count: 2, share: 0.5 },
  ]);
  expect(mean).toBeCloseTo(14 / 3);
});

it("takes how often something came about as 0 in runs in which it did not", () => {
  const { bars, mean } = plotOf({ ...tallyOf([[1], [2], [], []]), isCount: true }, 4);
  expect(bars.map(({ label, count }) => [label, count])).toEqual([
    ["0", 2],
    ["1", 1],
    ["2", 1],
  ]);
  expect(mean).toBeCloseTo(3 / 4);
});

it("draws other values by how often they came out", () => {
  const { bars, mean } = plotOf(tallyOf([["rune"], ["ring"], ["ring"]]), 3);
  expect(bars.map(({ label, count }) => [label, count])).toEqual([
    ["ring", 2],
    ["rune", 1],
  ]);
  expect(mean).toBeNull();
});

it("counts values and not runs where a run gives several", () => {
  const { bars } = plotOf(tallyOf([[1, 1, 2], [2]]), 2);
  expect(bars.map(({ label, share }) => [label, share])).toEqual([
    ["1", 0.5],
    ["2", 0.5],
  ]);
});

it("knows what is always the same", () => {
  expect(isConstant(tallyOf([[1], [1]]), 2)).toBe(true);
  expect(isConstant(tallyOf([[1], []]), 2)).toBe(false);
  expect(isConstant(tallyOf([[1, 1], [1]]), 2)).toBe(false);
});

it("keeps every value in one bar, however many numbers there are", () => {
  const number = fc.oneof(fc.integer({ min: -500, max: 500 }), fc.double({ min: -9, max: 9, noNaN: true }));
  fc.assert(
    fc.property(fc.array(fc.array(number, { maxLength: 3 }), { minLength: 1, maxLength: 60 }), (runs) => {
      const { bars } = plotOf(tallyOf(runs), runs.length);
      const counted = bars.filter(({ label }) => label !== "none").reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(runs.flat().length);
      expect(bars.length).toBeLessThanOrEqual(26);
    }),
    { numRuns: 150 },
  );
});

it.each([
  [0.5, "50 %"],
  [0.1234, "12.3 %"],
  [0.00456, "0.46 %"],
  [0, "0 %"],
])("says the share %d as %s", (share, text) => expect(shareText(share)).toBe(text));

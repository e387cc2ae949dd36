import { expect, it } from "vitest";
import type { KindUses } from "../../../../shared/dialects/gridponder/text/names/replaceKind";
import { replaceTotals } from "./replaceTotals";

const uses: readonly KindUses[] = [
  { file: "a.json", title: "A", cells: new Map([["ground", 3]]), elsewhere: 2, isBroken: false },
  {
    file: "b.json",
    title: "B",
    cells: new Map([
      ["ground", 1],
      ["objects", 4],
    ]),
    elsewhere: 0,
    isBroken: false,
  },
  { file: "c.json", title: "C", cells: new Map([["objects", 9]]), elsewhere: 1, isBroken: true },
];

it("what will change is counted by layer and by level, without what is left or cannot be changed", () => {
  const totals = replaceTotals(uses, (layer) => layer === "objects", true);
  expect([...totals.layers]).toEqual([
    ["ground", { cells: 4, isLeft: false }],
    ["objects", { cells: 13, isLeft: true }],
  ]);
  expect(totals.levels.map(({ cells, elsewhere, changes }) => [cells, elsewhere, changes])).toEqual([
    [3, 2, 5],
    [1, 0, 1],
    [0, 0, 0],
  ]);
  expect([totals.changes, totals.elsewhere]).toEqual([6, 3]);
  expect(replaceTotals(uses, () => false, false).changes).toBe(8);
});

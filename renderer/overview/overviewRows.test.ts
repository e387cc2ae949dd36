import { describe, expect, it } from "vitest";
import { buildPackSource } from "../../shared/dialects/models";
import type { PackCoverage } from "../../shared/rpc/coverage";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { type OverviewFilter, type OverviewRow, createOverviewRows, filteredRows, overviewRows } from "./overviewRows";

const level = (id: string, width: number, goldPath: readonly string[]) => ({
  path: `levels/${id}.json`,
  text: JSON.stringify({
    id,
    title: `Level ${id}`,
    board: { size: [width, 2] },
    solution: { goldPath, hintStops: [1] },
  }),
});
const game = {
  levelSequence: [
    { type: "story", title: "Once" },
    { type: "level", ref: "b" },
    { type: "level", ref: "a" },
    { type: "level", ref: "gone" },
  ],
};
const pack = buildPackSource(
  [
    { path: "game.json", text: JSON.stringify(game) },
    level("a", 3, ["up"]),
    level("b", 5, ["up", "up"]),
    level("c", 4, []),
  ],
  [],
  [],
);
const result = (id: string, status: SolutionResult["status"], moves: number): SolutionResult => ({
  level: id,
  title: id,
  file: `levels/${id}.json`,
  status,
  moves,
});
const results = { a: result("a", "wins", 1), b: result("b", "loses", 2) };
const fired = { tried: 2, whereFailed: 1, ifFailed: 0, fired: 1 };
const coverage: PackCoverage = {
  generation: 1,
  rules: [{ id: "push", on: "move_blocked", file: "game.json", at: "/rules/0", place: "game.json#/rules/0" }],
  levels: [
    { level: "b", file: "levels/b.json", rules: { "game.json#/rules/0": fired }, kinds: { rock: 1 }, firstFired: {} },
    {
      level: "a",
      file: "levels/a.json",
      rules: { "game.json#/rules/0": fired },
      kinds: { rock: 2, flag: 1 },
      firstFired: {},
    },
  ],
};

const rows = overviewRows(pack, results, coverage);
const named = (list: readonly OverviewRow[]): readonly string[] =>
  list.map((row) => (row.kind === "level" ? row.id : row.title));
const filter = (change: Partial<OverviewFilter>): readonly string[] =>
  named(filteredRows(rows, { text: "", onlyOpen: false, sort: "sequence", ...change }));

describe("the pack at a glance", () => {
  it("has levels and stories in sequence, those in none last, and says which are not there", () => {
    expect(named(rows)).toEqual(["Once", "b", "a", "gone", "c"]);
    expect(rows.map((row) => (row.kind === "level" ? row.number : row.kind))).toEqual(["story", 1, 2, "missing", null]);
  });

  it("knows each level's size, hints, rules, and what it is the first to have", () => {
    expect(rows[1]).toMatchObject({ size: [5, 2], hints: 1, rules: ["push"], introduces: ["push", "rock"] });
    expect(rows[2]).toMatchObject({ rules: ["push"], introduces: ["flag"] });
    expect(rows[4]).toMatchObject({ result: null, rules: [], introduces: [] });
  });

  it("is filtered by what it says, and by what does not win", () => {
    expect(filter({ text: "level A" })).toEqual(["a"]);
    expect(filter({ text: "push" })).toEqual(["b", "a"]);
    expect(filter({ text: "flag" })).toEqual(["a"]);
    expect(filter({ onlyOpen: true })).toEqual(["b", "c"]);
  });

  it("is sorted without its stories", () => {
    expect(filter({ sort: "size" })).toEqual(["a", "c", "b"]);
    expect(filter({ sort: "moves" })).toEqual(["c", "a", "b"]);
    expect(filter({ sort: "title" })).toEqual(["a", "b", "c"]);
    expect(filter({ sort: "status" })).toEqual(["c", "b", "a"]);
  });
});

describe("rows made again as results come in", () => {
  it("are the same objects but for those that say something else", () => {
    const rowsOf = createOverviewRows();
    const changed = (next: readonly OverviewRow[], before: readonly OverviewRow[]): readonly string[] =>
      named(next.filter((row, index) => row !== before[index]));
    const none = rowsOf(pack, {}, null);
    const one = rowsOf(pack, { b: results.b }, null);
    expect(changed(one, none)).toEqual(["b"]);
    const both = rowsOf(pack, { b: { ...results.b }, a: results.a }, null);
    expect(changed(both, one)).toEqual(["a"]);
    expect(rowsOf(pack, structuredClone(results), null)).toBe(both);
    expect(both).toEqual(overviewRows(pack, results, null));
  });
});

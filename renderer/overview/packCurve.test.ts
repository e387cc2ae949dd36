import { expect, it } from "vitest";
import type { LevelFacts, LevelSearch } from "../../shared/rpc/solving";
import type { LevelRow } from "./overviewRows";
import { figureText, packCurve, placesBy } from "./packCurve";

const row = (id: string, entry: number | null): LevelRow => ({
  kind: "level",
  key: id,
  entry,
  number: entry,
  id,
  title: id,
  file: `levels/${id}.json`,
  result: null,
  size: null,
  hints: 0,
  rules: [],
  introduces: [],
});

const solved = (length: number): LevelSearch => ({
  kind: "answered",
  answer: { kind: "solved", length, path: [], proven: true },
  cost: { states: 1, turns: 1, ms: 1, bytes: 1 },
});

const facts = (bits: number, plans: number): LevelFacts => ({
  difficulty: { kind: "exact", bits, steps: 100 },
  ways: { count: 1, exact: true },
  plans: { count: plans, exact: true },
  ideas: { count: 1, exact: true },
});

it("compares the levels of the sequence with the largest of them, and marks the easier ones", () => {
  const searching: LevelSearch = { kind: "searching", progress: { noneUnder: 20, states: 9, ms: 1 } };
  const curve = packCurve(
    [row("a", 0), row("b", 1), row("c", 2), row("loose", null)],
    { a: solved(5), b: solved(10), c: searching },
    { a: facts(8, 4), b: facts(4, 1), c: null },
  );
  expect(curve.map((column) => column.row.id)).toEqual(["a", "b", "c"]);
  expect(curve.map(({ figures }) => figures.moves?.share)).toEqual([0.25, 0.5, 1]);
  expect(curve.map(({ isEasier }) => isEasier)).toEqual([false, true, false]);
  expect(curve.map(({ figures }) => figureText("moves", figures.moves))).toEqual(["5", "10", "20+"]);
  expect(curve.map(({ figures }) => figureText("bits", figures.bits))).toEqual(["8.0", "4.0", "?"]);
});

it("knows nothing of levels that nobody has searched", () => {
  expect(packCurve([row("a", 0)], {}, {})[0]?.figures).toEqual({ moves: null, bits: null, plans: null });
});

it("puts levels in the order of a figure, each in a place that a level has, the unknown ones last", () => {
  const rows = [row("a", 1), row("b", 2), row("c", 4), row("d", 5)];
  const curve = packCurve(rows, { b: solved(9), c: solved(5), d: solved(9) }, {});
  expect(placesBy("moves", curve)).toEqual([
    [1, 4],
    [4, 5],
    [5, 1],
  ]);
  expect(placesBy("plans", curve)).toEqual([]);
});

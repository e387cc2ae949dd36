import { expect, it } from "vitest";
import { type MatchRow, matchRows, placeOf } from "./matchRows";
import { arrowMove } from "../../ui/treeArrows";
import type { FoundMatch } from "./searchTexts";

function match(file: string, line: number): FoundMatch {
  const range = { line, column: 1, endLine: line, endColumn: 2 };
  return { file, range, before: "", text: "a", after: "", replacement: "" };
}

const MATCHES = [match("a.json", 1), match("a.json", 2), match("b.json", 5)];

function drawn(rows: readonly MatchRow[]): readonly string[] {
  return rows.map((row) =>
    row.kind === "file"
      ? `${row.isOpen ? "v" : ">"} ${row.file} (${row.matches}) ${row.place}/${row.of}`
      : `  ${row.match.range.line} ${row.place}/${row.of}`,
  );
}

it("groups matches below their files, but those of folded ones", () => {
  expect(drawn(matchRows(MATCHES, new Set()))).toEqual([
    "v a.json (2) 1/2",
    "  1 1/2",
    "  2 2/2",
    "v b.json (1) 2/2",
    "  5 1/1",
  ]);
  expect(drawn(matchRows(MATCHES, new Set(["a.json"])))).toEqual(["> a.json (2) 1/2", "v b.json (1) 2/2", "  5 1/1"]);
  expect(matchRows([], new Set())).toEqual([]);
});

it.each([
  ["ArrowDown", 0, { kind: "go", index: 1 }],
  ["ArrowDown", 4, null],
  ["ArrowUp", 0, null],
  ["ArrowUp", 3, { kind: "go", index: 2 }],
  ["Home", 3, { kind: "go", index: 0 }],
  ["End", 0, { kind: "go", index: 4 }],
  ["ArrowRight", 0, { kind: "go", index: 1 }],
  ["ArrowRight", 1, null],
  ["ArrowLeft", 2, { kind: "go", index: 0 }],
  ["ArrowLeft", 0, { kind: "fold" }],
  ["x", 0, null],
])("%s at row %i of open files", (key, at, move) => {
  expect(arrowMove(matchRows(MATCHES, new Set()), placeOf, at, key)).toEqual(move);
});

it("opens a folded file by the key to the right, and does nothing by the one to the left", () => {
  const rows = matchRows(MATCHES, new Set(["a.json"]));
  expect(arrowMove(rows, placeOf, 0, "ArrowRight")).toEqual({ kind: "fold" });
  expect(arrowMove(rows, placeOf, 0, "ArrowLeft")).toBeNull();
});

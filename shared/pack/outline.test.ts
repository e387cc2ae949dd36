import { expect, test } from "vitest";
import { parseJsonTree } from "../text/jsonTree";
import { type OutlineItem, outlineOf } from "./outline";
import { GRIDPONDER_STYLE } from "../dialects/gridponder/text/style";

/** Names and details, indented. */
function told(items: readonly OutlineItem[], depth = 0): readonly string[] {
  return items.flatMap(({ name, detail, children }) => [
    `${"  ".repeat(depth)}${name}${detail === "" ? "" : ` (${detail})`}`,
    ...told(children, depth + 1),
  ]);
}

test("items go by what names them: an id, a reference, a kind, an effect's name, else their place", () => {
  const text = `{"title": "A", "rules": [{"id": "melt", "on": "x", "then": [{"destroy": {"layer": "ice"}}]}],
    "sequence": [{"type": "level", "ref": "one"}], "parts": [{"kind": "rock"}, {"x": 1, "y": 2}]}`;
  expect(told(outlineOf(parseJsonTree(text), GRIDPONDER_STYLE))).toEqual([
    "title (A)",
    "rules",
    "  melt (x)",
    "    then",
    "      destroy",
    "sequence",
    "  one (level)",
    "parts",
    "  rock",
    "  [1]",
  ]);
});

test("below the text's own members only what has parts is listed", () => {
  const text = `{"id": "one", "size": [3, 2], "kinds": {"rock": {"layer": "objects", "tags": ["solid"]}},
    "goals": [{"id": "all_of", "config": {"goals": [{"type": "reach_target", "config": {"tag": "exit"}}]}}],
    "rules": [{"id": "burn", "where": {"all_of": [{"has": 1}]}, "then": [{"spawn": {"at": [1, 2], "params": {"x": 1}}}]}]}`;
  expect(told(outlineOf(parseJsonTree(text), GRIDPONDER_STYLE))).toEqual([
    "id (one)",
    "size",
    "kinds",
    "  rock",
    "goals",
    "  all_of",
    "    config",
    "      goals",
    "        reach_target",
    "          config",
    "rules",
    "  burn",
    "    where",
    "      all_of",
    "        has",
    "    then",
    "      spawn",
    "        params",
  ]);
});

test("a level lists its layers, not their thousands of cells, and its solution, not the moves", () => {
  const rows = Array.from({ length: 60 }, () =>
    Array.from({ length: 60 }, (_, x) => (x % 2 === 0 ? "rock" : { kind: "door" })),
  );
  const entries = Array.from({ length: 4000 }, (_, x) => ({ position: [x, 0], kind: "tile", value: 2 }));
  const level = {
    board: { size: [60, 60], layers: { ground: rows, objects: { format: "sparse", entries } } },
    solution: { goldPath: entries.map(() => ({ action: "move", direction: "up" })), hintStops: [1] },
  };
  expect(told(outlineOf(parseJsonTree(JSON.stringify(level)), GRIDPONDER_STYLE))).toEqual([
    "board",
    "  layers",
    "    ground",
    "    objects",
    "      entries",
    "solution",
    "  goldPath",
  ]);
});

test("rows of a board are not taken apart, and a broken text gives what can be read", () => {
  expect(told(outlineOf(parseJsonTree(`{"ground": [["a", "b"], ["c"`), GRIDPONDER_STYLE))).toEqual(["ground"]);
  expect(outlineOf(parseJsonTree(""), GRIDPONDER_STYLE)).toEqual([]);
});

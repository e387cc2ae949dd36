import { expect, test } from "vitest";
import { parseJsonTree } from "../text/jsonTree";
import { type OutlineItem, outlineOf } from "./outline";

/** Names and details, indented. */
function told(items: readonly OutlineItem[], depth = 0): readonly string[] {
  return items.flatMap(({ name, detail, children }) => [
    `${"  ".repeat(depth)}${name}${detail === "" ? "" : ` (${detail})`}`,
    ...told(children, depth + 1),
  ]);
}

test("items go by what names them: an id, a reference, a kind, an effect's name, else their place", () => {
  const text = `{"title": "A", "rules": [{"id": "melt", "on": "x", "then": [{"destroy": {"layer": "ice"}}]}],
    "sequence": [{"type": "level", "ref": "one"}], "entries": [{"position": [0, 1], "kind": "rock"}, {"x": 1, "y": 2}]}`;
  expect(told(outlineOf(parseJsonTree(text)))).toEqual([
    "title (A)",
    "rules",
    "  melt (x)",
    "    id (melt)",
    "    on (x)",
    "    then",
    "      destroy",
    "        destroy",
    "          layer (ice)",
    "sequence",
    "  one (level)",
    "    type (level)",
    "    ref (one)",
    "entries",
    "  rock",
    "    position",
    "    kind (rock)",
    "  [1]",
    "    x (1)",
    "    y (2)",
  ]);
});

test("rows of a board are not taken apart, and a broken text gives what can be read", () => {
  expect(told(outlineOf(parseJsonTree(`{"ground": [["a", "b"], ["c"`)))).toEqual(["ground"]);
  expect(outlineOf(parseJsonTree(""))).toEqual([]);
});

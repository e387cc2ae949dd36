import { expect, it } from "vitest";
import type { SourceFile } from "../../../../shared/pack/packSource";
import { parseJsonTree, valueOf } from "../../../../shared/text/jsonTree";
import { boardFromText } from "../../../../shared/dialects/gridponder/text/board/boardText.testing";
import { looksOf } from "../../board/looks";
import { cellRules } from "./cellRules";

const GAME = `{
  "layers": [{ "id": "ground" }, { "id": "objects" }],
  "entityKinds": { "r": { "layer": "objects", "tags": ["solid"] }, "g": { "layer": "ground" } },
  "rules": [
    { "id": "of_tag", "on": "avatar_entered", "where": { "position_has_tag": { "layer": "objects", "tag": "solid" } }, "then": [] },
    { "id": "makes", "on": "turn_ended", "then": [{ "spawn": { "layer": "objects", "kind": "r", "position": [0, 0] } }] },
    { "id": "other", "on": "avatar_entered", "where": { "position_has_tag": { "layer": "objects", "tag": "liquid" } }, "then": [] },
    { "on": "avatar_entered", "if": { "not": { "cell": { "position": [1, 0], "layer": "objects", "kind": "r" } } }, "then": [] }
  ]
}`;

function source(path: string, text: string): SourceFile {
  const tree = parseJsonTree(text);
  return { path, role: "game", text, tree, value: valueOf(tree.root) };
}

it("finds the rules that look for what stands on a cell or name the cell, then those that act on it", () => {
  const game = source("game.json", GAME);
  const view = boardFromText({ ground: "gg", objects: ".r" });
  const looks = looksOf(game.value, undefined);
  expect(cellRules(view, looks, [1, 0], [game])).toEqual([
    { name: "of_tag", file: "game.json", at: "/rules/0", looksFor: ["tag solid"], acts: [] },
    { name: "avatar_entered", file: "game.json", at: "/rules/3", looksFor: ["this cell", "kind r"], acts: [] },
    { name: "makes", file: "game.json", at: "/rules/1", looksFor: [], acts: ["kind r"] },
  ]);
  expect(cellRules(view, looks, [0, 0], [game]).map(({ name, acts }) => [name, ...acts])).toEqual([
    ["makes", "this cell"],
  ]);
});

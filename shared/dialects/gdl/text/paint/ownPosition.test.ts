import { expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { hasOwnPosition, removeOwnPosition } from "./ownPosition";

it.each<[string, Json, Json]>([
  ["its board", { id: "a", start: { place: { A1: "Piece" } }, moves: [] }, { id: "a", moves: [] }],
  ["its board and zones", { id: "a", start: { place: {}, zones: { deck: [] } } }, { id: "a" }],
  ["its zones, and keeps its values", { start: { zones: {}, state: { turn: 3 } } }, { start: { state: { turn: 3 } } }],
])("a game is left without %s", (_, before, after) => {
  const text = `${JSON.stringify(before, null, 2)}\n`;
  const tree = parseJsonTree(text);
  expect(hasOwnPosition(tree)).toBe(true);
  const left = applyEdits(text, removeOwnPosition({ text, tree }));
  expect(JSON.parse(left)).toEqual(after);
  expect(hasOwnPosition(parseJsonTree(left))).toBe(false);
});

it("a game with the set-up of all games, or a broken text, is left alone", () => {
  for (const text of ['{"id": "a", "start": {"state": {}}}', '{"start": {"place": {}']) {
    expect(removeOwnPosition({ text, tree: parseJsonTree(text) })).toEqual([]);
  }
});

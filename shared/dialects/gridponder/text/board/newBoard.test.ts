import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { boardSizeEdits } from "./newBoard";

it.each([
  ["{}", { board: { size: [8, 6] } }],
  ['{ "id": "one", "board": null }', { id: "one", board: { size: [8, 6], layers: {} } }],
  ['{ "board": 3 }', { board: { size: [8, 6], layers: {} } }],
  ['{ "board": { "cols": 2 } }', { board: { cols: 2, size: [8, 6] } }],
  ['{ "board": { "size": [0, 4], "layers": {} } }', { board: { size: [8, 6], layers: {} } }],
])("gives %s a board", (text, wanted) => {
  const edits = boardSizeEdits({ text, tree: parseJsonTree(text) }, [8, 6]);
  expect(edits.ok && (JSON.parse(applyEdits(text, edits.value)) as unknown)).toEqual(wanted);
});

it.each(["", "[]", '{ "board": '])("leaves %j as it is", (text) => {
  expect(boardSizeEdits({ text, tree: parseJsonTree(text) }, [8, 6]).ok).toBe(false);
});

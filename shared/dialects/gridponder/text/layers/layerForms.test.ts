import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { BoardView } from "../../../../base/boardView";
import type { Json } from "../../../../base/json";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { boardOfLevel } from "../board/board";
import { layerFormEdits } from "./layerForms";
import type { WrittenForm } from "./layerText";

const GAME: Json = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "empty" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
};

function rewritten(text: string, layer: string, form: WrittenForm): string {
  const edits = layerFormEdits({ text, tree: parseJsonTree(text) }, GAME, layer, form);
  if (!edits.ok) throw new Error(edits.refusal.message);
  return applyEdits(text, edits.value);
}

const DENSE = `{
  "board": {
    "size": [3, 2],
    "layers": {
      "objects": [
        [null, "rock", null],
        [null, null, {"kind": "portal", "channel": "blue"}]
      ]
    }
  }
}`;

const SPARSE = `{
  "board": {
    "size": [3, 2],
    "layers": {
      "objects": {
        "format": "sparse",
        "entries": [
          {"position": [1, 0], "kind": "rock"},
          {"position": [2, 1], "kind": "portal", "channel": "blue"}
        ]
      }
    }
  }
}`;

test("rows become entries, a line each, and entries rows", () => {
  expect(rewritten(DENSE, "objects", "sparse")).toBe(SPARSE);
  expect(rewritten(SPARSE, "objects", "dense")).toBe(DENSE);
});

test("a layer in the form already, and one that the level lacks, are left alone", () => {
  expect(rewritten(DENSE, "objects", "dense")).toBe(DENSE);
  expect(rewritten(DENSE, "ground", "sparse")).toBe(DENSE);
});

test("an exactly_one layer lists what is not its default; without such cells the list is empty", () => {
  const text = '{"board": {"size": [2, 1], "layers": {"ground": [["empty", "water"]]}}}';
  const sparse = text.replace(
    '[["empty", "water"]]',
    '{"format": "sparse", "entries": [{"position": [1, 0], "kind": "water"}]}',
  );
  expect(rewritten(text, "ground", "sparse")).toBe(sparse);
  expect(rewritten(sparse, "ground", "dense")).toBe(text);
  expect(rewritten(text.replace("water", "empty"), "ground", "sparse")).toContain('"entries": []');
});

test("the board stays the same, there and back", () => {
  const boardOf = (text: string): unknown => {
    const board = boardOfLevel(parseJsonTree(text), GAME);
    const { cells, entities }: Pick<BoardView, "cells" | "entities"> = board.ok
      ? board.value
      : { cells: new Uint16Array(), entities: [] };
    return JSON.parse(JSON.stringify(Array.from(cells, (cell) => entities[cell] ?? null))) as unknown;
  };
  const cells = fc.constantFrom(null, "rock", "empty", { kind: "empty", wet: true }, { kind: "tile", value: 4 });
  const rows = fc.array(fc.array(cells, { maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(rows, fc.constantFrom("ground", "objects"), fc.constantFrom(undefined, 2), (data, layer, unit) => {
      const text = JSON.stringify({ board: { size: [3, 3], layers: { [layer]: data } } }, null, unit);
      const sparse = rewritten(text, layer, "sparse");
      expect(boardOf(sparse)).toEqual(boardOf(text));
      expect(boardOf(rewritten(sparse, layer, "dense"))).toEqual(boardOf(text));
    }),
  );
});

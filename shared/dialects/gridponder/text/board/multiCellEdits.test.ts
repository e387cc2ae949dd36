import { describe, expect, it } from "vitest";
import type { Position } from "../../../../base/boardView";
import type { Json } from "../../../../base/json";
import type { Result } from "../../../../base/result";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { drawnOn, moveObjectEdits, newObjectEdits, objectParamEdits, removeObjectEdits } from "./multiCellEdits";

const LEVEL = `{
  "board": {
    "size": [4, 4],
    "layers": {},
    "multiCellObjects": [
      {
        "id": "pipe_1",
        "kind": "pipe",
        "cells": [[0, 0], { "position": [1, 0], "sprite": "a.png" }],
        "params": { "queue": [1, 2], "exitPosition": [1, 0], "exitDirection": "down" }
      }
    ]
  }
}
`;
const level = { text: LEVEL, tree: parseJsonTree(LEVEL) };

function text(edits: Result<readonly TextEdit[], string>, of = LEVEL): string {
  if (!edits.ok) throw new Error(edits.refusal);
  return applyEdits(of, edits.value);
}

function objects(of: string): Json {
  return (JSON.parse(of) as { board: { multiCellObjects: Json } }).board.multiCellObjects;
}

describe("a multi-cell object", () => {
  it("is added as the others are written, under a free id", () => {
    expect(
      text(
        newObjectEdits(
          level,
          "pipe",
          [
            [2, 2],
            [2, 3],
          ],
          { queue: [] },
        ),
      ),
    ).toBe(
      LEVEL.replace(
        `"down" }\n      }\n`,
        `"down" }\n      },\n      {\n        "id": "pipe_2",\n        "kind": "pipe",\n        "cells": [[2, 2], [2, 3]],\n        "params": { "queue": [] }\n      }\n`,
      ),
    );
  });

  it("may be the first", () => {
    const bare = '{"board": {"size": [2, 2], "layers": {}}}';
    const edits = newObjectEdits({ text: bare, tree: parseJsonTree(bare) }, "block", [[0, 0]], {});
    expect(objects(text(edits, bare))).toEqual([{ id: "block_1", kind: "block", cells: [[0, 0]], params: {} }]);
  });

  it("is taken away", () => {
    expect(objects(text(removeObjectEdits(level, 0)))).toEqual([]);
    expect(removeObjectEdits(level, 3).ok).toBe(false);
  });

  it.each([
    ["queue", [3], '"queue": [1, 2]', '"queue": [3]'],
    ["axis", "both", '"exitDirection": "down" }', '"exitDirection": "down", "axis": "both" }'],
    ["queue", undefined, '"queue": [1, 2], ', ""],
  ])("gets its param %s set to %j", (name, value, before, after) => {
    expect(text(objectParamEdits(level, 0, name, value))).toBe(LEVEL.replace(before, after));
  });

  it("is moved with its exits, its sprites kept", () => {
    expect(objects(text(moveObjectEdits(level, 0, [1, 2])))).toEqual([
      {
        id: "pipe_1",
        kind: "pipe",
        cells: [[1, 2], { position: [2, 2], sprite: "a.png" }],
        params: { queue: [1, 2], exitPosition: [2, 2], exitDirection: "down" },
      },
    ]);
  });
});

describe("drawing an object", () => {
  const draw = (...way: readonly Position[]): readonly Position[] => way.reduce(drawnOn, [] as readonly Position[]);
  it.each([
    [
      [
        [0, 0],
        [2, 0],
      ],
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ],
    [
      [
        [0, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ],
    [
      [
        [0, 0],
        [2, 0],
        [1, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ],
  ] as const)("along %j covers %j", (way, cells) => {
    expect(draw(...way)).toEqual(cells);
  });
});

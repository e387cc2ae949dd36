import { expect, test } from "vitest";
import { isJsonObject } from "../../../../base/json";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { paintEdits, paintLayersEdits } from "./paint";
import type { PaintedCell } from "./stroke";

const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "empty" },
    { id: "objects", occupancy: "zero_or_one" },
    { id: "markers", occupancy: "zero_or_one" },
  ],
};

/** `rock@1,2` paints a rock, `portal(channel=blue)@1,2` one with a param, `-@1,2` erases. */
function stroke(written: string): readonly PaintedCell[] {
  return written.split(" ").map((each) => {
    const [, kind, params, x, y] = /^([\w-]+)(?:\((.*)\))?@(-?\d+),(-?\d+)$/.exec(each) ?? [];
    const pairs = (params ?? "").split(",").filter((pair) => pair !== "");
    const values = Object.fromEntries(
      pairs.map((pair) => {
        const [key, value] = pair.split("=");
        return [key ?? "", /^\d+$/.test(value ?? "") ? Number(value) : (value ?? "")];
      }),
    );
    const entity = kind === "-" ? null : { kind: kind ?? "", params: values };
    return { x: Number(x), y: Number(y), entity };
  });
}

function painted(text: string, layer: string, written: string): string {
  const result = paintEdits({ text, tree: parseJsonTree(text) }, GAME, layer, stroke(written));
  if (!result.ok) throw new Error(result.refusal.message);
  return applyEdits(text, result.value);
}

const level = (size: string, layers: string): string => `{
  "board": {
    "size": ${size},
    "layers": {
${layers}
    }
  }
}
`;

const DENSE = `      "objects": [
        [null, "rock", null],
        [null, null, {"kind": "portal", "channel": "blue"}]
      ]`;

const ALIGNED = `      "ground": [
        ["void",  "empty", "empty"],
        ["empty", "void",  "empty"]
      ]`;

const EXPANDED_DENSE = `      "objects": [
        [
          "a",
          null
        ],
        [
          null,
          {
            "kind": "b",
            "value": 1
          }
        ]
      ]`;

const SPARSE = `      "objects": {
        "format": "sparse",
        "entries": [
          { "position": [1, 0], "kind": "rock" },
          { "position": [0, 1], "kind": "torch" },
          { "position": [2, 1], "kind": "portal", "channel": "blue" }
        ]
      }`;

const EMPTY_SPARSE = `      "objects": {
        "format": "sparse",
        "entries": []
      }`;

const FIRST_ENTRY = EMPTY_SPARSE.replace("[]", '[\n          {"position": [1, 0], "kind": "rock"}\n        ]');

const ONE_LINE = `      "objects": {"format": "sparse", "entries": []}`;

const EXPANDED_SPARSE = `      "objects": {
        "format": "sparse",
        "entries": [
          {
            "position": [
              0,
              0
            ],
            "kind": "rock"
          }
        ]
      }`;

interface Row {
  readonly title: string;
  readonly size?: string;
  readonly layer?: string;
  readonly before: string;
  readonly stroke: string;
  readonly after: string;
}

const TABLE: readonly Row[] = [
  {
    title: "a dense cell is replaced alone",
    before: DENSE,
    stroke: "torch@0,0",
    after: DENSE.replace("[null, ", '["torch", '),
  },
  {
    title: "a dense entity with params is written as its neighbours are",
    before: DENSE,
    stroke: "portal(channel=red)@1,1",
    after: DENSE.replace("[null, null,", '[null, {"kind": "portal", "channel": "red"},'),
  },
  {
    title: "a dense cell of a zero_or_one layer is erased to null",
    before: DENSE,
    stroke: "-@1,0 -@2,1",
    after: DENSE.replace('"rock"', "null").replace('{"kind": "portal", "channel": "blue"}', "null"),
  },
  { title: "painting what is there edits nothing", before: DENSE, stroke: "rock@1,0 -@0,0", after: DENSE },
  { title: "cells off the board are left out", before: DENSE, stroke: "rock@3,0 rock@-1,0 rock@0,2", after: DENSE },
  {
    title: "of a cell painted twice the last entity counts",
    before: DENSE,
    stroke: "torch@0,0 rock@0,0",
    after: DENSE.replace("[null, ", '["rock", '),
  },
  {
    title: "aligned rows stay aligned, when a cell grows and when it shrinks",
    layer: "ground",
    before: ALIGNED,
    stroke: "empty@0,0 void@0,1",
    after: ALIGNED.replace('["void",  ', '["empty", ').replace('["empty", "void"', '["void",  "void"'),
  },
  {
    title: "a cell too long for its column pushes the rest of its row only",
    layer: "ground",
    before: ALIGNED,
    stroke: "mountain@1,1",
    after: ALIGNED.replace('"void",  "empty"]\n', '"mountain", "empty"]\n'),
  },
  {
    title: "and the row falls back into its columns when the long cell goes",
    layer: "ground",
    size: "[3, 3]",
    before: ALIGNED.replace('"empty"],\n', '"empty"],\n        ["mountain", "void", "empty"],\n'),
    stroke: "-@0,1",
    after: ALIGNED.replace('"empty"],\n', '"empty"],\n        ["empty", "void",  "empty"],\n'),
  },
  {
    title: "an exactly_one cell is erased to the default kind",
    layer: "ground",
    before: ALIGNED,
    stroke: "-@0,0",
    after: ALIGNED.replace('["void",  ', '["empty", '),
  },
  {
    title: "rows over several lines get params over several lines",
    size: "[2, 2]",
    before: EXPANDED_DENSE,
    stroke: "b(value=2)@0,0",
    after: EXPANDED_DENSE.replace('"a"', '{\n            "kind": "b",\n            "value": 2\n          }'),
  },
  {
    title: "a short row grows up to the painted cell",
    before: DENSE.replace('[null, "rock", null]', "[null]"),
    stroke: "rock@1,0",
    after: DENSE.replace('[null, "rock", null]', '[null, "rock"]'),
  },
  {
    title: "an empty row grows on its line",
    before: DENSE.replace('[null, "rock", null]', "[]"),
    stroke: "rock@1,0",
    after: DENSE.replace('[null, "rock", null]', '[null, "rock"]'),
  },
  {
    title: "a row that is null becomes a row",
    before: DENSE.replace('[null, "rock", null]', "null"),
    stroke: "rock@1,0",
    after: DENSE,
  },
  {
    title: "missing rows are added whole, down to the painted one",
    size: "[3, 4]",
    before: DENSE,
    stroke: "rock@1,3",
    after: DENSE.replace('"blue"}]\n', '"blue"}],\n        [null, null, null],\n        [null, "rock", null]\n'),
  },
  {
    title: "a sparse entry comes at its row-major place, on a line like its neighbours'",
    before: SPARSE,
    stroke: "rock@2,0",
    after: SPARSE.replace(
      '"kind": "rock" },\n',
      '"kind": "rock" },\n          { "position": [2, 0], "kind": "rock" },\n',
    ),
  },
  {
    title: "a first entry comes before the others",
    before: SPARSE,
    stroke: "rock@0,0",
    after: SPARSE.replace(
      '[\n          { "pos',
      '[\n          { "position": [0, 0], "kind": "rock" },\n          { "pos',
    ),
  },
  {
    title: "entries in no order get new ones at their end",
    size: "[3, 3]",
    before: SPARSE.replace("[1, 0]", "[1, 2]"),
    stroke: "rock@2,0 torch@0,0",
    after: SPARSE.replace("[1, 0]", "[1, 2]").replace(
      '"blue" }',
      '"blue" },\n          { "position": [2, 0], "kind": "rock" },\n          { "position": [0, 0], "kind": "torch" }',
    ),
  },
  {
    title: "a sparse entry of another kind keeps the rest of its line",
    before: SPARSE,
    stroke: "torch@1,0",
    after: SPARSE.replace('"rock"', '"torch"'),
  },
  {
    title: "a sparse entry with other params is written again",
    before: SPARSE,
    stroke: "number(value=4)@2,1",
    after: SPARSE.replace('"portal", "channel": "blue"', '"number", "value": 4'),
  },
  {
    title: "an erased entry goes with its line and comma",
    before: SPARSE,
    stroke: "-@0,1",
    after: SPARSE.replace('          { "position": [0, 1], "kind": "torch" },\n', ""),
  },
  {
    title: "the last entry goes with the comma before it",
    before: SPARSE,
    stroke: "-@2,1",
    after: SPARSE.replace(',\n          { "position": [2, 1], "kind": "portal", "channel": "blue" }', ""),
  },
  {
    title: "when all entries go, an empty list stays",
    before: SPARSE,
    stroke: "-@1,0 -@0,1 -@2,1",
    after: EMPTY_SPARSE,
  },
  {
    title: "a first entry of an empty list gets a line of its own",
    before: EMPTY_SPARSE,
    stroke: "rock@1,0",
    after: FIRST_ENTRY,
  },
  { title: "and so it does in a layer on one line", before: ONE_LINE, stroke: "rock@1,0", after: FIRST_ENTRY },
  {
    title: "entries over several lines stay so",
    before: EXPANDED_SPARSE,
    stroke: "rock@1,0",
    after: EXPANDED_SPARSE.replace(
      "          }\n        ]",
      '          },\n          {\n            "position": [\n              1,\n              0\n            ],\n            "kind": "rock"\n          }\n        ]',
    ),
  },
  {
    title: "several entries on one line stay on one line",
    before: '      "objects": {"format": "sparse", "entries": [{"position": [0, 0], "kind": "rock"}]}',
    stroke: "rock@1,0",
    after:
      '      "objects": {"format": "sparse", "entries": [{"position": [0, 0], "kind": "rock"}, {"position": [1, 0], "kind": "rock"}]}',
  },
  {
    title: "of two entries at a cell the later one counts, and both are erased",
    before: SPARSE.replace("[0, 1]", "[1, 0]"),
    stroke: "-@1,0",
    after: SPARSE.replace('          { "position": [1, 0], "kind": "rock" },\n', "").replace(
      '          { "position": [0, 1], "kind": "torch" },\n',
      "",
    ),
  },
  {
    title: "a missing layer is made sparse when one of the others is, in the game's order",
    layer: "ground",
    before: SPARSE,
    stroke: "void@1,1",
    after: `      "ground": {
        "format": "sparse",
        "entries": [
          { "position": [1, 1], "kind": "void" }
        ]
      },
${SPARSE}`,
  },
  {
    title: "a missing layer is made dense when the others are",
    layer: "markers",
    size: "[3, 2]",
    before: DENSE,
    stroke: "flag@2,1",
    after: `${DENSE},
      "markers": [
        [null, null, null],
        [null, null, "flag"]
      ]`,
  },
  {
    title: "a layer that is null is written in its place",
    before: '      "objects": null',
    size: "[2, 1]",
    stroke: "rock@1,0",
    after: '      "objects": [\n        [null, "rock"]\n      ]',
  },
];

test.each(TABLE)("$title", ({ layer = "objects", size = "[3, 2]", before, stroke: written, after }) => {
  expect(painted(level(size, before), layer, written)).toBe(level(size, after));
});

test("a level without layers gets them", () => {
  expect(painted('{\n  "board": {\n    "size": [2, 1]\n  }\n}', "objects", "rock@1,0")).toBe(
    '{\n  "board": {\n    "size": [2, 1],\n    "layers": {\n      "objects": [\n        [null, "rock"]\n      ]\n    }\n  }\n}',
  );
});

test("strokes on several layers are one change; layers that are missing come in the game's order", () => {
  const before = level("[3, 2]", DENSE);
  const strokes = new Map([
    ["markers", stroke("flag@0,0")],
    ["objects", stroke("-@1,0")],
    ["ground", stroke("void@2,1")],
  ]);
  const edits = paintLayersEdits({ text: before, tree: parseJsonTree(before) }, GAME, strokes);
  const ground = '      "ground": [\n        ["empty", "empty", "empty"],\n        ["empty", "empty", "void"]\n      ]';
  const markers = '      "markers": [\n        ["flag", null, null],\n        [null, null, null]\n      ]';
  expect(edits.ok && applyEdits(before, edits.value)).toBe(
    level("[3, 2]", `${ground},\n${DENSE.replace('"rock"', "null")},\n${markers}`),
  );
  const bare = '{"board": {"size": [1, 1]}}';
  const made = paintLayersEdits(
    { text: bare, tree: parseJsonTree(bare) },
    GAME,
    new Map([
      ["objects", stroke("rock@0,0")],
      ["ground", stroke("void@0,0")],
    ]),
  );
  expect(made.ok && applyEdits(bare, made.value)).toBe(
    '{"board": {"size": [1, 1], "layers": {"ground": [["void"]], "objects": [["rock"]]}}}',
  );
});

test("a text on one line stays on one line, as tight as it is", () => {
  const text = '{"board":{"size":[2,2],"layers":{"objects":{"format":"sparse","entries":[]}}}}';
  expect(painted(text, "objects", "rock@1,0 portal(channel=b)@0,1")).toBe(
    '{"board":{"size":[2,2],"layers":{"objects":{"format":"sparse","entries":[{"position":[1,0],"kind":"rock"},{"position":[0,1],"kind":"portal","channel":"b"}]}}}}',
  );
});

test("line ends stay as they are", () => {
  const text = level("[3, 2]", EMPTY_SPARSE).replaceAll("\n", "\r\n");
  const result = painted(text, "objects", "rock@1,0 rock@2,0");
  expect(result.replaceAll("\r\n", "")).not.toContain("\n");
});

test.each([
  ["broken-text", level("[3, 2]", DENSE).replace("null]", "null"), "objects"],
  ["broken-text", level("[3, 2]", `${DENSE} // a comment`), "objects"],
  ["broken-text", "", "objects"],
  ["unknown-layer", level("[3, 2]", DENSE), "sky"],
  ["unreadable-layer", level("[3, 2]", '      "objects": {"format": "runs"}'), "objects"],
  ["unreadable-layer", level("[3, 2]", '      "objects": 7'), "objects"],
  ["no-board", '{"board": {"layers": {}}}', "objects"],
  ["no-board", level("[100000, 100000]", DENSE), "objects"],
] as const)("%s is refused with a reason, and nothing is edited", (reason, text, layer) => {
  const result = paintEdits({ text, tree: parseJsonTree(text) }, GAME, layer, stroke("rock@0,0"));
  expect(isJsonObject(result) && !result.ok && result.refusal.reason).toBe(reason);
});

test("more cells are painted at once than a call can have arguments", () => {
  const side = 400;
  const rows = Array.from({ length: side }, () => `[${Array.from({ length: side }, () => "null").join(",   ")}]`);
  const text = level(`[${side}, ${side}]`, `      "objects": [${rows.join(",\n")}]`);
  const rock = { kind: "rock", params: {} };
  const all = Array.from({ length: side * side }, (_, cell) => {
    return { x: cell % side, y: Math.floor(cell / side), entity: rock };
  });
  const edits = paintEdits({ text, tree: parseJsonTree(text) }, GAME, "objects", all);
  if (!edits.ok) throw new Error(edits.refusal.message);
  expect(edits.value.length).toBeGreaterThan(side * side);
  expect(applyEdits(text, edits.value).split('"rock"')).toHaveLength(side * side + 1);
});

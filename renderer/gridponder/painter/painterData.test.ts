// Small pure parts of the painter: params, places in the text, findings on cells, links, the palette's order.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../shared/base/json";
import { boardFromText } from "../../../shared/dialects/gridponder/text/board/boardText.testing";
import { looksOf } from "../board/looks";
import { boardFindings } from "./help/boardFindings";
import { cellOfPointer, pointerOfCell } from "./help/cellPlaces";
import {
  type KindParam,
  firstVariant,
  kindParams,
  paramControl,
  picturedVariants,
  variantsOn,
} from "./palette/kindParams";
import { paletteGroups } from "./palette/paletteGroups";

const level = {
  board: {
    layers: {
      ground: [
        ["a", "b"],
        ["c", { kind: "d" }],
      ],
      objects: {
        format: "sparse",
        entries: [
          { position: [3, 1], kind: "rock" },
          { position: [0, 0], kind: "x" },
        ],
      },
    },
    multiCellObjects: [{ cells: [[4, 4], { position: [5, 4] }] }],
  },
  state: { avatar: { position: [2, 2] } },
};

describe("a place in a level's text", () => {
  it.each([
    ["/board/layers/ground/1/0", [0, 1]],
    ["/board/layers/ground/1/1/kind", [1, 1]],
    ["/board/layers/objects/entries/0", [3, 1]],
    ["/board/layers/objects/entries/0/kind", [3, 1]],
    ["/board/multiCellObjects/0", [4, 4]],
    ["/board/multiCellObjects/0/cells/1", [5, 4]],
    ["/state/avatar/position", [2, 2]],
    ["/board/layers/ground", null],
    ["/board/layers/objects/entries/7", null],
    ["/goals/0", null],
    ["", null],
  ])("%s is about cell %j", (pointer, cell) => {
    expect(cellOfPointer(level, pointer)).toEqual(cell);
  });

  it.each([
    ["ground", [1, 1], "/board/layers/ground/1/1"],
    ["objects", [3, 1], "/board/layers/objects/entries/0"],
    ["objects", [1, 1], "/board/layers/objects"],
    ["markers", [1, 1], "/board"],
  ] as const)("of layer %s, cell %j is %s", (layer, cell, pointer) => {
    expect(pointerOfCell(level, layer, cell)).toBe(pointer);
  });
});

it("the gravest finding of a cell marks it, with all of them; information alone marks nothing", () => {
  const finding = (at: string, severity: "error" | "warning" | "information", message: string) =>
    ({ at, severity, message, params: {} }) as Parameters<typeof boardFindings>[1][number];
  const one = finding("/board/layers/ground/0/0", "warning", "one");
  const two = finding("/board/layers/ground/0/0/kind", "error", "two");
  const found = boardFindings(level, [
    one,
    two,
    finding("/board/layers/ground/0/1", "information", "three"),
    finding("/goals", "error", "four"),
  ]);
  expect(found).toEqual([{ at: [0, 0], severity: "error", findings: [one, two] }]);
});

const looks = looksOf(
  {
    layers: [{ id: "ground" }, { id: "objects" }],
    entityKinds: {
      n: { layer: "objects", symbolParam: "value", tags: ["mergeable"], symbol: "n" },
      p: {
        layer: "ground",
        tags: ["teleport"],
        params: { channel: { type: "string", required: true }, size: { type: "integer" } },
      },
      stray: { layer: "nowhere" },
    } satisfies JsonObject,
  },
  {},
);

describe("a kind's params", () => {
  it("are the declared ones, those its look needs, and those it has", () => {
    expect(kindParams(looks.kinds.get("p"), { odd: 1 }).map(({ name }) => name)).toEqual(["channel", "size", "odd"]);
    expect(kindParams(looks.kinds.get("n"), {}).map(({ name }) => name)).toEqual(["value"]);
    expect(kindParams(undefined, {})).toEqual([]);
  });

  it("begin with a value where the kind cannot do without", () => {
    expect(firstVariant(looks, "p")).toEqual({ kind: "p", params: { channel: "a" } });
    expect(firstVariant(looks, "n")).toEqual({ kind: "n", params: { value: 1 } });
  });

  it("begin with what there are pictures for", () => {
    const pictured = looksOf({ entityKinds: { door: { sprite: "s/door_{channel}.png", spriteParam: "channel" } } }, {});
    const images = ["s/door_.png", "s/door_blue.png", "s/door_x/y.png", "s/door_2.png", "s/wall.png"];
    expect(picturedVariants(pictured.kinds.get("door")!, images).map(({ params }) => params)).toEqual([
      { channel: "blue" },
      { channel: 2 },
    ]);
    expect(firstVariant(pictured, "door", images).params).toEqual({ channel: "blue" });
    expect(firstVariant(pictured, "door").params).toEqual({ channel: 1 });
  });

  const param = (type: KindParam["type"], values: KindParam["values"] = null): KindParam => {
    return { name: "x", type, required: false, values };
  };
  it.each([
    ["integer", 4, "number"],
    ["integer", undefined, "number"],
    ["integer", "four", "json"],
    ["string", "4", "text"],
    ["string", 4, "json"],
    ["boolean", true, "flag"],
    ["array", [1, "a"], "values"],
    ["array", [[1]], "json"],
    ["position", [1, 2], "position"],
    ["position", { x: 1, y: 2 }, "json"],
    ["any", "blue", "json"],
  ] as const)("of type %s that is %j is edited as %s", (type, value, control) => {
    expect(paramControl(param(type), value).is).toBe(control);
  });

  it("that lists its values is chosen from them", () => {
    expect(paramControl(param("string", ["red", "blue"]), "red")).toMatchObject({
      is: "choice",
      choices: [{ value: "red" }, { value: "blue" }],
    });
  });
});

it("variants of a kind are those that stand on the board", () => {
  const view = { ...boardFromText({ objects: "a.b" }), entities: [null, { kind: "n", params: { value: 1 } }, null] };
  expect(variantsOn(view, "n")).toEqual([{ kind: "n", params: { value: 1 } }]);
  expect(variantsOn({ ...view, cells: new Uint16Array(3) }, "n")).toEqual([]);
});

describe("the palette", () => {
  it("has the layers from the top down, strays last", () => {
    const groups = paletteGroups(looks, "").map(({ title, kinds }) => [title, kinds.map(({ kind }) => kind)]);
    expect(groups).toEqual([
      ["objects", ["n"]],
      ["ground", ["p"]],
      ["no layer", ["stray"]],
    ]);
  });

  it("is searched by names and tags, all words at once", () => {
    expect(paletteGroups(looks, "merge N").map(({ kinds }) => kinds.map(({ kind }) => kind))).toEqual([["n"]]);
    expect(paletteGroups(looks, "merge teleport")).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../base/json";
import type { RuleCells } from "../../../engine/playableLevel";
import { drawnLevel } from "../drawnLevel.testing";

const BOARD = `
  .w.
  @cw
`;
const SYMBOLS = {
  w: { layer: "ground", kind: "water", tags: ["liquid"] },
  c: { layer: "objects", kind: "crate", tags: ["pushable"] },
};

function cellsOf(rule: JsonObject): RuleCells | null {
  const rules = [{ id: "asked", then: [], ...rule }];
  const { level } = drawnLevel({ board: BOARD, symbols: SYMBOLS, systems: [], rules });
  return level.ruleCells(level.view(level.start(null)), "game.json", "asked");
}

const ON_WATER = { position_has_tag: { layer: "ground", tag: "liquid" } };
const cell = (x: number, y: number, kind: string): JsonObject => ({
  cell: { position: [x, y], layer: "objects", kind },
});

describe("where a rule looks", () => {
  test.each<[string, JsonObject, RuleCells["cells"]]>([
    ["one place", { position: [2, 0] }, [[2, 0]]],
    [
      "what has a tag",
      ON_WATER,
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      "all but what has a tag",
      { not: ON_WATER },
      [
        [0, 0],
        [2, 0],
        [0, 1],
        [1, 1],
      ],
    ],
    [
      "either",
      { any_of: [{ position: [0, 0] }, ON_WATER] },
      [
        [0, 0],
        [1, 0],
        [2, 1],
      ],
    ],
    ["both", { all_of: [{ position: [1, 0] }, ON_WATER] }, [[1, 0]]],
    [
      "what the event is leaves it open",
      { all_of: [ON_WATER, { event: { kind: "crate" } }] },
      [
        [1, 0],
        [2, 1],
      ],
    ],
    [
      "what may do instead leaves all open",
      { any_of: [{ position: [0, 1] }, { avatar: { hasItem: true } }] },
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    ],
    ["nowhere while a named cell is otherwise", { all_of: [ON_WATER, cell(0, 0, "crate")] }, []],
    ["no place at all", { variable: { name: "n", op: "eq", value: 1 } }, null],
  ])("%s", (_title, where, cells) => {
    expect(cellsOf({ on: "object_placed", where })?.cells).toEqual(cells);
  });

  test("both `where` and `if` are looked at", () => {
    expect(cellsOf({ on: "object_placed", where: ON_WATER, if: { position: [2, 1] } })?.cells).toEqual([[2, 1]]);
  });

  test("what holds only in part is told apart, but not what is to fail", () => {
    const onCrate = { position_has_tag: { layer: "objects", tag: "pushable" } };
    const both = cellsOf({ on: "object_placed", where: { all_of: [ON_WATER, onCrate] } });
    expect(both).toEqual({
      cells: [],
      partly: [
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      named: [],
    });
    const dry = cellsOf({ on: "object_placed", where: { all_of: [{ not: ON_WATER }, onCrate] } });
    expect(dry).toEqual({ cells: [[1, 1]], partly: [], named: [] });
  });

  test("an event that has no place is nowhere", () => {
    expect(cellsOf({ on: "turn_ended", where: ON_WATER })?.cells).toEqual([]);
    expect(cellsOf({ on: "object_pushed", where: ON_WATER })?.cells).toEqual([]);
  });

  test("tells of the cells that conditions name whether they are as wanted", () => {
    const asked = { all_of: [cell(1, 1, "crate"), { not: cell(1, 1, "crate") }, cell(0, 0, "crate")] };
    expect(cellsOf({ on: "turn_ended", if: asked })).toEqual({
      cells: null,
      partly: [],
      named: [
        { position: [1, 1], holds: true },
        { position: [1, 1], holds: false },
        { position: [0, 0], holds: false },
      ],
    });
  });

  test("is not known of a rule that there is not, nor of malformed conditions anything", () => {
    expect(cellsOf({ id: "other", on: "turn_ended" })).toBeNull();
    expect(cellsOf({ on: "object_placed", where: { cell: 3 }, if: { all_of: "x", position: null } })?.named).toEqual(
      [],
    );
  });
});

import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../base/json";
import { type DrawnLevel, drawnLevel } from "../drawnLevel.testing";

function colored(color: Json) {
  return { layer: "objects", kind: "tile", params: color === null ? {} : { color } };
}

const SYMBOLS = {
  r: colored("red"),
  b: colored("blue"),
  g: colored("green"),
  p: colored("plaid"),
  n: colored(null),
  1: colored(1),
  t: colored(true),
  f: { layer: "objects" },
  a: { layer: "objects" },
  c: { layer: "objects" },
};

function flooding(board: string, config: JsonObject, overlay?: JsonObject): DrawnLevel {
  const systems = [{ type: "flood_fill", config: { floodAction: "tap_cell", ...config } }];
  return drawnLevel({ board, symbols: SYMBOLS, systems, ...(overlay === undefined ? {} : { overlay }) });
}

describe("a flood from a kind (11.4)", () => {
  const config = { sourcePosition: "all_of_kind", sourceKind: "f", kindTransform: { a: "f", c: "f" } };

  test.each([
    ["takes all that hangs together with its neighbours", "faa.a", "fff.a"],
    ["goes on only through the kind of each cell that it takes", "fac", "ffc"],
    ["begins at each of its neighbours, of whatever kind", "afc", "fff"],
  ])("%s", (_, before, after) => {
    const level = flooding(before, config);
    expect(level.act("tap_cell")).toBe(true);
    expect(level.draw()).toBe(after);
  });

  test("is refused with nothing to take, and does nothing with nothing to begin at", () => {
    expect(flooding("f.a", config).act("tap_cell")).toBe(false);
    expect(flooding("..a", config).act("tap_cell")).toBe(true);
  });
});

describe("a flood from a cell (11.4)", () => {
  const fromParam = { sourcePosition: "action_param" };
  const tap = (level: DrawnLevel, x: number): void => void level.act("tap_cell", { position: [x, 0] });

  test.each([
    ["takes equal neighbours on to the next color", "rrb.r", {}, "bbb.r"],
    ["gives the first color to one that is not in the cycle", "pb", {}, "rb"],
    ["gives the first color to what has none", "nnb", {}, "rrb"],
    ["does not go from 1 to true: colors are equal as JSON values (2b)", "11t", {}, "rrt"],
    ["leaves a color as it is in an empty cycle, and counts the cell", "rb", { colorCycle: [] }, "rb"],
  ])("%s", (_, before, config, after) => {
    const level = flooding(before, { ...fromParam, ...config });
    tap(level, 0);
    expect(level.draw()).toBe(after);
    expect(level.events.map(({ type }) => type)).toEqual(["cells_flooded"]);
  });

  test("by kind changes kinds, and announces nothing where nothing changes", () => {
    const level = flooding("aac", { ...fromParam, matchBy: "kind", kindTransform: { a: "c" } });
    tap(level, 2);
    expect([level.draw(), level.events]).toEqual(["aac", []]);
    tap(level, 0);
    expect(level.draw()).toBe("ccc");
  });

  test("moves the avatar to where it begins, even when nothing floods", () => {
    const level = flooding("@..b", fromParam);
    tap(level, 2);
    expect([level.draw(), level.events]).toEqual(["..@b", []]);
  });

  test("begins at the middle of the overlay, the cell before it where there are two", () => {
    const level = flooding("rbrb", { sourcePosition: "overlay_center" }, { position: [0, 0], size: [3, 1] });
    level.act("tap_cell");
    expect(level.draw()).toBe("rgrb");
  });
});

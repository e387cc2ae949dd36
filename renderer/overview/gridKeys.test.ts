import { describe, expect, it } from "vitest";
import { gridMove, wrappedMove } from "./gridKeys";

describe("keys in a grid", () => {
  const bounds = { first: { row: -1, column: -1 }, last: { row: 29, column: 59 }, page: 10 };

  it.each([
    ["ArrowDown", false, { row: 4, column: 7 }],
    ["ArrowUp", false, { row: 2, column: 7 }],
    ["ArrowLeft", false, { row: 3, column: 6 }],
    ["ArrowRight", false, { row: 3, column: 8 }],
    ["PageDown", false, { row: 13, column: 7 }],
    ["PageUp", false, { row: -1, column: 7 }],
    ["Home", false, { row: 3, column: -1 }],
    ["End", false, { row: 3, column: 59 }],
    ["Home", true, { row: -1, column: -1 }],
    ["End", true, { row: 29, column: 59 }],
    ["x", false, null],
  ] as const)("%s (with Ctrl: %s) leads from row 3, column 7 to %j", (key, ctrl, place) => {
    expect(gridMove({ row: 3, column: 7 }, key, ctrl, bounds)).toEqual(place);
  });

  it("stop at the edges", () => {
    expect(gridMove({ row: -1, column: -1 }, "ArrowUp", false, bounds)).toBeNull();
    expect(gridMove({ row: 29, column: 59 }, "PageDown", false, bounds)).toBeNull();
  });
});

describe("keys in a list wrapped into rows", () => {
  it.each([
    [4, "ArrowRight", 5],
    [4, "ArrowUp", 1],
    [4, "ArrowDown", 7],
    [4, "Home", 0],
    [4, "End", 7],
    [6, "ArrowDown", null],
    [0, "ArrowLeft", null],
    [4, "Enter", null],
  ])("lead from %i by %s to %s, three in a row", (index, key, next) => {
    expect(wrappedMove(index, 8, key, 3)).toBe(next);
  });
});

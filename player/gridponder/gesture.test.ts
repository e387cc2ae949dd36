import { expect, test } from "vitest";
import { controlsOf } from "../../renderer/gridponder/controls/controls";
import { cursorAfter } from "./cellCursor";
import { actionOfGesture } from "./gesture";

const param = (type: string) => ({ type, values: null });
const DIRECTIONS = { type: "direction", values: ["up", "down", "left", "right"] };
const controls = controlsOf(undefined, [
  { id: "move", params: { direction: DIRECTIONS } },
  { id: "dig", params: { at: param("position") } },
]);
/** A place of the pane in CSS pixels, on a board of 5 × 5 cells of 20. */
const at = (x: number, y: number) => ({
  cell: [Math.floor(x / 20), Math.floor(y / 20)] as const,
  spot: [(x / 20) % 1, (y / 20) % 1] as const,
  pitch: 20,
  isOnBoard: x >= 0 && y >= 0 && x < 100 && y < 100,
});

test("a finger that goes a little way swipes, wherever cells end and wherever it began", () => {
  expect(actionOfGesture(controls, at(30, 30), at(60, 35))).toEqual({ action: "move", direction: "right" });
  expect(actionOfGesture(controls, at(300, 30), at(300, 5))).toEqual({ action: "move", direction: "up" });
  // Another cell, but not far: a finger is not that exact.
  expect(actionOfGesture(controls, at(38, 30), at(42, 30))).toEqual({ action: "dig", at: [1, 1] });
});

test("a tap is of the cell where it began, and of none off the board", () => {
  expect(actionOfGesture(controls, at(81, 1), at(82, 3))).toEqual({ action: "dig", at: [4, 0] });
  expect(actionOfGesture(controls, at(200, 1), at(200, 1))).toBeNull();
});

test("arrows lead a cursor over the board and no further", () => {
  const size = { width: 5, height: 4 };
  expect(cursorAfter("ArrowLeft", null, size)).toEqual([2, 1]);
  expect(cursorAfter("ArrowLeft", [0, 3], size)).toEqual([0, 3]);
  expect(cursorAfter("ArrowDown", [0, 2], size)).toEqual([0, 3]);
  expect(cursorAfter("toString", [0, 2], size)).toBeNull();
});

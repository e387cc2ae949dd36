// Flips and quarter turns of a grid: where cells, sizes and direction words end up. Knows nothing of the content.
import { assertNever } from "../../../../base/assertNever";
import type { Position } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import { own } from "../../../../base/nameTable";

export type Turn = "flipX" | "flipY" | "clockwise" | "counterclockwise";

export type GridSize = readonly [width: number, height: number];

/** Returns the size of a grid after the turn. */
export function turnedSize([width, height]: GridSize, turn: Turn): GridSize {
  return turn === "flipX" || turn === "flipY" ? [width, height] : [height, width];
}

/** Returns where a cell of a grid of this size is after the turn; cells off the grid are turned along. */
export function turnedPosition([x, y]: Position, [width, height]: GridSize, turn: Turn): Position {
  switch (turn) {
    case "flipX":
      return [width - 1 - x, y];
    case "flipY":
      return [x, height - 1 - y];
    case "clockwise":
      return [height - 1 - y, x];
    case "counterclockwise":
      return [y, width - 1 - x];
    default:
      return assertNever(turn);
  }
}

/** Returns where a rectangle's top left cell is after the turn of the grid it lies in. */
export function turnedCorner([x, y]: Position, [width, height]: GridSize, grid: GridSize, turn: Turn): Position {
  const [x0, y0] = turnedPosition([x, y], grid, turn);
  const [x1, y1] = turnedPosition([x + width - 1, y + height - 1], grid, turn);
  return [Math.min(x0, x1), Math.min(y0, y1)];
}

const STEPS: Readonly<Record<string, Position>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  up_left: [-1, -1],
  up_right: [1, -1],
  down_left: [-1, 1],
  down_right: [1, 1],
};

/** Returns a direction word after the turn; a word that names no direction stays as it is. */
export function turnedDirection(word: string, turn: Turn): string {
  const step = Object.hasOwn(STEPS, word) ? STEPS[word] : undefined;
  if (step === undefined) return word;
  // About the middle of a grid of one cell, a step is turned like a cell.
  const [dx, dy] = turnedPosition(step, [1, 1], turn);
  return Object.entries(STEPS).find(([, [x, y]]) => x === dx && y === dy)?.[0] ?? word;
}

const ROTATIONS: Readonly<Record<string, string>> = { clockwise: "counterclockwise", counterclockwise: "clockwise" };

/** Returns a direction or a sense of rotation after the turn: flips turn the latter round; other words stay. */
export function turnedWord(word: string, turn: Turn): string {
  const isFlip = turn === "flipX" || turn === "flipY";
  const rotated = isFlip ? own(ROTATIONS, word) : undefined;
  if (rotated !== undefined) return rotated;
  return turnedDirection(word, turn);
}

/** Returns whether a value is a direction or a sense of rotation. */
export function isDirectionWord(value: unknown): boolean {
  return typeof value === "string" && (Object.hasOwn(STEPS, value) || Object.hasOwn(ROTATIONS, value));
}

const AXES: Readonly<Record<string, string>> = { horizontal: "vertical", vertical: "horizontal" };

/** Returns an axis after the turn: flips keep it; a word that names none stays as it is. */
export function turnedAxis(word: string, turn: Turn): string {
  if (turn === "flipX" || turn === "flipY") return word;
  return own(AXES, word) ?? word;
}

const SIDE_BITS = [
  ["up", 1],
  ["right", 2],
  ["down", 4],
  ["left", 8],
] as const;

/** Sides as bits (up 1, right 2, down 4, left 8) after the turn; other bits stay. */
export function turnedSides(sides: number, turn: Turn): number {
  const all = SIDE_BITS.reduce((bits, [, bit]) => bits | bit, 0);
  return SIDE_BITS.reduce((turned, [side, bit]) => {
    const [, to] = defined(SIDE_BITS.find(([name]) => name === turnedDirection(side, turn)));
    return (sides & bit) === 0 ? turned : turned | to;
  }, sides & ~all);
}

// How the grid of a level can change, and where its cells move.
import { assertNever } from "../../../../base/assertNever";
import type { Position } from "../../../../base/boardView";
import { type GridSize, type Turn, turnedPosition, turnedSize } from "./transformGrid";

/** A change of a level's grid. */
export type GridChange =
  | { readonly kind: "turn"; readonly turn: Turn }
  /** Columns and rows added at each edge; cut off where negative. */
  | {
      readonly kind: "resize";
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };

export type GridResize = Extract<GridChange, { kind: "resize" }>;

/** Returns the size of a grid after a change. */
export function changedSize(before: GridSize, change: GridChange): GridSize {
  if (change.kind === "turn") return turnedSize(before, change.turn);
  return [before[0] + change.left + change.right, before[1] + change.top + change.bottom];
}

/** Returns where a cell is after a change of a grid that had a size before; it may be off the board then. */
export function movedCell([x, y]: Position, before: GridSize, change: GridChange): Position {
  if (change.kind === "turn") return turnedPosition([x, y], before, change.turn);
  return [x + change.left, y + change.top];
}

/** Returns the cell that moves to a place of the changed grid; it may have been off the board. */
export function originOfCell([x, y]: Position, after: GridSize, change: GridChange): Position {
  if (change.kind === "resize") return [x - change.left, y - change.top];
  return turnedPosition([x, y], after, inverse(change.turn));
}

export function isOnGrid([x, y]: Position, [width, height]: GridSize): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

function inverse(turn: Turn): Turn {
  switch (turn) {
    case "flipX":
    case "flipY":
      return turn;
    case "clockwise":
      return "counterclockwise";
    case "counterclockwise":
      return "clockwise";
    default:
      return assertNever(turn);
  }
}

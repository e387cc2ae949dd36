// Where the edges of a board are taken, and what dragging them gives. Pure; places are in cells, with fractions.
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { Grip } from "./gesture";
import type { Cursor } from "./tool";

type Point = readonly [x: number, y: number];
type Extent = readonly [width: number, height: number];

export const NO_RESIZE: GridResize = { kind: "resize", left: 0, top: 0, right: 0, bottom: 0 };

/**
 * Returns the edge or corner within reach of a point (cells, counted from the board's top left corner as it stands); of
 * a board that is being resized, these are the edges it will have. Null where none is near.
 */
export function gripAt([x, y]: Point, [width, height]: Extent, change: GridResize, reach: number): Grip | null {
  const [left, right] = [-change.left, width + change.right];
  const [top, bottom] = [-change.top, height + change.bottom];
  if (x < left - reach || x > right + reach || y < top - reach || y > bottom + reach) return null;
  const grip: Grip = { x: nearer(x, left, right, reach), y: nearer(y, top, bottom, reach) };
  return grip.x === 0 && grip.y === 0 ? null : grip;
}

/** Returns which of two ends a place is near: -1 the first, 1 the second, 0 neither. */
function nearer(at: number, first: number, second: number, reach: number): -1 | 0 | 1 {
  const [before, after] = [Math.abs(at - first), Math.abs(at - second)];
  if (Math.min(before, after) > reach) return 0;
  return before < after ? -1 : 1;
}

/**
 * The change after a grip has been dragged from a point to another: by whole cells, leaving at least one row and one
 * column of the board.
 */
export function draggedResize(
  before: GridResize,
  grip: Grip,
  from: Point,
  to: Point,
  [width, height]: Extent,
): GridResize {
  const [dx, dy] = [Math.round(to[0] - from[0]), Math.round(to[1] - from[1])];
  const pulled = (is: boolean, start: number, by: number, extent: number, opposite: number): number =>
    is ? Math.max(start + by, 1 - extent - opposite) : start;
  return {
    kind: "resize",
    left: pulled(grip.x < 0, before.left, -dx, width, before.right),
    right: pulled(grip.x > 0, before.right, dx, width, before.left),
    top: pulled(grip.y < 0, before.top, -dy, height, before.bottom),
    bottom: pulled(grip.y > 0, before.bottom, dy, height, before.top),
  };
}

/** Returns the size after a change. */
export function resizedTo([width, height]: Extent, { left, right, top, bottom }: GridResize): Extent {
  return [width + left + right, height + top + bottom];
}

export function isNoResize({ left, right, top, bottom }: GridResize): boolean {
  return left === 0 && right === 0 && top === 0 && bottom === 0;
}

/** Returns the CSS cursor over an edge or a corner. */
export function gripCursor({ x, y }: Grip): Cursor {
  if (y === 0) return "ew-resize";
  if (x === 0) return "ns-resize";
  return x === y ? "nwse-resize" : "nesw-resize";
}

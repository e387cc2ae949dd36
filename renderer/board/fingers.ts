// Zooms and pans a board with two fingers, as on maps. Pure.
import type { Point } from "./viewport";

/** Where two fingers are. */
export type Fingers = readonly [Point, Point];

export interface Pinch {
  /** Where to zoom, before panning. */
  readonly at: Point;
  readonly factor: number;
  readonly pan: Point;
}

/** CSS pixels: fingers that seem closer would zoom by far too much. */
const CLOSEST = 10;

/** Returns what keeps under the fingers what was under them. */
export function pinchOf(before: Fingers, after: Fingers): Pinch {
  const [at, to] = [middleOf(before), middleOf(after)];
  return { at, factor: distanceOf(after) / distanceOf(before), pan: { x: to.x - at.x, y: to.y - at.y } };
}

function middleOf([one, other]: Fingers): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distanceOf([one, other]: Fingers): number {
  return Math.max(CLOSEST, Math.hypot(one.x - other.x, one.y - other.y));
}

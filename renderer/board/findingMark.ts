// Where the mark of what is wrong with a cell is drawn and can be clicked: in the cell's top right corner. Pure.

/** The mark's middle from the cell's top left corner, and its radius, in the unit of the cell's `size`. */
export interface FindingMark {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns the mark of a cell of that size; `density`: how many of its units a CSS pixel has. */
export function findingMark(size: number, density: number): FindingMark {
  const radius = Math.min(size * 0.3, 7.5 * density);
  return { x: size - radius - density, y: radius + density, radius };
}

/** Below this many CSS pixels a cell is all mark: then a click is for the cell. */
const SMALLEST_CELL = 20;

/** Returns whether a spot of a cell (from 0 up to 1 each way) is on its mark; `pitch` in CSS pixels. */
export function isOnFindingMark([x, y]: readonly [number, number], pitch: number): boolean {
  const mark = findingMark(pitch, 1);
  return pitch >= SMALLEST_CELL && Math.hypot(x * pitch - mark.x, y * pitch - mark.y) <= mark.radius + 1;
}

// Finds multi-cell objects by place.
import type { Point } from "../turn/grid";
import type { MultiCellObject } from "../turn/state";

export function covers({ cells }: MultiCellObject, at: Point): boolean {
  return cells.some((cell) => cell.equals(at));
}

/** Returns the first object, in the order of the level, that covers a place. */
export function objectAt(objects: readonly MultiCellObject[], at: Point): MultiCellObject | undefined {
  return objects.find((object) => covers(object, at));
}

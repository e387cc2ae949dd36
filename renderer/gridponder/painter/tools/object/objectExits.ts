// Exits of multi-cell objects taken by their arrows and put elsewhere. Pure; which params say so, the board's parts know.
import { defined } from "../../../../../shared/base/defined";
import type { BoardView, Position } from "../../../../../shared/base/boardView";
import { type MultiCellObjectView, stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import { exitArrow, objectExits } from "../../../board/objectParts";
import type { DraggedExit } from "../gesture";

/** The share of a cell, from the side that an exit leads out of, in which its arrow is taken. */
const ARROW = 0.34;

/** The share of a cell, from its middle, in which the ring of an exit without a way out is taken. */
const RING = 0.24;

/** Returns the exit whose arrow is under a spot of a cell, of the topmost such object; null for none. */
export function exitAt(
  view: BoardView,
  [x, y]: Position,
  [left, top]: readonly [number, number],
): { readonly index: number; readonly exit: DraggedExit } | null {
  const depths: Readonly<Record<string, number>> = { left, up: top, right: 1 - left, down: 1 - top };
  const objects = stateView(view).multiCellObjects;
  for (let index = objects.length - 1; index >= 0; index--) {
    const object = defined(objects[index]);
    for (const exit of objectExits(object)) {
      const { at, direction } = exitArrow(object, exit);
      if (at[0] !== x || at[1] !== y) continue;
      const isTaken =
        direction === null ? Math.hypot(left - 0.5, top - 0.5) <= RING : (depths[direction] ?? 1) <= ARROW;
      if (isTaken) return { index, exit: { name: exit.name, position: [exit.x, exit.y], direction: exit.direction } };
    }
  }
  return null;
}

/**
 * Returns the exit dragged to a cell: onto a cell of its object it stands there; beside it, it leads out towards it.
 */
export function draggedExit(object: MultiCellObjectView, exit: DraggedExit, to: Position): DraggedExit {
  const away = ({ position: [x, y] }: (typeof object.cells)[number]): number =>
    Math.abs(to[0] - x) + Math.abs(to[1] - y);
  const [first, ...rest] = object.cells;
  if (first === undefined) return exit;
  const nearest = rest.reduce((one, other) => (away(other) < away(one) ? other : one), first).position;
  const [dx, dy] = [to[0] - nearest[0], to[1] - nearest[1]];
  if (dx === 0 && dy === 0) return { ...exit, position: nearest };
  const direction = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up";
  return { ...exit, position: nearest, direction };
}

/** Returns the object with an exit so put. */
export function withExit(object: MultiCellObjectView, { name, position, direction }: DraggedExit): MultiCellObjectView {
  const way = direction === null ? {} : { [`${name}Direction`]: direction };
  return { ...object, params: { ...object.params, [`${name}Position`]: [...position], ...way } };
}

// Multi-cell objects seen cell by cell: which of their parts stands on a cell, where it joins on, where its exits are.
// Pure; knows nothing of canvases.
import { addTo } from "../../../shared/base/groups";
import type { BoardView, Position } from "../../../shared/base/boardView";
import {
  type MultiCellObjectView,
  coversCell,
  stateView,
} from "../../../shared/dialects/gridponder/text/board/stateView";
import { type Json, isJsonList } from "../../../shared/base/json";

/** One cell of an object. */
export interface ObjectPart {
  readonly object: MultiCellObjectView;
  readonly sprite: string | null;
  /** Steps to the cells before and after it in the object, where those are neighbours. */
  readonly joins: readonly (readonly [dx: number, dy: number])[];
}

/** Returns the parts by cell index; parts off the board are left out. */
export function objectParts(view: BoardView): ReadonlyMap<number, readonly ObjectPart[]> {
  const parts = new Map<number, ObjectPart[]>();
  for (const object of stateView(view).multiCellObjects) {
    object.cells.forEach(({ position: [x, y], sprite }, index) => {
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) return;
      const joins = [object.cells[index - 1], object.cells[index + 1]].flatMap((next) => {
        if (next === undefined) return [];
        const [dx, dy] = [next.position[0] - x, next.position[1] - y];
        return Math.abs(dx) + Math.abs(dy) === 1 ? [[dx, dy] as const] : [];
      });
      const cell = y * view.width + x;
      addTo(parts, cell, { object, sprite, joins });
    });
  }
  return parts;
}

export interface ObjectExit {
  readonly name: "exit" | "exit2";
  readonly x: number;
  readonly y: number;
  /** A direction's name; null when the object leaves it open. */
  readonly direction: string | null;
}

/** Returns the exits of an object (`exitPosition`, `exit2Position`), in that order. */
export function objectExits(object: MultiCellObjectView): readonly ObjectExit[] {
  return (["exit", "exit2"] as const).flatMap((name) => {
    const position = pair(object.params[`${name}Position`]);
    if (position === null) return [];
    const direction = object.params[`${name}Direction`];
    return [{ name, x: position[0], y: position[1], direction: typeof direction === "string" ? direction : null }];
  });
}

/**
 * Returns where an exit's arrow is drawn and taken, and which way it points: at the exit, in its direction. Where it
 * has none, out of the object's cell beside it; null direction where the exit is on the object itself, or far from it.
 */
export function exitArrow(
  object: MultiCellObjectView,
  { x, y, direction }: ObjectExit,
): { readonly at: Position; readonly direction: string | null } {
  if (direction !== null) return { at: [x, y], direction };
  const steps = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] } as const;
  const isOwn = (cx: number, cy: number): boolean => coversCell(object, [cx, cy]);
  if (isOwn(x, y)) return { at: [x, y], direction: null };
  // The cell drawn last is the likelier end.
  for (const { position } of object.cells.toReversed()) {
    const [dx, dy] = [x - position[0], y - position[1]];
    const found = Object.entries(steps).find(([, step]) => step[0] === dx && step[1] === dy);
    if (found !== undefined) return { at: position, direction: found[0] };
  }
  return { at: [x, y], direction: null };
}

/**
 * Returns what an object will release next, as short texts; empty when it has no queue or has released everything. A
 * pipe with two ends keeps what is still in it by places, from the first end to the second.
 */
export function objectQueue(object: MultiCellObjectView): readonly string[] {
  const { queue, pipeSlots } = object.params;
  const text = (item: Json): string => (typeof item === "string" ? item : JSON.stringify(item));
  if (isJsonList(pipeSlots)) return pipeSlots.filter((item) => item !== null).map(text);
  if (!isJsonList(queue)) return [];
  const current = object.params["currentIndex"];
  const from = typeof current === "number" && current > 0 ? current : 0;
  return queue.slice(from).map(text);
}

function pair(value: Json | undefined): readonly [number, number] | null {
  if (!isJsonList(value)) return null;
  const [x, y] = value;
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}

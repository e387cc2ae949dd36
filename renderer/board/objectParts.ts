// Multi-cell objects seen cell by cell: which of their parts stands on a cell, where it joins on, where its exits are.
// Pure; knows nothing of canvases.
import type { BoardView, MultiCellObjectView } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";

/** One cell of an object. */
export interface ObjectPart {
  readonly object: MultiCellObjectView;
  readonly sprite: string | null;
  /** Steps to the cells before and after it in the object, where those are neighbours. */
  readonly joins: readonly (readonly [dx: number, dy: number])[];
}

/** The parts by cell index; parts off the board are left out. */
export function objectParts(view: BoardView): ReadonlyMap<number, readonly ObjectPart[]> {
  const parts = new Map<number, ObjectPart[]>();
  for (const object of view.state.multiCellObjects) {
    object.cells.forEach(({ position: [x, y], sprite }, index) => {
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) return;
      const joins = [object.cells[index - 1], object.cells[index + 1]].flatMap((next) => {
        if (next === undefined) return [];
        const [dx, dy] = [next.position[0] - x, next.position[1] - y];
        return Math.abs(dx) + Math.abs(dy) === 1 ? [[dx, dy] as const] : [];
      });
      const cell = y * view.width + x;
      parts.set(cell, [...(parts.get(cell) ?? []), { object, sprite, joins }]);
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

/** The exits of an object (`exitPosition`, `exit2Position`), in that order. */
export function objectExits(object: MultiCellObjectView): readonly ObjectExit[] {
  return (["exit", "exit2"] as const).flatMap((name) => {
    const position = pair(object.params[`${name}Position`]);
    if (position === null) return [];
    const direction = object.params[`${name}Direction`];
    return [{ name, x: position[0], y: position[1], direction: typeof direction === "string" ? direction : null }];
  });
}

/** What an object will release next, as short texts; empty when it has no queue or has released everything. */
export function objectQueue(object: MultiCellObjectView): readonly string[] {
  const queue = object.params["queue"];
  if (!Array.isArray(queue)) return [];
  const current = object.params["currentIndex"];
  const from = typeof current === "number" && current > 0 ? current : 0;
  return (queue as readonly Json[]).slice(from).map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
}

function pair(value: Json | undefined): readonly [number, number] | null {
  if (!Array.isArray(value)) return null;
  const [x, y] = value as readonly Json[];
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}

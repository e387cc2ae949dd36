// Which cells of a board must be drawn again: two boards compared, whatever numbers their entities have.
import type { BoardView } from "../../../shared/base/boardView";
import { type MultiCellObjectView, stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { memoByIdentity } from "../../../shared/base/memo";
import { entityKey } from "../../../shared/base/entityKey";

/** Remembers the board last drawn. */
export interface BoardChanges {
  /**
   * Returns the cells (y * width + x) in which `view` differs from the board of the call before; null when everything
   * must be drawn again (another size, other layers, most cells of a large board, the first call, or after `forget`).
   */
  next(view: BoardView): readonly number[] | null;
  forget(): void;
}

/** Smaller boards are drawn soon, so that it does not matter how much of them has changed. */
const LARGE_AREA = 4_096;

export function createBoardChanges(): BoardChanges {
  const numbers = new Map<string, number>();
  let last: BoardView | null = null;

  /** By the board's own numbers of entities, numbers that mean the same on every board. */
  const idsOf = memoByIdentity((entities: BoardView["entities"]): Int32Array =>
    Int32Array.from(entities, (entity) => {
      if (entity === null) return 0;
      const key = entityKey(entity);
      const known = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, known);
      return known;
    }),
  );

  return {
    next(view) {
      if (last === view) return [];
      const before = last;
      last = view;
      if (before === null || !isSameShape(before, view)) return null;
      const changed = changedSlots(before, idsOf(before.entities), view, idsOf(view.entities));
      for (const cell of changedObjectCells(before, view)) changed[cell] = 1;
      return isMost(changed) ? null : markedCells(changed);
    },
    forget() {
      last = null;
    },
  };
}

function isSameShape(one: BoardView, other: BoardView): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.layers.length === other.layers.length &&
    one.layers.every((layer, index) => layer === other.layers[index])
  );
}

/** Returns 1 for each cell in which the boards differ on some layer. */
function changedSlots(one: BoardView, idsOfOne: Int32Array, other: BoardView, idsOfOther: Int32Array): Uint8Array {
  const area = other.width * other.height;
  const changed = new Uint8Array(area);
  for (let start = 0; start < other.cells.length; start += area) {
    for (let cell = 0; cell < area; cell++) {
      const [before, now] = [one.cells[start + cell] ?? 0, other.cells[start + cell] ?? 0];
      if (idsOfOne[before] !== idsOfOther[now]) changed[cell] = 1;
    }
  }
  return changed;
}

/** Whether more than half of a large board has changed. */
function isMost(changed: Uint8Array): boolean {
  if (changed.length < LARGE_AREA) return false;
  let count = 0;
  for (const mark of changed) count += mark;
  return 2 * count > changed.length;
}

function changedObjectCells(before: BoardView, after: BoardView): readonly number[] {
  const [one, other] = [stateView(before).multiCellObjects, stateView(after).multiCellObjects];
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return [];
  const cellsOf = (object: MultiCellObjectView): readonly number[] =>
    object.cells
      .filter(({ position: [x, y] }) => x >= 0 && y >= 0 && x < after.width && y < after.height)
      .map(({ position: [x, y] }) => y * after.width + x);
  return [...one, ...other].flatMap(cellsOf);
}

/** Returns the cells and their orthogonal neighbours, each once: for what is drawn by comparing neighbours. */
export function withNeighbours(cells: readonly number[], width: number, height: number): readonly number[] {
  const all = new Uint8Array(width * height);
  for (const cell of cells) {
    const x = cell % width;
    all[cell] = 1;
    if (x > 0) all[cell - 1] = 1;
    if (x < width - 1) all[cell + 1] = 1;
    if (cell >= width) all[cell - width] = 1;
    if (cell < width * (height - 1)) all[cell + width] = 1;
  }
  return markedCells(all);
}

/** Returns the cells that are marked by 1: all of a board may have changed, so they are not gathered in a set. */
function markedCells(marks: Uint8Array): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < marks.length; cell++) if (marks[cell] === 1) cells.push(cell);
  return cells;
}

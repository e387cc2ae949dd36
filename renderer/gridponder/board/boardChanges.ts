// Which cells of a board must be drawn again: two boards compared, whatever numbers their entities have.
import type { BoardView } from "../../../shared/base/boardView";
import { type MultiCellObjectView, stateView } from "../../../shared/dialects/gridponder/text/board/stateView";
import { entityKey } from "../../../shared/base/entityKey";

/** Remembers the board last drawn. */
export interface BoardChanges {
  /**
   * Returns the cells (y * width + x) in which `view` differs from the board of the call before; null when everything
   * must be drawn again (another size, other layers, the first call, or after `forget`).
   */
  next(view: BoardView): readonly number[] | null;
  forget(): void;
}

interface Numbered {
  readonly view: BoardView;
  /** Null until the first use. */
  ids: Int32Array | null;
}

export function createBoardChanges(): BoardChanges {
  const numbers = new Map<string, number>();
  let last: Numbered | null = null;

  /** What stands in each slot, as numbers that mean the same on every board. */
  const idsOf = (numbered: Numbered): Int32Array => (numbered.ids ??= madeIds(numbered.view));
  const madeIds = (view: BoardView): Int32Array => {
    const idOfEntity = view.entities.map((entity) => {
      if (entity === null) return 0;
      const key = entityKey(entity);
      const known = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, known);
      return known;
    });
    const ids = new Int32Array(view.cells.length);
    for (let slot = 0; slot < ids.length; slot++) ids[slot] = idOfEntity[view.cells[slot] ?? 0] ?? 0;
    return ids;
  };
  /** Within one table numbers mean the same already: the boards of a play session share theirs. */
  const numbersOf = (one: Numbered, other: Numbered): readonly [ArrayLike<number>, ArrayLike<number>] =>
    one.view.entities === other.view.entities ? [one.view.cells, other.view.cells] : [idsOf(one), idsOf(other)];

  return {
    next(view) {
      if (last?.view === view) return [];
      const before = last;
      last = { view, ids: null };
      if (before === null || !isSameShape(before.view, view)) return null;
      const [old, now] = numbersOf(before, last);
      const area = view.width * view.height;
      const changed = new Uint8Array(area);
      for (let slot = 0; slot < now.length; slot++) if (now[slot] !== old[slot]) changed[slot % area] = 1;
      for (const cell of changedObjectCells(before.view, view)) changed[cell] = 1;
      return markedCells(changed);
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

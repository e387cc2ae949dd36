// Where the keys lead in a grid of cells, as the ARIA authoring practices describe it. Pure.
import { clamp } from "../../shared/base/clamp";

export interface GridPlace {
  /** From 0; -1: the head of the columns, where there is one. */
  readonly row: number;
  /** From 0; -1: the head of the rows, where there is one. */
  readonly column: number;
}

export interface GridBounds {
  readonly first: GridPlace;
  readonly last: GridPlace;
  /** Rows that PageUp and PageDown go over. */
  readonly page: number;
}

/** Returns the place that a key leads to; null for keys that mean nothing here, and at the grid's edge. */
export function gridMove({ row, column }: GridPlace, key: string, ctrl: boolean, bounds: GridBounds): GridPlace | null {
  const { first, last, page } = bounds;
  const to = (nextRow: number, nextColumn: number): GridPlace | null => {
    const next = {
      row: clamp(nextRow, first.row, last.row),
      column: clamp(nextColumn, first.column, last.column),
    };
    return next.row === row && next.column === column ? null : next;
  };
  switch (key) {
    case "ArrowUp":
      return to(row - 1, column);
    case "ArrowDown":
      return to(row + 1, column);
    case "ArrowLeft":
      return to(row, column - 1);
    case "ArrowRight":
      return to(row, column + 1);
    case "PageUp":
      return to(row - page, column);
    case "PageDown":
      return to(row + page, column);
    case "Home":
      return to(ctrl ? first.row : row, first.column);
    case "End":
      return to(ctrl ? last.row : row, last.column);
    default:
      return null;
  }
}

/** Returns the same in a list that is wrapped into `columns`: left and right continue in the previous and next row. */
export function wrappedMove(index: number, count: number, key: string, columns: number): number | null {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const next = key === "Home" ? 0 : key === "End" ? count - 1 : step === undefined ? -1 : index + step;
  return next < 0 || next >= count || next === index ? null : next;
}

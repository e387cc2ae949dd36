// Dense rows that an author has lined up in columns by padding after the commas, and how to keep them so.
import { defined } from "../../../../base/defined";
import type { TextSpan } from "../../../../text/edit";
import { isOneLineNode } from "../../../../text/jsonStyle";
import type { JsonNode } from "../../../../text/jsonTree";

/** Where each column starts, in UTF-16 units from the row's first cell. */
export type Columns = readonly number[];

/**
 * Returns the columns that most one-line rows share; null unless two rows do and at least one of them is padded for it.
 */
export function columnsOf(text: string, rows: readonly JsonNode[]): Columns | null {
  if (!rows.some(isPadded)) return null;
  const shared = new Map<string, { readonly starts: Columns; rows: number; padded: boolean }>();
  for (const row of rows) {
    const cells = row.children ?? [];
    if (cells.length < 2 || !isOneLineNode(text, row)) continue;
    const starts = cells.map((cell) => cell.offset - startOf(cells));
    const key = starts.join(" ");
    const known = shared.get(key) ?? { starts, rows: 0, padded: false };
    known.rows += 1;
    known.padded ||= isPadded(row);
    shared.set(key, known);
  }
  const best = [...shared.values()].reduce((one, other) => (other.rows > one.rows ? other : one), NO_COLUMNS);
  return best.rows >= 2 && best.padded ? best.starts : null;
}

/** Returns whether more than a space stands between two cells. */
function isPadded({ children: cells = [] }: JsonNode): boolean {
  return cells.some((_, x) => x + 1 < cells.length && spacingAfter(cells, x).length > 1);
}

const NO_COLUMNS = { starts: [] as Columns, rows: 0, padded: false };

/** Returns whether a row stands in the columns: each cell at its column, or as near after it as longer cells allow. */
export function isInColumns(text: string, row: JsonNode, columns: Columns): boolean {
  const cells = row.children ?? [];
  if (!isOneLineNode(text, row)) return false;
  return cells.every((cell, x) => {
    if (x + 1 >= cells.length) return true;
    const { offset, length } = spacingAfter(cells, x);
    const end = cell.offset + cell.length - startOf(cells);
    return text.slice(offset - 1, offset + length).trimEnd() === "," && length === spacesAfter(columns, x, end);
  });
}

/** Returns the white space between a cell's comma and the next cell, where the comma follows the cell at once. */
export function spacingAfter(cells: readonly JsonNode[], x: number): TextSpan {
  const [cell, next] = [defined(cells[x]), defined(cells[x + 1])];
  const offset = cell.offset + cell.length + 1;
  return { offset, length: next.offset - offset };
}

function startOf(cells: readonly JsonNode[]): number {
  return defined(cells[0]).offset;
}

/**
 * Returns how many spaces go after the comma of a cell that ends at `end`, so that the next one stands in its column.
 */
export function spacesAfter(columns: Columns, x: number, end: number): number {
  return Math.max(1, (columns[x + 1] ?? 0) - end - 1);
}

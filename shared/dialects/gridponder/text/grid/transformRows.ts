// The rows of a dense layer laid out on another grid: each cell keeps the text it was written with.
import type { Position } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import { inlineStyleOf, isOneLineNode, lineStyleOf } from "../../../../text/jsonStyle";
import type { JsonNode } from "../../../../text/jsonTree";
import { itemIndentation } from "../../../../text/sequenceEdit";
import { columnsOf } from "../layers/columns";
import type { GridSize } from "./transformGrid";

export interface RowsChange {
  /** The new size. */
  readonly size: GridSize;
  /** What stands in new cells; null: `null`. */
  readonly fill: string | null;
  /** The old cell that moves to a new place; may be off the old grid. */
  readonly source: (position: Position) => Position;
  /** A cell's text, perhaps changed inside. */
  readonly cellText: (cell: JsonNode) => string;
}

/** The layer's new text, and how many entities other than the fill are not on the new grid. */
export function turnedDenseText(
  text: string,
  layer: JsonNode,
  { size: [width, height], fill, source, cellText }: RowsChange,
): { readonly text: string; readonly lost: number } {
  const rows = layer.children ?? [];
  const empty = JSON.stringify(fill);
  // By row, which of its cells are on the new grid.
  const used = rows.map((row) => new Uint8Array(row.type === "array" ? (row.children?.length ?? 0) : 0));
  const cells = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_unused, x) => {
      const [fromX, fromY] = source([x, y]);
      const cell = rows[fromY]?.type === "array" ? rows[fromY].children?.[fromX] : undefined;
      if (cell === undefined) return empty;
      defined(used[fromY])[fromX] = 1;
      // A cell without content means the fill, at every place.
      return cellText(cell);
    }),
  );
  const lost = (row: JsonNode, y: number): number =>
    (row.type === "array" ? (row.children ?? []) : []).filter(
      (cell, x) => defined(used[y])[x] === 0 && cell.type !== "null" && cell.value !== fill,
    ).length;
  return { text: layerText(text, layer, cells), lost: rows.reduce((sum, row, y) => sum + lost(row, y), 0) };
}

/** Returns a row a line, in columns where the author had lined them up; all on one line where the layer was. */
function layerText(text: string, layer: JsonNode, cells: readonly (readonly string[])[]): string {
  const rows = layer.children ?? [];
  const style = inlineStyleOf(text, [layer, layer.parent?.parent]);
  const widths =
    columnsOf(text, rows) === null
      ? null
      : defined(cells[0]).map((_, x) => cells.reduce((widest, row) => Math.max(widest, defined(row[x]).length), 0));
  const printed = cells.map((row) => {
    const padded = row.map((cell, x) => {
      if (x + 1 === row.length) return cell;
      const comma = `${cell}${style.comma}`;
      return widths === null ? comma : comma.padEnd(defined(widths[x]) + style.comma.length);
    });
    return `[${style.bracket}${padded.join("")}${style.bracket}]`;
  });
  if (isOneLineNode(text, layer)) return `[${style.bracket}${printed.join(style.comma)}${style.bracket}]`;
  const lines = lineStyleOf(text, { root: rootOf(layer), errors: [] });
  const inner = lines.newline + itemIndentation(text, layer, lines);
  const last = rows.at(-1);
  const end = last === undefined ? "" : text.slice(last.offset + last.length, layer.offset + layer.length - 1);
  return `[${inner}${printed.join(`,${inner}`)}${end}]`;
}

function rootOf(node: JsonNode): JsonNode {
  return node.parent === undefined ? node : rootOf(node.parent);
}

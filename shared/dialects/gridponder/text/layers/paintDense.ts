// Painting on a layer written as rows: a cell's value is replaced alone. Rows that stand in aligned columns stay so;
// rows that are too short grow as far as the stroke needs.
import { groupedBy } from "../../../../base/groups";
import type { Entity } from "../../../../base/boardView";
import type { Json } from "../../../../base/json";
import type { Work } from "../../../../base/work";
import { cellValue, inlineText, textLike } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import type { JsonNode } from "../../../../text/jsonTree";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { type Columns, columnsOf, isInColumns, spacesAfter, spacingAfter } from "./columns";
import type { LayerPainting, PaintedCell } from "./stroke";

/** Returns the edits of a dense layer. */
export function* paintDense(painting: LayerPainting): Work<readonly TextEdit[]> {
  const rows = painting.node.children ?? [];
  const columns = columnsOf(painting.text, rows);
  yield;
  const hasParams = painting.changes.some(({ entity }) => entity !== null && Object.keys(entity.params).length > 0);
  const like = hasParams ? objectCell(painting.node) : undefined;
  const edits: TextEdit[] = [];
  const beyond = new Map<number, readonly PaintedCell[]>();
  for (const [y, changes] of groupedBy(painting.changes, (change) => change.y)) {
    const row = rows[y];
    if (row === undefined) beyond.set(y, changes);
    else if (row.type !== "array") {
      edits.push({ offset: row.offset, length: row.length, text: wholeRow(painting, changes) });
    } else {
      edits.push(
        ...paintCells(painting, row, changes, { columns, like }),
        ...lengthenRow(painting, row, changes, like),
      );
    }
    yield;
  }
  return beyond.size === 0 ? edits : [...edits, ...addRows(painting, beyond)];
}

/**
 * Returns what a dense cell says for a change; back to the fill is said by its name, since null may be read either way.
 */
function valueOfChange({ layer }: LayerPainting, change: PaintedCell | undefined): Json {
  return change === undefined || change.entity === null ? layer.fill : cellValue(change.entity);
}

/** How the author writes a layer: in which columns, and cells with params. */
interface Manner {
  readonly columns: Columns | null;
  readonly like: JsonNode | undefined;
}

function paintCells(
  painting: LayerPainting,
  row: JsonNode,
  changes: readonly PaintedCell[],
  { columns, like }: Manner,
): readonly TextEdit[] {
  const { text, layout } = painting;
  const cells = row.children ?? [];
  const texts = new Map<number, string>();
  // A large stroke puts the same into most of its cells.
  const printed = new Map<Entity | null, string>();
  const print = (change: PaintedCell, sample: JsonNode | undefined): string =>
    textLike(valueOfChange(painting, change), sample, text, layout);
  for (const change of changes) {
    const cell = cells[change.x];
    if (cell === undefined) continue;
    const known = cell.type === "object" ? print(change, cell) : (printed.get(change.entity) ?? print(change, like));
    if (cell.type !== "object") printed.set(change.entity, known);
    texts.set(change.x, known);
  }
  const edits: TextEdit[] = [];
  const aligned = columns !== null && isInColumns(text, row, columns) ? columns : null;
  let end = 0;
  for (const [x, cell] of cells.entries()) {
    const value = texts.get(x);
    if (value !== undefined) edits.push({ offset: cell.offset, length: cell.length, text: value });
    if (aligned === null || x + 1 >= cells.length) continue;
    end += value?.length ?? cell.length;
    const spacing = spacingAfter(cells, x);
    const spaces = spacesAfter(aligned, x, end);
    if (spaces !== spacing.length) edits.push({ ...spacing, text: " ".repeat(spaces) });
    end += 1 + spaces;
  }
  return edits;
}

/** Cells after the row's end: the fill up to the last painted one. */
function lengthenRow(
  painting: LayerPainting,
  row: JsonNode,
  changes: readonly PaintedCell[],
  like: JsonNode | undefined,
): readonly TextEdit[] {
  const { text, layout } = painting;
  const length = row.children?.length ?? 0;
  const last = changes.reduce((most, { x }) => Math.max(most, x), -1);
  if (last < length) return [];
  const values = rowValues(painting, changes, last + 1).slice(length);
  if (length === 0) return [{ offset: row.offset, length: row.length, text: inlineText(values, layout.inline) }];
  const texts = values.map((value) => textLike(value, like, text, layout));
  return sequenceEdits(text, row, { insert: new Map([[length, texts]]) }, layout);
}

/** Rows below the last one, down to the lowest painted. */
function addRows(painting: LayerPainting, beyond: ReadonlyMap<number, readonly PaintedCell[]>): readonly TextEdit[] {
  const length = painting.node.children?.length ?? 0;
  const last = [...beyond.keys()].reduce((most, y) => Math.max(most, y), length);
  const texts = Array.from({ length: last + 1 - length }, (_, index) =>
    wholeRow(painting, beyond.get(length + index) ?? []),
  );
  return sequenceEdits(painting.text, painting.node, { insert: new Map([[length, texts]]) }, painting.layout);
}

function wholeRow(painting: LayerPainting, changes: readonly PaintedCell[]): string {
  const { text, layout, node, width } = painting;
  const sample = node.children?.find((row) => row.type === "array");
  return textLike(rowValues(painting, changes, width), sample, text, layout);
}

function rowValues(painting: LayerPainting, changes: readonly PaintedCell[], length: number): readonly Json[] {
  const byColumn = new Map(changes.map((change) => [change.x, change]));
  return Array.from({ length }, (_, x) => valueOfChange(painting, byColumn.get(x)));
}

/** Returns a cell with params, to see how the author writes them: looked for once, among all cells of the layer. */
function objectCell(layer: JsonNode): JsonNode | undefined {
  for (const row of layer.children ?? []) {
    const cell = row.children?.find(({ type }) => type === "object");
    if (cell !== undefined) return cell;
  }
  return undefined;
}

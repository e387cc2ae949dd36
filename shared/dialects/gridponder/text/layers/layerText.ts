// A whole layer as text, in either form: a row or an entry a line.
import type { BoardView, Entity, Position } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import { cellValue, entryValue, inlineText } from "../../../../text/cellText";
import { type Layout, type InlineStyle } from "../../../../text/jsonStyle";
import type { LayerDeclaration, LayerForm } from "./layers";
import type { PaintedCell } from "./stroke";

/** The forms that a layer can be written in. */
export type WrittenForm = Extract<LayerForm, "dense" | "sparse">;

/** What a layer holds: its fill, but for the given cells (`entity` null: the fill). */
export interface LayerContent {
  readonly board: Pick<BoardView, "width" | "height">;
  readonly layer: LayerDeclaration;
  readonly changes: readonly PaintedCell[];
}

/** `indentation` is that of the line the text begins on; null: all on one line. */
export function layerText(
  form: WrittenForm,
  content: LayerContent,
  { inline, lines }: Layout,
  indentation: string | null,
): string {
  const rows = form === "sparse" ? sparseItems(content, inline) : denseRows(content, inline);
  const list = (outer: string | null): string => {
    if (rows.length === 0) return "[]";
    if (outer === null) return `[${inline.bracket}${rows.join(inline.comma)}${inline.bracket}]`;
    const inner = lines.newline + outer + lines.unit;
    return `[${inner}${rows.join(`,${inner}`)}${lines.newline}${outer}]`;
  };
  if (form === "dense") return list(indentation);
  const format = `"format"${inline.colon}"sparse"`;
  const entries = `"entries"${inline.colon}`;
  if (indentation === null) return `{${inline.brace}${format}${inline.comma}${entries}${list(null)}${inline.brace}}`;
  const inner = lines.newline + indentation + lines.unit;
  return `{${inner}${format},${inner}${entries}${list(indentation + lines.unit)}${lines.newline}${indentation}}`;
}

function sparseItems({ changes }: LayerContent, style: InlineStyle): readonly string[] {
  const print = entryPrinter(style);
  return changes
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .flatMap(({ x, y, entity }) => (entity === null ? [] : print([x, y], entity)));
}

/** Prints entries on one line. A large layer says the same in most of them, but for the position they begin with. */
function entryPrinter(style: InlineStyle): (position: Position, entity: Entity) => string {
  const rests = new Map<Entity, string>();
  const start = `{${style.brace}"position"${style.colon}`;
  const begin = ([x, y]: Position): string => `${start}[${style.bracket}${x}${style.comma}${y}${style.bracket}]`;
  const rest = (entity: Entity): string => inlineText(entryValue(ORIGIN, entity), style).slice(begin(ORIGIN).length);
  return (position, entity) => {
    const known = rests.get(entity) ?? rest(entity);
    rests.set(entity, known);
    return begin(position) + known;
  };
}

const ORIGIN: Position = [0, 0];

function denseRows({ board, layer, changes }: LayerContent, style: InlineStyle): readonly string[] {
  const { width, height } = board;
  const texts = new Map<Entity | null, string>();
  const print = (entity: Entity | null): string => {
    const text = texts.get(entity) ?? inlineText(entity === null ? layer.fill : cellValue(entity), style);
    texts.set(entity, text);
    return text;
  };
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => print(null)));
  for (const { x, y, entity } of changes) defined(rows[y])[x] = print(entity);
  return rows.map((row) => `[${style.bracket}${row.join(style.comma)}${style.bracket}]`);
}

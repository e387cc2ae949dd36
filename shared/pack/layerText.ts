// A whole layer as text, in either form: a row or an entry a line.
import type { BoardView } from "../base/boardView";
import type { Json } from "../base/json";
import { cellValue, entryValue, inlineText } from "../text/cellText";
import type { InlineStyle } from "../text/jsonStyle";
import type { Layout } from "../text/sequenceEdit";
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
  return [...changes]
    .sort((one, other) => one.y - other.y || one.x - other.x)
    .flatMap(({ x, y, entity }) => (entity === null ? [] : [inlineText(entryValue([x, y], entity), style)]));
}

function denseRows({ board, layer, changes }: LayerContent, style: InlineStyle): readonly string[] {
  const { width, height } = board;
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, (): Json => layer.fill));
  for (const { x, y, entity } of changes) rows[y]![x] = entity === null ? layer.fill : cellValue(entity);
  return rows.map((row) => inlineText(row, style));
}

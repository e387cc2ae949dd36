// Painting on a layer written as a list of entries: one line added, replaced or removed for each cell.
import { addTo } from "../../../../base/groups";
import { defined } from "../../../../base/defined";
import { partitionPoint } from "../../../../base/partitionPoint";
import { memberOf } from "../../../../text/jsonNode";
import { entryValue, expandedText, inlineText, textLike } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { isOneLineNode } from "../../../../text/jsonStyle";
import type { JsonNode } from "../../../../text/jsonTree";
import { itemIndentation, lineListEdits } from "../../../../text/sequenceEdit";
import { isSameEntity } from "../../../../base/entityKey";
import { entityOfCell, positionOf, sparseEntries } from "./layers";
import type { LayerPainting, PaintedCell } from "./stroke";

/**
 * Returns the edits of a sparse layer. New entries go to their row-major place if the list is in that order, else to
 * its end.
 */
export function paintSparse(painting: LayerPainting): readonly TextEdit[] {
  const { text, node, layout } = painting;
  const list = sparseEntries(node);
  if (list === undefined) return [];
  const entries = list.children ?? [];
  const cells = entries.map((entry) => cellOf(entry, painting.width));
  const standing = new Map<number, number[]>();
  for (const [index, entry] of entries.entries()) {
    const cell = cells[index] ?? null;
    if (cell === null || entityOfCell(entry, "position") === null) continue;
    addTo(standing, cell, index);
  }
  const remove = new Set<number>();
  const additions: PaintedCell[] = [];
  const replacements: TextEdit[] = [];
  for (const change of painting.changes) {
    const indices = standing.get(change.y * painting.width + change.x) ?? [];
    const last = indices.at(-1);
    if (change.entity === null) for (const index of indices) remove.add(index);
    else if (last === undefined) additions.push(change);
    else replacements.push(replacement(painting, defined(entries[last]), change));
  }
  const insert = placed(painting, list, cells, additions);
  return [...replacements, ...lineListEdits(text, list, { remove, insert }, layout)];
}

function cellOf(entry: JsonNode, width: number): number | null {
  const position = positionOf(entry.type === "object" ? memberOf(entry, "position") : undefined);
  if (position === null || position[0] < 0 || position[0] >= width || position[1] < 0) return null;
  return position[1] * width + position[0];
}

/** If only the kind differs, only the kind is edited. */
function replacement({ text, layout }: LayerPainting, entry: JsonNode, { x, y, entity }: PaintedCell): TextEdit {
  const kind = memberOf(entry, "kind");
  const old = entityOfCell(entry, "position");
  if (entity === null || kind === undefined || old === null) throw new Error("only an entry with a kind is replaced");
  if (isSameEntity({ kind: entity.kind, params: old.params }, entity)) {
    return { offset: kind.offset, length: kind.length, text: JSON.stringify(entity.kind) };
  }
  const value = textLike(entryValue([x, y], entity), entry, text, layout);
  return { offset: entry.offset, length: entry.length, text: value };
}

function placed(
  { text, layout, width }: LayerPainting,
  list: JsonNode,
  cells: readonly (number | null)[],
  additions: readonly PaintedCell[],
): ReadonlyMap<number, readonly string[]> {
  const entries = list.children ?? [];
  const standing = cells.flatMap((cell, index) => (cell === null ? [] : [{ cell, index }]));
  const ordered = standing.every(({ cell }, place) => place === 0 || cell > defined(standing[place - 1]).cell);
  const sorted = ordered ? [...additions].sort((one, other) => one.y - other.y || one.x - other.x) : additions;
  const sample = entries.find((entry) => entry.type === "object");
  const indentation = itemIndentation(text, list, layout.lines);
  const insert = new Map<number, string[]>();
  for (const { x, y, entity } of sorted) {
    if (entity === null) continue;
    const value = entryValue([x, y], entity);
    const printed =
      sample === undefined || isOneLineNode(text, sample)
        ? inlineText(value, layout.inline)
        : expandedText(value, layout, indentation);
    const place = ordered ? placeAfter(standing, y * width + x, entries.length) : entries.length;
    addTo(insert, place, printed);
  }
  return insert;
}

/** Returns the index of the first entry that comes after a cell, `end` when none does. */
function placeAfter(
  standing: readonly { readonly cell: number; readonly index: number }[],
  cell: number,
  end: number,
): number {
  return standing[partitionPoint(standing, (each) => each.cell <= cell)]?.index ?? end;
}

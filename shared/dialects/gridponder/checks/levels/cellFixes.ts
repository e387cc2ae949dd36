// Quick fixes for cells of a board: change a wrong name everywhere, move every entity to its layer.
import { counted } from "../../../../base/counted";
import { memberOf } from "../../../../text/jsonNode";
import { type Entity, entityAt } from "../../../../base/boardView";
import type { Json } from "../../../../base/json";
import type { Fix } from "../../../../findings/finding";
import { declaredLayers } from "../../text/layers/layers";
import type { IndexedLevel } from "../../text/names/packIndex";
import type { SourceFile } from "../../../../pack/packSource";
import { paintEdits } from "../../text/layers/paint";
import type { JsonNode } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";

/** A cell with a mistake: the node is a dense cell or a sparse entry. */
export interface MistakenCell {
  readonly x: number;
  readonly y: number;
  readonly node: JsonNode;
  readonly entity: Entity;
}

/** Changes the kind of all of the cells. */
export function renameCellsFix(file: SourceFile, places: readonly MistakenCell[], kind: string): Fix {
  const edits = places.flatMap(({ node }) => {
    const name = node.type === "object" ? memberOf(node, "kind") : node;
    return name === undefined ? [] : [{ offset: name.offset, length: name.length, text: JSON.stringify(kind) }];
  });
  const where = places.length === 1 ? "" : ` in ${counted(places.length, "cell")}`;
  return { title: `Change to "${kind}"${where}`, changes: [{ file: file.path, edits }] };
}

/** Removes the entry of a sparse layer. */
export function removeEntryFix(file: SourceFile, node: JsonNode): Fix {
  const list = node.parent;
  const index = list?.children?.indexOf(node) ?? -1;
  const edits =
    list === undefined || index < 0
      ? []
      : sequenceEdits(file.text, list, { remove: new Set([index]) }, layoutNear(file.text, file.tree, list));
  return { title: "Remove this entry", changes: [{ file: file.path, edits }] };
}

/** Writes a param of all of the cells as a value of another type; null where one of them has no such value. */
export function retypeCellsFix(
  file: SourceFile,
  places: readonly MistakenCell[],
  name: string,
  type: string,
): Fix | null {
  const edits = places.flatMap(({ node }) => {
    const value = memberOf(node, name);
    const text = value === undefined ? null : retyped(value.value as Json, type);
    return value === undefined || text === null ? [] : [{ offset: value.offset, length: value.length, text }];
  });
  if (edits.length !== places.length || edits.length === 0) return null;
  const where = places.length === 1 ? ` to ${edits[0]?.text ?? ""}` : ` in ${counted(places.length, "cell")}`;
  return { title: `Change "${name}"${where}`, changes: [{ file: file.path, edits }], safe: true };
}

/** Returns a value as a text of JSON of a type: a number out of its quotes, or into them. */
function retyped(value: Json, type: string): string | null {
  if (type === "string") return typeof value === "number" ? JSON.stringify(String(value)) : null;
  if (typeof value !== "string") return null;
  if (type === "boolean") return /^(?:true|false)$/.test(value) ? value : null;
  const isWhole = /^-?\d{1,15}$/.test(value);
  if (type === "integer" || type === "number") return isWhole ? String(Number(value)) : null;
  return null;
}

/** Moves all of the entities to another layer; null when one of the cells is occupied there. */
export function moveCellsFix(
  { file, board }: IndexedLevel,
  game: Json | undefined,
  from: string,
  to: string,
  places: readonly MistakenCell[],
): Fix | null {
  if (!board.ok || !board.value.layers.includes(to)) return null;
  const fill = declaredLayers(game).find(({ id }) => id === to)?.fill ?? null;
  const isTaken = places.some(({ x, y }) => {
    const kind = entityAt(board.value, to, x, y)?.kind;
    return kind !== undefined && kind !== fill;
  });
  if (isTaken) return null;
  const taken = paintEdits(
    file,
    game,
    from,
    places.map(({ x, y }) => ({ x, y, entity: null })),
  );
  const put = paintEdits(file, game, to, places);
  if (!taken.ok || !put.ok || taken.value.length === 0 || put.value.length === 0) return null;
  return { title: `Move to the layer "${to}"`, changes: [{ file: file.path, edits: [...taken.value, ...put.value] }] };
}

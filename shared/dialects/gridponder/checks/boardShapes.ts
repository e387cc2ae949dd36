// Checks that the rows of layers are as many and as long as the board's size says.
import { counted } from "../../../base/counted";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { type JsonNode, nodeAt, pointerOf } from "../../../text/jsonTree";
import { layoutNear } from "../../../text/memberEdit";
import { sequenceEdits } from "../../../text/sequenceEdit";
import { declaredLayers, declaredSize, layerForm, layerNode } from "../text/layers/layers";
import type { PackIndex } from "../text/names/packIndex";
import { found } from "./found";

/** A layer that is written as rows. */
interface Rows {
  readonly layer: string;
  readonly fill: string | null;
  readonly node: JsonNode;
  readonly rows: readonly JsonNode[];
}

type Size = readonly [width: number, height: number];

/** Returns findings about rows that are too many, too few, too long or too short. */
export function boardShapeFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap(({ file }): readonly Finding[] => {
    const size = declaredSize(file.tree);
    if (size === null) return [];
    if (hasSwappedSize(index, file)) return [swappedFinding(file, size)];
    return rowsOfLayers(index, file).flatMap((rows) => shapeFindings(file, size, rows));
  });
}

/** Returns whether a level's layers are as wide as its board is high and as high as it is wide. */
export function hasSwappedSize(index: PackIndex, file: SourceFile): boolean {
  const size = declaredSize(file.tree);
  if (size === null || size[0] === size[1]) return false;
  const [width, height] = size;
  const layers = rowsOfLayers(index, file);
  const isOf = (lines: number, cells: number): boolean =>
    layers.some(({ rows }) => rows.length === lines && rows.every((row) => row.children?.length === cells));
  return isOf(width, height) && !isOf(height, width);
}

/** Returns the layers with rows. An empty list is an empty layer. */
function rowsOfLayers({ pack }: PackIndex, { tree }: SourceFile): readonly Rows[] {
  return declaredLayers(pack.game?.value).flatMap(({ id, fill }): readonly Rows[] => {
    const node = layerNode(tree, id);
    const rows = node?.children ?? [];
    if (node === undefined || layerForm(node) !== "dense" || rows.length === 0) return [];
    return [{ layer: id, fill, node, rows }];
  });
}

function shapeFindings(file: SourceFile, [width, height]: Size, { layer, fill, node, rows }: Rows): readonly Finding[] {
  if (rows.length !== height) {
    const message = `The layer "${layer}" has ${counted(rows.length, "row")}; the board is ${height} high.`;
    const extra = rows[height];
    return [found("layer-shape", file, pointerOf(extra ?? node), message, extra === undefined ? { onKey: true } : {})];
  }
  const bad = rows.filter((row) => row.type === "array" && (row.children?.length ?? 0) !== width);
  const [first] = bad;
  if (first === undefined) return [];
  const more = bad.length === 1 ? "" : ` (and so ${counted(bad.length - 1, "other row")})`;
  const message = `This row has ${counted(first.children?.length ?? 0, "cell")}; the board is ${width} wide${more}.`;
  return [found("layer-shape", file, pointerOf(first), message, { fixes: fillFixes(file, bad, width, fill) })];
}

/** Returns the finding about a board whose rows are as many as it is wide, and as long as it is high. */
function swappedFinding({ tree, path }: SourceFile, [width, height]: Size): Finding {
  const at = "/board/size";
  const message = `The rows make a board of ${height} × ${width}, not of ${width} × ${height}: the width comes first.`;
  const node = nodeAt(tree, at);
  const edits = node === undefined ? [] : [{ offset: node.offset, length: node.length, text: `[${height}, ${width}]` }];
  const fixes: readonly Fix[] = [{ title: `Change to [${height}, ${width}]`, changes: [{ file: path, edits }] }];
  return found("layer-shape", path, at, message, { fixes });
}

/** Returns the fix that fills short rows with what players put there. */
function fillFixes(file: SourceFile, rows: readonly JsonNode[], width: number, fill: string | null): readonly Fix[] {
  const { text, tree, path } = file;
  const edits = rows.flatMap((row) => {
    const count = row.children?.length ?? 0;
    const missing = Array.from({ length: Math.max(0, width - count) }, () => JSON.stringify(fill));
    if (missing.length === 0) return [];
    return sequenceEdits(text, row, { insert: new Map([[count, missing]]) }, layoutNear(text, tree, row));
  });
  if (edits.length === 0 || tree.errors.length > 0) return [];
  return [{ title: `Fill short rows with ${JSON.stringify(fill)}`, changes: [{ file: path, edits }], safe: true }];
}

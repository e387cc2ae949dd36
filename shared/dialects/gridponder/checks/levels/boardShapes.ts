// Checks that the rows of layers are as many and as long as the board's size says.
import { counted } from "../../../../base/counted";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { type JsonNode, nodeAt, pointerOf } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { declaredLayers, declaredSize, layerForm, layerNode } from "../../text/layers/layers";
import type { PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

/** A layer that is written as rows. */
interface Rows {
  readonly layer: string;
  readonly fill: string | null;
  readonly node: JsonNode;
  readonly rows: readonly JsonNode[];
}

const SIZE = "/board/size";

type Size = readonly [width: number, height: number];

/** Returns findings about rows that are too many, too few, too long or too short. */
export function boardShapeFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap(({ file, board }): readonly Finding[] => {
    const size = declaredSize(file.tree);
    // A board that is too large is reported with the size that its rows make.
    if (size === null || (!board.ok && board.refusal.reason === "too-large")) return [];
    const made = sizeOfRows(index, file);
    if (made !== null) return [sizeFinding(file, size, made)];
    return rowsOfLayers(index, file).flatMap((rows) => shapeFindings(file, size, rows));
  });
}

/**
 * Returns the size that a level's rows make where it is not the board's: one on which several layers agree, the board's
 * with width and height swapped, or that of the only layer with rows where all of them have another width. Null where the
 * rows are to be mended, not the size.
 */
export function sizeOfRows(index: PackIndex, file: SourceFile): Size | null {
  const size = declaredSize(file.tree);
  if (size === null) return null;
  const made = rowsOfLayers(index, file).map(sizeOf);
  if (made.some((each) => isSame(each, size))) return null;
  const [width, height] = size;
  if (made.some((each) => isSame(each, [height, width]))) return [height, width];
  const [first = null, ...others] = made;
  if (first === null || !others.every((each) => isSame(each, first))) return null;
  return others.length > 0 || (first[0] !== width && first[1] > 1) ? first : null;
}

/** Returns the size of rows that are all as long; else null. */
function sizeOf({ rows }: Rows): Size | null {
  const width = rows[0]?.children?.length ?? 0;
  return rows.every((row) => row.children?.length === width) ? [width, rows.length] : null;
}

function isSame(one: Size | null, other: Size | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
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

function shapeFindings(file: SourceFile, [width, height]: Size, of: Rows): readonly Finding[] {
  const { layer, fill, node, rows } = of;
  const made = sizeOf(of);
  const sizeFixes = made === null ? [] : [sizeFix(file, made, "Change the board's size to")];
  if (rows.length !== height) {
    const message = `The layer "${layer}" has ${counted(rows.length, "row")}; the board is ${height} high.`;
    const extra = rows[height];
    return [
      found("layer-shape", file, pointerOf(extra ?? node), message, { onKey: extra === undefined, fixes: sizeFixes }),
    ];
  }
  const bad = rows.filter((row) => row.type === "array" && (row.children?.length ?? 0) !== width);
  const [first] = bad;
  if (first === undefined) return [];
  const more = bad.length === 1 ? "" : ` (and so ${counted(bad.length - 1, "other row")})`;
  const message = `This row has ${counted(first.children?.length ?? 0, "cell")}; the board is ${width} wide${more}.`;
  const fixes = [...fillFixes(file, bad, width, fill), ...sizeFixes];
  return [found("layer-shape", file, pointerOf(first), message, { fixes })];
}

/** Returns the finding about a board whose rows make another size, with the fix that writes it. */
function sizeFinding(file: SourceFile, [width, height]: Size, made: Size): Finding {
  const why = made[0] === height && made[1] === width ? ": the width comes first" : "";
  const message = `The rows make a board of ${made[0]} × ${made[1]}, not of ${width} × ${height}${why}.`;
  return found("layer-shape", file, SIZE, message, { fixes: [sizeFix(file, made, "Change to")] });
}

/** Returns the fix that writes the size that the rows of a level make; none where they make none, or that of the board. */
export function sizeOfRowsFixes(index: PackIndex, file: SourceFile): readonly Fix[] {
  const made = sizeOfRows(index, file);
  return made === null ? [] : [sizeFix(file, made, "Change to")];
}

/** Returns the fix that writes another size; its title is `change` with the size. */
function sizeFix({ tree, path }: SourceFile, size: Size, change: string): Fix {
  const node = nodeAt(tree, SIZE);
  const text = JSON.stringify(size).replace(",", ", ");
  const edits = node === undefined ? [] : [{ offset: node.offset, length: node.length, text }];
  return { title: `${change} ${text}`, changes: [{ file: path, edits }] };
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

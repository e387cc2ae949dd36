// Turns a painter's stroke into text edits on a level. Knows both layer forms and the author's layout;
// knows nothing of pointers, undo or files.
import { type BoardView, entityIn } from "../../../../base/boardView";
import { defined } from "../../../../base/defined";
import type { Json } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { type Work, finish } from "../../../../base/work";
import type { TextEdit } from "../../../../text/edit";
import { nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { isSameEntity } from "../../../../base/entityKey";
import { boardLayers, boardOfLevel } from "../board/board";
import { type LayerDeclaration, type LayerForm, layerForm, layerNode, layersObject, sparseEntries } from "./layers";
import { type NewLayer, newLayerEdits } from "./newLayer";
import type { LayerPainting, LevelText, PaintedCell } from "./stroke";
import { paintDense } from "./paintDense";
import { paintSparse } from "./paintSparse";

export interface PaintRefusal {
  readonly reason: "broken-text" | "no-board" | "unknown-layer" | "unreadable-layer";
  /** A sentence for the painter's status line. */
  readonly message: string;
}

/**
 * Returns the edits of one level's text after which its board has the painted entities on a layer, and is otherwise the
 * same. Cells off the board are left out; of a cell painted twice the last entity counts; what is there already gives
 * no edit. A dense cell is replaced alone; a sparse entry is added, replaced or removed with its line. A layer that the
 * level lacks is made, sparse if any of its layers is. Nothing is edited while the text does not parse.
 */
export function paintEdits(
  level: LevelText,
  game: Json | undefined,
  layer: string,
  stroke: readonly PaintedCell[],
): Result<readonly TextEdit[], PaintRefusal> {
  return paintLayersEdits(level, game, new Map([[layer, stroke]]));
}

/** As `paintEdits`, on several layers at once: their strokes by layer id. Refused as a whole if one of them is. */
export function paintLayersEdits(
  level: LevelText,
  game: Json | undefined,
  strokes: ReadonlyMap<string, readonly PaintedCell[]>,
): Result<readonly TextEdit[], PaintRefusal> {
  return finish(paintLayers(level, game, strokes));
}

/** Does the same in slices. */
export function* paintLayers(
  level: LevelText,
  game: Json | undefined,
  strokes: ReadonlyMap<string, readonly PaintedCell[]>,
): Work<Result<readonly TextEdit[], PaintRefusal>> {
  const { text, tree } = level;
  const declared = boardLayers(tree, game);
  for (const layer of strokes.keys()) {
    const refusal = paintRefusal(
      level,
      layer,
      declared.find(({ id }) => id === layer),
    );
    if (refusal !== null) return refused(refusal);
  }
  const board = boardOfLevel(tree, game);
  if (!board.ok) return refused({ reason: "no-board", message: board.refusal.message });
  const edits: TextEdit[] = [];
  const news: NewLayer[] = [];
  for (const layer of declared) {
    const changes = changedCells(board.value, layer, strokes.get(layer.id) ?? []);
    yield;
    if (changes.length === 0) continue;
    const node = layerNode(tree, layer.id);
    const form = layerForm(node);
    if (node === undefined || form === "absent") {
      news.push({ layer, nullNode: node, changes });
      continue;
    }
    const layout = layoutNear(text, tree, node, layersObject(tree));
    const painting = { text, node, layer, width: board.value.width, layout, changes };
    // One by one: they may be more than a call can have arguments.
    for (const edit of yield* paintLayer(form, painting)) edits.push(edit);
  }
  for (const edit of newLayerEdits(level, board.value, news)) edits.push(edit);
  yield "rest";
  const ordered = inTextOrder(edits);
  yield "rest";
  return done(ordered);
}

/** Paints on a layer that the text has, in its form. */
export function* paintLayer(form: LayerForm, painting: LayerPainting): Work<readonly TextEdit[]> {
  return form === "dense" ? yield* paintDense(painting) : paintSparse(painting);
}

/** Returns why a layer of a level cannot be edited; null when it can. */
export function paintRefusal(
  { tree }: LevelText,
  layer: string,
  declaration: LayerDeclaration | undefined,
): PaintRefusal | null {
  if (tree.errors.length > 0 || tree.root?.type !== "object") {
    return { reason: "broken-text", message: "The level's text has a syntax error. Fix it first, then paint." };
  }
  if (declaration === undefined) {
    return { reason: "unknown-layer", message: `game.json declares no layer "${layer}".` };
  }
  const node = layerNode(tree, layer);
  const layers = nodeAt(tree, "/board/layers");
  const isUnreadable =
    layerForm(node) === "unreadable" ||
    (layerForm(node) === "sparse" && sparseEntries(node) === undefined) ||
    (layers !== undefined && layers.type !== "object");
  if (!isUnreadable) return null;
  const message = `Layer "${layer}" is neither a list of rows nor {"format": "sparse", "entries": [...]}.`;
  return { reason: "unreadable-layer", message };
}

/** By offset; what is put in before an item comes before that item's own edit. */
export function inTextOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  const compare = (one: TextEdit, other: TextEdit): number => one.offset - other.offset || one.length - other.length;
  const isInOrder = edits.every((edit, index) => index === 0 || compare(defined(edits[index - 1]), edit) <= 0);
  return isInOrder ? edits : edits.toSorted(compare);
}

/**
 * Returns the last paint of each cell on the board, where it changes something; an erased `exactly_one` cell gets its
 * fill.
 */
export function changedCells(
  board: BoardView,
  layer: LayerDeclaration,
  stroke: readonly PaintedCell[],
): readonly PaintedCell[] {
  const { width, height } = board;
  const fill = layer.fill === null ? null : { kind: layer.fill, params: {} };
  const base = board.layers.indexOf(layer.id) * width * height;
  // By cell, one more than its place among the last paints: a stroke may be all of a large board.
  const places = new Uint32Array(width * height);
  const last: PaintedCell[] = [];
  for (const painted of stroke) {
    const { x, y } = painted;
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const place = places[y * width + x] ?? 0;
    if (place > 0) last[place - 1] = painted;
    else places[y * width + x] = last.push(painted);
  }
  const changed: PaintedCell[] = [];
  for (const { x, y, entity: painted } of last) {
    const entity = painted ?? fill;
    const standing = base < 0 ? null : entityIn(board, base + y * width + x);
    if (!isSameEntity(standing, entity)) changed.push({ x, y, entity: isSameEntity(entity, fill) ? null : entity });
  }
  return changed;
}

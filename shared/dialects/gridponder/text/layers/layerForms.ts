// Rewrites a layer of a level in the other form, the board unchanged.
import { entityAt } from "../../../../base/boardView";
import type { Json } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import type { TextEdit } from "../../../../text/edit";
import { indentationAt, isOneLineNode } from "../../../../text/jsonStyle";
import { layoutNear } from "../../../../text/memberEdit";
import { boardLayers, boardOfLevel } from "../board/board";
import { type WrittenForm, layerText } from "./layerText";
import { declaredSize, layerForm, layerNode, layersObject } from "./layers";
import { type PaintRefusal, paintRefusal } from "./paint";
import type { LevelText, PaintedCell } from "./stroke";

/** Returns whether a layer is there, in the other form, and on a board whose size is known. */
export function canWriteLayer(level: LevelText, game: Json | undefined, layer: string, form: WrittenForm): boolean {
  const declaration = boardLayers(level.tree, game).find(({ id }) => id === layer);
  const written = layerForm(layerNode(level.tree, layer));
  return (
    paintRefusal(level, layer, declaration) === null &&
    declaration !== undefined &&
    written !== "absent" &&
    written !== form &&
    declaredSize(level.tree) !== null
  );
}

/**
 * Returns the edit after which a layer is written in the given form: a row or an entry a line. Entries off the board
 * are lost. No edit where the layer is in that form already, or is not in the level.
 */
export function layerFormEdits(
  level: LevelText,
  game: Json | undefined,
  layer: string,
  form: WrittenForm,
): Result<readonly TextEdit[], PaintRefusal> {
  const { text, tree } = level;
  const declaration = boardLayers(tree, game).find(({ id }) => id === layer);
  const refusal = paintRefusal(level, layer, declaration);
  if (refusal !== null) return refused(refusal);
  const board = boardOfLevel(tree, game);
  if (!board.ok) return refused({ reason: "no-board", message: board.refusal.message });
  const node = layerNode(tree, layer);
  const layers = layersObject(tree);
  const written = layerForm(node);
  if (declaration === undefined || node === undefined || written === "absent" || written === form) return done([]);
  const { width, height } = board.value;
  const changes: PaintedCell[] = [];
  for (let cell = 0; cell < width * height; cell += 1) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const entity = entityAt(board.value, layer, x, y);
    const isFill = entity?.kind === declaration.fill && Object.keys(entity?.params ?? {}).length === 0;
    if (entity !== null && !isFill) changes.push({ x, y, entity });
  }
  const oneLine = layers !== undefined && isOneLineNode(text, layers);
  const content = { board: board.value, layer: declaration, changes };
  const indentation = oneLine ? null : indentationAt(text, node.offset);
  const value = layerText(form, content, layoutNear(text, tree, node, layers), indentation);
  return done([{ offset: node.offset, length: node.length, text: value }]);
}

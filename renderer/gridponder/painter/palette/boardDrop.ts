// Kinds of the palette and images of the pack dropped on the board that is painted: the kind, or the one that is drawn
// with the image, is put into the cell and stays chosen.
import type { Entity, Position } from "../../../../shared/base/boardView";
import { type Result, done, refused } from "../../../../shared/base/result";
import { entityDrop } from "../../../board/entityDrag";
import { IMAGE_TYPE } from "../../../session/pack/imageDrag";
import { chooseEntity } from "../chooseEntity";
import { levelNow } from "../levelNow";
import { usePaintStore } from "../paintStore";
import { type PaintTarget, paintTargetNow } from "../paintTarget";
import { cellAtPoint, paintedBoard } from "../paintedBoard";
import { perform, say } from "../painting";
import { paintCells, paintableLayer } from "../tools/paintCells";
import { firstVariant } from "./kindParams";

/** The handlers of the board. The window takes the drop of an image (`assignImage`). */
export function boardDrop(target: PaintTarget, isActive: boolean) {
  return entityDrop({
    otherTypes: [IMAGE_TYPE],
    placeAt: (x, y) => (isActive ? cellAtPoint(x, y, target.view) : null),
    hover: (cell) => usePaintStore.setState({ hit: cell === null ? null : { kind: "cell", cell, isOnMark: false } }),
    put(entity, cell) {
      const painted = target.looks.kinds.has(entity.kind)
        ? put(target, entity, cell)
        : refused(`The pack has no kind "${entity.kind}".`);
      if (!painted.ok) say(painted.refusal);
      paintedBoard()?.focus();
    },
  });
}

/** Paints the kind that is drawn with an image at a point of the window; null where no board is painted there. */
export function dropImageOnBoard(path: string, x: number, y: number): Result<string, string> | null {
  const shown = paintTargetNow();
  if (shown.state !== "ready") return null;
  const { paintTarget } = shown;
  const cell = cellAtPoint(x, y, paintTarget.view);
  if (cell === null) return null;
  const look = [...paintTarget.looks.kinds.values()].find(({ sprite, layer }) => sprite === path && layer !== null);
  if (look === undefined) return refused(`No kind is drawn with ${path}. Drop the image on a kind, or make one of it.`);
  return put(paintTarget, firstVariant(paintTarget.looks, look.kind), cell);
}

function put(target: PaintTarget, entity: Entity, cell: Position): Result<string, string> {
  chooseEntity(entity, target.looks.kinds.get(entity.kind)?.layer ?? null);
  const level = levelNow(target);
  const layer = paintableLayer(level);
  if (!layer.ok) return layer;
  const change = paintCells(level, layer.value, [cell], entity, cell);
  perform(target, change);
  return change.edits === undefined ? refused(change.notice ?? "") : done(change.notice ?? "");
}

// Kinds of the palette and images of the pack dropped on the board that is painted: the kind, or the one that is drawn
// with the image, is put into the cell and stays chosen.
import type { DragEvent } from "react";
import type { Entity, Position } from "../../../../shared/base/boardView";
import { objectIn, objectOf } from "../../../../shared/base/json";
import { type Result, done, refused } from "../../../../shared/base/result";
import { IMAGE_TYPE } from "../../../session/pack/packStore";
import { chooseEntity } from "../chooseEntity";
import { levelNow } from "../levelNow";
import { usePaintStore } from "../paintStore";
import { type PaintTarget, paintTargetNow } from "../paintTarget";
import { cellAtPoint, paintedBoard } from "../paintedBoard";
import { perform, say } from "../painting";
import { paintCells, paintableLayer } from "../tools/paintCells";
import { firstVariant } from "./kindParams";

/** What is dragged when a kind of the palette is: the entity that it paints, as JSON. */
const ENTITY_TYPE = "application/x-gridwright-entity";

/** Lets a kind of the palette be dragged. */
export function dragEntity({ dataTransfer }: DragEvent, entity: Entity): void {
  dataTransfer.setData(ENTITY_TYPE, JSON.stringify(entity));
  dataTransfer.effectAllowed = "copy";
}

/** The handlers of the board. The window takes the drop of an image (`assignImage`). */
export function boardDrop(target: PaintTarget, isActive: boolean) {
  const isTaken = ({ dataTransfer: { types } }: DragEvent): boolean =>
    isActive && (types.includes(ENTITY_TYPE) || types.includes(IMAGE_TYPE));
  const hover = (cell: Position | null): void =>
    usePaintStore.setState({ hit: cell === null ? null : { kind: "cell", cell, isOnMark: false } });
  return {
    onDragOver(event: DragEvent<HTMLElement>): void {
      const cell = isTaken(event) ? cellAtPoint(event.clientX, event.clientY, target.view) : null;
      hover(cell);
      if (cell !== null) event.preventDefault();
    },
    onDragLeave: () => hover(null),
    onDrop(event: DragEvent<HTMLElement>): void {
      hover(null);
      const dragged = event.dataTransfer.getData(ENTITY_TYPE);
      const cell = cellAtPoint(event.clientX, event.clientY, target.view);
      if (!isActive || dragged === "" || cell === null) return;
      event.preventDefault();
      event.stopPropagation();
      const entity = draggedEntity(dragged);
      const painted = target.looks.kinds.has(entity.kind)
        ? put(target, entity, cell)
        : refused(`The pack has no kind "${entity.kind}".`);
      if (!painted.ok) say(painted.refusal);
      paintedBoard()?.focus();
    },
  };
}

/** Another window, with another pack, or another program may be where it comes from. */
function draggedEntity(text: string): Entity {
  const { kind, params } = objectIn(text);
  return { kind: typeof kind === "string" ? kind : "", params: objectOf(params) };
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

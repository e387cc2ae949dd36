// Entities of the palette dropped on the board that is painted, or into a zone: each is put there and stays chosen.
import type { Entity, Position } from "../../../shared/base/boardView";
import { type Brush, brushKey } from "../../../shared/dialects/gdl/text/paint/brush";
import { paletteOf } from "../../../shared/dialects/gdl/text/paint/palette";
import type { PackSource } from "../../../shared/pack/packSource";
import { pointOnBoard } from "../../board/pointOnBoard";
import { type TableLayout, spotAt } from "../table/layout";
import { chooseBrush, useTablePaint } from "./paintStore";
import type { TableTarget } from "./painting";
import { stroke } from "./tableTools";
import { changeZone } from "./zonePainting";

/** Returns a brush as what is dragged. */
export function draggedBrush({ schema, attributes }: Brush): Entity {
  return { kind: schema, params: attributes };
}

/** Returns the element of the board that an element shows. */
export function boardIn(shown: HTMLElement): HTMLElement | null {
  return shown.querySelector<HTMLElement>(".gw-board");
}

/** Returns the place at a point of the window of the board that an element shows; null off its places. */
export function placeAtPoint(shown: HTMLElement, layout: TableLayout, x: number, y: number): Position | null {
  const board = boardIn(shown);
  const isOn = board?.contains(document.elementFromPoint(x, y)) === true;
  const point = isOn ? pointOnBoard(board, x, y) : null;
  return point === null ? null : (layout.spots[spotAt(layout, point)]?.position ?? null);
}

/** Chooses what was dragged and puts it on a place; says so where the pack's palette does not have it. */
export function dropBrush(pack: PackSource, target: TableTarget, dragged: Entity, place: Position): void {
  if (chooseDragged(pack, dragged) !== null) stroke(target, place, "paint", true);
}

/** Chooses what was dragged and puts it on top of a zone, as one step of undo. */
export function dropInZone(pack: PackSource, target: TableTarget, dragged: Entity, zone: string): void {
  const brush = chooseDragged(pack, dragged);
  if (brush !== null) changeZone(target, zone, { kind: "add", brush });
}

function chooseDragged(pack: PackSource, { kind, params }: Entity): Brush | null {
  const brush: Brush = { schema: kind, attributes: params };
  const isKnown = paletteOf(pack).some(({ brushes }) => brushes.some((each) => brushKey(each) === brushKey(brush)));
  if (isKnown) chooseBrush(brush);
  else useTablePaint.setState({ notice: "This game has no such entity." });
  return isKnown ? brush : null;
}

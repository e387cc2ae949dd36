// Changes entities where they stand: their params, or away with them; many of them as one step of undo.
import { type Position, entityAt } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import { paintEdits } from "../../../../shared/dialects/gridponder/text/layers/paint";
import type { PaintedCell } from "../../../../shared/dialects/gridponder/text/layers/stroke";
import type { JsonPath } from "../../../../shared/text/memberEdit";
import type { BoardPointer } from "../../../board/boardPointer";
import { setPlace } from "../../../forms/formEdits";
import { changeObjectParam } from "../tools/objectDrawing";
import { usePaintStore } from "../paintStore";
import type { Picking } from "../tools/underWay";
import { type PaintTarget, make, putEntity, say, withParam } from "../painting";

const store = usePaintStore;

/** Changes one param of the entities at these cells of a layer; undefined takes the param away. */
export function changeParam(
  paintTarget: PaintTarget,
  layer: string,
  cells: readonly Position[],
  name: string,
  value: Json | undefined,
): void {
  if (!mayChange(layer)) return;
  const { document, game, view } = paintTarget;
  const stroke = cells.flatMap(([x, y]): readonly PaintedCell[] => {
    const entity = entityAt(view, layer, x, y);
    return entity === null ? [] : [{ x, y, entity: withParam(entity, name, value) }];
  });
  make(document, paintEdits({ text: document.text(), tree: document.tree() }, game, layer, stroke));
}

/** Takes the entities at these cells of a layer away; an `exactly_one` layer gets its default there. */
export function removeEntities(paintTarget: PaintTarget, layer: string, cells: readonly Position[]): void {
  if (mayChange(layer)) putEntity(paintTarget, layer, cells, null);
}

function mayChange(layer: string): boolean {
  const isLocked = store.getState().lockedLayers.has(layer);
  if (isLocked) say(`Layer "${layer}" is locked.`);
  return !isLocked;
}

/** Lets the next click on the board say the position that a param of these entities has. */
export function pickPosition(layer: string, cells: readonly Position[], name: string): void {
  pick({ of: "entities", layer, cells, name });
}

/** The same for a param of a multi-cell object. */
export function pickObjectPosition(index: number, name: string): void {
  pick({ of: "object", index, name });
}

/** The same for a position anywhere in the level's text. */
export function pickPlace(steps: JsonPath): void {
  pick({ of: "place", steps, name: String(steps.at(-1)) });
}

function pick(picking: Picking): void {
  store.setState({ picking });
  const { name } = picking;
  say(`Click the cell that "${name}" is to be; Escape cancels.`);
}

/** Takes a press on the board as the position that is being picked; gives whether one was. */
export function pickedByPointer(paintTarget: PaintTarget, event: BoardPointer): boolean {
  const { picking } = store.getState();
  if (picking === null || event.phase !== "down") return false;
  store.setState({ picking: null, notice: "" });
  if (event.button !== 0 || !event.isOnBoard) return true;
  if (picking.of === "place") {
    const set = setPlace(paintTarget.document, picking.steps, event.cell);
    if (!set.ok) say(set.refusal);
  } else if (picking.of === "object") changeObjectParam(paintTarget, picking.index, picking.name, event.cell);
  else changeParam(paintTarget, picking.layer, picking.cells, picking.name, event.cell);
  return true;
}

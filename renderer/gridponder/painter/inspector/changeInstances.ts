// Entities changed where they stand: their params, or taken away; many of them as one step of undo. Pure.
import { type Position, entityAt } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import { paintEdits } from "../../../../shared/dialects/gridponder/text/layers/paint";
import type { PaintedCell } from "../../../../shared/dialects/gridponder/text/layers/stroke";
import { withParam } from "../palette/kindParams";
import { paintCells, textOf } from "../tools/paintCells";
import type { Change, Level } from "../tools/tool";

/** Changes one param of the entities at these cells of a layer; undefined takes the param away. */
export function changeParam(
  level: Level,
  layer: string,
  cells: readonly Position[],
  name: string,
  value: Json | undefined,
): Change {
  const { board, game, choices } = level;
  if (choices.lockedLayers.has(layer)) return locked(layer);
  const stroke = cells.flatMap(([x, y]): readonly PaintedCell[] => {
    const entity = entityAt(board, layer, x, y);
    return entity === null ? [] : [{ x, y, entity: withParam(entity, name, value) }];
  });
  const edits = paintEdits(textOf(level), game, layer, stroke);
  return edits.ok ? { gesture: null, edits: edits.value } : { gesture: null, notice: edits.refusal.message };
}

/** Takes the entities at these cells of a layer away; an `exactly_one` layer gets its default there. */
export function removeEntities(level: Level, layer: string, cells: readonly Position[]): Change {
  return level.choices.lockedLayers.has(layer) ? locked(layer) : paintCells(level, layer, cells, null);
}

function locked(layer: string): Change {
  return { gesture: null, notice: `Layer "${layer}" is locked.` };
}

// Which cells of a level's first board changed. Pure.
import { type BoardView, type Entity, type Position, entityAt, isOnBoard } from "../../base/boardView";
import { entityKey } from "../../base/entityKey";
import { placeName } from "../../base/placeName";
import { layersOf, positionsOf } from "../../engine/compare/boardDifference";
import type { TracePresentation } from "../../engine/tracePresentation";

export interface CellChange {
  readonly layer: string;
  readonly position: Position;
  /** The name of the place: `(3,2)`, `E4`. */
  readonly place: string;
  /** What was there, in words. */
  readonly before: string;
  readonly after: string;
}

export interface BoardChange {
  /** Width and height. */
  readonly before: Position;
  readonly after: Position;
  /** Of the cells that both boards have. */
  readonly cells: readonly CellChange[];
  /** There are more, which are left out. */
  readonly isCut: boolean;
  /** The places at which the boards look different, beside what is in their layers too. */
  readonly places: readonly Position[];
}

const MOST_CELLS = 2000;

/** Returns the changes from one board to another; null when they look the same. */
export function boardChange(before: BoardView, after: BoardView, presentation: TracePresentation): BoardChange | null {
  const places = presentation.differingCells(before, after);
  const cells: CellChange[] = [];
  let isCut = false;
  for (const layer of layersOf(before, after)) {
    for (const position of positionsOf(before, after)) {
      if (!isOnBoard(before, position) || !isOnBoard(after, position)) continue;
      const [was, is] = [entityAt(before, layer, ...position), entityAt(after, layer, ...position)];
      if (keyOf(was) === keyOf(is)) continue;
      isCut = cells.length === MOST_CELLS;
      if (isCut) break;
      const [one, other] = [textOf(was, presentation), textOf(is, presentation)];
      cells.push({ layer, position, place: placeName(after, position), before: one, after: other });
    }
  }
  const [from, to]: readonly [Position, Position] = [
    [before.width, before.height],
    [after.width, after.height],
  ];
  if (places.length === 0 && cells.length === 0 && from.join() === to.join()) return null;
  return { before: from, after: to, cells, isCut, places };
}

/** A kind may have the name that an empty cell has. */
function textOf(entity: Entity | null, { entityText }: TracePresentation): string {
  return entity === null ? "nothing" : entityText(entity);
}

function keyOf(entity: Entity | null): string {
  return entity === null ? "" : entityKey(entity);
}

// The board that a level begins on, with some of its cells changed.
import type { BoardView, Entity } from "../../../base/boardView";
import { isSameEntity } from "../../../base/entityKey";

/** Returns the board with another entity in a slot; null empties it. */
export function withEntity(board: BoardView, slot: number, entity: Entity | null): BoardView {
  const known = board.entities.findIndex((each) => isSameEntity(each, entity));
  const entities = known >= 0 ? board.entities : [...board.entities, entity];
  const cells = Uint32Array.from(board.cells);
  cells[slot] = known >= 0 ? known : entities.length - 1;
  return { ...board, entities, cells };
}

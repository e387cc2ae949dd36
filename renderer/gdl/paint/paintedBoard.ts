// The board with what was painted on it since the host last made it. Pure.
import type { BoardView, Entity } from "../../../shared/base/boardView";
import type { ArrangedNodes, PaintedPlace } from "./paintStore";

/** Returns the board with the places that were painted after the texts it was made from; else the same object. */
export function paintedBoard(board: BoardView, painted: readonly PaintedPlace[], file: string, at: number): BoardView {
  const newer = painted.filter((each) => each.file === file && each.generation > at);
  if (newer.length === 0) return board;
  const entities: (Entity | null)[] = [...board.entities];
  const cells = Uint32Array.from(board.cells);
  for (const { position, entity } of newer) {
    const slot = position[1] * board.width + position[0];
    if (slot < cells.length) cells[slot] = entity === null ? 0 : entities.push(entity) - 1;
  }
  return { ...board, entities, cells };
}

/** Returns a network with its nodes where they were dropped after the texts it was made from; else the same object. */
export function arrangedBoard(board: BoardView, arranged: ArrangedNodes | null, file: string, at: number): BoardView {
  const { geometry } = board;
  const isNewer = arranged?.file === file && arranged.generation > at;
  if (!isNewer || geometry?.kind !== "nodes" || arranged.at.length !== geometry.names.length) return board;
  return { ...board, geometry: { ...geometry, at: arranged.at } };
}

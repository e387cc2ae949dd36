// Whether a name that was chosen is that of a piece or a card. Pure.
import { type BoardView, entityIn } from "../../../shared/base/boardView";
import { readPlace } from "../../../shared/base/placeName";

/** Returns whether a name is that of a card, or of a place with a piece. */
export function isPieceName(board: BoardView, name: string): boolean {
  return name.startsWith("#") || hasEntity(board, name);
}

function hasEntity(board: BoardView, name: string): boolean {
  const place = readPlace(board, name);
  return place !== null && entityIn(board, place[1] * board.width + place[0]) !== null;
}

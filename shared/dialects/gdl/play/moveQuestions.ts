// What may be asked about moves, by the names in them: those of places, of cards and of zones. Pure.
import { type BoardView, isOnBoard } from "../../../base/boardView";
import { objectOf } from "../../../base/json";
import { readPlace } from "../../../base/placeName";
import type { MoveQuestion } from "../../../engine/moveTries";

/** A card by its number. */
const CARD = /^#\d+$/;

/** Returns what each step of a move along a path asks: its piece with the steps before, and where it goes. */
export function questionsOf(path: readonly string[]): readonly [MoveQuestion, ...MoveQuestion[]] {
  const [first, second, ...more] = path;
  if (first === undefined) return [{ path: [], to: null }];
  // A card may be played by itself.
  if (second === undefined) return [first.startsWith("#") ? { path: [first], to: null } : { path: [], to: first }];
  const onwards = more.map((to, step) => ({ path: path.slice(0, step + 2), to }));
  return [{ path: [first], to: second }, ...onwards];
}

/** Returns whether a name is that of a place of a board, of a card or of a zone. */
export function isMoveName(name: string, board: BoardView): boolean {
  const place = readPlace(board, name);
  if (place !== null && isOnBoard(board, place)) return true;
  return CARD.test(name) || Object.hasOwn(objectOf(board.state["zones"]), name);
}

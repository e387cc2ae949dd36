// Places of a board as traces have them: slots by number, positions as lists of two.
import { type BoardShape, type Position, isOnBoard } from "../../base/boardView";
import type { Json } from "../../base/json";

/** A place on the board: a layer's id and a position. */
export interface BoardPlace {
  readonly layer: string;
  readonly position: Position;
}

/** Returns the layer and position of a slot. */
export function placeOfSlot(view: BoardShape, slot: number): BoardPlace {
  const area = view.width * view.height;
  const cell = slot % area;
  return {
    layer: view.layers[Math.floor(slot / area)] ?? "?",
    position: [cell % view.width, Math.floor(cell / view.width)],
  };
}

/** Returns the slot of a place; null off the board and on an unknown layer. */
export function slotOfPlace(view: BoardShape, { layer, position }: BoardPlace): number | null {
  const index = view.layers.indexOf(layer);
  if (index < 0 || !isOnBoard(view, position)) return null;
  const [x, y] = position;
  return (index * view.height + y) * view.width + x;
}

/** Returns whether a value is a board position: two whole numbers. */
export function isPosition(value: Json | undefined): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part: Json) => Number.isInteger(part));
}

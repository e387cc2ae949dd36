// What is announced whenever something leaves a cell of a layer that rules watch (decision 3).
import { EMPTY } from "../../../engine/entities";
import type { Point } from "../../../engine/grid";
import type { LayerIndex } from "../board";
import type { World } from "../world";

/**
 * Clears a cell and announces it: `object_removed`, and `cell_cleared` if the cell is empty then. `moveOn` puts what
 * left somewhere else, before anything is announced.
 */
export function leaveCell(world: World, layer: LayerIndex, from: Point, moveOn: () => void): void {
  const kind = world.kindAt(layer, from);
  world.clear(layer, from);
  moveOn();
  announceLeft(world, layer, from, kind);
}

/** The same for a cell that has been changed already. */
export function announceLeft(world: World, layer: LayerIndex, from: Point, kind: string): void {
  world.emit("object_removed", { position: from, kind });
  if (world.at(layer, from) !== EMPTY) return;
  world.emit("cell_cleared", { position: from, previousKind: kind, layer: world.board.layers[layer]!.id });
}

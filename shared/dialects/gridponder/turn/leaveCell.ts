// Announces that something left a cell of a layer that rules observe (decision 3).
import { defined } from "../../../base/defined";
import { EMPTY } from "./entities";
import type { Point } from "./grid";
import type { LayerIndex } from "./board";
import type { World } from "./world";
import { EVENT } from "./eventKinds";

/**
 * Announces what left a cell that has already been changed: `object_removed`, and `cell_cleared` if it is empty now.
 */
export function announceLeft(world: World, layer: LayerIndex, from: Point, kind: string): void {
  world.emit(EVENT.object_removed, { position: from, kind });
  if (world.at(layer, from) !== EMPTY) return;
  world.emit(EVENT.cell_cleared, { position: from, previousKind: kind, layer: defined(world.board.layers[layer]).id });
}

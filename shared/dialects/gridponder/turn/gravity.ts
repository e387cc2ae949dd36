// Lets entities fall until they rest, for the effect `apply_gravity` and the system `gravity`.
import { defined } from "../../../base/defined";
import { EMPTY, type EntityId } from "./entities";
import type { Point } from "./grid";
import type { LayerIndex } from "./board";
import { type Direction, isCardinal } from "../text/directions";
import { COST } from "./budget";
import { announceLeft } from "./leaveCell";
import type { World } from "./world";
import { EVENT } from "./eventKinds";

const DOWN: Direction = { name: "down", dx: 0, dy: 1 };

/**
 * Moves every matching entity of a layer as far as it can fall, those in front first. The board's edge, void and
 * anything on the same layer stop it; ground does not. Emits one `object_settled` for each that moved (decision 7),
 * after what it left (V9). A direction other than the four cardinals means down. Returns whether anything moved.
 */
export function settle(
  world: World,
  layer: LayerIndex,
  falls: (entity: EntityId) => boolean,
  direction: Direction,
): boolean {
  if (layer < 0) return false;
  const { grid, table, layers, objects, profile } = world.board;
  const { dx, dy } = isCardinal(direction.name) ? direction : DOWN;
  world.spend(grid.area * COST.scannedCells);
  const moves: { readonly entity: EntityId; readonly from: Point; readonly rest: Point }[] = [];
  for (const from of fallingOrder(world, dx, dy)) {
    const entity = world.at(layer, from);
    if (entity === EMPTY || !falls(entity)) continue;
    let rest = from;
    for (let next = grid.beside(from, dx, dy); canFallTo(world, layer, next); next = grid.beside(next, dx, dy))
      rest = next;
    if (rest === from) continue;
    world.clear(layer, from);
    world.put(layer, rest, entity);
    moves.push({ entity, from, rest });
  }
  for (const { entity, from, rest } of moves) {
    const kind = table.kindOf(entity);
    // Only a cell that nothing else has fallen into is cleared.
    if (profile.announcesAllLeaving && layer === objects) announceLeft(world, layer, from, kind);
    world.emit(EVENT.object_settled, {
      kind,
      position: rest,
      fromPosition: from,
      layer: defined(layers[layer]).id,
      fromKind: kind,
    });
  }
  return moves.length > 0;
}

function canFallTo(world: World, layer: LayerIndex, point: Point): boolean {
  return !world.isOutside(point) && world.at(layer, point) === EMPTY;
}

/** Returns all cells, those furthest along the direction first, otherwise row by row. */
function* fallingOrder(world: World, dx: number, dy: number): Iterable<Point> {
  const { grid } = world.board;
  const { width, height } = grid;
  if (dx === 0) {
    for (let row = 0; row < height; row += 1)
      for (let x = 0; x < width; x += 1) yield grid.at(x, dy > 0 ? height - 1 - row : row);
  } else {
    for (let column = 0; column < width; column += 1)
      for (let y = 0; y < height; y += 1) yield grid.at(dx > 0 ? width - 1 - column : column, y);
  }
}

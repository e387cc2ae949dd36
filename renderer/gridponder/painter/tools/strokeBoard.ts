// The board as it would be with a stroke on it: what is shown until the pointer is let go. Pure.
import type { BoardView, Entity, Position } from "../../../../shared/base/boardView";
import { isSameEntity } from "../../../../shared/base/entityKey";
import { groupedBy } from "../../../../shared/base/groups";
import type { LayerStrokes } from "../../../../shared/dialects/gridponder/text/board/boardClip";

/**
 * Returns a copy of the board with `entity` (null: nothing) at the cells of a layer; the same board when nothing
 * changes.
 */
export function strokeBoard(
  view: BoardView,
  layer: string,
  cells: readonly Position[],
  entity: Entity | null,
): BoardView {
  const base = view.layers.indexOf(layer) * view.width * view.height;
  if (base < 0 || cells.length === 0) return view;
  const known = view.entities.findIndex((each) => isSameEntity(each, entity));
  const entities = known >= 0 ? view.entities : [...view.entities, entity];
  const id = known >= 0 ? known : view.entities.length;
  const painted = entities.length > 0xffff ? new Uint32Array(view.cells) : view.cells.slice();
  for (const [x, y] of cells) {
    if (x >= 0 && y >= 0 && x < view.width && y < view.height) painted[base + y * view.width + x] = id;
  }
  return { ...view, entities, cells: painted };
}

/** Returns how many of the cells are on the board and hold something else on the layer. */
export function changedCount(
  view: BoardView,
  layer: string,
  cells: readonly Position[],
  entity: Entity | null,
): number {
  const base = view.layers.indexOf(layer) * view.width * view.height;
  if (base < 0) return 0;
  const isSame = view.entities.map((each) => isSameEntity(each, entity));
  let count = 0;
  for (const [x, y] of cells) {
    const isOnBoard = x >= 0 && y >= 0 && x < view.width && y < view.height;
    if (isOnBoard && isSame[view.cells[base + y * view.width + x] ?? 0] !== true) count += 1;
  }
  return count;
}

/** Returns the board with strokes on it, and how many of its cells they change. `holds`: what a cell has of an entity. */
export function strokesBoard(
  view: BoardView,
  strokes: LayerStrokes,
  holds: (layer: string, entity: Entity | null) => Entity | null,
): { readonly view: BoardView; readonly count: number } {
  let painted = view;
  let count = 0;
  for (const [layer, cells] of strokes) {
    for (const [entity, alike] of groupedBy(cells, (cell) => cell.entity)) {
      const own = alike.map(({ x, y }): Position => [x, y]);
      const held = holds(layer, entity);
      count += changedCount(view, layer, own, held);
      painted = strokeBoard(painted, layer, own, held);
    }
  }
  return { view: painted, count };
}

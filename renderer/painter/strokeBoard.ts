// The board as it would be with a stroke on it: what is shown until the pointer is let go. Pure.
import type { BoardView, Entity, Position } from "../../shared/base/boardView";
import { entityKey, isSameEntity } from "../../shared/pack/board";
import type { LayerStrokes } from "../../shared/pack/boardClip";

/** A copy of the board with `entity` (null: nothing) at the cells of a layer; the same board when nothing changes. */
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

/** How many of the cells are on the board and hold something else on the layer. */
export function changedCount(
  view: BoardView,
  layer: string,
  cells: readonly Position[],
  entity: Entity | null,
): number {
  const base = view.layers.indexOf(layer) * view.width * view.height;
  if (base < 0) return 0;
  return cells.filter(([x, y]) => {
    if (x < 0 || y < 0 || x >= view.width || y >= view.height) return false;
    return !isSameEntity(view.entities[view.cells[base + y * view.width + x]!] ?? null, entity);
  }).length;
}

/**
 * A copy of the board with strokes of several layers on it; of a cell painted twice the last paint counts, and null is
 * what `emptied` gives for the layer. Layers that the board lacks are left out. `changed` counts the cells, over all
 * layers, that hold something else then.
 */
export function strokesBoard(
  view: BoardView,
  strokes: LayerStrokes,
  emptied: (layer: string) => Entity | null,
): { readonly board: BoardView; readonly changed: number } {
  const entities = [...view.entities];
  const known = new Map(entities.map((entity, id) => [entity === null ? "" : entityKey(entity), id]));
  // Most are the board's own objects: asked for by each cell, with each move of the pointer.
  const same = new Map(entities.map((entity, id) => [entity, id]));
  const idOf = (entity: Entity | null): number => {
    const own = same.get(entity);
    if (own !== undefined) return own;
    const key = entity === null ? "" : entityKey(entity);
    const id = known.get(key) ?? entities.push(entity) - 1;
    known.set(key, id);
    same.set(entity, id);
    return id;
  };
  const cells = new Uint32Array(view.cells);
  for (const [layer, stroke] of strokes) {
    const base = view.layers.indexOf(layer) * view.width * view.height;
    if (base < 0) continue;
    for (const { x, y, entity } of stroke) {
      if (x < 0 || y < 0 || x >= view.width || y >= view.height) continue;
      cells[base + y * view.width + x] = idOf(entity ?? emptied(layer));
    }
  }
  let changed = 0;
  for (let slot = 0; slot < cells.length; slot += 1) if (cells[slot] !== view.cells[slot]) changed += 1;
  const board = { ...view, entities, cells: entities.length > 0xffff ? cells : new Uint16Array(cells) };
  return { board, changed };
}

// The cells of a board while a clip is carried over it: computed for each move of the pointer, on boards of any size,
// so they are numbers all the way. Pure.
import type { BoardView, Entity, Position } from "../../../../../shared/base/boardView";
import { memoByIdentity } from "../../../../../shared/base/memo";
import { entityKey } from "../../../../../shared/base/entityKey";
import type { Json } from "../../../../../shared/base/json";
import { type BoardClip, clipEntities } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import type { Carry } from "../gesture";

/** What is put where, and by which rules. */
export interface CarriedOver {
  readonly carry: Pick<Carry, "clip" | "at" | "from">;
  readonly game: Json | undefined;
  /** Whether anything may be put on a layer. */
  readonly isFree: (layer: string) => boolean;
  /** What an emptied cell of a layer holds. */
  readonly emptied: (layer: string) => Entity | null;
}

/**
 * Returns the board with the clip put down; `changed` counts the cells, over all layers, that hold something else then.
 */
export function carriedOver(
  view: BoardView,
  { carry: { clip, at, from }, game, isFree, emptied }: CarriedOver,
): { readonly board: BoardView; readonly changed: number } {
  const area = view.width * view.height;
  const { idOf, entities } = entityTable(view.entities);
  const put = clipEntities(clip, at, game);
  const { different, layers } = tableOf(clip.layers);
  const used = [...layers].filter(([layer]) => isFree(layer) && view.layers.includes(layer));
  // Whether the numbers fit into fewer bytes is known once there are all of them.
  const parts = used.map(([layer, numbers]) => {
    const empty = emptied(layer);
    const ids = Uint32Array.from(different, (entity) => idOf(put(entity) ?? empty));
    return { base: view.layers.indexOf(layer) * area, numbers, ids, empty: idOf(empty) };
  });
  const cells = entities.length > 0xffff ? new Uint32Array(view.cells) : new Uint16Array(view.cells);
  const left = cellsAt(view, from, [0, 0]);
  const reached = cellsAt(view, clip.cells, at);
  for (const { base, numbers, ids, empty } of parts) {
    for (const cell of left) if (cell >= 0) cells[base + cell] = empty;
    for (let index = 0; index < reached.length; index += 1) {
      const cell = reached[index] ?? -1;
      if (cell >= 0) cells[base + cell] = ids[numbers[index] ?? 0] ?? empty;
    }
  }
  let changed = 0;
  for (let slot = 0; slot < cells.length; slot += 1) if (cells[slot] !== view.cells[slot]) changed += 1;
  // Boards with the same table can be compared without their entities.
  const table = entities.length === view.entities.length ? view.entities : entities;
  return { board: { ...view, entities: table, cells }, changed };
}

interface EntityTable {
  /** The entities of the board, and further ones that were needed. */
  readonly entities: readonly (Entity | null)[];
  readonly idOf: (entity: Entity | null) => number;
}

function entityTable(own: BoardView["entities"]): EntityTable {
  const entities = [...own];
  const byKey = new Map(entities.map((entity, id) => [keyOf(entity), id]));
  const same = new Map(entities.map((entity, id) => [entity, id]));
  return {
    entities,
    idOf(entity) {
      const key = keyOf(entity);
      const known = same.get(entity) ?? byKey.get(key);
      if (known !== undefined) return known;
      byKey.set(key, entities.push(entity) - 1);
      return entities.length - 1;
    },
  };
}

function keyOf(entity: Entity | null): string {
  return entity === null ? "" : entityKey(entity);
}

/** Returns the cells (y * width + x) of places counted from a corner; -1 for those that are not on the board. */
function cellsAt({ width, height }: BoardView, places: readonly Position[], [left, top]: Position): Int32Array {
  const cells = new Int32Array(places.length);
  for (const [index, place] of places.entries()) {
    const [x, y] = [left + place[0], top + place[1]];
    cells[index] = x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
  }
  return cells;
}

interface ClipTable {
  /** What is on the clip, each once. */
  readonly different: readonly (Entity | null)[];
  /** By layer id, for each of the clip's cells, which of them it holds. */
  readonly layers: ReadonlyMap<string, Uint32Array>;
}

/** Returns the table of a clip's layers; they stay the same while the clip is moved and turned. */
const tableOf = memoByIdentity((layers: BoardClip["layers"]): ClipTable => {
  const numbers = new Map<Entity | null, number>();
  const numberOf = (entity: Entity | null): number => {
    const known = numbers.get(entity) ?? numbers.size;
    numbers.set(entity, known);
    return known;
  };
  const numbered = Array.from(layers, ([layer, entities]) => [layer, Uint32Array.from(entities, numberOf)] as const);
  return { different: [...numbers.keys()], layers: new Map(numbered) };
});

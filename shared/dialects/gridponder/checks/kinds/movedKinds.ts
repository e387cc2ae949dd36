// Finds kinds whose layer is not the one on which the levels have them: the layer is the mistake, not each cell.
import type { BoardView } from "../../../../base/boardView";
import { memoByIdentity } from "../../../../base/memo";
import { childPointer } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { PackIndex } from "../../text/names/packIndex";
import { found, layerFixes } from "../found";

/** A single cell may be the mistake. */
const FEWEST_CELLS = 2;

/** How many cells of a layer hold a kind. */
interface PlacedKind {
  readonly kind: string;
  readonly layer: string;
  readonly count: number;
}

/** Of a board that did not change nothing is counted again. */
const placedKinds = memoByIdentity(({ layers, width, height, entities, cells }: BoardView): readonly PlacedKind[] => {
  const area = width * height;
  return layers.flatMap((layer, at) => {
    const counts = new Uint32Array(entities.length);
    const end = (at + 1) * area;
    for (let place = at * area; place < end; place += 1) {
      const number = cells[place] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    return entities.flatMap((entity, number) => {
      const count = counts[number] ?? 0;
      return entity === null || count === 0 ? [] : [{ kind: entity.kind, layer, count }];
    });
  });
});

/** Returns the kinds that lie in several cells of one layer and never on their own, each with that layer. */
export const movedKinds = memoByIdentity((index: PackIndex): ReadonlyMap<string, string> => {
  const cells = new Map<string, Map<string, number>>();
  for (const { board } of index.levels) {
    if (!board.ok) continue;
    for (const { kind, layer, count } of placedKinds(board.value)) {
      const counts = cells.get(kind) ?? new Map<string, number>();
      cells.set(kind, counts.set(layer, (counts.get(layer) ?? 0) + count));
    }
  }
  const declared = new Set(index.layers.map(({ id }) => id));
  const moved = new Map<string, string>();
  for (const [id, counts] of cells) {
    const own = index.kinds.get(id)?.layer ?? null;
    const [only, ...others] = counts;
    if (own === null || !declared.has(own) || only === undefined || others.length > 0) continue;
    const [layer, count] = only;
    if (layer !== own && count >= FEWEST_CELLS) moved.set(id, layer);
  }
  return moved;
});

/** Returns a finding at the layer of each such kind. */
export function movedKindFindings(index: PackIndex): readonly Finding[] {
  return Array.from(movedKinds(index)).flatMap(([id, layer]): readonly Finding[] => {
    const kind = index.kinds.get(id);
    if (kind === undefined) return [];
    const at = childPointer(kind.at, "layer");
    const message = `"${id}" belongs on the layer "${kind.layer ?? ""}", and all levels have it on "${layer}".`;
    const params = { name: id, layer, own: kind.layer };
    return [
      found("kind-on-other-layer", kind.file, at, message, { params, fixes: layerFixes(kind.file, at, [layer]) }),
    ];
  });
}

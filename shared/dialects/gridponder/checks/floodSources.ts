// Finds levels in which a flood has nowhere to begin: none of the kind that it spreads from is there, or comes there.
import { childPointer } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { layerNode } from "../text/layers/layers";
import type { IndexedLevel, PackIndex } from "../text/names/packIndex";
import { found, quoted } from "./found";
import { createdKinds } from "./possibleKinds";

/** Returns one finding for each level and kind, however many systems flood from it. */
export function floodSourceFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => {
    const floods = new Map<string, { readonly layer: string; readonly ids: string[] }>();
    for (const { id, type, enabled, config } of level.systems) {
      if (!enabled || type !== "flood_fill" || config["sourcePosition"] !== "all_of_kind") continue;
      const { sourceKind = "cell_flooded", affectedLayer = "objects" } = config;
      if (typeof sourceKind !== "string" || typeof affectedLayer !== "string" || !index.kinds.has(sourceKind)) continue;
      const known = floods.get(sourceKind);
      if (known === undefined) floods.set(sourceKind, { layer: affectedLayer, ids: [id] });
      else known.ids.push(id);
    }
    return [...floods].flatMap(([kind, { layer, ids }]) => sourceFindings(index, level, kind, layer, ids));
  });
}

function sourceFindings(
  index: PackIndex,
  level: IndexedLevel,
  kind: string,
  layer: string,
  ids: readonly string[],
): readonly Finding[] {
  const { board, file } = level;
  if (!board.ok || board.value.entities.some((entity) => entity?.kind === kind)) return [];
  // What only these floods make cannot come first.
  const systems = level.systems.filter(({ id }) => !ids.includes(id));
  const created = createdKinds(index, { ...level, systems });
  if (created === null || created.has(kind)) return [];
  const message = `No "${kind}" is in the level: ${quoted(ids)} never ${ids.length === 1 ? "floods" : "flood"} anything.`;
  const at = childPointer("/board/layers", layer);
  const isWritten = layerNode(file.tree, layer) !== undefined;
  return [
    found("flood-without-source", file, isWritten ? at : "/board", message, { onKey: true, params: { name: kind } }),
  ];
}

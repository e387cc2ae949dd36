// Finds levels in which a flood has nowhere to begin: there is no avatar, or none of the kind that it spreads from is
// there, or comes there.
import { childPointer } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { nodeAt } from "../../../../text/jsonTree";
import { stateView } from "../../text/board/stateView";
import { layerNode } from "../../text/layers/layers";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { found, quoted } from "../found";
import { createdKinds } from "../possible/possibleKinds";

/** Returns one finding for each level and kind, however many systems flood from it. */
export function floodSourceFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => [...avatarFindings(level), ...kindFindings(index, level)]);
}

/** Reports floods that begin where the avatar is, in a level where it is nowhere. */
function avatarFindings({ board, file, systems }: IndexedLevel): readonly Finding[] {
  if (!board.ok) return [];
  // One that is enabled and has no position is reported as that.
  const { avatar } = stateView(board.value);
  if (avatar !== null && (avatar.enabled || avatar.position !== null)) return [];
  const ids = systems.flatMap(({ id, type, enabled, config }) => {
    const { sourcePosition = "avatar" } = config;
    return enabled && type === "flood_fill" && sourcePosition === "avatar" ? [id] : [];
  });
  if (ids.length === 0) return [];
  const flood = ids.length === 1 ? "floods" : "flood";
  const message = `${quoted(ids)} ${flood} from where the avatar is, and the level has none.`;
  const at = nodeAt(file.tree, "/state") === undefined ? "" : "/state";
  return [found("flood-without-source", file, at, message, { onKey: at !== "" })];
}

function kindFindings(index: PackIndex, level: IndexedLevel): readonly Finding[] {
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

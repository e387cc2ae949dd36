// What the claim maps of systems say of misplaced kinds: actors and their territory are easily taken for one another.
import { type Json, type JsonPointer, childPointer, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { keySpanAt, nodeAt } from "../../../../text/jsonTree";
import type { IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

/** Returns whether a kind belongs on a layer, or is put there by a board or an effect. */
export type MayLie = (kind: string, layer: string) => boolean;

function claimsOf(system: IndexedSystem): { readonly layer: Json; readonly map: readonly (readonly [string, Json])[] } {
  const { layer = null, map } = objectOf(system.config["claim"]);
  return { layer, map: Object.entries(objectOf(map)) };
}

/** Returns the finding on a claim map of which all keys are territory and all values actors; null for another one. */
export function exchangedClaim(index: PackIndex, system: IndexedSystem, mayLie: MayLie): Finding | null {
  const { file, config } = system;
  const { layer, map } = claimsOf(system);
  const { actorLayer = "actors" } = config;
  if (typeof layer !== "string" || typeof actorLayer !== "string" || map.length === 0) return null;
  const isOnly = (kind: Json, on: string, not: string): boolean =>
    typeof kind === "string" && index.kinds.get(kind)?.layer === on && !mayLie(kind, not);
  if (!map.every(([key, value]) => isOnly(key, layer, actorLayer) && isOnly(value, actorLayer, layer))) return null;
  const at = childPointer(system.at, "config", "claim", "map");
  const edits = map.flatMap(([key, value]) => {
    const [name, node] = [keySpanAt(file.tree, childPointer(at, key)), nodeAt(file.tree, childPointer(at, key))];
    if (name === undefined || node === undefined) return [];
    return [
      { offset: name.offset, length: name.length, text: JSON.stringify(value) },
      { offset: node.offset, length: node.length, text: JSON.stringify(key) },
    ];
  });
  const message = `Actors and what they claim are exchanged here: the kinds of the layer "${actorLayer}" come first.`;
  const fixes: readonly Fix[] = [{ title: "Exchange them", changes: [{ file: file.path, edits }] }];
  return found("kind-on-other-layer", file, at, message, { onKey: true, fixes });
}

/** A name in a config, and where it is. */
export interface ActorName {
  readonly name: string;
  readonly at: JsonPointer;
}

/** Returns the fix that names what actors claim on a layer in place of the actors; none where one claims nothing there. */
export function claimedFixes(
  { systems }: PackIndex,
  file: SourceFile,
  actors: readonly ActorName[],
  layer: Json,
): readonly Fix[] {
  const claims = systems.flatMap((system) => {
    const claim = claimsOf(system);
    return claim.layer === layer ? claim.map : [];
  });
  const claimed = new Map(claims);
  const names = actors.map(({ name }) => claimed.get(name));
  if (names.length === 0 || !names.every((name) => typeof name === "string")) return [];
  const edits = actors.flatMap(({ at }, place) => {
    const node = nodeAt(file.tree, at);
    return node === undefined
      ? []
      : [{ offset: node.offset, length: node.length, text: JSON.stringify(names[place] ?? null) }];
  });
  return [{ title: "Change to what they claim", changes: [{ file: file.path, edits }] }];
}

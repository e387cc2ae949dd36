// Finds kinds and tags in the configs of systems, goals and lose conditions that never are on the layer which the
// config looks at.
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import { nameTable } from "../../../../base/nameTable";
import type { Finding } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import type { IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { found, renameFix } from "../found";
import { type MayLie, claimedFixes, exchangedClaim } from "./claimMaps";

/** A layer of a config, and the fields that name kinds and tags of it: `map` its keys, `map.*` its values. */
interface LayerFields {
  /** The field with the layer's name, and the layer when it is not written; "" for a layer that cannot be chosen. */
  readonly layer: readonly [field: string, usual: string];
  readonly kinds?: readonly string[];
  readonly tags?: readonly string[];
}

const claims: LayerFields = { layer: ["claim.layer", ""], kinds: ["claim.map.*"] };
const objects = ["", "objects"] as const;
const ground = ["", "ground"] as const;
const groundLayer = ["groundLayer", "ground"] as const;
const actorLayer = ["actorLayer", "actors"] as const;

/** By type of system (fact sheets 10-12). */
const OF_SYSTEMS: Readonly<Record<string, readonly LayerFields[]>> = nameTable({
  avatar_navigation: [{ layer: groundLayer, tags: ["validGroundTags"] }],
  push_objects: [
    { layer: objects, tags: ["pushableTags"] },
    { layer: ground, tags: ["validTargetTags"] },
  ],
  ice_slide: [{ layer: ground, tags: ["slipperyTag"] }],
  slide_merge: [{ layer: objects, tags: ["mergeableTags"] }],
  anchor_point: [{ layer: ["markerLayer", ""], kinds: ["markerKind"] }],
  flood_fill: [{ layer: ["affectedLayer", "objects"], kinds: ["sourceKind", "kindTransform", "kindTransform.*"] }],
  coupled_actors: [
    { layer: actorLayer, kinds: ["claim.map", "directionTransforms"] },
    { layer: groundLayer, tags: ["wallTag"] },
    claims,
  ],
  individual_actors: [
    { layer: actorLayer, kinds: ["claim.map", "budgets", "reactiveKinds"], tags: ["actorTag"] },
    { layer: groundLayer, tags: ["wallTag"] },
    claims,
  ],
  flank_capture: [{ layer: ["pieceLayer", "pieces"], kinds: ["pairs", "pairs.*", "order"] }],
  line_of_sight: [
    { layer: ["targetLayer", "objects"], kinds: ["targetKinds"], tags: ["targetTags"] },
    { layer: ["sourceLayer", ""], kinds: ["sourceKinds"], tags: ["sourceTags"] },
  ],
  support_collapse: [{ layer: ["layer", "ground"], kinds: ["settleTransform"], tags: ["severableTags", "rootTags"] }],
});

/** By type of goal (fact sheet 14). */
const OF_GOALS: Readonly<Record<string, readonly LayerFields[]>> = nameTable({
  balance: [
    { layer: ["layer", ""], kinds: ["owners"] },
    { layer: ["claimableLayer", "ground"], kinds: ["claimableKind"] },
  ],
  param_match: [
    { layer: ["markerLayer", "markers"], kinds: ["markerKind"] },
    { layer: ["checkLayer", "objects"], kinds: ["checkKind"] },
  ],
});

/** By type of lose condition (decision 14). */
const OF_LOSE_CONDITIONS: Readonly<Record<string, readonly LayerFields[]>> = nameTable({
  board_state: [{ layer: ["layer", ""], kinds: ["kind"], tags: ["tag"] }],
});

/** Returns findings about the systems of the game, and the goals and lose conditions of all levels. */
export function configLayerFindings(index: PackIndex, mayLie: MayLie): readonly Finding[] {
  const check = fieldCheck(index, mayLie);
  return [
    ...index.systems.flatMap((system) => {
      const all = system.enabled ? (OF_SYSTEMS[system.type] ?? []) : [];
      const exchanged = all.includes(claims) ? exchangedClaim(index, system, mayLie) : null;
      if (exchanged !== null) return [exchanged];
      return all.flatMap((fields) => (isOverridden(index, system, fields.layer[0]) ? [] : check(system, fields)));
    }),
    ...index.levels.flatMap(({ goals, loseConditions }) => [
      ...goals.flatMap((goal) => (OF_GOALS[goal.type] ?? []).flatMap((fields) => check(goal, fields))),
      ...loseConditions.flatMap((lose) =>
        (OF_LOSE_CONDITIONS[lose.type] ?? []).flatMap((fields) => check(lose, fields)),
      ),
    ]),
  ];
}

/** Returns whether a level looks at another layer. */
function isOverridden({ levels }: PackIndex, { id, config }: IndexedSystem, field: string): boolean {
  const top = field.split(".")[0] ?? "";
  return levels.some(({ systems }) => systems.find((each) => each.id === id)?.config[top] !== config[top]);
}

interface Configured {
  readonly config: Readonly<Record<string, Json>>;
  readonly file: SourceFile;
  readonly at: JsonPointer;
}

function fieldCheck(index: PackIndex, mayLie: MayLie) {
  return ({ config, file, at }: Configured, { layer: [field, usual], kinds = [], tags = [] }: LayerFields) => {
    const [written] = field === "" ? [] : valuesAt(config, field);
    const layer = written?.name ?? usual;
    // A layer that does not exist is reported as that.
    if (!index.layers.some(({ id }) => id === layer)) return [];
    const place = (path: JsonPointer): JsonPointer => `${childPointer(at, "config")}${path}`;
    const misplaced = written === undefined ? null : otherLayerOf(index, mayLie, layer, namesIn(config, kinds));
    if (written !== undefined && misplaced !== null) {
      const message = `The kinds here belong on the layer "${misplaced}", not on "${layer}".`;
      const names = kinds.flatMap((each) => valuesAt(config, each));
      const actors = names.map(({ name, path }) => ({ name, at: place(path) }));
      const fix = renameFix(file, place(written.path), misplaced);
      const claimed = names.some(({ onKey }) => onKey) ? [] : claimedFixes(index, file, actors, layer);
      const fixes = [...claimed, ...(fix === null ? [] : [fix])];
      return [found("kind-on-other-layer", file, place(written.path), message, { fixes })];
    }
    const ofKinds = kinds.flatMap((each) =>
      valuesAt(config, each).flatMap(({ name, path, onKey }): readonly Finding[] => {
        if (!index.kinds.has(name) || mayLie(name, layer)) return [];
        const own = index.kinds.get(name)?.layer ?? "";
        const message = `"${name}" belongs on the layer "${own}", not on "${layer}".`;
        return [found("kind-on-other-layer", file, place(path), message, onKey ? { onKey } : {})];
      }),
    );
    const ofTags = tags.flatMap((each) =>
      valuesAt(config, each).flatMap(({ name, path }): readonly Finding[] => {
        const tagged = index.kindsByTag.get(name) ?? [];
        // A tag that no kind has is reported as an unknown name.
        if (tagged.length === 0 || tagged.some((kind) => mayLie(kind, layer))) return [];
        return [found("unknown-tag", file, place(path), `No kind of the layer "${layer}" has the tag "${name}".`)];
      }),
    );
    return [...ofKinds, ...ofTags];
  };
}

function namesIn(config: Json, fields: readonly string[]): readonly string[] {
  return fields.flatMap((field) => valuesAt(config, field).map(({ name }) => name));
}

/** Returns the layer on which all of several kinds belong, where none may be on the one given; null otherwise. */
function otherLayerOf(index: PackIndex, mayLie: MayLie, layer: string, names: readonly string[]): string | null {
  const known = [...new Set(names)].filter((name) => index.kinds.has(name));
  const layers = new Set(known.map((name) => index.kinds.get(name)?.layer ?? layer));
  const [only = layer] = layers;
  return known.length > 1 && layers.size === 1 && known.every((name) => !mayLie(name, layer)) ? only : null;
}

interface NameAt {
  readonly name: string;
  readonly path: JsonPointer;
  readonly onKey: boolean;
}

/** Returns the names in a field: a text, the texts of a list, the keys of an object or, with `.*`, its values. */
function valuesAt(config: Json, field: string): readonly NameAt[] {
  const isOfValues = field.endsWith(".*");
  const keys = (isOfValues ? field.slice(0, -2) : field).split(".");
  let value: Json = config;
  for (const key of keys) value = objectOf(value)[key] ?? null;
  const path = childPointer("", ...keys);
  if (isOfValues)
    return Object.entries(objectOf(value)).flatMap(([key, each]) => textsOf(each, childPointer(path, key)));
  if (typeof value === "string" || Array.isArray(value)) return textsOf(value, path);
  return Object.keys(objectOf(value)).map((name) => ({ name, path: childPointer(path, name), onKey: true }));
}

function textsOf(value: Json, path: JsonPointer): readonly NameAt[] {
  if (typeof value === "string") return [{ name: value, path, onKey: false }];
  return listOf(value).flatMap((name, place) =>
    typeof name === "string" ? [{ name, path: childPointer(path, place), onKey: false }] : [],
  );
}

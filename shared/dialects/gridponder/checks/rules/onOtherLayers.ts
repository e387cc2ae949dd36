// Finds conditions and configs about what never is on the layer they look at, and layers that are filled with a kind of
// another one.
import { type Json, childPointer, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import { type IndexedLevel, type IndexedSystem, type PackIndex, allRules } from "../../text/names/packIndex";
import { type IndexedEffect, type IndexedRule, conditionsOfLoss } from "../../text/names/ruleIndex";
import type { MayLie } from "./claimMaps";
import { configLayerFindings } from "./configLayers";
import { found, layerFixes, neverHolds } from "../found";
import { addStrings } from "../possible/possibleKinds";
import { changesOf } from "../possible/removals";

/**
 * Returns findings about the conditions of rules and levels, the configs of systems and goals, and the defaults of
 * layers.
 */
export function otherLayerFindings(index: PackIndex): readonly Finding[] {
  const written = new PlacedKinds();
  for (const level of index.levels) addBoard(level, written);
  for (const { effects } of allRules(index)) for (const effect of effects) addEffect(effect, written);
  const bySystems = new PlacedKinds();
  for (const { systems } of index.levels) for (const system of systems) addSystem(system, bySystems);
  const belongs: MayLie = (kind, layer) => {
    const own = index.kinds.get(kind)?.layer ?? null;
    return own === null || own === layer || written.has(kind, layer);
  };
  const mayCome: MayLie = (kind, layer) => belongs(kind, layer) || bySystems.has(kind, layer);
  return [
    ...defaultFindings(index),
    ...allRules(index).flatMap((rule) => conditionFindings(index, rule, mayCome)),
    ...index.levels.flatMap(({ loseConditions }) =>
      loseConditions.flatMap((lose) =>
        conditionFindings(index, { conditions: conditionsOfLoss(lose), file: lose.file }, mayCome),
      ),
    ),
    ...configLayerFindings(index, belongs),
  ];
}

/** Stands for every kind, or for every layer. */
const ANY = "$";

/** The kinds that something puts on each layer. */
class PlacedKinds {
  private readonly byLayer = new Map<string, Set<string>>();

  /** Of references only the `$` counts: they may name anything. */
  add(kind: string, layer: string): void {
    const [known, on] = [kind.startsWith(ANY) ? ANY : kind, layer.startsWith(ANY) ? ANY : layer];
    const kinds = this.byLayer.get(on);
    if (kinds === undefined) this.byLayer.set(on, new Set([known]));
    else kinds.add(known);
  }

  has(kind: string, layer: string): boolean {
    return [layer, ANY].some((on) => [kind, ANY].some((each) => this.byLayer.get(on)?.has(each) === true));
  }
}

function addBoard({ board }: IndexedLevel, placed: PlacedKinds): void {
  if (!board.ok) return;
  const { cells, entities, layers, width, height } = board.value;
  const area = width * height;
  for (const [place, layer] of layers.entries()) {
    for (const entity of new Set(cells.subarray(place * area, (place + 1) * area))) {
      const kind = entities[entity]?.kind;
      if (kind !== undefined) placed.add(kind, layer);
    }
  }
}

function addEffect({ name, body }: IndexedEffect, placed: PlacedKinds): void {
  const { layer = "objects", kind, toKind } = body;
  const made = name === "transform" ? toKind : kind;
  if (typeof layer === "string" && typeof made === "string") placed.add(made, layer);
}

function addSystem(system: IndexedSystem, placed: PlacedKinds): void {
  if (!system.enabled) return;
  const changes = changesOf(system);
  if (changes === null) addAnywhere(system.config, placed);
  else for (const { layer, makes } of changes) for (const kind of makes) placed.add(kind, layer);
}

/** Counts every name in the config of a system whose type does not exist as a kind that it may put on any layer. */
function addAnywhere(config: Json, placed: PlacedKinds): void {
  const names = new Set<string>();
  addStrings(config, names);
  for (const name of names) placed.add(name, ANY);
}

function defaultFindings({ layers, kinds }: PackIndex): readonly Finding[] {
  return layers.flatMap(({ id, file, at, value }) => {
    const { default: fill = "empty" } = value;
    const kind = kinds.get(typeof fill === "string" ? fill : "");
    if (kind === undefined || kind.layer === null || kind.layer === id || value["occupancy"] !== "exactly_one")
      return [];
    const message = `The layer "${id}" is filled with "${kind.id}", which belongs on the layer "${kind.layer}".`;
    const field = value["default"] === undefined ? "occupancy" : "default";
    return [found("kind-on-other-layer", file, childPointer(at, field), message)];
  });
}

function conditionFindings(
  index: PackIndex,
  { conditions, file }: Pick<IndexedRule, "conditions" | "file">,
  mayLie: MayLie,
): readonly Finding[] {
  const isLayer = (layer: Json | undefined): layer is string => index.layers.some(({ id }) => id === layer);
  return conditions.flatMap(({ name, body, at }): readonly Finding[] => {
    const { layer, tag, hasTag, kind } = objectOf(body);
    if (!isLayer(layer)) return [];
    const withLayers = (kinds: readonly string[]): { readonly fixes: readonly Fix[] } => ({
      fixes: layerFixes(
        file,
        childPointer(at, "layer"),
        kinds.flatMap((each) => index.kinds.get(each)?.layer ?? []),
      ),
    });
    const never = (key: string, why: string, kinds: readonly string[]): Finding =>
      neverHolds(file, childPointer(at, key), why, withLayers(kinds));
    const [key, asked] = name === "cell" ? (["hasTag", hasTag] as const) : (["tag", tag] as const);
    if ((name === "cell" || name === "position_has_tag") && typeof asked === "string") {
      const tagged = index.kindsByTag.get(asked) ?? [];
      // A tag that no kind has is reported as an unknown name.
      if (tagged.length > 0 && !tagged.some((each) => mayLie(each, layer))) {
        return [never(key, `no kind of the layer "${layer}" has the tag "${asked}"`, tagged)];
      }
    }
    if (name === "board_count" && typeof kind === "string" && index.kinds.has(kind) && !mayLie(kind, layer)) {
      const own = index.kinds.get(kind)?.layer ?? "";
      const message = `This counts nothing: "${kind}" belongs on the layer "${own}", not on "${layer}".`;
      return [found("kind-on-other-layer", file, childPointer(at, "layer"), message, withLayers([kind]))];
    }
    if (name === "cell" && typeof kind === "string" && index.kinds.has(kind) && !mayLie(kind, layer)) {
      const own = index.kinds.get(kind)?.layer ?? "";
      return [never("kind", `"${kind}" belongs on the layer "${own}", not on "${layer}"`, [kind])];
    }
    return [];
  });
}

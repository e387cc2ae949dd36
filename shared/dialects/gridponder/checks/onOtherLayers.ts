// Finds conditions and configs about what never is on the layer they look at, and layers that are filled with a kind of
// another one.
import { type Json, type JsonPointer, childPointer, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { IndexedRule } from "../text/names/ruleIndex";
import type { PackIndex } from "../text/names/packIndex";
import { type MayLie, configLayerFindings } from "./configLayers";
import { found } from "./found";
import { allRules } from "./names";

/** Returns findings about the conditions of all rules, the configs of systems and goals, and the defaults of layers. */
export function otherLayerFindings(index: PackIndex): readonly Finding[] {
  const lying = kindsByLayer(index);
  const mayLie: MayLie = (kind, layer) => {
    const own = index.kinds.get(kind)?.layer ?? null;
    return own === null || own === layer || lying.get(layer)?.has(kind) === true;
  };
  return [
    ...defaultFindings(index),
    ...allRules(index).flatMap((rule) => ruleFindings(index, rule, mayLie)),
    ...configLayerFindings(index, mayLie),
  ];
}

/** Returns the kinds that boards or effects put on each layer. */
function kindsByLayer(index: PackIndex): ReadonlyMap<string, ReadonlySet<string>> {
  const lying = new Map<string, Set<string>>();
  const add = (layer: string, kind: string): void => {
    const known = lying.get(layer);
    if (known === undefined) lying.set(layer, new Set([kind]));
    else known.add(kind);
  };
  for (const { board } of index.levels) {
    if (!board.ok) continue;
    const { cells, entities, layers, width, height } = board.value;
    const area = width * height;
    for (const [place, layer] of layers.entries()) {
      for (const entity of new Set(cells.subarray(place * area, (place + 1) * area))) {
        const kind = entities[entity]?.kind;
        if (kind !== undefined) add(layer, kind);
      }
    }
  }
  for (const { effects } of allRules(index)) {
    for (const { name, body } of effects) {
      const { layer = "objects", kind, toKind } = body;
      const made = name === "transform" ? toKind : kind;
      if (typeof layer === "string" && typeof made === "string") add(layer, made);
    }
  }
  return lying;
}

function defaultFindings({ layers, kinds }: PackIndex): readonly Finding[] {
  return layers.flatMap(({ id, file, at, value }) => {
    const kind = kinds.get(typeof value["default"] === "string" ? value["default"] : "");
    if (kind === undefined || kind.layer === null || kind.layer === id || value["occupancy"] !== "exactly_one")
      return [];
    const message = `The layer "${id}" is filled with "${kind.id}", which belongs on the layer "${kind.layer}".`;
    return [found("kind-on-other-layer", file, childPointer(at, "default"), message)];
  });
}

function ruleFindings(index: PackIndex, { conditions, file }: IndexedRule, mayLie: MayLie): readonly Finding[] {
  const isLayer = (layer: Json | undefined): layer is string => index.layers.some(({ id }) => id === layer);
  const never = (at: JsonPointer, why: string): Finding =>
    found("condition-never-holds", file, at, `This condition never holds: ${why}.`);
  return conditions.flatMap(({ name, body, at }): readonly Finding[] => {
    const { layer, tag, hasTag, kind } = objectOf(body);
    if (!isLayer(layer)) return [];
    const [key, asked] = name === "cell" ? (["hasTag", hasTag] as const) : (["tag", tag] as const);
    if ((name === "cell" || name === "position_has_tag") && typeof asked === "string") {
      const tagged = index.kindsByTag.get(asked) ?? [];
      // A tag that no kind has is reported as an unknown name.
      if (tagged.length > 0 && !tagged.some((each) => mayLie(each, layer))) {
        return [never(childPointer(at, key), `no kind of the layer "${layer}" has the tag "${asked}"`)];
      }
    }
    if (name === "board_count" && typeof kind === "string" && index.kinds.has(kind) && !mayLie(kind, layer)) {
      const own = index.kinds.get(kind)?.layer ?? "";
      const message = `This counts nothing: "${kind}" belongs on the layer "${own}", not on "${layer}".`;
      return [found("kind-on-other-layer", file, childPointer(at, "layer"), message)];
    }
    if (name === "cell" && typeof kind === "string" && index.kinds.has(kind) && !mayLie(kind, layer)) {
      const own = index.kinds.get(kind)?.layer ?? "";
      return [never(childPointer(at, "kind"), `"${kind}" belongs on the layer "${own}", not on "${layer}"`)];
    }
    return [];
  });
}

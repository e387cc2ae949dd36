// Which kinds may come on a level's board while it is played. A kind counts as created as soon as an effect or an enabled
// system makes it.
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../../../base/json";
import { declaredLayers } from "../../text/layers/layers";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { changesOf, changesOn, effectsOf, isEffect, mayBeOn } from "./removals";

/** Returns the kinds that may come on the level's board, whatever it holds now; null: any kind may. */
export function createdKinds(index: PackIndex, level: IndexedLevel): ReadonlySet<string> | null {
  const kinds = new Set<string>();
  const effects = [...index.rules, ...level.rules].flatMap((rule) => rule.effects);
  for (const { name, body } of effects) {
    // What a misspelt effect names may be what it is to make.
    if (!isEffect(name)) addStrings(body, kinds);
    const made = kindMadeBy(name, body);
    if (typeof made !== "string") continue;
    if (made.startsWith("$")) return null;
    kinds.add(made);
  }
  const systems = level.systems.filter(({ enabled }) => enabled);
  const releases = effects.some(({ name }) => name === "release_from_emitter");
  if (releases) kinds.add("number");
  for (const system of systems) {
    const changes = changesOf(system);
    if (changes === null) addStrings(system.config, kinds);
    else for (const { makes } of changes) for (const kind of makes) kinds.add(kind);
  }
  // What is cleared on a layer that is never empty becomes the layer's default kind.
  for (const { fill } of declaredLayers(index.pack.game?.value)) if (fill !== null) kinds.add(fill);
  return kinds;
}

/** Returns the kind that an effect makes, also where the field for it has the name of another effect's. */
export function kindMadeBy(name: string, { kind, toKind }: JsonObject): Json | undefined {
  if (name === "transform") return toKind ?? kind;
  return name === "spawn" || name === "set_cell" ? (kind ?? toKind) : undefined;
}

/** Returns whether a kind may come on a layer of the level, where it is or is not now. */
export function mayCome(index: PackIndex, level: IndexedLevel, kind: string, layer: string): boolean {
  const isMade = effectsOf(index, level).some((effect) => {
    const { name, body } = effect;
    if (name === "release_from_emitter") return layer === "objects" && kind === "number";
    if (!isEffect(name)) return true;
    const made = kindMadeBy(name, body);
    return typeof made === "string" && (made === kind || made.startsWith("$")) && mayBeOn(index, effect, layer);
  });
  const isFill = declaredLayers(index.pack.game?.value).some(({ id, fill }) => id === layer && fill === kind);
  return isMade || isFill || changesOn(index, level, layer)?.some(({ makes }) => makes.includes(kind)) !== false;
}

/** Returns the kinds that are on the level's board or may come there; null: any kind may. */
export function possibleKinds(
  { board }: IndexedLevel,
  created: ReadonlySet<string> | null,
): ReadonlySet<string> | null {
  if (!board.ok || created === null) return null;
  const kinds = new Set(created);
  const { cells, entities } = board.value;
  for (const cell of new Set(cells)) {
    const kind = entities[cell]?.kind;
    if (kind !== undefined) kinds.add(kind);
  }
  return kinds;
}

/** Collects every string in a config, keys included: if it names a kind, that kind may be created. */
export function addStrings(value: Json, strings: Set<string>): void {
  if (typeof value === "string") strings.add(value);
  else if (isJsonList(value)) for (const item of value) addStrings(item, strings);
  else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      strings.add(key);
      addStrings(item, strings);
    }
  }
}

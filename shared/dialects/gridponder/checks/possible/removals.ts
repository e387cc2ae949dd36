// What can change on the layers of a level while it is played: effects of rules, and systems as they describe themselves.
// Says "nothing" only where that is certain.
import { memoByIdentity } from "../../../../base/memo";
import { objectOf } from "../../../../base/json";
import { SystemConfig } from "../../text/systems/config";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import type { IndexedEffect, IndexedRule } from "../../text/names/ruleIndex";
import { type LayerChange, moving } from "../../systems/layerChanges";
import { SYSTEMS } from "../../systems/registry";
import { EFFECT_EVENTS } from "./catalogue";

/** Returns what a system may do to layers; null for a type that does not exist, which may be a misspelt one. */
export const changesOf = memoByIdentity(
  ({ type, config }: IndexedSystem): readonly LayerChange[] | null =>
    SYSTEMS.get(type)?.changes(new SystemConfig(config)) ?? null,
);

/** Returns the effects of all rules that may fire in a level. */
export function effectsOf(index: PackIndex, { rules }: IndexedLevel): readonly IndexedEffect[] {
  return [...index.rules, ...rules].flatMap(({ effects }) => effects);
}

/** Returns what the systems of a level may do to a layer, and the effects that let its entities fall; null: anything. */
export function changesOn(index: PackIndex, level: IndexedLevel, layer: string): readonly LayerChange[] | null {
  const changes: LayerChange[] = [];
  for (const system of level.systems) {
    if (!system.enabled) continue;
    const own = changesOf(system);
    if (own === null) return null;
    changes.push(...own.filter((change) => change.layer === layer));
  }
  const falls = layer === "objects" && effectsOf(index, level).some(({ name }) => name === "apply_gravity");
  return falls ? [...changes, FALLING] : changes;
}

const FALLING = moving("objects");

/** Returns the effects that may change what stands on a layer, without those that spare an entity of the kind. */
export function effectsOnKind(
  index: PackIndex,
  level: IndexedLevel,
  kind: string,
  layer: string,
): readonly IndexedEffect[] {
  const tags = index.kinds.get(kind)?.tags ?? [];
  return [...index.rules, ...level.rules].flatMap((rule) =>
    rule.effects.filter((effect) => mayBeOn(index, effect, layer) && !isSpared(index, rule, effect, tags, layer)),
  );
}

/** Returns whether an effect or an enabled system may take a kind off a layer, or turn it into another. */
export function mayRemove(index: PackIndex, level: IndexedLevel, kind: string, layer: string): boolean {
  return (
    effectsOnKind(index, level, kind, layer).length > 0 ||
    level.systems.some((system) => mayTake(index, system, kind, layer)) ||
    (consumesValues(level) && mayHaveValue(index, level, kind))
  );
}

/** Returns whether a goal takes what it was waiting for off the board. */
export function consumesValues({ goals }: IndexedLevel): boolean {
  return goals.some(({ type, config }) => type === "sequence_match" && config["consumeOnMatch"] !== false);
}

/** Returns whether an entity of a kind has, or may get, the param `value`, which such goals look at. */
function mayHaveValue(index: PackIndex, { board, rules }: IndexedLevel, kind: string): boolean {
  if (!board.ok || Object.hasOwn(objectOf(index.kinds.get(kind)?.value["params"]), "value")) return true;
  if (board.value.entities.some((entity) => entity?.kind === kind && entity.params["value"] !== undefined)) return true;
  return [...index.rules, ...rules].some(({ effects }) => effects.some(({ body }) => body["value"] !== undefined));
}

/** Returns whether anything may change a layer at all. */
export function mayChange(index: PackIndex, level: IndexedLevel, layer: string): boolean {
  const isTouched = effectsOf(index, level).some((effect) => mayBeOn(index, effect, layer));
  return isTouched || changesOn(index, level, layer)?.length !== 0 || consumesValues(level);
}

/** A system on a layer to which the kinds that it makes do not belong may be meant for theirs: that is reported. */
function mayTake(index: PackIndex, system: IndexedSystem, kind: string, layer: string): boolean {
  if (!system.enabled) return false;
  const tags = index.kinds.get(kind)?.tags ?? [];
  const isOn = ({ layer: own, makes }: LayerChange): boolean =>
    own === layer || makes.some((made) => index.kinds.get(made)?.layer === layer);
  return changesOf(system)?.some((change) => isOn(change) && change.takes(kind, tags)) !== false;
}

const CHANGING: ReadonlySet<string> = new Set(["destroy", "transform", "set_cell", "spawn", "move_entity"]);
const ON_OBJECTS: ReadonlySet<string> = new Set(["apply_gravity", "release_from_emitter"]);

/**
 * Returns whether an effect may change something on a layer. One that is misspelt may be any, and one whose layer does
 * not exist, or is not that of the kind which it makes, may be meant for another: that is reported once, not by what
 * follows from it.
 */
export function mayBeOn(index: PackIndex, { name, body }: IndexedEffect, layer: string): boolean {
  if (!isEffect(name)) return true;
  if (ON_OBJECTS.has(name)) return layer === "objects";
  if (!CHANGING.has(name)) return false;
  const { layer: own = "objects" } = body;
  if (own === layer || typeof own !== "string" || own.startsWith("$")) return true;
  const made = [body["kind"], body["toKind"]].find((kind) => typeof kind === "string");
  const isOfLayer = typeof made === "string" && index.kinds.get(made)?.layer === layer;
  return isOfLayer || !index.layers.some(({ id }) => id === own);
}

/** Returns whether the language has an effect of this name. */
export function isEffect(name: string): boolean {
  return Object.hasOwn(EFFECT_EVENTS, name);
}

/**
 * Returns whether an effect's cell holds nothing of a kind with these tags: the rule asks for a tag there that the kind
 * lacks. A tag that nothing has is reported as that.
 */
export function isSpared(
  index: PackIndex,
  rule: IndexedRule,
  { name, body }: IndexedEffect,
  tags: readonly string[],
  layer: string,
): boolean {
  return body["position"] === "$event.position" && name !== "move_entity" && asksForOther(index, rule, tags, layer);
}

/** Returns whether a rule fires only where the event's cell has a tag, on a layer, that is not among these. */
export function asksForOther(
  { kindsByTag }: PackIndex,
  { conditions }: IndexedRule,
  tags: readonly string[],
  layer: string,
): boolean {
  return conditions.some(({ name: asked, body: condition, certain }) => {
    const { layer: at, tag } = objectOf(condition);
    if (!certain || asked !== "position_has_tag" || at !== layer) return false;
    return typeof tag === "string" && kindsByTag.has(tag) && !tags.includes(tag);
  });
}

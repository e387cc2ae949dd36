// What can change on the layers of a level while it is played: effects of rules, and systems as they describe themselves.
// Says "nothing" only where that is certain.
import { memoByIdentity } from "../../../base/memo";
import { objectOf } from "../../../base/json";
import { SystemConfig } from "../text/systems/config";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../text/names/packIndex";
import type { IndexedEffect, IndexedRule } from "../text/names/ruleIndex";
import type { LayerChange } from "../systems/layerChanges";
import { SYSTEMS } from "../systems/registry";

/** Returns what a system may do to layers; null for a type that does not exist, which may be a misspelt one. */
export const changesOf = memoByIdentity(
  ({ type, config }: IndexedSystem): readonly LayerChange[] | null =>
    SYSTEMS.get(type)?.changes(new SystemConfig(config)) ?? null,
);

/** Returns whether an effect or an enabled system may take a kind off a layer, or turn it into another. */
export function mayRemove(index: PackIndex, level: IndexedLevel, kind: string, layer: string): boolean {
  const tags = index.kinds.get(kind)?.tags ?? [];
  return (
    [...index.rules, ...level.rules].some((rule) =>
      rule.effects.some((effect) => touches(effect, layer) && !isSpared(rule, effect, tags, layer)),
    ) ||
    level.systems.some((system) => someChange(system, layer, (change) => change.takes(kind, tags))) ||
    (consumesValues(level) && mayHaveValue(index, level, kind))
  );
}

/** Returns whether a goal takes what it was waiting for off the board. */
function consumesValues({ goals }: IndexedLevel): boolean {
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
  const isTouched = [...index.rules, ...level.rules].some(({ effects }) =>
    effects.some((effect) => touches(effect, layer)),
  );
  return isTouched || level.systems.some((system) => someChange(system, layer, () => true)) || consumesValues(level);
}

function someChange(system: IndexedSystem, layer: string, test: (change: LayerChange) => boolean): boolean {
  if (!system.enabled) return false;
  const changes = changesOf(system);
  return changes === null || changes.some((change) => change.layer === layer && test(change));
}

const CHANGING: ReadonlySet<string> = new Set(["destroy", "transform", "set_cell", "spawn", "move_entity"]);
const ON_OBJECTS: ReadonlySet<string> = new Set(["apply_gravity", "release_from_emitter"]);

function touches({ name, body }: IndexedEffect, layer: string): boolean {
  if (ON_OBJECTS.has(name)) return layer === "objects";
  const { layer: own = "objects" } = body;
  return CHANGING.has(name) && (own === layer || typeof own !== "string" || own.startsWith("$"));
}

/** Returns whether an effect's cell holds something else: the rule asks for a tag there that the kind lacks. */
function isSpared({ conditions }: IndexedRule, { name, body }: IndexedEffect, tags: readonly string[], layer: string) {
  if (body["position"] !== "$event.position" || name === "move_entity") return false;
  return conditions.some(({ name: asked, body: condition, certain }) => {
    const { layer: at, tag } = objectOf(condition);
    return certain && asked === "position_has_tag" && at === layer && typeof tag === "string" && !tags.includes(tag);
  });
}

// How much rules can add to a variable at most: of one that takes what it counts off the board, or that hears of an item
// which is taken off the board into the hand, no more than there is.
import { objectOf } from "../../../../base/json";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { PROFILES, profileOfVersion } from "../../profile";
import { createdKinds } from "./possibleKinds";

/** What is counted at most, and of which kinds. */
export interface MostGained {
  readonly amount: number;
  readonly kinds: readonly string[];
}

/** Returns how many entities of a kind a level has. */
export type CountOf = (kind: string) => number;

/**
 * Returns how much the rules of a level add to a variable at most, where each rule that adds to it takes an entity off the
 * board each time it fires, and nothing makes another one. Null where that is not so, or rules set the variable.
 */
export function mostGained(
  index: PackIndex,
  level: IndexedLevel,
  variable: string,
  countOf: CountOf,
): MostGained | null {
  const created = createdKinds(index, level);
  // Where rules of a pass are selected before any of them runs, two events may count one entity twice.
  const isTwice = PROFILES[profileOfVersion(index.dslVersion)].selectsBeforeRunning;
  if (created === null || (isTwice && level.systems.some(({ type, enabled }) => enabled && ENTERS_AGAIN.has(type))))
    return null;
  let amount = 0;
  const kinds = new Set<string>();
  const rules = [...index.rules, ...level.rules];
  for (const rule of rules) {
    const gain = gainOf(rule, variable);
    if (gain === null) return null;
    if (gain === 0) continue;
    const taken = takenBy(index, rule)?.kinds ?? takenFor(index, rule, rules);
    if (taken === null || taken.some((kind) => created.has(kind))) return null;
    for (const kind of taken) kinds.add(kind);
    const times = taken.reduce((sum, kind) => sum + countOf(kind), 0);
    amount += gain * (rule.once ? Math.min(times, 1) : times);
  }
  return { amount, kinds: Array.from(kinds) };
}

/** Systems for which the avatar may enter several cells in one turn. */
const ENTERS_AGAIN: ReadonlySet<string> = new Set(["portals", "ice_slide", "anchor_point"]);

/** Returns what a rule adds to a variable each time it fires, 0 for nothing; null where that is not known. */
function gainOf({ effects }: IndexedRule, variable: string): number | null {
  let gain = 0;
  for (const { name, body } of effects) {
    const { name: of, amount = 1 } = body;
    if (!name.endsWith("_variable") || (of !== variable && !(typeof of === "string" && of.startsWith("$")))) continue;
    if (name !== "increment_variable" || of !== variable || typeof amount !== "number") return null;
    gain += Math.max(0, amount);
  }
  return gain;
}

/** What a rule takes off the board: one of these kinds each time that it fires. */
interface Taken {
  readonly layer: string;
  readonly kinds: readonly string[];
}

/** Returns what a rule takes from the cell that the avatar has entered; null where it takes nothing. */
function takenBy({ kindsByTag }: PackIndex, { on, conditions, effects }: IndexedRule): Taken | null {
  if (on !== "avatar_entered") return null;
  for (const { name, body, certain } of conditions) {
    const { layer, tag } = objectOf(body);
    if (!certain || name !== "position_has_tag" || typeof tag !== "string" || typeof layer !== "string") continue;
    const isTaken = effects.some(
      (effect) =>
        effect.name === "destroy" &&
        effect.body["position"] === "$event.position" &&
        (effect.body["layer"] ?? "objects") === layer,
    );
    if (isTaken) return { layer, kinds: kindsByTag.get(tag) ?? [] };
  }
  return null;
}

/**
 * Returns what is taken off the board for a rule that waits until an item comes into the hand: a kind as often as rules
 * give the item for it. Null where the rule waits for something else, or the item may come without anything being taken.
 */
function takenFor(
  index: PackIndex,
  { on, conditions }: IndexedRule,
  rules: readonly IndexedRule[],
): readonly string[] | null {
  const item = on === "inventory_changed" ? itemAskedFor(conditions) : null;
  if (item === null) return null;
  const all: string[] = [];
  for (const rule of rules) {
    const taken = takenBy(index, rule);
    for (const { name, body } of rule.effects) {
      const given = body["item"];
      if (name !== "set_inventory" || typeof given !== "string") continue;
      const isReference = given.startsWith("$");
      if (!isReference && given !== item) continue;
      if (taken === null || (isReference && given !== `$cell.${taken.layer}.kind`)) return null;
      all.push(...taken.kinds.filter((kind) => !isReference || kind === item));
    }
  }
  return all;
}

/** Returns the item whose coming a rule waits for; null for none. */
function itemAskedFor(conditions: readonly IndexedCondition[]): string | null {
  for (const { name, body, certain } of conditions) {
    const { param, equals } = objectOf(body);
    if (certain && name === "event" && param === "newItem" && typeof equals === "string") return equals;
  }
  return null;
}

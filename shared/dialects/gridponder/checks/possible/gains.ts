// How much rules can add to a variable at most: of one that takes what it counts off the board, no more than there is.
import { objectOf } from "../../../../base/json";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import type { IndexedRule } from "../../text/names/ruleIndex";
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
  const rules = [...index.rules, ...level.rules];
  const created = createdKinds(index, level);
  // Where rules of a pass are selected before any of them runs, two events may count one entity twice.
  const isTwice = PROFILES[profileOfVersion(index.dslVersion)].selectsBeforeRunning;
  if (created === null || (isTwice && level.systems.some(({ type, enabled }) => enabled && ENTERS_AGAIN.has(type))))
    return null;
  let amount = 0;
  const kinds = new Set<string>();
  for (const rule of rules) {
    const gain = gainOf(rule, variable);
    if (gain === null) return null;
    if (gain === 0) continue;
    const taken = takenBy(index, rule);
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

/** Returns the kinds of which a rule takes one from the cell that the avatar has entered; null where it takes none. */
function takenBy({ kindsByTag }: PackIndex, { on, conditions, effects }: IndexedRule): readonly string[] | null {
  if (on !== "avatar_entered") return null;
  for (const { name, body, certain } of conditions) {
    const { layer, tag } = objectOf(body);
    if (!certain || name !== "position_has_tag" || typeof tag !== "string") continue;
    const isTaken = effects.some(
      (effect) =>
        effect.name === "destroy" &&
        effect.body["position"] === "$event.position" &&
        (effect.body["layer"] ?? "objects") === (layer ?? "objects"),
    );
    if (isTaken) return kindsByTag.get(tag) ?? [];
  }
  return null;
}

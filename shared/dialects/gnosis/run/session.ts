// A session: rules that are active, both state trees and the random generator, as one value that never changes.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { activeId, activeIds } from "../text/activeIds";
import { randomState } from "../rules/random";
import type { Rule } from "../rules/rule";
import { memberOf } from "../rules/value";
import { type ActiveRules, activeRules } from "./activeRules";

export interface Session {
  readonly persistent: JsonObject;
  readonly ephemeral: JsonObject;
  /** State of the random generator. */
  readonly random: number;
  readonly active: ActiveRules;
}

/** What a session begins with. */
export interface SessionStart {
  /** Every loaded rule, in the order of the files; ids are unique. */
  readonly rules: readonly Rule[];
  readonly persistent: JsonObject;
  readonly ephemeral: JsonObject;
  readonly seed: number;
}

/** Begins a session. A list `rules` in the ephemeral state says which rules are active, and in which order. */
export function startSession({ rules, persistent, ephemeral, seed }: SessionStart): Session {
  const ids = activeIds(ephemeral);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const chosen = ids === null ? rules : Array.from(new Set(ids)).flatMap((id) => byId.get(id) ?? []);
  return { persistent, ephemeral, random: randomState(seed), active: activeRules(chosen) };
}

/**
 * Returns the ephemeral state after a rule was added or removed: its list of active rules, where it has one, keeps up.
 */
export function withActiveId(ephemeral: JsonObject, id: string, isActive: boolean): JsonObject {
  const list = memberOf(ephemeral, "rules");
  if (!Array.isArray(list)) return ephemeral;
  const entries: readonly Json[] = list;
  const isListed = entries.some((entry) => activeId(entry) === id);
  if (isListed === isActive) return ephemeral;
  if (!isActive) return { ...ephemeral, rules: entries.filter((entry) => activeId(entry) !== id) };
  const added: Json = entries.some(isJsonObject) ? { instanceId: id } : id;
  return { ...ephemeral, rules: [...entries, added] };
}

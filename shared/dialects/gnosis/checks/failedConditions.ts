// Notes which conditions of rules fail while sessions are played, to say what keeps a rule from ever running.
import { addTo } from "../../../base/groups";
import { type Json, type JsonObject, listOf, objectOf } from "../../../base/json";
import { nameTable } from "../../../base/nameTable";
import { operatorNamed } from "../rules/conditions";
import type { Path } from "../rules/path";
import type { Rule } from "../rules/rule";
import { payloadNames } from "../rules/targets";
import type { Found } from "../rules/value";
import type { ActiveRule } from "../run/activeRules";
import { isOfType } from "../text/outcomeType";

export interface FailedConditions {
  /** Notes that a rule was tried. */
  tried(active: ActiveRule): void;
  /** Notes that a condition failed, by its index in the rule, and what was at its path. */
  failed(active: ActiveRule, condition: number, actual: Found): void;
  /** Returns what failed how often, as a clause; null: no condition of the rule failed. */
  why(rule: Rule): string | null;
}

interface Tally {
  readonly times: number;
  /** What the value at the path was not each time, as words; null: no such thing, or another one. */
  readonly lacks: string | null;
}

/** Creates a list of failed conditions in which nothing is. */
export function failedConditions(): FailedConditions {
  const tallies = new Map<JsonObject, Map<number, Tally>>();
  const tried = new Map<JsonObject, ActiveRule>();
  /** Made when it is first asked for, which is when all is played. */
  let setters: Setters | null = null;
  return {
    tried: (active) => void tried.set(active.rule.definition, active),
    failed({ rule: { definition } }, condition, actual) {
      const tally = tallies.get(definition) ?? new Map<number, Tally>();
      tallies.set(definition, tally);
      const lacks = lackingWords(listOf(definition["conditions"])[condition], actual);
      const before = tally.get(condition) ?? { times: 0, lacks };
      tally.set(condition, { times: before.times + 1, lacks: before.lacks === lacks ? lacks : null });
    },
    why({ definition, conditions }) {
      const failed = Array.from(tallies.get(definition) ?? []);
      const [first, ...others] = failed;
      if (first === undefined) return null;
      const total = failed.reduce((sum, [, { times }]) => sum + times, 0);
      const count = total === 1 ? "once" : `${total} times`;
      if (others.length > 0) return `its conditions failed ${count}`;
      const [index, { lacks }] = first;
      const path = conditions[index]?.path ?? null;
      const which = conditions.length > 1 ? `condition ${index + 1}` : "its condition";
      if (path === null || lacks === null) return `${which} failed ${count}`;
      setters ??= settersAmong(tried.values());
      const setter = lacks === MISSING ? laterSetter(path, tried.get(definition), setters) : null;
      const later = setter === null ? "" : `: "${setter.rule.id}" sets it later`;
      return `${which} failed ${count}, as ${path.text} was ${total === 1 ? "not" : "never"} ${lacks}${later}`;
    },
  };
}

const MISSING = "there";

/** Returns what a value is not and would have to be for a condition to hold, as words; null: it may be that. */
function lackingWords(condition: Json | undefined, actual: Found): string | null {
  const { op: written, value } = objectOf(condition);
  const op = operatorNamed(written);
  if (actual === undefined) return MISSING;
  if (op === "EQUALS") return typeof actual === typeof value ? null : (TYPES[typeof value] ?? null);
  if (op !== null && COMPARED.has(op)) return typeof actual === "number" ? null : "a number";
  const isSearched = typeof actual === "string" || Array.isArray(actual);
  return op === "CONTAINS" && !isSearched ? "a text or a list" : null;
}

/** The types of literals that a value has to be of, to be equal to one. */
const TYPES = nameTable({ string: "a text", number: "a number", boolean: "true or false" });

const COMPARED: ReadonlySet<string> = new Set(["GT", "LT", "GTE", "LTE"]);

/** The interceptors that set each member of the payload of each event, in the order in which they run. */
type Setters = ReadonlyMap<string, readonly ActiveRule[]>;

/** Returns who sets what among these rules. */
export function settersAmong(rules: Iterable<ActiveRule>): Setters {
  const setters = new Map<string, ActiveRule[]>();
  const inOrder = Array.from(rules).sort((one, other) => one.order - other.order || one.place - other.place);
  for (const active of inOrder) {
    for (const name of new Set(membersSet(active.rule))) {
      addTo(setters, memberKey(active.rule.trigger, name), active);
    }
  }
  return setters;
}

/** Returns the key of a member of an event's payload among the setters. */
export function memberKey(event: string, name: string): string {
  return JSON.stringify([event, name]);
}

function membersSet({ definition, category }: Rule): readonly string[] {
  if (category !== "INTERCEPTOR") return [];
  return listOf(definition["outcomes"]).flatMap((outcome) => {
    const { type, target } = objectOf(outcome);
    return isOfType(type, "SET") ? payloadNames(target).slice(0, 1) : [];
  });
}

/** Returns the first interceptor after a rule that sets what is at a path of the payload; null for none. */
function laterSetter(
  { root, names: [name] }: Path,
  reader: ActiveRule | undefined,
  setters: Setters,
): ActiveRule | null {
  if (root !== "payload" || name === undefined || reader === undefined) return null;
  const { order, place } = reader;
  const isBehind = (each: ActiveRule): boolean => each.order > order || (each.order === order && each.place > place);
  return setters.get(memberKey(reader.rule.trigger, name))?.find(isBehind) ?? null;
}

// Finds rules without conditions that fire one another in a circle: only the guards end them.
import { addTo, addToSet } from "../../../base/groups";
import { isJsonObject, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { hasBinding } from "../rules/bindings";
import { addedRules } from "../text/addedRules";
import { rulesOfPack } from "../text/ruleTexts";
import type { Firing } from "./firings";
import { found } from "./found";
import { possibleRules } from "./possibleRules";

/** Whether a rule, by its id, may be taken away or replaced while events are published. */
export type Leaving = (id: string) => boolean;

/** Returns which rules calls of the service Rule may take away or replace. */
export function leavingRules(files: PackSource["files"]): Leaving {
  const ids = new Set(
    rulesOfPack(files).flatMap(({ definition, at }) => addedRules(definition, at).map(({ id }) => id)),
  );
  let isAny = false;
  for (const { outcomes } of possibleRules(files)) {
    for (const outcome of listOf(outcomes)) {
      const { target, value = null } = objectOf(outcome);
      if (target !== "Rule.RemoveRuleById" && target !== "Rule.AddRule") continue;
      const { ruleId } = objectOf(value);
      if (typeof ruleId === "string") ids.add(ruleId);
      else if (hasBinding(value)) isAny = true;
    }
  }
  return (id) => isAny || ids.has(id);
}

/** Reports circles, and of each whether a missing value, or a rule that is taken away, may end it. */
export function endlessFindings(fired: readonly Firing[], isLeaving: Leaving): readonly Finding[] {
  const always = fired.filter(isUnconditional);
  const sure = always.filter(({ rule, payload }) => !isLeaving(rule.id) && !hasBinding(payload ?? null));
  const sureWay = circlesOf(sure);
  const anyWay = circlesOf(always);
  const isSure = new Set(sure);
  return always.flatMap((firing) => {
    const { rule, at } = firing;
    const surely = isSure.has(firing) ? sureWay(firing) : null;
    const way = surely ?? anyWay(firing);
    if (way === null) return [];
    const what = surely === null ? "This may never end by itself" : "This never ends by itself";
    const events = shortened([rule.trigger, ...way]).join(" → ");
    const message = `${what}: ${events}. No rule on the way has a condition.`;
    return [found("cascade-endless", rule.file, at, message)];
  });
}

/** A payload that is no object is not published. */
function isUnconditional({ rule: { definition }, payload }: Firing): boolean {
  const isPublished = payload === undefined || isJsonObject(payload);
  return isPublished && listOf(definition["conditions"]).length === 0 && definition["enabled"] !== false;
}

/** How many events are looked at for circles: of very long ones not every rule is reported. */
const MOST_LOOKED = 1_000_000;

/** Returns a function for the events from what a rule fires back to what it waits for; null for none. */
function circlesOf(fired: readonly Firing[]): (firing: Firing) => readonly string[] | null {
  const written = new Map<string, Set<string>>();
  for (const { rule, event } of fired) addToSet(written, rule.trigger, event);
  const next = withoutEnds(written);
  const circles = new Map<string, readonly string[] | null>();
  let looked = 0;
  return ({ rule, event }) => {
    if (!next.has(event) || !next.has(rule.trigger)) return null;
    const key = `${event}\n${rule.trigger}`;
    const known = circles.get(key);
    if (known !== undefined || looked > MOST_LOOKED) return known ?? null;
    const search = wayBetween(next, event, rule.trigger);
    looked += search.looked;
    circles.set(key, search.way);
    return search.way;
  };
}

type Firings = ReadonlyMap<string, ReadonlySet<string>>;

/** Leaves out events that lead to no circle: those that fire nothing, then those that fire only such, and so on. */
function withoutEnds(next: Firings): Firings {
  const before = new Map<string, string[]>();
  const left = new Map<string, number>();
  const ends: string[] = [];
  for (const [event, fired] of next) {
    left.set(event, fired.size);
    for (const other of fired) {
      if (!before.has(other) && !next.has(other)) ends.push(other);
      addTo(before, other, event);
    }
  }
  for (const end of ends) {
    for (const event of before.get(end) ?? []) {
      const count = (left.get(event) ?? 0) - 1;
      left.set(event, count);
      if (count === 0) ends.push(event);
    }
  }
  return new Map([...next].filter(([event]) => left.get(event) !== 0));
}

/** Returns the shortest way from an event to another one by what fires what, null for none, and the events looked at. */
function wayBetween(
  next: Firings,
  from: string,
  to: string,
): { readonly way: readonly string[] | null; readonly looked: number } {
  const before = new Map<string, string | null>([[from, null]]);
  for (const event of before.keys()) {
    if (event === to) return { way: wayTo(event, before), looked: before.size };
    for (const other of next.get(event) ?? []) if (!before.has(other)) before.set(other, event);
  }
  return { way: null, looked: before.size };
}

function wayTo(end: string, before: ReadonlyMap<string, string | null>): readonly string[] {
  const way: string[] = [];
  for (let event: string | null = end; event !== null; event = before.get(event) ?? null) way.push(event);
  return way.toReversed();
}

/** How many events of a circle are named. */
const MOST_NAMED = 12;

function shortened(events: readonly string[]): readonly string[] {
  if (events.length <= MOST_NAMED) return events;
  return [...events.slice(0, MOST_NAMED - 2), `${events.length - MOST_NAMED + 1} more`, ...events.slice(-1)];
}

// The rules that are registered, in the order in which they run (spec B2 and B3).
import { groupedBy } from "../../../base/groups";
import type { Rule } from "../rules/rule";

export interface ActiveRule {
  readonly rule: Rule;
  readonly order: number;
  /** The order was given at registration: the rule has none. */
  readonly isNumbered: boolean;
  /** Its place among those registered, which decides between equal orders. */
  readonly place: number;
}

/** The rules of one event. */
export interface Listeners {
  readonly interceptors: readonly ActiveRule[];
  /** Observers and triggers. */
  readonly reactors: readonly ActiveRule[];
}

/** Immutable: what adds or removes a rule returns another one. */
export interface ActiveRules {
  readonly byId: ReadonlyMap<string, ActiveRule>;
  readonly byTrigger: ReadonlyMap<string, Listeners>;
  /** How many rules were given an order so far. */
  readonly numbered: number;
  /** How many were registered so far. */
  readonly registered: number;
}

const NOBODY: Listeners = { interceptors: [], reactors: [] };
const STEP = 10;

/** Registers rules in this order. */
export function activeRules(rules: readonly Rule[]): ActiveRules {
  const byId = new Map<string, ActiveRule>();
  let numbered = 0;
  for (const rule of rules) {
    if (rule.order === null) numbered += 1;
    byId.set(rule.id, activeRule(rule, numbered, byId.get(rule.id)?.place ?? byId.size));
  }
  return registeredRules(Array.from(byId.values()), numbered, byId.size);
}

/** Rules that were registered before, with their orders and places. */
export function registeredRules(rules: readonly ActiveRule[], numbered: number, registered: number): ActiveRules {
  const groups = groupedBy(rules, ({ rule }) => rule.trigger);
  const byTrigger = new Map(Array.from(groups, ([trigger, group]) => [trigger, listenersOf(group)]));
  return { byId: new Map(rules.map((active) => [active.rule.id, active])), byTrigger, numbered, registered };
}

function activeRule(rule: Rule, numbered: number, place: number): ActiveRule {
  return { rule, order: rule.order ?? STEP * numbered, isNumbered: rule.order === null, place };
}

function listenersOf(rules: readonly ActiveRule[]): Listeners {
  const inOrder = rules.slice().sort((one, other) => one.order - other.order || one.place - other.place);
  return {
    interceptors: inOrder.filter(({ rule }) => rule.category === "INTERCEPTOR"),
    reactors: inOrder.filter(({ rule }) => rule.category !== "INTERCEPTOR"),
  };
}

/** Returns the rules that run for an event. */
export function listenersTo(active: ActiveRules, event: string): Listeners {
  return active.byTrigger.get(event) ?? NOBODY;
}

/** Registers a rule; one with the same id gives its place to it. */
export function withRule(active: ActiveRules, rule: Rule): ActiveRules {
  const before = active.byId.get(rule.id);
  const numbered = active.numbered + (rule.order === null ? 1 : 0);
  const added = activeRule(rule, numbered, before?.place ?? active.registered);
  const byId = new Map(active.byId).set(rule.id, added);
  const registered = active.registered + (before === undefined ? 1 : 0);
  const triggers = [rule.trigger, ...(before === undefined ? [] : [before.rule.trigger])];
  return { byId, byTrigger: regrouped(active, byId, triggers), numbered, registered };
}

/** Takes a rule out; the same object when it is not registered. */
export function withoutRule(active: ActiveRules, id: string): ActiveRules {
  const removed = active.byId.get(id);
  if (removed === undefined) return active;
  const byId = new Map(active.byId);
  byId.delete(id);
  return { ...active, byId, byTrigger: regrouped(active, byId, [removed.rule.trigger]) };
}

function regrouped(
  { byTrigger }: ActiveRules,
  byId: ReadonlyMap<string, ActiveRule>,
  triggers: readonly string[],
): ReadonlyMap<string, Listeners> {
  const groups = new Map(byTrigger);
  for (const trigger of triggers) {
    groups.set(trigger, listenersOf(Array.from(byId.values()).filter(({ rule }) => rule.trigger === trigger)));
  }
  return groups;
}

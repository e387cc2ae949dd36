// Finds rules that can trigger each other endlessly, so that only maxCascadeDepth stops them. An approximation from the
// texts alone: an edge is dropped when the second rule's conditions exclude what the first one's effect emits.
import { counted } from "../../../../base/counted";
import { groupedBy } from "../../../../base/groups";
import { defined } from "../../../../base/defined";
import { childPointer, isJsonObject, type Json } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import { type PackIndex } from "../../text/names/packIndex";
import type { IndexedCondition, IndexedEffect, IndexedRule } from "../../text/names/ruleIndex";
import { type EventType, isEventType } from "../../turn/events";
import { cascadeDepth } from "../../text/systems/cascadeDepth";
import { found, quoted } from "../found";
import { profileOfVersion } from "../../profile";
import { effectEvents } from "../possible/emissions";

/** Returns one finding for each set of rules that can trigger each other in a cycle; pairs with one rule share theirs. */
export function cycleFindings(index: PackIndex): readonly Finding[] {
  const ofLevels = index.levels.flatMap(({ rules }) => {
    if (rules.length === 0) return [];
    const found = cycles(index, [...index.rules, ...rules]);
    return describeAll(
      index,
      found.filter((cycle) => cycle.some((rule) => rules.includes(rule))),
    );
  });
  return [...describeAll(index, cycles(index, index.rules)), ...ofLevels];
}

type Cycle = readonly IndexedRule[];

function describeAll(index: PackIndex, all: readonly Cycle[]): readonly Finding[] {
  const passes = cascadeDepth(index.pack.game?.value);
  const pairs = new Map<IndexedRule, number>();
  for (const rule of all.flatMap((cycle) => (cycle.length === 2 ? cycle : []))) {
    pairs.set(rule, (pairs.get(rule) ?? 0) + 1);
  }
  const pairsOf = (rule: IndexedRule | undefined): number => (rule === undefined ? 0 : (pairs.get(rule) ?? 0));
  const turned = (cycle: Cycle): Cycle =>
    cycle.length === 2 && pairsOf(cycle[1]) > pairsOf(cycle[0]) ? cycle.toReversed() : cycle;
  const keyOf = (cycle: Cycle): unknown => {
    const [rule] = cycle;
    return cycle.length === 2 ? `${rule?.file.path}${rule?.at} ${isEndless(index, cycle)}` : cycle;
  };
  return Array.from(groupedBy(all.map(turned), keyOf).values()).map((alike) => describe(index, alike, passes));
}

/** Returns whether nothing but the depth of cascades ends a cycle. */
function isEndless(index: PackIndex, cycle: Cycle): boolean {
  return cycle.every((each, place) => {
    const next = defined(cycle[(place + 1) % cycle.length]);
    const unconditional = each.conditions.every(({ name }) => name === "event");
    return (
      unconditional && each.effects.some((effect) => triggers(index, effect, next) && !EXHAUSTING.has(effect.name))
    );
  });
}

/** Returns the finding about cycles: one, or several pairs with the same first rule. */
function describe(index: PackIndex, [cycle = [], ...alike]: readonly Cycle[], passes: number): Finding {
  const rule = defined(cycle.at(-1));
  const endless = isEndless(index, cycle);
  const names = cycle.map(({ id }) => id);
  const others = alike.map((pair) => defined(pair.at(-1)));
  const alone = names.length === 1;
  const who = alone ? `The rule ${quoted(names)} triggers itself` : `The rules ${quoted(names)} trigger each other`;
  const limit = `maxCascadeDepth (${counted(passes, "pass", "passes")})`;
  const says = endless
    ? `${who} endlessly: only ${limit} stops ${alone ? "it" : "them"}.`
    : `${who} while ${alone ? "its" : "their"} conditions hold: after ${limit} the rest is cut off.`;
  const same = `The same goes for ${quoted(names.slice(0, 1))} with ${quoted(others.map(({ id }) => id))}.`;
  const message = others.length === 0 ? says : `${says} ${same}`;
  const related = [...cycle.slice(0, -1), ...others].map(({ file, at, id }) => ({
    file: file.path,
    at,
    message: `The rule "${id}"`,
  }));
  const code = endless ? "cascade-endless" : "cascade-cycle";
  const rules = [...names, ...others.map(({ id }) => id)];
  return found(code, rule.file, childPointer(rule.at, "on"), message, { params: { rules }, related });
}

/** Effects that use something up: a cycle through them ends by itself. */
const EXHAUSTING: ReadonlySet<string> = new Set(["destroy", "release_from_emitter", "apply_gravity"]);

/** Every rule is compared with every other. No author's game has so many that this takes long. */
const MAX_RULES = 1_000;

/** Returns the shortest cycle through each rule that has one, each set of rules once. `once` rules break cycles. */
function cycles(index: PackIndex, rules: readonly IndexedRule[]): readonly (readonly IndexedRule[])[] {
  const nodes = rules.filter(({ once }) => !once);
  if (nodes.length > MAX_RULES) return [];
  const next = new Map(
    nodes.map((rule) => [rule, nodes.filter((other) => rule.effects.some((effect) => triggers(index, effect, other)))]),
  );
  const reported = new Set<IndexedRule>();
  const all: (readonly IndexedRule[])[] = [];
  for (const rule of nodes) {
    if (reported.has(rule)) continue;
    const cycle = shortestCycle(rule, next);
    if (cycle === null) continue;
    for (const member of cycle) reported.add(member);
    all.push(cycle);
  }
  return all;
}

/** Searches breadth first from a rule back to itself; the cycle begins after the rule and ends with it. */
function shortestCycle(
  start: IndexedRule,
  next: ReadonlyMap<IndexedRule, readonly IndexedRule[]>,
): readonly IndexedRule[] | null {
  const cameFrom = new Map<IndexedRule, IndexedRule | null>();
  const queue: IndexedRule[] = [];
  const visit = (rule: IndexedRule, from: IndexedRule | null): void => {
    if (cameFrom.has(rule)) return;
    cameFrom.set(rule, from);
    queue.push(rule);
  };
  for (const rule of next.get(start) ?? []) visit(rule, null);
  for (let rule = queue.shift(); rule !== undefined && !cameFrom.has(start); rule = queue.shift()) {
    for (const following of next.get(rule) ?? []) visit(following, rule);
  }
  if (!cameFrom.has(start)) return null;
  const cycle: IndexedRule[] = [];
  for (let rule: IndexedRule | null = start; rule !== null; rule = cameFrom.get(rule) ?? null) cycle.unshift(rule);
  return cycle;
}

/** Returns whether an event of the effect may make the rule fire. */
function triggers(index: PackIndex, effect: IndexedEffect, rule: IndexedRule): boolean {
  // A pending move is completed once; nothing in a cascade starts another.
  if (effect.name === "resolve_move") return false;
  const events: readonly string[] = effectEvents(effect.name, profileOfVersion(index.dslVersion));
  const { on } = rule;
  if (!isEventType(on) || !events.includes(on)) return false;
  return rule.conditions.filter(({ certain }) => certain).every((condition) => mayHold(index, effect, on, condition));
}

function mayHold(index: PackIndex, effect: IndexedEffect, on: EventType, { name, body }: IndexedCondition): boolean {
  if (name === "position") {
    const at = effect.body["position"];
    return !Array.isArray(at) || JSON.stringify(at) === JSON.stringify(body);
  }
  if (!isJsonObject(body)) return true;
  if (name === "position_has_tag") return mayHaveTag(index, effect, body["layer"], body["tag"]);
  if (name !== "event") return true;
  const { kind, param, equals } = body;
  const emitted = emittedFields(effect, on);
  const mayBe = (field: string, wanted: Json): boolean => {
    const value = emitted[field];
    return value === undefined || isReference(value) || value === wanted;
  };
  if (kind !== undefined && !mayBe("kind", kind)) return false;
  return typeof param !== "string" || equals === undefined || mayBe(param, equals);
}

/** Returns whether the cell of the effect's event may have the tag: it holds what the effect put there. */
function mayHaveTag(index: PackIndex, effect: IndexedEffect, layer: Json | undefined, tag: Json | undefined): boolean {
  const { layer: own = "objects", kind, toKind } = effect.body;
  if (own !== layer || typeof tag !== "string") return true;
  if (effect.name === "destroy") return false;
  const made = effect.name === "transform" ? toKind : kind;
  if (typeof made !== "string" || isReference(made)) return true;
  return index.kinds.get(made)?.tags.includes(tag) === true;
}

/** Returns what is known in advance of the payload of the effect's event. */
function emittedFields({ name, body }: IndexedEffect, on: EventType): Readonly<Record<string, Json | undefined>> {
  const { layer = "objects", kind, toKind } = body;
  if (on === "object_placed") return name === "move_entity" ? {} : { kind };
  if (on === "cell_transformed") return { toKind: name === "transform" ? toKind : kind, layer };
  if (on === "cell_cleared") return { layer };
  if (on === "variable_changed") {
    return name === "set_variable" ? { variable: body["name"], newValue: body["value"] } : { variable: body["name"] };
  }
  if (on === "inventory_changed") return name === "clear_inventory" ? { newItem: null } : { newItem: body["item"] };
  return {};
}

function isReference(value: Json): boolean {
  return typeof value === "string" && value.startsWith("$");
}

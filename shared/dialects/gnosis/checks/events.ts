// Checks how events and rules fit together: who fires what, who hears it, and what never ends.
import { type Json, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import { nameIndex } from "../../../base/nameIndex";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { type AddedRule, addedRules } from "../text/addedRules";
import type { LoadedPack } from "../load/loadedPack";
import { categoryNamed } from "../rules/rule";
import { EVENTS_FILE } from "../text/packPlaces";
import { type RuleOfPack, rulesOfPack } from "../text/ruleTexts";
import { found, unknown } from "./found";
import { outsideFindings } from "./outsideEvents";

/** What a rule fires, and where. */
interface Firing {
  readonly rule: RuleOfPack;
  readonly event: string;
  readonly at: string;
}

/** The events that rules fire. */
export function firings(rules: readonly RuleOfPack[]): readonly Firing[] {
  return rules.flatMap((rule) => {
    if (categoryNamed(rule.definition["category"]) !== "OBSERVER") return [];
    return listOf(rule.definition["outcomes"]).flatMap((outcome, index) => {
      const { target } = objectOf(outcome);
      const at = childPointer(rule.at, "outcomes", index, "target");
      return typeof target === "string" && target !== "" ? [{ rule, event: target, at }] : [];
    });
  });
}

/** Events that come from outside of the rules, and those that something beside rules hears. */
interface Outside {
  readonly come: ReadonlySet<string>;
  readonly heard: ReadonlySet<string>;
}

function outsideOf({ files }: PackSource): Outside {
  const come = new Set<string>();
  const heard = new Set<string>();
  const addIds = (list: Json | undefined): void => {
    for (const event of listOf(list)) {
      const { id } = objectOf(event);
      if (typeof id === "string") come.add(id);
    }
  };
  for (const { role, value } of files.values()) {
    if (!isJsonObject(value)) continue;
    if (role === "events") {
      for (const id of Object.keys(value)) {
        come.add(id);
        heard.add(id);
      }
    }
    if (role !== "session" && role !== "services") continue;
    if (role === "session") addIds(value["events"]);
    for (const stub of Object.values(objectOf(value["services"]))) addIds(objectOf(stub)["publish"]);
    for (const subscriber of listOf(value["subscribers"])) {
      const { event, publish } = objectOf(subscriber);
      if (typeof event === "string") heard.add(event);
      addIds(publish);
    }
  }
  return { come, heard };
}

/**
 * Returns whether something in the pack says which events a rule can hear: the list of events, or a session that loads
 * the rule. One with rules of its own says nothing of the pack's.
 */
function hearing({ files, levels }: PackSource, loaded: LoadedPack): (rule: RuleOfPack) => boolean {
  if (isJsonObject(files.get(EVENTS_FILE)?.value)) return () => true;
  const sessions = levels.map(({ path }) => loaded.session(path)).filter(({ events }) => events.length > 0);
  const groups = new Set(sessions.map(({ rules }) => rules));
  const places = new Set(Array.from(groups, ({ rules }) => rules.map(({ file, at }) => `${file}#${at}`)).flat());
  return ({ file, at }) => places.has(`${file.path}#${at}`);
}

/** Triggers that nothing publishes, and events that nobody hears. */
export function eventFindings(pack: PackSource, loaded: LoadedPack): readonly Finding[] {
  const rules = rulesOfPack(pack.files);
  const added = rules.flatMap((rule) =>
    addedRules(rule.definition, rule.at).map((each) => ({
      rule: { ...rule, ...each, trigger: triggerOf(each) },
      by: rule,
    })),
  );
  const fired = firings(rules);
  const firedLater = firings(added.map(({ rule }) => rule));
  const { come, heard } = outsideOf(pack);
  const isKnown = hearing(pack, loaded);
  const published = new Set([...come, ...[...fired, ...firedLater].map(({ event }) => event)]);
  const listened = new Set([...heard, ...[...rules, ...added.map(({ rule }) => rule)].map(({ trigger }) => trigger)]);
  const publishedNames = nameIndex(published);
  const listenedNames = nameIndex(listened);
  const never = [...rules.map((rule) => ({ rule, by: rule })), ...added].flatMap(({ rule, by }) => {
    if (rule.trigger === "" || published.has(rule.trigger) || !isKnown(by)) return [];
    const message = `Nothing publishes the event "${rule.trigger}": no rule, no session, and events.json does not name it.`;
    const at = childPointer(rule.at, "trigger");
    return [unknown("event-never-comes", rule.file, at, message, { name: rule.trigger, names: publishedNames })];
  });
  const unheard = [...fired, ...firedLater].flatMap(({ rule, event, at }) => {
    if (listened.has(event)) return [];
    const message = `No rule and no subscriber waits for the event "${event}".`;
    return [unknown("event-unheard", rule.file, at, message, { name: event, names: listenedNames })];
  });
  const outside = outsideFindings(pack, { published, publishedNames, listened, listenedNames });
  return [...never, ...unheard, ...outside, ...endlessFindings(fired)];
}

function triggerOf({ definition }: AddedRule): string {
  const { trigger } = definition;
  return typeof trigger === "string" ? trigger : "";
}

/** How many events are looked at for circles: of very long ones not every rule is reported. */
const MOST_LOOKED = 1_000_000;

/** Rules without conditions that fire one another in a circle: only the guards end them. */
function endlessFindings(fired: readonly Firing[]): readonly Finding[] {
  const isAlways = (rule: RuleOfPack): boolean =>
    listOf(rule.definition["conditions"]).length === 0 && rule.definition["enabled"] !== false;
  const written = new Map<string, Set<string>>();
  for (const { rule, event } of fired) {
    if (!isAlways(rule)) continue;
    const events = written.get(rule.trigger) ?? new Set();
    written.set(rule.trigger, events.add(event));
  }
  const next = withoutEnds(written);
  const circles = new Map<string, readonly string[] | null>();
  let looked = 0;
  return fired.flatMap(({ rule, event, at }) => {
    if (!isAlways(rule) || !next.has(event) || !next.has(rule.trigger)) return [];
    const key = `${event}\n${rule.trigger}`;
    let way = circles.get(key);
    if (way === undefined) {
      if (looked > MOST_LOOKED) return [];
      const search = wayBetween(next, event, rule.trigger);
      looked += search.looked;
      way = search.way;
      circles.set(key, way);
    }
    if (way === null) return [];
    const message = `This never ends by itself: ${shortened([rule.trigger, ...way]).join(" → ")}. No rule on the way has a condition.`;
    return [found("cascade-endless", rule.file, at, message)];
  });
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
      const known = before.get(other);
      if (known === undefined && !next.has(other)) ends.push(other);
      if (known === undefined) before.set(other, [event]);
      else known.push(event);
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

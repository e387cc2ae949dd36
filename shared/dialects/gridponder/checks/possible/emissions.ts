// Which systems and effects emit an event, in the language's two versions (V9), and which events a pack emits.
import { nameTable } from "../../../../base/nameTable";
import { listOf, objectOf } from "../../../../base/json";
import type { IndexedLevel, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import type { IndexedRule } from "../../text/names/ruleIndex";
import type { EventType } from "../../turn/events";
import { type ProfileId, profileOfVersion } from "../../profile";
import { EFFECT_EVENTS, EFFECT_EVENTS_ONLY_05, SYSTEMS } from "./catalogue";
import { quoted } from "../found";

/** Returns the types of systems and the effects whose events of this type reach rules, in some version. */
export function eventSources(event: string): {
  readonly systems: readonly string[];
  readonly effects: readonly string[];
} {
  const isIt = (type: EventType): boolean => type === event;
  return {
    systems: Object.keys(SYSTEMS).filter((type) => SYSTEMS[type]?.events.some(isIt)),
    effects: Object.keys(EFFECT_EVENTS).filter((name) => effectEvents(name, "dsl-0.5").some(isIt)),
  };
}

/** Returns the events that an effect may emit; none for an unknown one. */
export function effectEvents(name: string, profile: ProfileId): readonly EventType[] {
  if (!Object.hasOwn(EFFECT_EVENTS, name)) return [];
  const events: readonly EventType[] = EFFECT_EVENTS[name as keyof typeof EFFECT_EVENTS];
  const only05 = EFFECT_EVENTS_ONLY_05[name] ?? [];
  return profile === "dsl-0.5" || only05.length === 0 ? events : events.filter((type) => !only05.includes(type));
}

/** Returns whether a system of a type may emit an event that reaches rules; true for an unknown type. */
function systemEmits(type: string, event: EventType, profile: ProfileId): boolean {
  const facts = SYSTEMS[type];
  if (facts === undefined) return true;
  return facts.events.includes(event) && (profile === "dsl-0.5" || facts.only05?.includes(event) !== true);
}

/** Returns whether a system passes the moves that it blocks on to rules and pushes (decision 9). */
export function delegatesMoves({ type, config, enabled }: IndexedSystem): boolean {
  return enabled && type === "avatar_navigation" && config["solidHandling"] === "delegate";
}

/** Returns whether anything enabled where a rule applies emits an event. */
export type Emits = (on: EventType) => boolean;

/** Returns what the game and the levels emit; computed once for each type of event, however many rules there are. */
export function emissionsOf(index: PackIndex, levels: readonly IndexedLevel[]): Emits {
  const known = new Map<EventType, boolean>();
  const profile = profileOfVersion(index.dslVersion);
  const systems = levels.length === 0 ? index.systems : levels.flatMap((level) => level.systems);
  const isEmitted: Emits = (on) => {
    const bySystem = systems.some((system) => {
      if (on === "move_blocked" && SYSTEMS[system.type] !== undefined) return delegatesMoves(system);
      return system.enabled && systemEmits(system.type, on, profile);
    });
    const emits = ({ effects }: IndexedRule): boolean =>
      effects.some(({ name }) => effectEvents(name, profile).includes(on));
    return bySystem || index.rules.some(emits) || levels.some(({ rules }) => rules.some(emits));
  };
  return (on) => {
    const answer = known.get(on) ?? isEmitted(on);
    known.set(on, answer);
    return answer;
  };
}

/** Returns why no rule gets an event: that nothing emits it in time, and what would. `called`: the event in the text. */
export function whyNever({ systems, dslVersion }: PackIndex, on: EventType, called: string): string {
  const profile = profileOfVersion(dslVersion);
  const late = systems.find(({ type, enabled }) => enabled && emitsLate(type, on, profile));
  const why =
    late === undefined ? `nothing here emits ${called}` : `"${late.type}" emits ${called} only after the last rule`;
  const types = Object.keys(SYSTEMS).filter((type) => systemEmits(type, on, profile));
  const effects = Object.keys(EFFECT_EVENTS).filter((name) => effectEvents(name, profile).includes(on));
  const would = quoted([...types, ...effects]);
  const how = on === "move_blocked" ? ' with "solidHandling": "delegate"' : "";
  return would === "" ? why : `${why} (${would}${how} would${late === undefined ? "" : " before it"})`;
}

/** Returns whether a system of a type emits an event, but after the last rule of a turn. */
function emitsLate(type: string, on: EventType, profile: ProfileId): boolean {
  const { events = [], unseen = [], isLastAfter05 = false } = SYSTEMS[type] ?? {};
  return unseen.includes(on) || (isLastAfter05 && profile === "published" && events.includes(on));
}

/** The event that the published player emits where this one emits an event for each operation (decision 11). */
export const PUBLISHED_REGION_EVENT: EventType = "region_transformed";

const REGION_EVENTS: Readonly<Record<string, EventType>> = nameTable({
  rotate: "region_rotated",
  flip: "region_flipped",
  diagonal_swap: "cells_swapped",
});

/** Returns the events that the pack's regions emit: those of all operations where it has none. */
export function regionEvents({ systems }: PackIndex): readonly EventType[] {
  const operations = systems.flatMap(({ type, config }) =>
    type === "region_transform" ? listOf(Object.values(objectOf(config["operations"]))) : [],
  );
  const events = operations.flatMap((operation) => {
    const { type } = objectOf(operation);
    return typeof type === "string" ? (REGION_EVENTS[type] ?? []) : [];
  });
  return events.length === 0 ? Object.values(REGION_EVENTS) : [...new Set(events)];
}

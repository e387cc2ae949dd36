// Which systems and effects emit an event, in the language's two versions (V9).
import type { EventType } from "../turn/events";
import type { ProfileId } from "../profile";
import { EFFECT_EVENTS, EFFECT_EVENTS_ONLY_05, SYSTEMS } from "./catalogue";

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
export function systemEmits(type: string, event: EventType, profile: ProfileId): boolean {
  const facts = SYSTEMS[type];
  if (facts === undefined) return true;
  return facts.events.includes(event) && (profile === "dsl-0.5" || facts.only05?.includes(event) !== true);
}

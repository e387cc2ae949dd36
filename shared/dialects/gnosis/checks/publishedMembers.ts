// The members that events have when they are published, before any interceptor changes them.
import { memoByIdentity } from "../../../base/memo";
import { type Json, listOf, objectOf } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { isOfType } from "../text/outcomeType";
import { EVENTS_FILE } from "../text/packPlaces";
import { playedIn, publishedBy, reactionsOfPack } from "../text/reactions";
import { possibleRules } from "./possibleRules";

/** By event, the members of its payload; null where a text gives it a whole that is not written. */
export type PublishedMembers = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Returns what events.json, sessions, rules, stubs and subscribers give to each event. */
export const publishedMembers = memoByIdentity(({ files, levels }: PackSource): PublishedMembers => {
  const members = new Map<string, Set<string> | null>();
  const add = (event: Json | undefined, payload: Json | undefined): void => {
    if (typeof event !== "string") return;
    if (isBinding(payload)) members.set(event, null);
    const known = members.has(event) ? members.get(event) : new Set<string>();
    if (known === null || known === undefined) return;
    members.set(event, known);
    for (const name of Object.keys(objectOf(payload))) known.add(name);
  };
  for (const [event, about] of Object.entries(objectOf(files.get(EVENTS_FILE)?.value))) {
    add(event, objectOf(about)["payload"]);
  }
  for (const { id, data } of [...levels.flatMap(playedIn), ...reactionsOfPack(files).flatMap(publishedBy)])
    add(id, data);
  for (const { outcomes } of possibleRules(files)) {
    for (const outcome of listOf(outcomes)) {
      const { type, target, value } = objectOf(outcome);
      if (isOfType(type, "FIRE_EVENT")) add(target, value);
    }
  }
  return members;
});

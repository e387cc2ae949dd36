// Finds events that subscribers hear, and that events.json describes, under a name that nothing else uses, where a name
// like it is used; and members of described payloads that rules read under another name.
import { addToSet } from "../../../base/groups";
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import { isTypo } from "../../../base/typos";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { isOfType } from "../text/outcomeType";
import { EVENTS_FILE } from "../text/packPlaces";
import { playedIn, publishedBy, reactionsOfPack } from "../text/reactions";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { possibleRules } from "./possibleRules";
import { type PublishedMembers, publishedMembers } from "./publishedMembers";
import { pathsInFile } from "./rulePaths";

export function eventNameFindings(pack: PackSource): readonly Finding[] {
  const used = usedEvents(pack);
  return [...subscriberFindings(pack, used), ...describedFindings(pack, used), ...memberFindings(pack)];
}

/** Returns the events that rules, services and sessions use, but for what subscribers hear. */
function usedEvents({ files, levels }: PackSource): ReadonlySet<string> {
  const used = new Set<string>();
  const add = (id: Json | undefined): void => {
    if (typeof id === "string" && id !== "") used.add(id);
  };
  for (const { trigger, outcomes } of possibleRules(files)) {
    add(trigger);
    for (const outcome of listOf(outcomes)) {
      const { type, target } = objectOf(outcome);
      if (isOfType(type, "FIRE_EVENT")) add(target);
    }
  }
  const events = [...reactionsOfPack(files).flatMap(publishedBy), ...levels.flatMap(playedIn)];
  for (const { id } of events) add(id);
  return used;
}

function subscriberFindings({ files }: PackSource, used: ReadonlySet<string>): readonly Finding[] {
  const described = objectOf(files.get(EVENTS_FILE)?.value);
  return reactionsOfPack(files).flatMap(({ file, at, event }) => {
    if (file.role !== "services" || event === null || used.has(event) || Object.hasOwn(described, event)) return [];
    const meant = likeName(event, used);
    // Names with one typing mistake are reported where events from outside are checked.
    if (meant === undefined || isTypo(event, meant)) return [];
    const place = childPointer(at, "event");
    const message = `Nothing in the pack publishes the event "${event}". Did you mean "${meant}"?`;
    const fixes = replacing(file, place, meant);
    return [found("event-never-comes", file, place, message, { params: { name: event }, fixes })];
  });
}

function describedFindings(pack: PackSource, used: ReadonlySet<string>): readonly Finding[] {
  const { files } = pack;
  const members = publishedMembers(pack);
  const file = files.get(EVENTS_FILE);
  const described = objectOf(file?.value);
  const undescribed = new Set(Array.from(used).filter((event) => !Object.hasOwn(described, event)));
  return Object.keys(described).flatMap((event): readonly Finding[] => {
    const isUnused = file !== undefined && !used.has(event);
    const meant = isUnused
      ? (likeName(event, undescribed) ?? sameMembers(described[event], members, undescribed))
      : undefined;
    if (file === undefined || meant === undefined) return [];
    const at = childPointer("", event);
    const message = `Nothing in the pack uses the event "${event}", and "${meant}" is not described. Did you mean that?`;
    const fixes = replacing(file, at, meant, { onKey: true });
    return [found("event-unheard", file, at, message, { onKey: true, params: { name: event }, fixes })];
  });
}

/** Returns the only one of these events that has just the members of a description; none where that has no members. */
function sameMembers(
  about: Json | undefined,
  members: PublishedMembers,
  events: ReadonlySet<string>,
): string | undefined {
  const wanted = Object.keys(objectOf(objectOf(about)["payload"]));
  const same = Array.from(events).filter((event) => {
    const names = members.get(event);
    return names?.size === wanted.length && wanted.every((name) => names.has(name));
  });
  return wanted.length > 0 && same.length === 1 ? same[0] : undefined;
}

/** Returns a name that is the same but for a letter, or that goes on with a few more or fewer. */
function likeName(name: string, others: Iterable<string>): string | undefined {
  const all = Array.from(others);
  const [longer, ...more] = all.filter((other) => isBeginning(name, other) || isBeginning(other, name));
  return all.find((other) => isTypo(name, other)) ?? (more.length === 0 ? longer : undefined);
}

/** The last letters of a name are easily forgotten: `KILL` for `KILLED`. */
function isBeginning(short: string, long: string): boolean {
  return short.length >= 6 && long.length > short.length && long.length - short.length <= 3 && long.startsWith(short);
}

/** Reports the one described member that nothing reads or gives, where rules read one that is not described. */
function memberFindings({ files, levels }: PackSource): readonly Finding[] {
  const file = files.get(EVENTS_FILE);
  if (file === undefined) return [];
  const read = new Map<string, Set<string>>();
  const given = new Map<string, Set<string>>();
  for (const each of files.values()) {
    for (const [index, { trigger }] of rulesInFile(each).entries()) {
      for (const { parsed } of pathsInFile(each)[index] ?? [])
        if (parsed.root === "payload" && parsed.names[0] !== undefined) addToSet(read, trigger, parsed.names[0]);
    }
  }
  for (const { id, data } of levels.flatMap(playedIn)) {
    for (const name of Object.keys(objectOf(data))) if (typeof id === "string") addToSet(given, id, name);
  }
  return Object.entries(objectOf(file.value)).flatMap(([event, about]): readonly Finding[] => {
    const members = Object.keys(objectOf(objectOf(about)["payload"]));
    const known = given.get(event) ?? new Set<string>();
    const [odd, ...odder] = members.filter((name) => read.get(event)?.has(name) !== true && !known.has(name));
    const lacking = Array.from(read.get(event) ?? []).filter((name) => known.has(name) && !members.includes(name));
    const [meant, ...more] = lacking;
    if (odd === undefined || meant === undefined || odder.length + more.length > 0) return [];
    const at = childPointer("", event, "payload", odd);
    const message = `Nothing reads or gives the member "${odd}" of this event, but "${meant}". Did you mean that?`;
    const fixes = replacing(file, at, meant, { onKey: true });
    return [found("unknown-payload-member", file, at, message, { onKey: true, params: { name: odd }, fixes })];
  });
}

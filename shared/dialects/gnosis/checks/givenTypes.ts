// Finds numbers, true and false that are written as texts: in an event of a session, in its example, or in a state tree,
// where all other texts of the pack give the same member a value of the other type.
import { addTo } from "../../../base/groups";
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { EVENTS_FILE } from "../text/packPlaces";
import { publishedBy, reactionsOfPack } from "../text/reactions";
import { found, replacing } from "./found";
import { writtenStates } from "./stateMembers";

interface Given {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly value: Json;
}

/** So many values of one member are written by hand at most. */
const MOST_COMPARED = 1000;

export function givenTypeFindings(pack: PackSource): readonly Finding[] {
  const byMember = new Map<string, Given[]>();
  const add = (key: string, given: Given): void => {
    const { value, file, at } = given;
    if (isBinding(value)) {
      const { default: usual } = value;
      // What is made of it by a scale is a number, whatever it is.
      if (usual !== undefined && !isBinding(usual)) add(key, { file, at: childPointer(at, "default"), value: usual });
      return;
    }
    if (isJsonObject(value)) {
      for (const [inner, each] of Object.entries(value)) {
        add(`${key}.${inner}`, { file, at: childPointer(at, inner), value: each });
      }
      return;
    }
    if (value === null || Array.isArray(value)) return;
    addTo(byMember, key, given);
  };
  const events = pack.files.get(EVENTS_FILE);
  for (const [event, about] of Object.entries(objectOf(events?.value))) {
    const { payload } = objectOf(about);
    if (events !== undefined && payload !== undefined)
      add(`event ${event}`, { file: events, at: childPointer("", event, "payload"), value: payload });
  }
  for (const file of pack.levels) {
    for (const [index, event] of listOf(objectOf(file.value)["events"]).entries()) {
      const { id, data } = objectOf(event);
      if (typeof id === "string" && data !== undefined)
        add(`event ${id}`, { file, at: childPointer("/events", index, "data"), value: data });
    }
  }
  for (const reaction of reactionsOfPack(pack.files)) {
    for (const { id, data, at } of publishedBy(reaction)) {
      const place = { file: reaction.file, at: childPointer(at, "data") };
      if (typeof id === "string" && data !== undefined) add(`event ${id}`, { ...place, value: data });
    }
  }
  for (const { file, at, root, tree } of writtenStates(pack)) add(root, { file, at, value: tree });
  return Array.from(byMember.values()).flatMap(oddFindings);
}

/** Reports the only value that is a text, where it says one of the type that all others have. */
function oddFindings(given: readonly Given[]): readonly Finding[] {
  if (given.length < 2 || given.length > MOST_COMPARED) return [];
  const texts = given.filter(({ value }) => typeof value === "string");
  const [odd, ...more] = texts;
  if (odd === undefined || more.length > 0) return [];
  const types = new Set(given.flatMap((each) => (each === odd ? [] : [typeof each.value])));
  const [type] = types;
  const meant = types.size === 1 ? saidBy(odd.value, type) : null;
  if (meant === null) return [];
  const what = type === "number" ? "a number" : "true or false";
  const message = `This is a text, and everywhere else in the pack it is ${what}.`;
  const fixes = replacing(odd.file, odd.at, meant);
  return [found("value-of-other-type", odd.file, odd.at, message, { fixes })];
}

/** Returns the number, or the true or false, that a text says; null for none. */
export function saidBy(text: Json, type: string | undefined): number | boolean | null {
  if (typeof text !== "string") return null;
  if (type === "number") return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
  return type === "boolean" && (text === "true" || text === "false") ? text === "true" : null;
}

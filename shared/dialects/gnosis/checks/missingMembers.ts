// Finds payloads that lack a member which what hears their event reads, and which others of the same event have.
import { addToSet } from "../../../base/groups";
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { isTypo } from "../../../base/typos";
import type { Finding } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { parsePath } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { EVENTS_FILE } from "../text/packPlaces";
import { publishedBy, reactionsInFile } from "../text/reactions";
import { rulesInFile } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { possibleRules } from "./possibleRules";

/** A payload that rules or services give to an event. */
interface Payload {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly event: string;
  readonly value: Readonly<Record<string, Json>>;
}

export function missingMemberFindings(pack: PackSource): readonly Finding[] {
  const given = givenPayloads(pack);
  const readers = readersOf(pack);
  const written = writtenMembers(pack);
  const described = objectOf(pack.files.get(EVENTS_FILE)?.value);
  return given.flatMap((payload): readonly Finding[] => {
    const { file, at, event, value } = payload;
    const others = given.flatMap((each) => (each.event === event && each !== payload ? Object.keys(each.value) : []));
    const usual = new Set([...others, ...Object.keys(objectOf(objectOf(described[event])["payload"]))]);
    const own = Object.keys(value);
    const read = readers.get(event) ?? new Map<string, string>();
    const missing = Array.from(read.keys()).filter(
      (name) => usual.has(name) && !own.includes(name) && written.get(event)?.has(name) !== true,
    );
    const [name, ...more] = missing;
    // A misspelt one is reported where it is.
    if (name === undefined || own.some((each) => isTypo(each, name))) return [];
    const unread = own.filter((each) => !read.has(each) && !usual.has(each));
    const [odd, ...odder] = unread;
    const fixes =
      odd === undefined || odder.length + more.length > 0
        ? []
        : replacing(file, childPointer(at, odd), name, { onKey: true });
    const message = `The event "${event}" comes from here without "${name}", which ${read.get(name)} reads.`;
    return [found("payload-member-missing", file, at, message, { params: { name }, fixes })];
  });
}

function givenPayloads({ files }: PackSource): readonly Payload[] {
  const payloads: Payload[] = [];
  const add = (file: SourceFile, at: JsonPointer, event: Json | undefined, value: Json | undefined): void => {
    if (typeof event === "string" && isJsonObject(value) && !isBinding(value))
      payloads.push({ file, at, event, value });
  };
  for (const file of files.values()) {
    for (const { definition, at } of rulesInFile(file)) {
      for (const [index, outcome] of listOf(definition["outcomes"]).entries()) {
        const { type, target, value } = objectOf(outcome);
        if (isOfType(type, "FIRE_EVENT")) add(file, childPointer(at, "outcomes", index, "value"), target, value);
      }
    }
    if (file.role !== "services") continue;
    const events = reactionsInFile(file).flatMap(publishedBy);
    for (const { at, id, data } of events) add(file, childPointer(at, "data"), id, data);
  }
  return payloads;
}

/** By event, the members that have to be there, each with who reads it. */
function readersOf({ files }: PackSource): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const readers = new Map<string, Map<string, string>>();
  for (const file of files.values()) {
    for (const { event, name, who } of readersInFile(file)) {
      const known = readers.get(event) ?? new Map<string, string>();
      if (!known.has(name)) known.set(name, who);
      readers.set(event, known);
    }
  }
  return readers;
}

/** Who reads a member of an event, for a sentence. */
interface Reader {
  readonly event: string;
  readonly name: string;
  readonly who: string;
}

const readersInFile = memoByIdentity((file: SourceFile): readonly Reader[] => {
  const ofRules = rulesInFile(file).flatMap(({ trigger, definition, id }) =>
    readersIn(trigger, [definition["calculations"], definition["outcomes"]], `the rule "${id}"`),
  );
  if (file.role !== "services") return ofRules;
  const ofServices = reactionsInFile(file).flatMap(({ event, definition }) =>
    event === null ? [] : readersIn(event, [definition["set"], definition["publish"]], "a subscriber"),
  );
  return [...ofRules, ...ofServices];
});

function readersIn(event: string, parts: readonly (Json | undefined)[], who: string): readonly Reader[] {
  return parts.flatMap((part) => boundMembers(part)).map((name) => ({ event, name, who }));
}

/** Returns the first names of the paths into the payload that bindings without a default hold. */
function boundMembers(value: Json | undefined): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (!isBinding(value)) return Object.values(value).flatMap((part: Json) => boundMembers(part));
  const { fromContext } = value;
  const { root, names } = parsePath(typeof fromContext === "string" ? fromContext : "");
  const [name] = names;
  return root !== "payload" || name === undefined || value["default"] !== undefined ? [] : [name];
}

/** By event, the members that interceptors set. */
function writtenMembers({ files }: PackSource): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>();
  for (const { trigger, outcomes } of possibleRules(files)) {
    for (const outcome of listOf(outcomes)) {
      const { type, target } = objectOf(outcome);
      const [name] = isOfType(type, "SET") ? payloadNames(target) : [];
      if (name !== undefined && typeof trigger === "string") addToSet(members, trigger, name);
    }
  }
  return members;
}

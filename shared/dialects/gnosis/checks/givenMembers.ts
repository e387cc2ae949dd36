// Finds members that payloads and calls are given under a name that nothing looks at, where one like it is looked at.
import { addToSet } from "../../../base/groups";
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { Finding, RelatedPlace } from "../../../findings/finding";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { isBinding } from "../rules/bindings";
import { parsePath } from "../rules/path";
import { payloadNames } from "../rules/targets";
import { isOfType } from "../text/outcomeType";
import { EVENTS_FILE } from "../text/packPlaces";
import { playedIn, publishedBy, reactionsInFile, reactionsOfPack } from "../text/reactions";
import { rulesInFile, rulesOfPack } from "../text/ruleTexts";
import { found, replacing } from "./found";
import { laterRules, possibleRules } from "./possibleRules";
import { pathsInFile } from "./rulePaths";
import { isTypo } from "../../../base/typos";

/** Members by event, or arguments by call. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

export function givenMemberFindings(pack: PackSource): readonly Finding[] {
  const read = readMembers(pack);
  const described = describedMembers(pack);
  const written = writtenMembers(pack, read);
  const args = readArguments(pack);
  const published = publishedMembers(pack);
  const inSessions = membersOf(pack.levels.flatMap(playedIn));
  const payload = (file: SourceFile, event: Json | undefined, value: Json | undefined, at: JsonPointer) =>
    typeof event !== "string"
      ? []
      : keyFindings({ file, at, of: `event "${event}"`, known: described.get(event), read: read.get(event) }, value);
  return Array.from(pack.files.values()).flatMap((file): readonly Finding[] => {
    const { role, value } = file;
    const events = objectOf(value);
    const samples = file.path !== EVENTS_FILE ? [] : sampleFindings(file, read, published, inSessions);
    const played =
      role !== "session"
        ? []
        : listOf(events["events"]).flatMap((each, index) => {
            const { id, data } = objectOf(each);
            return payload(file, id, data, childPointer("/events", index, "data"));
          });
    const ofRules = rulesInFile(file).flatMap(({ trigger, definition, at }) =>
      listOf(definition["outcomes"]).flatMap((outcome, index): readonly Finding[] => {
        const { type, target, value: given } = objectOf(outcome);
        const place = childPointer(at, "outcomes", index);
        if (isOfType(type, "FIRE_EVENT")) return payload(file, target, given, childPointer(place, "value"));
        if (isOfType(type, "SET")) {
          const known = new Set([...(described.get(trigger) ?? []), ...(written.get(trigger) ?? [])]);
          const at = childPointer(place, "target");
          return targetFindings({ file, at, of: `event "${trigger}"`, known, read: read.get(trigger) }, target);
        }
        const isCall = isOfType(type, "CALL_SERVICE") || isOfType(type, "CALL_FUNCTION");
        if (!isCall || typeof target !== "string") return [];
        const known = args.get(target);
        const names = known === undefined ? undefined : new Set(known.keys());
        return keyFindings(
          { file, at: childPointer(place, "value"), of: `call "${target}"`, known: names, read: names, readAt: known },
          given,
        );
      }),
    );
    return [...samples, ...played, ...ofRules];
  });
}

/** Reports members of the payloads that events.json describes, where nothing has them and one like them is left out. */
function sampleFindings(file: SourceFile, read: Names, published: Names, played: Names): readonly Finding[] {
  return Object.entries(objectOf(file.value)).flatMap(([event, about]) => {
    const given = published.get(event) ?? [];
    const asked = read.get(event) ?? new Set<string>();
    const known = new Set(Array.from(given).filter((name) => asked.has(name)));
    const at = childPointer("", event, "payload");
    const all = new Set([...asked, ...given, ...(played.get(event) ?? [])]);
    return keyFindings({ file, at, of: `event "${event}"`, known, read: all }, objectOf(about)["payload"]);
  });
}

/** Returns the members that rules and services publish events with. */
function publishedMembers({ files }: PackSource): Names {
  const fired = possibleRules(files).flatMap(({ outcomes }) =>
    listOf(outcomes).flatMap((outcome) => {
      const { type, target: id, value: data } = objectOf(outcome);
      return isOfType(type, "FIRE_EVENT") ? [{ id, data }] : [];
    }),
  );
  return membersOf([...fired, ...reactionsOfPack(files).flatMap(publishedBy)]);
}

function membersOf(events: readonly { readonly id?: Json | undefined; readonly data?: Json | undefined }[]): Names {
  const names = new Map<string, Set<string>>();
  for (const { id, data } of events) {
    if (typeof id !== "string" || !isJsonObject(data) || isBinding(data)) continue;
    for (const name of Object.keys(data)) addToSet(names, id, name);
  }
  return names;
}

/** Where members are given, and which there are. */
interface Given {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  /** What they are given to: `event "hit"`. */
  readonly of: string;
  /** The names that may be meant; undefined: nothing is known. */
  readonly known: ReadonlySet<string> | undefined;
  /** All names that something looks at. */
  readonly read: ReadonlySet<string> | undefined;
  /** Where each name is read, as far as it is known. */
  readonly readAt?: ReadonlyMap<string, RelatedPlace> | undefined;
}

/** Reports members of an object that nothing looks at, where a known one that the object lacks is like them. */
function keyFindings({ file, at, of, known, read, readAt }: Given, value: Json | undefined): readonly Finding[] {
  if (!isJsonObject(value) || isBinding(value)) return [];
  return Object.keys(value).flatMap((key): readonly Finding[] => {
    const meant = meantName(key, known, read, (other) => Object.hasOwn(value, other));
    if (meant === null) return [];
    const place = childPointer(at, key);
    const message = `Nothing looks at the member "${key}" of the ${of}. Did you mean "${meant}"?`;
    const fixes = replacing(file, place, meant, { onKey: true });
    const reader = readAt?.get(meant);
    const related = reader === undefined ? {} : { related: [reader] };
    const more = { onKey: true, params: { name: key }, fixes, ...related };
    return [found("unknown-payload-member", file, place, message, more)];
  });
}

function targetFindings({ file, at, of, known, read }: Given, target: Json | undefined): readonly Finding[] {
  if (typeof target !== "string") return [];
  const names = payloadNames(target);
  const [name = ""] = names;
  const meant = names.length === 1 ? meantName(name, known, read, () => false) : null;
  if (meant === null) return [];
  const message = `Nothing looks at the member "${name}" of the ${of}. Did you mean "${meant}"?`;
  const fixes = replacing(file, at, target.slice(0, target.length - name.length) + meant);
  return [found("unknown-payload-member", file, at, message, { params: { name }, fixes })];
}

/** An event with more members was not written by hand. */
const MOST_COMPARED = 500;

function meantName(
  name: string,
  known: ReadonlySet<string> | undefined,
  read: ReadonlySet<string> | undefined,
  isGiven: (other: string) => boolean,
): string | null {
  if (known === undefined || known.size > MOST_COMPARED || known.has(name) || read?.has(name) === true) return null;
  return [...known].find((other) => isTypo(name, other) && !isGiven(other)) ?? null;
}

/** Returns the members that rules, subscribers and the expectations of sessions look at. */
function readMembers({ files, levels }: PackSource): Names {
  const names = new Map<string, Set<string>>();
  for (const file of files.values()) {
    const rules = rulesInFile(file);
    for (const [index, paths] of pathsInFile(file).entries()) {
      for (const { parsed } of paths) {
        const [name] = parsed.names;
        if (parsed.root === "payload" && name !== undefined) addToSet(names, rules[index]?.trigger ?? "", name);
      }
    }
    for (const { event, definition } of reactionsInFile(file)) {
      if (event === null) continue;
      for (const name of boundNames(definition, "payload")) addToSet(names, event, name);
    }
  }
  for (const { trigger, conditions, calculations, outcomes } of laterRules(files)) {
    if (typeof trigger !== "string") continue;
    const asked = listOf(conditions).map((condition): Json => ({ fromContext: objectOf(condition)["path"] ?? null }));
    for (const part of [conditions, calculations, outcomes, asked]) {
      for (const name of boundNames(part ?? null, "payload")) addToSet(names, trigger, name);
    }
  }
  for (const { trigger, outcomes } of possibleRules(files)) {
    if (typeof trigger !== "string") continue;
    for (const outcome of listOf(outcomes)) {
      const { type, target } = objectOf(outcome);
      const isMath = isOfType(type, "MATH_ADD") || isOfType(type, "MATH_MULTIPLY");
      const [name] = isMath ? payloadNames(target) : [];
      if (name !== undefined) addToSet(names, trigger, name);
    }
  }
  for (const { value } of levels) {
    for (const event of listOf(objectOf(value)["events"])) {
      const { id, expect } = objectOf(event);
      if (typeof id !== "string") continue;
      for (const name of Object.keys(objectOf(objectOf(expect)["payload"]))) addToSet(names, id, name);
    }
  }
  return names;
}

function describedMembers({ files }: PackSource): Names {
  const names = new Map<string, Set<string>>();
  for (const [event, about] of Object.entries(objectOf(files.get(EVENTS_FILE)?.value))) {
    for (const name of Object.keys(objectOf(objectOf(about)["payload"]))) addToSet(names, event, name);
  }
  return names;
}

/** Returns the members that interceptors write and something looks at. */
function writtenMembers({ files }: PackSource, read: Names): Names {
  const names = new Map<string, Set<string>>();
  for (const { definition, trigger } of rulesOfPack(files)) {
    for (const outcome of listOf(definition["outcomes"])) {
      const { type, target } = objectOf(outcome);
      const [name] = isOfType(type, "SET") ? payloadNames(target) : [];
      if (name !== undefined && read.get(trigger)?.has(name) === true) addToSet(names, trigger, name);
    }
  }
  return names;
}

/** Returns the arguments that stubs look at, by call and name, each with the first place that does. */
function readArguments({ files }: PackSource): ReadonlyMap<string, ReadonlyMap<string, RelatedPlace>> {
  const names = new Map<string, Map<string, RelatedPlace>>();
  for (const { file, call, definition, at: place } of reactionsOfPack(files)) {
    if (call === null) continue;
    const known = names.get(call) ?? new Map<string, RelatedPlace>();
    names.set(call, known);
    for (const { name, at } of boundPlaces(definition, "args", place)) {
      if (!known.has(name)) known.set(name, { file: file.path, at, message: `"${name}" is read here.` });
    }
  }
  return names;
}

/** Returns the first names of the paths from a root that bindings anywhere in a value hold. */
function boundNames(value: Json, root: string): readonly string[] {
  return boundPlaces(value, root, "").map(({ name }) => name);
}

interface BoundName {
  readonly name: string;
  readonly at: JsonPointer;
}

/** The same with the places of the paths. */
function boundPlaces(value: Json, root: string, at: JsonPointer): readonly BoundName[] {
  if (typeof value !== "object" || value === null) return [];
  const { fromContext } = objectOf(value);
  const path = typeof fromContext === "string" ? parsePath(fromContext) : null;
  const name = path?.root === root ? path.names[0] : undefined;
  const own = name === undefined ? [] : [{ name, at: childPointer(at, "fromContext") }];
  const parts = Object.entries(value) as readonly (readonly [string, Json])[];
  return [...own, ...parts.flatMap(([key, part]) => boundPlaces(part, root, childPointer(at, key)))];
}

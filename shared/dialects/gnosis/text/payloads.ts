// What the texts of a pack show of an event's payload: examples, sessions, what rules fire and what they look at.
import { type Json, type JsonObject, isJsonList, isJsonObject, listOf, objectOf } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";
import { isOfType } from "./outcomeType";
import { EVENTS_FILE } from "./packPlaces";
import { type RuleOfPack, rulesOfPack } from "./ruleTexts";

/** A member of a payload, or of an object in it. */
export interface PayloadMember {
  readonly name: string;
  /** Values that some text gives it, each once; none where rules only look at it. */
  readonly examples: readonly Json[];
}

/** More examples of one member would be no list to choose from. */
const MOST_EXAMPLES = 20;

/** Returns the members that an event's payload may have at a place in it. */
export function payloadMembers(pack: PackSource, event: string, at: readonly string[]): readonly PayloadMember[] {
  const found = new Map<string, Json[]>();
  const examplesOf = (name: string): Json[] => {
    const known = found.get(name) ?? [];
    found.set(name, known);
    return known;
  };
  for (const payload of payloadsOf(pack, event)) {
    for (const [name, value] of Object.entries(objectOf(partAt(payload, at)))) {
      const examples = examplesOf(name);
      const isNew = !examples.some((each) => JSON.stringify(each) === JSON.stringify(value));
      if (isNew && examples.length < MOST_EXAMPLES && !isBound(value)) examples.push(value);
    }
  }
  for (const names of rulesOfPack(pack.files).flatMap((rule) => (rule.trigger === event ? lookedAt(rule) : []))) {
    const [name] = names.slice(at.length);
    if (name !== undefined && at.every((each, index) => names[index] === each)) examplesOf(name);
  }
  return Array.from(found, ([name, examples]) => ({ name, examples }));
}

/** Returns the values that texts give to a place in an event's payload. */
export function payloadValues(pack: PackSource, event: string, at: readonly string[]): readonly Json[] {
  const name = at.at(-1);
  return payloadMembers(pack, event, at.slice(0, -1)).find((member) => member.name === name)?.examples ?? [];
}

function payloadsOf({ files, levels }: PackSource, event: string): readonly JsonObject[] {
  const example = objectOf(objectOf(objectOf(files.get(EVENTS_FILE)?.value)[event])["payload"]);
  const played = levels.flatMap(({ value }) =>
    listOf(objectOf(value)["events"]).flatMap((each) => (objectOf(each)["id"] === event ? objectOf(each)["data"] : [])),
  );
  const fired = rulesOfPack(files).flatMap(({ definition }) =>
    listOf(definition["outcomes"]).flatMap((outcome) => {
      const { type, target, value } = objectOf(outcome);
      return isOfType(type, "FIRE_EVENT") && target === event ? [value] : [];
    }),
  );
  return [example, ...[...played, ...fired].map(objectOf)];
}

function partAt(payload: JsonObject, at: readonly string[]): Json | undefined {
  let value: Json | undefined = payload;
  for (const name of at) value = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** A binding says nothing of the value that it has when the rule runs. */
function isBound(value: Json): boolean {
  return isJsonObject(value) && Object.hasOwn(value, "fromContext");
}

/** The places in the payload that a rule reads. */
function lookedAt({ definition }: RuleOfPack): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const walk = (value: Json | undefined): void => {
    if (isJsonList(value)) value.forEach(walk);
    else if (isJsonObject(value)) {
      for (const [key, member] of Object.entries(value)) {
        if ((key === "path" || key === "fromContext") && typeof member === "string") {
          const [root = "", ...names] = member.split(".");
          if (root.toLowerCase() === "payload" && names.length > 0) found.push(names);
        } else walk(member);
      }
    }
  };
  walk(definition["conditions"]);
  walk(definition["calculations"]);
  walk(definition["outcomes"]);
  return found;
}

// Fixes for conditions that ask an event for what it does not carry: by the word for another field, by `kind` where the
// event has kinds by other names, or of another event that carries it.
import { type JsonPointer, childPointer, isJsonObject } from "../../../../base/json";
import { nameTable } from "../../../../base/nameTable";
import type { Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { memberOf } from "../../../../text/jsonNode";
import { nodeAt } from "../../../../text/jsonTree";
import type { IndexedCondition, IndexedRule } from "../../text/names/ruleIndex";
import { EVENTS, type EventType } from "../../turn/events";
import { renameFix } from "../found";
import type { Emits } from "../possible/emissions";

/** Words for fields of events, as effects and other languages call them: the first that an event has is meant. */
const OTHER_FIELDS = nameTable<readonly string[]>({
  name: ["variable", "kind"],
  type: ["kind"],
  entity: ["kind"],
  object: ["kind"],
});

/** Returns the field of an event that a word stands for; null for none. */
export function fieldMeant(word: string, fields: Readonly<Record<string, string>>): string | null {
  return OTHER_FIELDS[word]?.find((field) => fields[field] !== undefined) ?? null;
}

/** Returns the only event of the pack that carries a field; null for none or several. */
export function onlyEventWith(field: string, emits: Emits): EventType | null {
  const events = (Object.keys(EVENTS) as EventType[]).filter((event) => Object.hasOwn(EVENTS[event], field));
  const [only, ...others] = events.filter(emits);
  return only === undefined || others.length > 0 ? null : only;
}

/** Returns the fix that makes a rule wait for another event. */
export function otherEventFixes({ file, at }: IndexedRule, event: EventType): readonly Fix[] {
  const fix = renameFix(file, childPointer(at, "on"), event);
  return fix === null ? [] : [{ ...fix, title: `Change the event to "${event}"` }];
}

/** Returns the fixes that compare other kinds of an event instead of `kind`; none where another field is compared too. */
export function kindFixes(
  file: SourceFile,
  { body, at }: Pick<IndexedCondition, "body" | "at">,
  kinds: readonly string[],
): readonly Fix[] {
  const member = memberAt(file, at);
  if (member === undefined || !isJsonObject(body) || body["param"] !== undefined || body["equals"] !== undefined)
    return [];
  return kinds.map((field) => {
    const text = `"param": "${field}", "equals": ${JSON.stringify(body["kind"])}`;
    const edits = [{ offset: member.offset, length: member.length, text }];
    return { title: `Compare "${field}"`, changes: [{ file: file.path, edits }] };
  });
}

/** Returns the member `kind` of a condition, key and value. */
function memberAt({ tree }: SourceFile, at: JsonPointer) {
  const body = nodeAt(tree, at);
  return body === undefined ? undefined : memberOf(body, "kind")?.parent;
}

// Stubs and subscribers as they are written: what happens when a service is called, or when an event is heard (spec B7).
import { memoByIdentity } from "../../../base/memo";
import { type Json, type JsonObject, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { PackSource, SourceFile } from "../../../pack/packSource";

/** A stub or a subscriber. */
export interface ReactionText {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly definition: JsonObject;
  /** Of a stub: the function that is called, such as `Audio.PlaySfx`; null for a subscriber. */
  readonly call: string | null;
  /** Of a subscriber: the event that it hears; null for a stub, and where it is no text. */
  readonly event: string | null;
}

/** An event as it is published somewhere. */
export interface EventText {
  readonly at: JsonPointer;
  readonly id: Json | undefined;
  readonly data: Json | undefined;
}

/** The stubs of a file of services or of a session, then its subscribers. */
export const reactionsInFile = memoByIdentity((file: SourceFile): readonly ReactionText[] => {
  if (file.role !== "services" && file.role !== "session") return [];
  const { services, subscribers } = objectOf(file.value);
  const stubs = Object.entries(objectOf(services)).map(([call, stub]) => {
    return { file, at: childPointer("/services", call), definition: objectOf(stub), call, event: null };
  });
  const hearing = listOf(subscribers).map((subscriber, index) => {
    const definition = objectOf(subscriber);
    const { event } = definition;
    const at = childPointer("/subscribers", index);
    return { file, at, definition, call: null, event: typeof event === "string" ? event : null };
  });
  return [...stubs, ...hearing];
});

/** All of them in a pack, by file. */
export const reactionsOfPack = memoByIdentity((files: PackSource["files"]): readonly ReactionText[] =>
  Array.from(files.values()).flatMap(reactionsInFile),
);

/** A value, and where it is written. */
export interface WrittenValue {
  readonly at: JsonPointer;
  readonly value: Json | undefined;
}

/** Returns what a stub returns, then what either writes and the payloads of what it publishes. */
export function valuesOf({ definition, at, call }: ReactionText): readonly WrittenValue[] {
  const listed = (member: string, field: string): readonly WrittenValue[] =>
    listOf(definition[member]).map((each, index) => {
      return { at: childPointer(at, member, index, field), value: objectOf(each)[field] };
    });
  const results = call === null ? [] : [{ at: childPointer(at, "result"), value: definition["result"] }];
  return [...results, ...listed("set", "value"), ...listed("publish", "data")];
}

/** Returns the events that a stub or a subscriber publishes. */
export function publishedBy({ definition, at }: ReactionText): readonly EventText[] {
  return eventTexts(definition["publish"], childPointer(at, "publish"));
}

/** Returns the events of a session; none for another file. */
export function playedIn({ role, value }: SourceFile): readonly EventText[] {
  return role === "session" ? eventTexts(objectOf(value)["events"], "/events") : [];
}

function eventTexts(list: Json | undefined, at: JsonPointer): readonly EventText[] {
  return listOf(list).map((event, index) => {
    const { id, data } = objectOf(event);
    return { at: childPointer(at, index), id, data };
  });
}

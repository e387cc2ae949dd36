// Services as stubs, and subscribers: what stands around the rules (spec B7).
import { groupedBy } from "../../../base/groups";
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonObject,
  listOf,
  objectOf,
} from "../../../base/json";
import { type Template, compileValue } from "../rules/bindings";
import { pathNames } from "../rules/path";
import { memberOf } from "../rules/value";

export interface StateWrite {
  readonly root: "persistent" | "ephemeral";
  readonly names: readonly string[];
  readonly value: Template;
  /** Where it is written, in the session or in the services of the pack. */
  readonly at: JsonPointer;
}

export interface Publishing {
  readonly id: string;
  readonly data: Template;
  readonly at: JsonPointer;
}

/** What happens beside the answer. */
export interface Reaction {
  readonly writes: readonly StateWrite[];
  readonly events: readonly Publishing[];
}

export interface Stub extends Reaction {
  readonly result: Template;
}

export interface Subscriber extends Reaction {
  readonly event: string;
  /** Those of higher priority come first. */
  readonly priority: number;
  /** Its place in the list. */
  readonly index: number;
}

export interface Surroundings {
  /** Stubs by `Service.Function`. */
  readonly stubs: ReadonlyMap<string, Stub>;
  readonly subscribers: ReadonlyMap<string, readonly Subscriber[]>;
}

/** Compiles stubs and subscribers. What is no stub or subscriber is left out. */
export function compileSurroundings(services: Json | undefined, subscribers: Json | undefined): Surroundings {
  const stubs = Object.entries(objectOf(services)).map(
    ([name, stub]) => [name, compileStub(objectOf(stub), childPointer("", "services", name))] as const,
  );
  const inOrder = listOf(subscribers)
    .flatMap((value, index) => compileSubscriber(value, index) ?? [])
    .sort((one, other) => other.priority - one.priority || one.index - other.index);
  return { stubs: new Map(stubs), subscribers: groupedBy(inOrder, ({ event }) => event) };
}

function compileStub(stub: JsonObject, at: JsonPointer): Stub {
  const { result = {} } = stub;
  return { ...compileReaction(stub, at), result: compileValue(result) };
}

function compileSubscriber(value: Json, index: number): Subscriber | null {
  if (!isJsonObject(value)) return null;
  const event = memberOf(value, "event");
  const priority = memberOf(value, "priority");
  if (typeof event !== "string") return null;
  const at = childPointer("", "subscribers", index);
  return { ...compileReaction(value, at), event, priority: typeof priority === "number" ? priority : 0, index };
}

function compileReaction(reaction: JsonObject, at: JsonPointer): Reaction {
  return {
    writes: listOf(memberOf(reaction, "set")).flatMap(
      (write, index) => compileWrite(write, childPointer(at, "set", index)) ?? [],
    ),
    events: listOf(memberOf(reaction, "publish")).flatMap(
      (event, index) => compilePublishing(event, childPointer(at, "publish", index)) ?? [],
    ),
  };
}

function compileWrite(value: Json, at: JsonPointer): StateWrite | null {
  const write = objectOf(value);
  const path = memberOf(write, "path");
  if (typeof path !== "string") return null;
  const [first = "", ...names] = pathNames(path);
  const root = first.toLowerCase();
  if ((root !== "persistent" && root !== "ephemeral") || names.length === 0) return null;
  return { root, names, value: compileValue(memberOf(write, "value") ?? null), at };
}

function compilePublishing(value: Json, at: JsonPointer): Publishing | null {
  const event = objectOf(value);
  const id = memberOf(event, "id");
  // As for FIRE_EVENT: absent is an empty payload, and what is no object is not published (spec B5).
  const { data = {} } = event;
  return typeof id === "string" && id !== "" ? { id, data: compileValue(data), at } : null;
}

// What a publish came to, as plain data: for the command line and for comparing.
import { type Json, type JsonObject, type JsonPointer, isJsonObject } from "../../../base/json";
import { equalJson, memberOf } from "../rules/value";
import type { Published } from "./publish";
import type { FiredEvent, ServiceCall } from "./run";
import type { Session } from "./session";

/** A part of a state tree that is another one than before. Null: it was not, or is not, there. */
export interface StateChange {
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
}

export interface PublishResult {
  readonly final: Published["final"];
  readonly fired: readonly FiredEvent[];
  readonly calls: readonly ServiceCall[];
  readonly blocked: number;
  readonly changes: readonly StateChange[];
  /** The calls that dry runs would have made; absent: none. */
  readonly notMade?: readonly ServiceCall[];
  /** Outcomes, and what stubs and subscribers were to do, that were skipped; absent: none, or nobody listed them. */
  readonly skipped?: readonly Skipped[];
  /** What a limit of the program kept from happening, and how often; absent: nothing. */
  readonly leftOut?: readonly LeftOut[];
}

/** What was skipped, why, and how often: an outcome by its rule and its index, a reaction by its place. */
export type Skipped = { readonly why: string; readonly times: number } & (
  | { readonly rule: string; readonly outcome: number; readonly what: string }
  | { readonly at: JsonPointer }
);

export interface LeftOut {
  readonly why: string;
  readonly times: number;
}

/** Returns the result of events published one after the other: the last one's end, and all that happened on the way. */
export function publishResult(published: readonly [Published, ...Published[]], before: Session): PublishResult {
  const last = published[published.length - 1] ?? published[0];
  const leftOut = leftOutOf(published);
  const notMade = published.flatMap((each) => each.notMade);
  return {
    final: last.final,
    fired: published.flatMap(({ fired }) => fired),
    calls: published.flatMap(({ calls }) => calls),
    blocked: published.reduce((sum, { blocked }) => sum + blocked, 0),
    changes: stateChanges(before, last.session),
    ...(notMade.length === 0 ? {} : { notMade }),
    ...(leftOut.length === 0 ? {} : { leftOut }),
  };
}

function leftOutOf(published: readonly Published[]): readonly LeftOut[] {
  const counts = new Map<string, number>();
  for (const { leftOut } of published) {
    for (const [why, times] of leftOut) counts.set(why, (counts.get(why) ?? 0) + times);
  }
  return Array.from(counts, ([why, times]) => ({ why, times }));
}

/** Returns the parts of both state trees in which two moments of a session differ, each as small as possible. */
export function stateChanges(before: Session, after: Session): readonly StateChange[] {
  return [
    ...changesIn("persistent", before.persistent, after.persistent),
    ...changesIn("ephemeral", before.ephemeral, after.ephemeral),
  ];
}

function changesIn(path: string, before: Json | undefined, after: Json | undefined): readonly StateChange[] {
  if (before === after) return [];
  if (isJsonObject(before) && isJsonObject(after)) return changedMembers(path, before, after);
  const one = before ?? null;
  const other = after ?? null;
  return equalJson(one, other) ? [] : [{ path, before: one, after: other }];
}

function changedMembers(path: string, before: JsonObject, after: JsonObject): readonly StateChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Array.from(names).flatMap((name) =>
    changesIn(`${path}.${name}`, memberOf(before, name), memberOf(after, name)),
  );
}

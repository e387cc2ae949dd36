// Indexes the writes of a turn by slot and field, to find the last one before a record. Built once per trace, so that
// explaining every rule of a long turn stays fast.
import { addTo } from "../../base/groups";
import { memoByIdentity } from "../../base/memo";
import type { Position } from "../../base/boardView";
import { partitionPoint } from "../../base/partitionPoint";
import { slotOfPlace } from "../trace/boardPlaces";
import { fieldAt } from "../trace/traceTree";
import type { TurnRecord } from "../turnRecord";
import { RecordField, type Trace } from "../trace/trace";
import { indexTrace } from "./whyIndex";

/** A cell of a layer, or a field by its path; the path of what holds others is all of it. */
export type ReadPlace =
  | { readonly kind: "cell"; readonly layer: string; readonly position: Position }
  | { readonly kind: "field"; readonly path: string };

/** Record numbers, ascending, by what was written. */
export interface WritesByPlace {
  readonly slots: ReadonlyMap<number, readonly number[]>;
  readonly fields: ReadonlyMap<string, readonly number[]>;
  /** For fields that contain a read field or are part of it; filled on demand. */
  readonly ofReadField: Map<string, readonly (readonly number[])[]>;
}

/**
 * Returns the last write before a record to a field, to what contains it or to a part of it; null when the turn has
 * none.
 */
export function lastWriteTo(turn: TurnRecord, read: ReadPlace, before: number): number | null {
  const writes = writesOf(turn.trace);
  if (read.kind === "cell") {
    const slot = slotOfPlace(turn.shape, read);
    const list = slot === null ? undefined : writes.slots.get(slot);
    return list === undefined ? null : lastBelow(list, before);
  }
  let last: number | null = null;
  for (const list of listsOf(writes, read.path)) {
    const found = lastBelow(list, before);
    if (found !== null && (last === null || found > last)) last = found;
  }
  return last;
}

function listsOf(writes: WritesByPlace, path: string): readonly (readonly number[])[] {
  const known = writes.ofReadField.get(path);
  if (known !== undefined) return known;
  const lists = [...writes.fields]
    .filter(([written]) => `${written}.`.startsWith(`${path}.`) || path.startsWith(`${written}.`))
    .map(([, list]) => list);
  writes.ofReadField.set(path, lists);
  return lists;
}

/** Returns all writes of a turn by place; computed once. */
export const writesOf = memoByIdentity((trace: Trace): WritesByPlace => {
  const slots = new Map<number, number[]>();
  const fields = new Map<string, number[]>();
  for (const record of indexTrace(trace).writes) {
    const ref = fieldAt(trace, record, RecordField.ref);
    if (ref >= 0) addTo(slots, ref, record);
    else addTo(fields, trace.fields[-1 - ref] ?? "", record);
  }
  return { slots, fields, ofReadField: new Map() };
});

/** Returns the last number of an ascending list that is below a bound; null when there is none. */
export function lastBelow(list: readonly number[], bound: number): number | null {
  return list[partitionPoint(list, (number) => number < bound) - 1] ?? null;
}

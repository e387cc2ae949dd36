// The last write, before a record of a turn, of what something has read: a cell, any cell, a field or a part of it.
// Indexed once per trace, so that asking for every rule of a long turn stays quick.
import type { Position } from "../base/boardView";
import type { TurnRecord } from "./dialect";
import type { Trace } from "./trace";
import { placeOfSlot } from "./traceCells";
import { writeAt } from "./traceView";
import { indexTrace } from "./whyIndex";

/** The cells of the whole board, as something that is read. */
export const ANY_CELL = "cells";

/** A cell of a layer as something that is read; fields are read by their paths. */
export function cellName(layer: string, position: Position): string {
  return `cell ${layer} ${position.join()}`;
}

/** Record numbers, ascending, by what the writes are of. */
interface Writes {
  readonly cells: ReadonlyMap<string, readonly number[]>;
  readonly fields: ReadonlyMap<string, readonly number[]>;
  readonly anyCell: readonly number[];
}

/**
 * The last write before a record of what is read: `cellName`, `ANY_CELL`, or a path such as `avatar.item`, written
 * itself or with what holds it or in a part; null when the turn has none.
 */
export function lastWriteTo(turn: TurnRecord, read: string, before: number): number | null {
  const { cells, fields, anyCell } = writesOf(turn);
  if (read === ANY_CELL) return lastBelow(anyCell, before);
  const ofCell = cells.get(read);
  if (ofCell !== undefined) return lastBelow(ofCell, before);
  let last: number | null = null;
  for (const [path, writes] of fields) {
    if (!`${path}.`.startsWith(`${read}.`) && !read.startsWith(`${path}.`)) continue;
    last = Math.max(last ?? -1, lastBelow(writes, before) ?? -1);
  }
  return last === null || last < 0 ? null : last;
}

const known = new WeakMap<Trace, Writes>();

function writesOf(turn: TurnRecord): Writes {
  const before = known.get(turn.trace);
  if (before !== undefined) return before;
  const cells = new Map<string, number[]>();
  const fields = new Map<string, number[]>();
  const anyCell: number[] = [];
  const add = (lists: Map<string, number[]>, name: string, record: number): void => {
    const list = lists.get(name);
    if (list === undefined) lists.set(name, [record]);
    else list.push(record);
  };
  for (const record of indexTrace(turn.trace).writes) {
    const write = writeAt(turn.trace, record)!;
    if (write.kind === "field") add(fields, write.path, record);
    else {
      const { layer, position } = placeOfSlot(turn.before, write.slot);
      add(cells, cellName(layer, position), record);
      anyCell.push(record);
    }
  }
  const writes: Writes = { cells, fields, anyCell };
  known.set(turn.trace, writes);
  return writes;
}

function lastBelow(list: readonly number[], bound: number): number | null {
  return list[countBelow(list, bound) - 1] ?? null;
}

/** How many numbers of an ascending list are below a bound. */
export function countBelow(list: readonly number[], bound: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

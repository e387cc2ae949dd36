// "Did you mean …?" of many names: what `nearestName` finds, without comparing each name with all the others.
import { isWhollyOther } from "./nearestName";
import { type EditRow, firstRow, nextRow } from "./editDistance";

export interface NameIndex {
  /** Returns the nearest name, as `nearestName` does; null also once very many were looked for. */
  nearest(name: string): string | null;
}

interface Entry {
  readonly name: string;
  readonly lower: string;
  /** Its place in the list: of equally near names the first is taken. */
  readonly place: number;
}

/** Letters compared for all that one index is asked: where thousands of names are unknown, no guess helps. */
const MOST_COMPARED = 1_000_000;
/** The fewest letters after which a name can be guessed. */
const BEGINNING = 2;

/** Prepares names for being looked for, when the first one is. */
export function nameIndex(names: Iterable<string>): NameIndex {
  let sorted: readonly Entry[] | null = null;
  const budget = { left: MOST_COMPARED };
  const look = (compared: number): boolean => (budget.left -= compared) > 0;
  return {
    nearest(name) {
      sorted ??= sortedEntries(names);
      const most = Math.max(1, Math.floor(name.length / 3));
      for (let edits = 0; edits <= most && budget.left > 0; edits += 1) {
        const found = within(sorted, name, edits, look);
        if (found !== null) return found.name;
      }
      return budget.left > 0 ? (shortestBeginningWith(sorted, name, look)?.name ?? null) : null;
    },
  };
}

function sortedEntries(names: Iterable<string>): readonly Entry[] {
  const entries = Array.from(names, (name, place) => ({ name, lower: name.toLowerCase(), place }));
  return entries.sort((one, other) => (one.lower < other.lower ? -1 : one.lower > other.lower ? 1 : 0));
}

/**
 * Returns the first name in at most so many edits. Names that begin alike share the rows of their comparison, and all
 * that begin with too many edits are passed over at once.
 */
function within(
  entries: readonly Entry[],
  name: string,
  most: number,
  look: (compared: number) => boolean,
): Entry | null {
  const wanted = name.toLowerCase();
  const rows: EditRow[] = [firstRow(wanted)];
  let path = "";
  let best: Entry | null = null;
  for (let at = 0; at < entries.length;) {
    const entry = entries[at];
    if (entry === undefined) break;
    let depth = commonLength(path, entry.lower);
    rows.length = depth + 1;
    let row = rows[depth];
    while (row !== undefined && row.least <= most && depth < entry.lower.length) {
      if (!look(wanted.length)) return null;
      row = nextRow(rows, entry.lower, wanted);
      rows.push(row);
      depth += 1;
    }
    path = entry.lower.slice(0, depth);
    if (row === undefined || row.least > most) at = firstOther(entries, at + 1, path);
    else {
      const distance = row.edits[wanted.length] ?? Infinity;
      const isNear = distance <= most && entry.name !== name && !isWhollyOther(name, entry.name, distance);
      if (isNear && (best === null || entry.place < best.place)) best = entry;
      at += 1;
    }
  }
  return best;
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Returns the place of the first name from a place on that does not begin so. */
function firstOther(entries: readonly Entry[], from: number, beginning: string): number {
  return firstThat(entries, from, ({ lower }) => !lower.startsWith(beginning));
}

/** Returns the place of the first entry for which something holds that holds for all after it. */
function firstThat(entries: readonly Entry[], from: number, holds: (entry: Entry) => boolean): number {
  let low = from;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && holds(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function shortestBeginningWith(
  entries: readonly Entry[],
  name: string,
  look: (compared: number) => boolean,
): Entry | null {
  if (name.length < BEGINNING) return null;
  const beginning = name.toLowerCase();
  let best: Entry | null = null;
  const from = firstThat(entries, 0, ({ lower }) => lower >= beginning);
  for (const entry of entries.slice(from, firstOther(entries, from, beginning))) {
    if (!look(1)) break;
    if (entry.name === name) continue;
    const difference = best === null ? -1 : entry.name.length - best.name.length;
    if (difference < 0 || (difference === 0 && best !== null && entry.place < best.place)) best = entry;
  }
  return best;
}

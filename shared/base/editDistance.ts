// How many typing mistakes lie between two words: letters inserted, deleted or replaced, and swaps of neighbours.

/** The edits that lead from a beginning of a word to each beginning of another one. */
export interface EditRow {
  readonly edits: readonly number[];
  readonly least: number;
}

/** Returns the row of the empty beginning: all letters of the other word are inserted. */
export function firstRow(other: string): EditRow {
  return { edits: Array.from({ length: other.length + 1 }, (_, index) => index), least: 0 };
}

/** Returns the row of a beginning that is one letter longer: `rows` has those of all shorter ones of `word`. */
export function nextRow(rows: readonly EditRow[], word: string, other: string): EditRow {
  const at = rows.length - 1;
  const last = rows[at]?.edits ?? [];
  const beforeLast = rows[at - 1]?.edits ?? [];
  const edits = [at + 1];
  let least = at + 1;
  for (let to = 1; to <= other.length; to += 1) {
    const replaced = (last[to - 1] ?? Infinity) + (word[at] === other[to - 1] ? 0 : 1);
    let cost = Math.min((last[to] ?? Infinity) + 1, (edits[to - 1] ?? Infinity) + 1, replaced);
    const isSwap = at > 0 && to > 1 && word[at] === other[to - 2] && word[at - 1] === other[to - 1];
    if (isSwap) cost = Math.min(cost, (beforeLast[to - 2] ?? Infinity) + 1);
    edits.push(cost);
    least = Math.min(least, cost);
  }
  return { edits, least };
}

/** Counts the edits between two words; `limit` when they are at least that many. */
export function editDistance(one: string, other: string, limit: number): number {
  const rows = [firstRow(other)];
  while (rows.length <= one.length) {
    const row = nextRow(rows, one, other);
    if (row.least >= limit) return limit;
    rows.push(row);
  }
  return Math.min(rows.at(-1)?.edits[other.length] ?? limit, limit);
}

// What the palette lists for what was typed: the best matches first, or, before anything is typed, what was used last.
// Pure.
import { type KeysResult, go } from "fuzzysort";

export interface PaletteRow {
  readonly id: string;
  readonly title: string;
  /** More words to be found by; shown smaller after the title. */
  readonly detail: string;
  /** An Electron accelerator. */
  readonly keys?: string | undefined;
}

export interface ListedRow {
  readonly row: PaletteRow;
  /** The title in pieces; those at odd places were matched. */
  readonly title: readonly string[];
}

export interface Listed {
  /** Used not long ago, latest first; none once something is typed. */
  readonly recent: readonly ListedRow[];
  readonly others: readonly ListedRow[];
}

/** How many rows are remembered as used last. */
const RECENT_ROWS = 6;
/** Of two matches that are about as good, the one used before comes first. */
const USED_BEFORE = 0.1;

/** Returns all rows in their own order but for the recent ones, or those that match the words typed, best first. */
export function listRows(rows: readonly PaletteRow[], search: string, recentIds: readonly string[]): Listed {
  const wanted = search.trim();
  if (wanted !== "") return { recent: [], others: matches(rows, wanted, recentIds) };
  const recent = recentIds.flatMap((id) => rows.filter((row) => row.id === id));
  const plain = (row: PaletteRow): ListedRow => ({ row, title: [row.title] });
  return { recent: recent.map(plain), others: rows.filter((row) => !recent.includes(row)).map(plain) };
}

/** Returns the ids after one was used: it comes first, and the oldest are forgotten. */
export function usedRow(recentIds: readonly string[], id: string): readonly string[] {
  return [id, ...recentIds.filter((other) => other !== id)].slice(0, RECENT_ROWS);
}

function matches(rows: readonly PaletteRow[], search: string, recentIds: readonly string[]): readonly ListedRow[] {
  const scoreFn = (result: KeysResult<PaletteRow>): number =>
    result.score + (result.score > 0 && recentIds.includes(result.obj.id) ? USED_BEFORE : 0);
  const found = go(search, rows, { keys: ["title", "detail"], limit: 0, threshold: 0.2, scoreFn });
  return found.map((result) => ({ row: result.obj, title: pieces(result.obj.title, result[0]?.indexes ?? []) }));
}

/** Returns the text cut where it begins or ends to match: unmatched, matched, unmatched and so on. */
function pieces(text: string, indexes: readonly number[]): readonly string[] {
  const matched = new Set(indexes);
  const cut: string[] = [""];
  for (const [at, character] of Array.from(text).entries()) {
    const isMatched = cut.length % 2 === 0;
    if (matched.has(at) === isMatched) cut[cut.length - 1] += character;
    else cut.push(character);
  }
  return cut;
}

// How far each pack was played, so that play continues there later. A text in the window's own storage; what is named
// in it is looked up again, since the pack may have another order by then. Pure but for that storage.
import { type Json, isJsonObject, objectIn } from "../../../shared/base/json";
import type { PackEntry } from "../../../shared/pack/packSource";

/** What a player meets: a level, or a story screen. */
export type RunEntry = Extract<PackEntry, { readonly kind: "start" | "story" }>;

export interface PackRun {
  readonly entries: readonly RunEntry[];
  /** The entry that is shown; `entries.length`: the end. */
  readonly index: number;
  /** Levels won so far, with the moves each took, by their place in `entries`. */
  readonly solved: ReadonlyMap<number, number>;
}

/**
 * Returns what is to be kept of a run; null at its first entry and at its end, where there is nothing to come back to.
 */
export function runText({ entries, index, solved }: PackRun): string | null {
  const entry = entries[index];
  if (entry === undefined || index === 0) return null;
  const won = [...solved].flatMap(([place, moves]) => {
    const each = entries[place];
    return each?.kind === "start" ? [[each.id, moves]] : [];
  });
  return JSON.stringify({ index, at: nameOf(entry), solved: Object.fromEntries(won) as Json });
}

/**
 * Returns the run that a text describes, through the entries as they are now: at the entry of that name next to where
 * it was. At the first one for no text, and where no entry has the name.
 */
export function runFrom(entries: readonly RunEntry[], text: string | null): PackRun {
  const kept = objectIn(text);
  const [index, solved] = [kept["index"], kept["solved"]];
  const wanted = typeof index === "number" ? index : 0;
  const places = entries.flatMap((entry, place) => (nameOf(entry) === kept["at"] ? [place] : []));
  const nearest = places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  const moves = (entry: RunEntry): Json | undefined =>
    entry.kind === "start" && isJsonObject(solved) && Object.hasOwn(solved, entry.id) ? solved[entry.id] : undefined;
  const won = entries.flatMap((entry, place): readonly (readonly [number, number])[] => {
    const taken = moves(entry);
    return typeof taken === "number" ? [[place, taken]] : [];
  });
  return nearest === undefined
    ? { entries, index: 0, solved: new Map() }
    : { entries, index: nearest, solved: new Map(won) };
}

/** Keeps how far the pack in a folder was played; at the start and the end it is forgotten. */
export function rememberRun(root: string, run: PackRun): void {
  const text = runText(run);
  if (text === null) globalThis.localStorage?.removeItem(storedAt(root));
  else globalThis.localStorage?.setItem(storedAt(root), text);
}

/** Returns what was kept for the pack in a folder; null for nothing. */
export function rememberedRun(root: string): string | null {
  return globalThis.localStorage?.getItem(storedAt(root)) ?? null;
}

function storedAt(root: string): string {
  return `packRun:${root}`;
}

/** Returns a level by its id, a story screen by its title: both may stand elsewhere later. */
function nameOf(entry: RunEntry): string {
  return entry.kind === "start" ? `level ${entry.id}` : `story ${entry.title ?? ""}`;
}

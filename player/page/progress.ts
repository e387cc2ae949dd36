// How far a player has come in a pack, kept in the browser. What is kept is read with care: anybody may have written it.
import { type Json, isJsonObject, listOf } from "../../shared/base/json";

export interface Progress {
  /** The entry that is shown next, by its number; the count of entries: the end. */
  readonly index: number;
  /** The fewest moves in which each level was won, by the level's id. */
  readonly solved: ReadonlyMap<string, number>;
}

export const NO_PROGRESS: Progress = { index: 0, solved: new Map() };

/** Part of the browser's storage: not there in a frame that may keep nothing. */
export type ProgressStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns the progress with a level won. */
export function withSolved(progress: Progress, id: string, moves: number): Progress {
  const fewest = Math.min(moves, progress.solved.get(id) ?? moves);
  return { ...progress, solved: new Map([...progress.solved, [id, fewest]]) };
}

/** Returns what is kept of the progress, as text. */
export function progressText({ index, solved }: Progress): string {
  return JSON.stringify({ index, solved: [...solved] });
}

/** Returns the progress of a text, in a pack of `count` entries with these levels; none for a text that is no progress. */
export function readProgress(text: string | null, count: number, levels: ReadonlySet<string>): Progress {
  const kept = parsed(text);
  if (!isJsonObject(kept)) return NO_PROGRESS;
  const { index, solved } = kept;
  const isPlace = typeof index === "number" && Number.isInteger(index) && index >= 0 && index <= count;
  const pairs = listOf(solved).flatMap((pair) => {
    const [id, moves] = listOf(pair);
    const isLevel = typeof id === "string" && levels.has(id);
    return isLevel && typeof moves === "number" && moves >= 0 ? [[id, moves] as const] : [];
  });
  return { index: isPlace ? index : 0, solved: new Map(pairs) };
}

/** Keeps the progress of the pack with a key; a storage that refuses is passed over. */
export function keepProgress(storage: ProgressStorage | null, key: string, progress: Progress): void {
  try {
    if (progress.index === 0 && progress.solved.size === 0) storage?.removeItem(placeOf(key));
    else storage?.setItem(placeOf(key), progressText(progress));
  } catch {
    // A full storage, or one that is not allowed here: the game goes on, and forgets.
  }
}

/** Returns what was kept of the pack with a key; null for nothing. */
export function keptProgress(storage: ProgressStorage | null, key: string): string | null {
  try {
    return storage?.getItem(placeOf(key)) ?? null;
  } catch {
    return null;
  }
}

/** Returns the browser's storage; null where the page may not use it. */
export function browserStorage(): ProgressStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function placeOf(key: string): string {
  return `gridwright.progress:${key}`;
}

function parsed(text: string | null): Json {
  try {
    return JSON.parse(text ?? "null") as Json;
  } catch {
    return null;
  }
}

// Replays the recorded solutions of a pack's levels and says how each went. Knows nothing of how a level is compiled;
// a level that is the same object as before is not replayed again.
import { isJsonObject } from "../base/json";
import type { Game, PlayableLevel } from "../engine/dialect";
import type { PackSource, SourceFile } from "../pack/packSource";
import type { GoldPathResult, GoldPathStatus } from "../rpc/contract";

/** How a replay went; `step` counts moves from 1. */
export interface Replay {
  readonly status: GoldPathStatus;
  readonly moves: number;
  readonly step?: number;
  readonly loseReason?: string;
}

/**
 * Plays a level's gold path from the start; stops at the first win, loss or refused action (fact sheet 16).
 * Runs to the end of the path however long it is: each turn has a budget of its own.
 */
export function replayGoldPath(level: PlayableLevel): Replay {
  const moves = level.goldPath.length;
  if (moves === 0) return { status: "no-path", moves };
  let state = level.start(null);
  for (const [index, action] of level.goldPath.entries()) {
    const step = index + 1;
    const taken = level.step(state, action, null);
    if (!taken.accepted) return { status: "illegal-action", moves, step };
    if (taken.won) return step === moves ? { status: "wins", moves } : { status: "wins-early", moves, step };
    if (taken.lost) {
      return { status: "loses", moves, step, ...(taken.loseReason === null ? {} : { loseReason: taken.loseReason }) };
    }
    state = taken.state;
  }
  return { status: "does-not-win", moves };
}

/** One level of a pack, playable or not. */
export interface LevelEntry {
  readonly id: string;
  readonly file: SourceFile;
  /** Compiles the level at first use; null when it cannot be played. */
  level(): PlayableLevel | null;
}

/** All levels: the game's in its order; without a game, those of the files in theirs. The first of equal ids counts. */
export function levelEntries(pack: PackSource, game: Game | null): readonly LevelEntry[] {
  const files = new Map<string, SourceFile>();
  for (const file of pack.levels) if (!files.has(levelIdOf(file))) files.set(levelIdOf(file), file);
  return (game?.levelIds ?? Array.from(files.keys())).flatMap((id) => {
    const file = files.get(id);
    return file === undefined ? [] : [{ id, file, level: () => game?.level(id) ?? null }];
  });
}

/** A level's id as its file says it, else the file's name (fact sheet 1). */
export function levelIdOf(file: SourceFile): string {
  const id = isJsonObject(file.value) ? file.value["id"] : undefined;
  if (typeof id === "string" && id !== "") return id;
  return file.path.slice(file.path.lastIndexOf("/") + 1).replace(/\.json$/, "");
}

export interface GoldPathChecker {
  /** From the cache when this very level was replayed before. */
  check(entry: LevelEntry): GoldPathResult;
}

/** A checker with an empty cache; levels no longer referred to leave it by themselves. */
export function createGoldPathChecker(): GoldPathChecker {
  const known = new WeakMap<PlayableLevel, GoldPathResult>();
  return {
    check(entry) {
      const { id, file } = entry;
      const level = entry.level();
      if (level === null) return unplayable(id, file);
      const cached = known.get(level);
      if (cached !== undefined) return cached;
      const result = { level: id, title: level.title, file: level.file, ...replayGoldPath(level) };
      known.set(level, result);
      return result;
    },
  };
}

/** A level that cannot be played does not win; the findings say why it cannot. */
function unplayable(id: string, file: SourceFile): GoldPathResult {
  const value = isJsonObject(file.value) ? file.value : {};
  const title = typeof value["title"] === "string" ? value["title"] : id;
  const solution = isJsonObject(value["solution"]) ? value["solution"] : {};
  const moves = Array.isArray(solution["goldPath"]) ? solution["goldPath"].length : 0;
  return { level: id, title, file: file.path, status: moves === 0 ? "no-path" : "does-not-win", moves };
}

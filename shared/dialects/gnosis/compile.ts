// A pack of event rules as a game: its sessions, compiled when first asked for.
import type { Compilation, CompileOptions, Game } from "../../engine/dialect";
import type { PlayableLevel } from "../../engine/playableLevel";
import { memoByIdentity } from "../../base/memo";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { type LoadedPack, loadPack } from "./load/loadedPack";
import { sessionLevel } from "./play/level";
import { valuesOf } from "./text/packValues";
import { gnosisPack } from "./text/packModel";

export const DIALECT_ID = "gnosis";
export const PROFILE = "gnosis";

/** The rules and sessions of a pack, loaded once. */
export const loadedPack = memoByIdentity((pack: PackSource): LoadedPack => loadPack(valuesOf(pack)));

/** The texts that a game was made of: while they are the same, so is it. */
const filesOf = new WeakMap<Game, PackSource["files"]>();

/** Never throws: what is wrong with the texts is left out, and is reported by the checks. */
export function compilePack(pack: PackSource, { previous }: CompileOptions = {}): Compilation {
  const before = previous?.game ?? null;
  if (before !== null && isUnchanged(filesOf.get(before), pack.files)) {
    return { game: before, profile: PROFILE, findings: [] };
  }
  const game = gameOf(pack);
  filesOf.set(game, pack.files);
  return { game, profile: PROFILE, findings: [] };
}

function isUnchanged(one: PackSource["files"] | undefined, other: PackSource["files"]): boolean {
  if (one === undefined || one.size !== other.size) return false;
  return Array.from(other).every(([path, file]) => one.get(path)?.text === file.text);
}

function gameOf(pack: PackSource): Game {
  const { starts } = gnosisPack;
  const files = new Map<string, SourceFile>();
  for (const file of pack.levels) {
    const id = starts.idOf(file);
    if (!files.has(id)) files.set(id, file);
  }
  const levels = new Map<string, PlayableLevel>();
  return {
    dialect: DIALECT_ID,
    profile: PROFILE,
    levelIds: Array.from(files.keys()),
    level(id) {
      const file = files.get(id);
      if (file === undefined || file.value === undefined) return null;
      const known = levels.get(id);
      if (known !== undefined) return known;
      const level = sessionLevel(loadedPack(pack).session(file.path), file.path, starts.titleOf(file));
      levels.set(id, level);
      return level;
    },
  };
}

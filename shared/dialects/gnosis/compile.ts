// A pack of event rules as a game: its sessions, compiled when first asked for.
import type { Game } from "../../engine/dialect";
import { compilerOfTexts } from "../../engine/gameOfTexts";
import type { PlayableLevel } from "../../engine/playableLevel";
import { memoByIdentity } from "../../base/memo";
import { levelsById } from "../../pack/levelsById";
import type { PackSource } from "../../pack/packSource";
import { type LoadedPack, loadPack } from "./load/loadedPack";
import { sessionLevel } from "./play/level";
import { valuesOf } from "./text/packValues";
import { gnosisPack } from "./text/packModel";

export const DIALECT_ID = "gnosis";
export const PROFILE = "gnosis";

/** The rules and sessions of a pack, loaded once. */
export const loadedPack = memoByIdentity((pack: PackSource): LoadedPack => loadPack(valuesOf(pack)));

/** Compiles a pack. What is wrong with the texts is left out. */
export const compilePack = compilerOfTexts(PROFILE, gameOf);

function gameOf(pack: PackSource): Game {
  const { starts } = gnosisPack;
  const files = levelsById(pack, (file) => starts.idOf(file));
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

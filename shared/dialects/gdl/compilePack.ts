// A pack of a board game: its recorded games as levels, each compiled when it is first asked for.
import { type Json, isJsonObject, objectOf } from "../../base/json";
import type { Compilation, CompileOptions, Game } from "../../engine/dialect";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { type GameFile, gameLevel } from "./play/level";
import { gdlPack } from "./text/packModel";
import { compileGame } from "./turn/compileGame";

export const DIALECT_ID = "gdl";
export const PROFILE = "gdl";

/** The texts that a game was made of: while they are the same, so is it. */
const filesOf = new WeakMap<Game, PackSource["files"]>();

/** Never throws: what is wrong with the texts is told by the checks, and games of wrong rules cannot be played. */
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
  const { starts } = gdlPack;
  const files = new Map<string, SourceFile>();
  for (const file of pack.levels) {
    const id = starts.idOf(file);
    if (!files.has(id)) files.set(id, file);
  }
  const levels = new Map<string, PlayableLevel | null>();
  return {
    dialect: DIALECT_ID,
    profile: PROFILE,
    levelIds: Array.from(files.keys()),
    level(id) {
      const file = files.get(id);
      if (file === undefined) return null;
      const known = levels.get(id);
      if (known !== undefined) return known;
      const level = levelOf(pack, file, id);
      levels.set(id, level);
      return level;
    },
  };
}

/** Returns a recorded game, or the rules' own setup, as a level; null when it cannot be played. */
function levelOf({ game: rules }: PackSource, file: SourceFile, id: string): PlayableLevel | null {
  if (rules === null || !isJsonObject(rules.value) || file.value === undefined) return null;
  const start = file.role === "game" ? {} : objectOf(file.value);
  const options = {
    seed: numberOf(start["seed"]) ?? 1,
    players: numberOf(start["players"]),
    start: { value: start["start"], at: "/start" },
  };
  const { game } = compileGame({ value: rules.value, at: "" }, options);
  if (game === null) return null;
  const moves = gdlPack.record.read(file.tree).flatMap(({ move }): GameAction[] => (move === null ? [] : [move]));
  const { outcome } = objectOf(start["expect"]);
  const about: GameFile = {
    id,
    file: file.path,
    rulesFile: rules.path,
    title: gdlPack.starts.titleOf(file),
    moves: file.role === "game" ? [] : moves,
    expectedOutcome: typeof outcome === "string" ? outcome : null,
  };
  return gameLevel(game, about);
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

// A pack of a board game: its recorded games as levels, each compiled when it is first asked for.
import type { Game } from "../../engine/dialect";
import { compilerOfTexts } from "../../engine/gameOfTexts";
import { levelsById } from "../../pack/levelsById";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { checkedGame } from "./checks/checked";
import type { PlayedGame } from "./playing/playedGame";
import { playedFindings } from "./playing/playedFindings";
import { NOTHING_TOLD, toldRules } from "./playing/toldRules";
import { startedGame } from "./startedGame";
import { gdlPack } from "./text/packModel";

export const DIALECT_ID = "gdl";
export const PROFILE = "gdl";

/** Compiles a pack. Games of wrong rules cannot be played. */
export const compilePack = compilerOfTexts(PROFILE, gameOf);

/** A recorded game, or the rules' own setup, with what it is made of. */
interface Compiled {
  readonly playable: PlayedGame | null;
  readonly file: SourceFile;
  readonly rules: SourceFile | null;
}

/** Stands for the rules' own setup among the ids of games: none is empty. */
const SETUP = "";

/** The games that a pack's game has compiled, by their ids. */
const compiledOf = new WeakMap<Game, ReadonlyMap<string, Compiled>>();

function gameOf(pack: PackSource, before: Game | null): Game {
  const files = levelsById(pack, (file) => gdlPack.starts.idOf(file));
  const known = before === null ? undefined : compiledOf.get(before);
  const compiled = new Map<string, Compiled>();
  const compiledNamed = (id: string): PlayedGame | null => {
    const file = files.get(id);
    if (file === undefined) return null;
    const now = compiled.get(id) ?? unchanged(known?.get(id), file, pack) ?? compiledStart(pack, file, id);
    compiled.set(id, now);
    return now.playable;
  };
  /** The rules' own setup, whether or not it is played from. */
  const setupNow = (): PlayedGame | null => {
    const { game: rules } = pack;
    if (rules === null) return null;
    const now = compiled.get(SETUP) ?? unchanged(known?.get(SETUP), rules, pack) ?? compiledStart(pack, rules, SETUP);
    compiled.set(SETUP, now);
    return now.playable;
  };
  const game: Game = {
    dialect: DIALECT_ID,
    profile: PROFILE,
    levelIds: Array.from(files.keys()),
    level: (id) => compiledNamed(id)?.level ?? null,
    *played() {
      const games: PlayedGame[] = [];
      for (const id of files.keys()) {
        const each = compiledNamed(id);
        if (each !== null) games.push(each);
        yield;
      }
      const recorded = games.filter(({ file }) => file.role !== "game");
      const told = checkedGame(pack) === null ? NOTHING_TOLD : yield* toldRules(pack);
      return yield* playedFindings(recorded, setupNow(), told);
    },
  };
  compiledOf.set(game, compiled);
  return game;
}

/** Returns what was compiled before, if it was made of the same texts. */
function unchanged(before: Compiled | undefined, file: SourceFile, { game: rules }: PackSource): Compiled | undefined {
  const isSame =
    before?.file.path === file.path &&
    before.file.text === file.text &&
    before.rules?.path === rules?.path &&
    before.rules?.text === rules?.text;
  return isSame ? before : undefined;
}

function compiledStart({ game: rules }: PackSource, file: SourceFile, id: string): Compiled {
  const started = rules === null ? null : startedGame(rules, file, id);
  return { playable: started === null || rules === null ? null : { ...started, file, rules }, file, rules };
}

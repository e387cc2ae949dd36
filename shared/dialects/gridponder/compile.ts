// A pack as a game: which levels there are, compiled at first use, reused when nothing changed.
import { isJsonObject } from "../../base/json";
import type { Compilation, CompileOptions, Game } from "../../engine/dialect";
import type { LevelVariants } from "../../engine/levelVariants";
import type { PlayableLevel } from "../../engine/playableLevel";
import { EntityTable } from "./turn/entities";
import { levelsById } from "../../pack/levelsById";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { compileLevel } from "./turn/level";
import { boardOfLevel } from "./text/board/board";
import { loadGame } from "./load/game";
import { levelVariants } from "./variants/variants";
import { levelIdOf } from "./text/levels/levelSequence";
import { loadLevel } from "./load/level";
import { asObject, member } from "./text/read";
import type { GameModel } from "./turn/model";
import { profileNotes } from "./profileNotes";
import { PROFILES, type ProfileId, isProfileId, profileOfVersion } from "./profile";

export const DIALECT_ID = "gridponder";

/** What a later compilation may take over from this one. */
interface Kept {
  readonly gameText: string;
  readonly model: GameModel;
  readonly table: EntityTable;
  readonly levels: Map<string, CompiledFile>;
}
interface CompiledFile {
  readonly text: string;
  readonly level: PlayableLevel | null;
}

/** What belongs to a game and is nobody else's business: attached when it is made, not computed from it. */
const keptByGame = new WeakMap<Game, Kept>();

/** Returns the pack as a game; `game` is null when there is no game file to speak of or it declares no layers. */
export function compilePack(pack: PackSource, options: CompileOptions = {}): Compilation {
  const profile = chooseProfile(pack, options);
  const file = pack.game;
  if (file === null || !isJsonObject(file.value)) return { game: null, profile, findings: [] };
  const kept = keptFrom(options.previous?.game, file, profile);
  const model = kept?.model ?? loadGame(file.path, file.value);
  if (model.layers.length === 0) return { game: null, profile, findings: [] };
  const game = createGame(pack, profile, {
    gameText: file.text,
    model,
    table: kept?.table ?? new EntityTable(),
    levels: new Map(kept?.levels),
  });
  return { game, profile, findings: profileNotes(model, pack.levels.map(loadLevel)) };
}

function chooseProfile(pack: PackSource, options: CompileOptions): ProfileId {
  if (options.profile !== undefined && isProfileId(options.profile)) return options.profile;
  return profileOfVersion(member(asObject(pack.manifest?.value), "dslVersion"));
}

function keptFrom(previous: Game | null | undefined, file: SourceFile, profile: ProfileId): Kept | undefined {
  if (!previous || previous.profile !== profile) return undefined;
  const kept = keptByGame.get(previous);
  return kept?.gameText === file.text && kept.model.file === file.path ? kept : undefined;
}

function createGame(pack: PackSource, profile: ProfileId, kept: Kept): Game {
  const files = levelsById(pack, levelIdOf);
  const sequence = [...new Set(kept.model.sequence)].filter((id) => files.has(id));
  const compile = (file: SourceFile): PlayableLevel | null => {
    const known = kept.levels.get(file.path);
    if (known?.text === file.text) return known.level;
    const start = boardOfLevel(file.tree, pack.game?.value);
    const compiled = start.ok
      ? compileLevel(kept.model, loadLevel(file), start.value, PROFILES[profile], kept.table)
      : null;
    kept.levels.set(file.path, { text: file.text, level: compiled });
    return compiled;
  };
  const variants = (file: SourceFile): LevelVariants | null => {
    const start = boardOfLevel(file.tree, pack.game?.value);
    if (!start.ok) return null;
    const source = { game: kept.model, gameValue: pack.game?.value, level: loadLevel(file), text: file };
    return levelVariants({ ...source, start: start.value, profile: PROFILES[profile], table: kept.table });
  };
  const game: Game = {
    dialect: DIALECT_ID,
    profile,
    levelIds: [...sequence, ...[...files.keys()].filter((id) => !sequence.includes(id))],
    level(id) {
      const file = files.get(id);
      return file === undefined ? null : compile(file);
    },
    variants(id) {
      const file = files.get(id);
      return file === undefined ? null : variants(file);
    },
  };
  keptByGame.set(game, kept);
  return game;
}

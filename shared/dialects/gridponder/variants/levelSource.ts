// All that a level is compiled from, so that it can be compiled again with something changed.
import type { BoardView } from "../../../base/boardView";
import type { Json } from "../../../base/json";
import type { PlayableLevel } from "../../../engine/playableLevel";
import type { Profile } from "../profile";
import type { LevelText } from "../text/layers/stroke";
import type { EntityTable } from "../turn/entities";
import { compileLevel } from "../turn/level";
import type { GameModel, LevelModel } from "../turn/model";

export interface LevelSource {
  readonly game: GameModel;
  readonly gameValue: Json | undefined;
  readonly level: LevelModel;
  readonly text: LevelText;
  readonly start: BoardView;
  readonly profile: Profile;
  readonly table: EntityTable;
}

/** Compiles the level with some of it as given. */
export function compiledWith(
  source: LevelSource,
  changed: Partial<Pick<LevelSource, "game" | "level" | "start" | "profile">>,
): PlayableLevel {
  const { game, level, start, profile, table } = { ...source, ...changed };
  return compileLevel(game, level, start, profile, table);
}

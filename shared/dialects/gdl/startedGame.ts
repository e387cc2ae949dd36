// A game as it can be played: the rules with a start and recorded moves. Knows the pack's files alone, not its schemas.
import { type Json, isJsonObject, objectOf } from "../../base/json";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { SourceFile } from "../../pack/packSource";
import { type GameFile, gameLevel } from "./play/level";
import type { PlayState } from "./play/playState";
import { gameModel } from "./text/games/gameModel";
import { gameRecord } from "./text/games/record";
import { compileGame } from "./turn/compileGame";
import type { CompiledGame } from "./turn/compiledGame";

export interface StartedGame {
  readonly level: PlayableLevel<PlayState>;
  readonly game: CompiledGame;
}

/** Compiles a recorded game, or the rules' own setup; null when something in it is wrong. */
export function startedGame(rules: SourceFile, file: SourceFile, id: string): StartedGame | null {
  if (!isJsonObject(rules.value) || file.value === undefined) return null;
  const start = file.role === "game" ? {} : objectOf(file.value);
  const options = {
    seed: numberOf(start["seed"]) ?? 1,
    players: numberOf(start["players"]),
    start: { value: start["start"], at: "/start" },
  };
  const { game } = compileGame({ value: rules.value, at: "" }, options);
  if (game === null) return null;
  const moves = gameRecord.read(file.tree).flatMap(({ move }): GameAction[] => (move === null ? [] : [move]));
  const { outcome } = objectOf(start["expect"]);
  const about: GameFile = {
    id,
    file: file.path,
    rulesFile: rules.path,
    title: gameModel.titleOf(file),
    moves: file.role === "game" ? [] : moves,
    expectedOutcome: typeof outcome === "string" ? outcome : null,
  };
  return { level: gameLevel(game, about), game };
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

// A game as it can be played: the rules with a start and recorded moves. Knows the pack's files alone, not its schemas.
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../base/json";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { SourceFile } from "../../pack/packSource";
import { type GameFile, gameLevel } from "./play/level";
import type { PlayState } from "./play/playState";
import { gameModel } from "./text/games/gameModel";
import { gameRecord } from "./text/games/record";
import type { LoadProblem } from "./load/problems";
import { type GameOptions, compileGame } from "./turn/compileGame";
import type { CompiledGame } from "./turn/compiledGame";

export interface StartedGame {
  readonly level: PlayableLevel<PlayState>;
  readonly game: CompiledGame;
}

/** Compiles a recorded game, or the rules' own setup; null when something in it is wrong. */
export function startedGame(rules: SourceFile, file: SourceFile, id: string): StartedGame | null {
  if (!isJsonObject(rules.value) || file.value === undefined) return null;
  const start = startOf(file);
  const { game } = compileGame({ value: rules.value, at: "" }, optionsOf(start));
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

/**
 * Returns the attributes of roles that no effect writes, and the direction of turns where none turns it. They are part of
 * the rules, such as the row where a player's pieces begin: nothing of how a game goes.
 */
export function fixedValues({ declarations: { players, written } }: CompiledGame): ReadonlySet<string> {
  const names = players.attributes.flatMap((attributes) => Array.from(attributes.keys()));
  return new Set([...names, "turn_direction"].filter((name) => !written.has(name)));
}

/** Returns what keeps a recorded game, or the rules' own setup, from being played; places below "/start" are its own. */
export function loadErrors(rules: SourceFile, file: SourceFile): readonly LoadProblem[] {
  if (!isJsonObject(rules.value) || file.value === undefined) return [];
  const { problems } = compileGame({ value: rules.value, at: "" }, optionsOf(startOf(file)));
  return problems.filter(({ severity }) => severity === "error");
}

function startOf(file: SourceFile): JsonObject {
  return file.role === "game" ? {} : objectOf(file.value);
}

function optionsOf(start: JsonObject): GameOptions {
  return {
    seed: numberOf(start["seed"]) ?? 1,
    players: numberOf(start["players"]),
    start: { value: start["start"], at: "/start" },
  };
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === "number" ? value : null;
}

// Small games made by hand, and their moves as lines.
import { actionOfMove } from "../../../shared/dialects/gdl/moves/moveAction";
import { lineOfAction } from "../../../shared/dialects/gdl/text/games/moveText";
import type { CompiledGame } from "../../../shared/dialects/gdl/turn/compiledGame";
import type { GameState } from "../../../shared/dialects/gdl/world/world";
import type { GameJson } from "./variants";

const OWNED = { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string" } } } };

/** Returns a game of two players, A and B, in which all interactions are allowed. */
export function gameOf(topology: unknown, list: Record<string, unknown>, more: GameJson = {}): GameJson {
  return {
    players: { roles: [{ name: "A" }, { name: "B" }] },
    entity_schemas: OWNED,
    topology,
    interactions: { list },
    game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: Object.keys(list) } } },
    ...more,
  };
}

export function pieces(...at: readonly (readonly [owner: "A" | "B", place: string])[]): GameJson {
  const steps = at.map(([owner, place]) => ({
    action: "spawn_entity",
    schema: "Piece",
    set_attributes: { owner: `player('${owner}')` },
    at: [place],
  }));
  return { setup: { steps } };
}

export function linesOf(game: CompiledGame, state: GameState = game.start): readonly string[] {
  return game.legal(state).moves.map((move) => lineOfAction(actionOfMove(game.declarations, move)));
}

export function after(game: CompiledGame, line: string, state: GameState = game.start): GameState {
  const move = game.legal(state).moves.find((each) => lineOfAction(actionOfMove(game.declarations, each)) === line);
  const next = move === undefined ? null : game.play(state, move);
  if (next === null) throw new Error(`${line} is not legal: ${linesOf(game, state).join(", ")}`);
  return next;
}

// Names that a game does not have keep it from being played (gdl.md, A11).
import { describe, expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { type Compiled, compileGame } from "../../../shared/dialects/gdl/turn/compileGame";
import { gameOf } from "./smallGames";
import type { GameJson } from "./variants";

const LINE = { type: "grid", width: 4, height: 1 };

function compiled(game: GameJson): Compiled {
  return compileGame({ value: game as Json, at: "" }, { seed: 1, players: null, start: { value: undefined, at: "" } });
}

/** Returns a game whose one interaction has these parts, in phases with these parts. */
function gameWith(parts: object, phase: object = {}, flow: object = {}): GameJson {
  const pass = { conditions: [], effects: [], ...parts };
  const main = { actors: "current_player", allowed_actions: ["pass"], ...phase };
  return { ...gameOf(LINE, { pass }), game_flow: { phases: { main_turn: main }, ...flow } };
}

describe("A game is not played", () => {
  it.each([
    [
      "an action of a chain",
      gameWith({ chainable: true, chain_with: ["leap"] }),
      "/interactions/list/pass/chain_with/0",
    ],
    ["an allowed action", gameWith({}, { allowed_actions: ["leap"] }), "/game_flow/phases/main_turn/allowed_actions/0"],
    ["an actor", gameWith({}, { actors: ["Zoe"] }), "/game_flow/phases/main_turn/actors/0"],
    ["the only actor", gameWith({}, { actors: "Zoe" }), "/game_flow/phases/main_turn/actors"],
    ["the next phase", gameWith({}, { next_phase: "end" }), "/game_flow/phases/main_turn/next_phase"],
    ["the phase of a turn's start", gameWith({}, {}, { turn_start_phase: "end" }), "/game_flow/turn_start_phase"],
    ["the first phase", gameWith({}, {}, { initial_phase: "end" }), "/game_flow/initial_phase"],
    [
      "a phase that is set",
      gameWith({ effects: ["set(state.current_phase, 'end')"] }),
      "/interactions/list/pass/effects/0",
    ],
    ["a player", gameWith({ conditions: ["eq(player, player('Zoe'))"] }), "/interactions/list/pass/conditions/0"],
    ["a zone", gameWith({ conditions: ["eq(count(zone('pile')), 0)"] }), "/interactions/list/pass/conditions/0"],
  ])("that names %s which there is not", (_what, game, at) => {
    const { game: playable, problems } = compiled(game);
    expect(playable).toBeNull();
    expect(problems.map((problem) => [problem.severity, problem.at])).toEqual([["error", at]]);
  });
});

it("a phase may name a player who joins only games of more, and may be set to what comes about", () => {
  const three = { count: { min: 2, max: 3 }, roles: [{ name: "A" }, { name: "B" }, { name: "C" }] };
  expect(compiled({ ...gameWith({}, { actors: ["A", "C"] }), players: three }).problems).toEqual([]);
  const effects = ["set(state.current_phase, concat('main', '_turn'))", "set(state.phase, 'main_turn')"];
  expect(compiled(gameWith({ effects })).problems).toEqual([]);
});

// Why moves are refused in a game whose pieces step to a neighbour and whose players may pass once one has.
import { expect, test } from "vitest";
import { compilePack } from "../compilePack";
import { actionOfLine } from "../text/games/moveText";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";

const { step } = SMALL_GAME.interactions.list;
const GAME = {
  ...SMALL_GAME,
  interactions: {
    list: {
      step: { ...step, chainable: true, chain_with: ["step"] },
      pass: { required_inputs: [], conditions: ["gt(state.taken, 0)"], effects: [] },
    },
  },
  game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["step", "pass"] } } },
  end_conditions: { conditions: [{ type: "draw", condition: "gte(state.taken, 1)" }] },
};

function whyRefused(line: string, ...before: readonly string[]): string | null {
  const compiled = compilePack(packOf({ "game.json": GAME, "games/one.json": { id: "one", moves: [] } })).game;
  const level = compiled?.level("one");
  const action = actionOfLine(line);
  if (level?.moves === undefined || action === null) throw new Error(line);
  const state = before.reduce((at, each) => level.step(at, actionOfLine(each)!, null).state, level.start(null));
  return level.moves.whyRefused(state, action);
}

test.each([
  ["a place that is taken", "A1 B1", "B1 is taken."],
  ["a later step of a chain", "A1 A2 A4", "A2 and A4 are not neighbours."],
  ["an action by its name, whatever another one lacks", "@pass", '"pass" needs gt(state.taken, 0).'],
  ["a legal move", "A1 A2", null],
  ["a place without a piece", "D4 D3", null],
])("%s", (_title, line, expected) => {
  expect(whyRefused(line)).toBe(expected);
});

test("a move after the game has ended", () => {
  expect(whyRefused("B1 B2", "A1 A2")).toBe("The game is over.");
});

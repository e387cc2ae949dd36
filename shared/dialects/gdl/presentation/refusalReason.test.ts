// What is said of moves that the sample games refuse.
import { expect, test } from "vitest";
import type { Json } from "../../../base/json";
import { compilePack } from "../compilePack";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";
import { refusalReason } from "./refusalReason";

const { step } = SMALL_GAME.interactions.list;

function reasonIn(game: Json, path: readonly string[], to: string | null): string | null {
  const compiled = compilePack(packOf({ "game.json": game, "games/one.json": { id: "one", moves: [] } })).game;
  const level = compiled?.level("one") ?? null;
  const question = { path, to };
  const explained = level?.moves?.explain(level.start(null), question);
  return level === null || explained === undefined ? "not played" : refusalReason(explained, level.debug, question);
}

function withStep(others: Json): Json {
  return { ...SMALL_GAME, interactions: { list: { step: { ...step, ...(others as object) } } } };
}

test.each([
  ["a place that is taken", ["A1"], "B1", "B1 is taken."],
  ["a place that is too far away", ["A1"], "C3", "A1 and C3 are not neighbours."],
  ["a legal move", ["A1"], "A2", null],
  ["a place without a piece", ["D4"], "D3", null],
] as const)("%s", (_title, path, to, expected) => {
  expect(reasonIn(SMALL_GAME, path, to)).toBe(expected);
});

test("a piece of somebody else", () => {
  const game = {
    ...SMALL_GAME,
    state_schema: {
      global: { ...SMALL_GAME.state_schema.global, current_player: { type: "player_ref", initial: "player('Black')" } },
    },
  };
  expect(reasonIn(game, ["A1"], null)).toBe("Black is to move, and the piece does not belong to Black.");
});

test("a piece that no target is free for: the nearest one", () => {
  const conditions = ["eq(entity.owner, player)", "eq(target.y, start.y)", "eq(null, board[target])"];
  const full = { ...SMALL_GAME, interactions: { list: { step: { ...step, conditions } } } };
  expect(reasonIn(full, ["A1"], null)).toBe("To B1: B1 is taken.");
});

test("a target that is neither empty nor another player's", () => {
  const conditions = ["eq(entity.owner, player)", "or(eq(board[target], null), ne(board[target].owner, entity.owner))"];
  expect(reasonIn(withStep({ conditions }), ["A1"], "B1")).toBe("B1 holds a piece of White.");
});

test("a condition that has no words of its own", () => {
  const conditions = ["eq(entity.owner, player)", "ne(target, start)", "gt(state.taken, 3)"];
  expect(reasonIn(withStep({ conditions }), ["A1"], "A2")).toBe('"step" needs gt(state.taken, 3).');
});

test("an action that must be done first", () => {
  const first = { ...step, priority: 2, conditions: ["eq(entity.owner, player)", "eq(target.y, 3)"] };
  const game = {
    ...SMALL_GAME,
    interactions: { list: { step, first } },
    game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["step", "first"] } } },
  };
  expect(reasonIn(game, ["A1"], "A2")).toBe('"first" comes first.');
});

test("an effect that fails", () => {
  const conditions = ["eq(entity.owner, player)", "ne(target, start)"];
  expect(reasonIn(withStep({ conditions }), ["A1"], "B1")).toBe('"step": An effect fails: The place is taken.');
});

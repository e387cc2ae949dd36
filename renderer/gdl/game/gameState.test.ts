import { expect, test } from "vitest";
import type { Json } from "../../../shared/base/json";
import { gameState, isTold } from "./gameState";
import { outcomeWords } from "./outcomeWords";

test("a state is read as players, values and zones; hidden cards have no face", () => {
  const state = gameState({
    turn: 3,
    phase: "main_turn",
    current: "P2",
    players: { P1: { chips: 90 }, P2: { chips: 110 } },
    variables: { pot: 20, note: "first", winner: null },
    zones: {
      deck: [{ count: 4, back: "x" }],
      hand_p1: [{ back: "x" }, { id: 2, schema: "Card", count: 3 }],
      hand: [{ id: 7, schema: "Card", rank: "K" }],
    },
  });
  expect(state).toMatchObject({ turn: 3, phase: "main_turn", current: "P2" });
  expect(state.players[1]).toEqual({ name: "P2", values: [{ name: "chips", text: "110" }] });
  expect(state.values).toEqual([
    { name: "pot", text: "20" },
    { name: "note", text: "first" },
    { name: "winner", text: "null", isNull: true },
  ]);
  const hidden = { id: null, entity: null };
  expect(state.zones[0]?.cards).toEqual([hidden, hidden, hidden, hidden]);
  expect(state.zones[1]?.cards).toEqual([hidden, { id: 2, entity: { kind: "Card", params: { count: 3 } } }]);
  expect(state.zones[2]?.cards).toEqual([{ id: 7, entity: { kind: "Card", params: { rank: "K" } } }]);
});

test("the direction of turns is a word", () => {
  const directionOf = (value: number): string | undefined =>
    gameState({ variables: { turn_direction: value } }).values[0]?.text;
  expect([directionOf(1), directionOf(-1)]).toEqual(["forward", "backward"]);
});

test("a value that is null or empty, and turns that go forward, tell a player nothing", () => {
  const told = (variables: Readonly<Record<string, Json>>): readonly string[] =>
    gameState({ variables })
      .values.filter(isTold)
      .map(({ name, text }) => `${name} ${text}`);
  expect(told({ pot: 0, winner: null, note: "", turn_direction: 1 })).toEqual(["pot 0"]);
  expect(told({ turn_direction: -1, won: false })).toEqual(["turn_direction backward", "won false"]);
});

test("nobody is to move once the game is over", () => {
  const outcome = { kind: "won", seat: "P1", reason: null };
  expect(gameState({ current: "P2", outcome }).current).toBeNull();
  expect(gameState({ current: "P2", outcome: null }).current).toBe("P2");
});

test("what has another form is left out", () => {
  expect(gameState({ players: 3, zones: [], variables: null, turn: "x" })).toEqual({
    turn: null,
    phase: null,
    current: null,
    seed: null,
    players: [],
    values: [],
    zones: [],
  });
});

test("an outcome reads as a sentence; a game that goes on has none", () => {
  expect(outcomeWords(null)).toBeNull();
  expect(outcomeWords({ kind: "won", seat: "White", reason: "checkmate" })).toBe("White wins: checkmate");
  expect(outcomeWords({ kind: "draw", seat: null, reason: null })).toBe("Draw");
  expect(outcomeWords({ kind: "stuck", seat: "Black", reason: null })).toBe("Black cannot move");
});

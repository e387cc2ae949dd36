import { expect, test } from "vitest";
import type { JsonObject } from "../../../shared/base/json";
import { SMALL_GAME, packOf } from "../../../shared/dialects/gdl/text/smallGame.testing";
import { indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { type Movable, beforePlayWords, movableIn, noActionWords, notAllowedWords } from "./movesWords";

function movable(changed: JsonObject): Movable {
  return movableIn(indexGame(packOf({ "game.json": { ...SMALL_GAME, ...changed } })));
}

test("a game is asked about by what it has: pieces, cards, or nothing to choose", () => {
  const types = { Card: {} };
  const grid = { type: "discrete", structure: "grid(3, 3)" };
  const zones = { type: "zones", zones: { deck: {} } };
  expect(movable({ entity_schemas: { types }, topology: grid })).toBe("piece");
  expect(movable({ entity_schemas: { types }, topology: zones })).toBe("card");
  expect(movable({ entity_schemas: { types: {} }, topology: zones })).toBe("nothing");
});

test("no piece is asked for where there is none", () => {
  const nothing = { path: [], to: null };
  expect(noActionWords(nothing, "piece")).toContain("Choose a piece");
  expect(noActionWords(nothing, "card")).toContain("Choose a card");
  for (const words of [noActionWords(nothing, "nothing"), beforePlayWords("nothing")])
    expect(words).not.toMatch(/choose/i);
  expect(noActionWords({ path: ["E2"], to: null }, "piece")).toBe("No action of this phase is for that.");
});

test("the actions that a phase does not allow are named, unless they were tried", () => {
  const phases = { race: { allowed_actions: ["run", "step"] }, rest: { allowed_actions: ["step"] } };
  const interactions = { list: { run: {}, step: {}, pass: {} } };
  const index = indexGame(packOf({ "game.json": { ...SMALL_GAME, game_flow: { phases }, interactions } }));
  expect(notAllowedWords(index, "rest", ["step"])).toBe("Not allowed in the phase rest: run, pass.");
  expect(notAllowedWords(index, "rest", ["run"])).toBe("Not allowed in the phase rest: pass.");
  expect(notAllowedWords(index, "race", ["pass"])).toBeNull();
  expect(notAllowedWords(index, "gone", [])).toBeNull();
});

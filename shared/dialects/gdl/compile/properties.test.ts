import { expect, it } from "vitest";
import { compileGame } from "../turn/compileGame";

/** Whether a condition holds in a game with a zone of three cards at most. */
function holds(condition: string): boolean {
  const value = {
    players: { roles: [{ name: "A" }, { name: "B" }] },
    entity_schemas: { types: { Card: { attributes: {} } } },
    topology: { type: "zones", zones: { deck: { type: "stack", limit: 3 } } },
    interactions: { list: { pass: { conditions: [condition], effects: [] } } },
    game_flow: { phases: { main: { actors: "current_player", allowed_actions: ["pass"] } } },
  };
  const options = { seed: 1, players: null, start: { value: undefined, at: "" } };
  const { game, problems } = compileGame({ value, at: "" }, options);
  if (game === null) throw new Error(JSON.stringify(problems));
  return game.legal(game.start).moves.length > 0;
}

it.each([
  ["eq(zone('deck').limit, 3)", true],
  ["eq(zone('deck').limit, 4)", false],
  ["eq(zone('deck').type, 'stack')", true],
  ["eq(zone('deck').name, 'deck')", true],
  ["eq(zone('deck').count, 0)", true],
  ["eq(zone('deck').owner, null)", true],
  ["eq(zone('deck').other, null)", true],
])("of a zone, %s: %s", (condition, expected) => {
  expect(holds(condition)).toBe(expected);
});

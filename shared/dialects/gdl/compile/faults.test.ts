// Conditions that err: they do not hold, and nothing stops (gdl.md, A7 and A11).
import { expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { compileGame } from "../turn/compileGame";

/** Returns the actions that two players have when there might be three. */
function legalWith(condition: string): readonly string[] {
  const rules: Json = {
    players: { count: { min: 2, max: 3 }, roles: [{ name: "Ann" }, { name: "Bob" }, { name: "Zoe" }] },
    entity_schemas: { types: { Card: { attributes: {} } } },
    topology: {
      type: "grid",
      width: 2,
      height: 2,
      zones: { deck: { type: "stack" }, hand_z: { type: "set", owner: "player('Zoe')" } },
    },
    interactions: { list: { ask: { conditions: [condition], effects: [] }, pass: { conditions: [], effects: [] } } },
    game_flow: { phases: { main: { actors: "current_player", allowed_actions: ["ask", "pass"] } } },
  };
  const options = { seed: 1, players: null, start: { value: undefined, at: "" } };
  const { game, problems } = compileGame({ value: rules, at: "" }, options);
  if (game === null) throw new Error(JSON.stringify(problems));
  return game.legal(game.start).moves.flatMap(({ steps }) => steps.map(({ action }) => action.written.name));
}

const HUGE = `1${"0".repeat(308)}`;
const INFINITE = `mul(${HUGE}, ${HUGE})`;

it.each([
  // A zone of a player who is not in the game.
  "eq(count(entities_in_zone('hand_z')), 0)",
  "eq(zone('hand_z').count, 0)",
  "not(entities_in_zone(null))",
  "not(entities_in_zone(1))",
  "not(player(1))",
  "eq(player(true), null)",
  "eq(mid_pos(1, 2).colour, null)",
])("does not hold: %s", (condition) => {
  expect(legalWith(condition)).toEqual(["pass"]);
});

it.each([
  "not(entities_in_zone('deck'))",
  "not(entities_in_zone(deck))",
  "eq(count(zone(deck)), 0)",
  "eq(player(null), null)",
  "eq(player(player('Bob')), player('Bob'))",
  // No number comes of numbers that are too large.
  `eq(sub(${INFINITE}, ${INFINITE}), null)`,
  `eq(mul(${INFINITE}, 0), null)`,
  `eq(mod(${INFINITE}, 2), null)`,
])("holds: %s", (condition) => {
  expect(legalWith(condition)).toEqual(["ask", "pass"]);
});

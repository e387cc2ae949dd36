// What may be set (gdl.md, A3, A5 and A7).
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { jsonOfValue } from "../moves/moveAction";
import { type Compiled, compileGame } from "../turn/compileGame";

function gameWith(effect: string): Compiled {
  const rules: Json = {
    players: { roles: [{ name: "A" }, { name: "B" }] },
    entity_schemas: {
      types: { Piece: { attributes: { owner: { type: "player_ref" }, name: { type: "string", default: "Bob" } } } },
    },
    state_schema: { per_player: { zone: { type: "int", initial: 1 } } },
    topology: { type: "grid", width: 2, height: 1 },
    setup: {
      steps: [
        {
          action: "spawn_entity",
          schema: "Piece",
          set_attributes: { owner: "player('A')" },
          at: ["grid_nodes(0,0, 0,0)"],
        },
      ],
    },
    interactions: { list: { rename: { conditions: ["eq(entity.name, 'Bob')"], effects: [effect] } } },
    game_flow: { phases: { main: { actors: ["A"], allowed_actions: ["rename"] } } },
  };
  return compileGame({ value: rules, at: "" }, { seed: 1, players: null, start: { value: undefined, at: "" } });
}

/** What the one move with an effect leaves: the name of the piece, and the variable of its owner. */
function after(effect: string): readonly Json[] {
  const { game, problems } = gameWith(effect);
  if (game === null) throw new Error(JSON.stringify(problems));
  const [move] = game.legal(game.start).moves;
  const next = move === undefined ? null : game.play(game.start, move);
  if (next === null) return [];
  game.world.load(next);
  const { layout, mem } = game.world;
  const name = mem[game.world.slotOf(1) + (layout.entityColumns.get("name") ?? 0)] ?? 0;
  const zone = mem[layout.playerBase + (layout.playerColumns.get("zone") ?? 0)] ?? 0;
  return [name, zone].map((value) => jsonOfValue(game.declarations, value));
}

function problemsOf(effect: string): readonly string[] {
  return gameWith(effect).problems.map(({ message }) => message);
}

describe("An attribute called name", () => {
  it("can be set, as any other of an entity", () => {
    expect(after("set(entity.name, 'Tim')")).toEqual(["Tim", 1]);
    expect(after("set(top(entities_of_player(player)).name, 'Tim')")).toEqual(["Tim", 1]);
  });

  it("is not that of a player", () => {
    expect(problemsOf("set(player.name, 'Tim')")).toEqual(["name cannot be set."]);
    expect(problemsOf("set(state.current_player.name, 'Tim')")).toEqual(["name cannot be set."]);
  });
});

it("A call that changes nothing is no effect", () => {
  expect(problemsOf("eq(1, 1)")).toEqual(["This is no effect: it would change nothing."]);
});

describe("What every entity has", () => {
  it.each(["id", "schema", "zone"])("cannot be set: %s", (name) => {
    expect(problemsOf(`set(entity.${name}, null)`)).toEqual([`${name} cannot be set.`]);
  });

  it("can be set where a variable of players is called so", () => {
    expect(after("set(player.zone, 2)")).toEqual(["Bob", 2]);
    expect(after("set(entity.owner.zone, 3)")).toEqual(["Bob", 3]);
  });
});

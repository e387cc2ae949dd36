// Mistakes that other texts of the same game give away: one of each sort, and games that only look like them.
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { finish } from "../../../base/work";
import { applyEdits } from "../../../text/edit";
import { packOf } from "../text/smallGame.testing";
import { GAME, MANIFEST } from "./armies.testing";
import { checkGdl } from "./check";

const spawn = (owner: string | null, at: string): Json => ({
  action: "spawn_entity",
  schema: "Piece",
  ...(owner === null ? {} : { set_attributes: { owner: `player('${owner}')` } }),
  at: [at],
});

const ARMY = {
  players: GAME.players,
  entity_schemas: GAME.entity_schemas,
  topology: { type: "grid", width: 5, height: 6 },
  setup: { steps: [spawn("White", "grid_nodes(0,0, 4,0)"), spawn("Black", "grid_nodes(0,5, 4,5)")] },
  interactions: {
    list: {
      step: {
        conditions: [
          "eq(entity.owner, player)",
          "eq(entity.rank, 'man')",
          "eq(target.x, start.x)",
          "eq(sub(target.y, start.y), player.forward)",
          "eq(board[target], null)",
        ],
        effects: ["move_entity(entity, target)", "if(eq(target.y, 3), set(entity.rank, 'king'))"],
      },
      leap: {
        conditions: ["eq(entity.owner, player)", "eq(entity.rank, 'king')", "adjacent(start, target)"],
        effects: ["remove_entity(board[target])", "move_entity(entity, target)"],
      },
    },
  },
  game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["step", "leap"] } } },
  end_conditions: {
    conditions: [{ type: "victory", for: "player(p)", condition: "eq(count(entities_of_player(other_player(p))), 0)" }],
  },
};

/** What is found in the game with a change: the code, the place, and the text there after the fix. */
function told(path: string, value: Json): readonly string[] {
  const game = structuredClone(ARMY) as unknown as Record<string, unknown>;
  const keys = path.split(".");
  let holder = game;
  for (const key of keys.slice(0, -1)) holder = (holder[key] ??= {}) as Record<string, unknown>;
  holder[keys.at(-1) ?? ""] = value;
  const pack = packOf({ "manifest.json": MANIFEST, "game.json": game as Json });
  const text = pack.files.get("game.json")?.text ?? "";
  return finish(checkGdl(pack)).map(({ code, at, fixes }) => {
    const place = typeof at === "string" ? at : "at" in at ? at.at : "";
    const [edit] = fixes?.[0]?.changes[0]?.edits ?? [];
    const fixed = edit === undefined ? "" : applyEdits(text, [edit]).slice(edit.offset, edit.offset + edit.text.length);
    return `${code} ${place}${edit === undefined ? "" : ` -> ${fixed.replaceAll(/\s+/g, " ")}`}`;
  });
}

const STEP = "interactions.list.step";
const LEAP = "interactions.list.leap";
const END = "end_conditions.conditions.0.condition";
const BLACK = "players.roles.1.attributes.forward";

it("the game has no mistake", () => {
  expect(told("metadata", { name: "Army" })).toEqual([]);
});

describe("one mistake is one finding:", () => {
  it.each<readonly [string, Json, string]>([
    [`${LEAP}.conditions.2`, "adjacent(start, start)", "same-arguments /interactions/list/leap/conditions/2 -> target"],
    [
      `${STEP}.effects.1`,
      "if(gt(target.y, target.y), set(entity.rank, 'king'))",
      "same-arguments /interactions/list/step/effects/1",
    ],
    [
      END,
      "if(eq(p.forward, 1), eq(board[pos(0, 0)].owner, p), eq(board[pos(0, 0)].owner, p))",
      "same-arguments /end_conditions/conditions/0/condition",
    ],
    [
      LEAP,
      { conditions: ["ne(board[target], null)"], effects: ["remove_entity(board[start])"] },
      "input-missing /interactions/list/leap/effects/0 -> target",
    ],
    [
      `${STEP}.conditions.3`,
      "eq(sub(target.y, start.y), '1')",
      "condition-constant /interactions/list/step/conditions/3 -> 1",
    ],
    [
      END,
      "and(eq(board[pos(0, 0)].owner, p), eq(board[pos(0, 0)].owner, p))",
      "asked-twice /end_conditions/conditions/0/condition",
    ],
    [`${STEP}.conditions.2`, "eq(entity.owner, player)", "asked-twice /interactions/list/step/conditions/2"],
    [
      `${LEAP}.effects`,
      ["move_entity(entity, target)", "remove_entity(board[target])"],
      'effect-idle /interactions/list/leap/effects/1 -> "remove_entity(board[target])"',
    ],
    [
      `${LEAP}.effects`,
      [
        "set(board[start], null)",
        "set(board[target], entity)",
        "remove_entity(board[target])",
        "set(entity.pos, target)",
      ],
      'effect-idle /interactions/list/leap/effects/2 -> "remove_entity(board[target])"',
    ],
    [
      LEAP,
      { conditions: ["eq(entity.rank, 'king')"], effects: ["move_entity(entity, target)"] },
      'input-missing /interactions/list/leap/effects/0 -> , "eq(board[target], null)"',
    ],
    [
      LEAP,
      { conditions: ["gt(player.forward, 0)"], effects: ["remove_entity(board[start])"] },
      "input-missing /interactions/list/leap/effects/0",
    ],
    [
      "setup.steps.1",
      { ...(spawn("Black", "grid_nodes(0,5, 4,5)") as object), set_atributes: { rank: "player('nobody')" } },
      "unknown-field /setup/steps/1/set_atributes",
    ],
    [`${STEP}.effects.0`, "move_entity(entity, start)", "effect-idle /interactions/list/step/effects/0 -> target"],
    [
      `${STEP}.effects`,
      ["remove_entity(board[target])", "move_entity(entity, target)", "set(entity.rank, 'king')"],
      "effect-idle /interactions/list/step/effects/0",
    ],
    [`${LEAP}.effects.0`, "set(entity.rank, 'king')", "effect-idle /interactions/list/leap/effects/0"],
    [
      "setup.steps.1",
      spawn(null, "grid_nodes(0,5, 4,5)"),
      'owns-nothing /setup/steps/1 -> , "set_attributes": {"owner": "player(\'Black\')"}',
    ],
    [
      "setup.steps.1",
      spawn("White", "grid_nodes(0,5, 4,5)"),
      "owns-nothing /setup/steps/1/set_attributes/owner -> \"player('Black')\"",
    ],
    [BLACK, "-1", "number-differs /players/roles/1/attributes/forward -> -1"],
    [BLACK, 1, "same-direction /players/roles/1/attributes/forward -> -1"],
    ["players.roles.0.attributes.forward", -1, "same-direction /players/roles/0/attributes/forward -> 1"],
    ["setup", { steps: [] }, "nothing"],
    [
      "game_flow.phases.main_turn.allowed_actions",
      ["step", "step"],
      'interaction-unused /game_flow/phases/main_turn/allowed_actions/1 -> "leap"',
    ],
    [END, "eq(count(entities_of_player(p)), 6)", "never-holds /end_conditions/conditions/0/condition -> 5"],
    [END, "gt(count(entities_of_player(p, 'rank', 'king')), 5)", "never-holds /end_conditions/conditions/0/condition"],
    [
      END,
      "and(gte(count(entities_of_player(p)), 0), lte(count(entities_of_player(other_player(p))), 5))",
      "always-holds /end_conditions/conditions/0/condition",
    ],
    [
      END,
      "eq(count(entities_of_player(p, 'rank', 4)), 1)",
      "condition-constant /end_conditions/conditions/0/condition",
    ],
    [
      `${STEP}.effects.1`,
      "do(set(entity.rank, 'king'), if(lte(mul(target.y, player.forward), -6), set(entity.rank, 'man')))",
      "never-holds /interactions/list/step/effects/1",
    ],
  ])("%s: %j", (path, value, finding) => {
    expect(told(path, value)).toEqual(finding === "nothing" ? [] : [finding]);
  });

  it("a variable that is compared with what nothing sets it to", () => {
    const codes = (asked: string, effect: string): readonly string[] => {
      const { step, leap } = ARMY.interactions.list;
      const list = {
        step: { ...step, conditions: [...step.conditions, `eq(state.mood, '${asked}')`] },
        leap: { ...leap, effects: [...leap.effects, effect] },
      };
      const game = {
        ...ARMY,
        interactions: { list },
        state_schema: { global: { mood: { type: "string", initial: "calm" } } },
      };
      return finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game }))).map(
        ({ code, fixes }) => `${code} ${fixes?.[0]?.title}`,
      );
    };
    expect(codes("quiet", "set(entity.rank, 'man')")).toEqual(['value-never-set Change to "calm"']);
    expect(codes("angr", "set(state.mood, 'angry')")).toEqual(['value-never-set Change to "angry"']);
    expect(codes("angry", "set(state.mood, 'angry')")).toEqual([]);
    expect(codes("quiet", "set(state.mood, concat('qui', 'et'))")).toEqual([]);
  });

  const codesOf = (files: Readonly<Record<string, Json>>): readonly string[] =>
    finish(checkGdl(packOf({ "manifest.json": MANIFEST, ...files }))).map(
      ({ code, at, fixes }) =>
        `${code} ${typeof at === "object" && "at" in at ? at.at : JSON.stringify(at)} ${fixes?.[0]?.title}`,
    );

  it("a default that nothing asks for, where conditions ask for one like it", () => {
    const game = structuredClone(ARMY);
    game.entity_schemas.types.Piece.attributes.rank.default = "mann";
    game.interactions.list.step.effects.push("if(eq(entity.rank, 'man'), set(entity.rank, 'king'))");
    expect(codesOf({ "game.json": game })).toEqual([
      'value-never-asked "/entity_schemas/types/Piece/attributes/rank/default" Change to "man"',
    ]);
  });

  it("a text that an effect gives and nothing asks for, where recorded games alone give the one that is asked for", () => {
    const game = structuredClone(ARMY);
    game.interactions.list.step.effects[1] = "if(eq(target.y, 3), set(entity.rank, 'queen'))";
    const start = { place: { A3: { schema: "Piece", owner: "White", rank: "king" } } };
    expect(codesOf({ "game.json": game, "games/a.json": { id: "a", start, moves: [] } })).toEqual([
      'value-never-asked /interactions/list/step/effects/1 Change to "king"',
    ]);
    expect(codesOf({ "game.json": game })).toEqual([]);
  });

  it("an option that no condition asks for, where one is written like it", () => {
    const { step, leap } = ARMY.interactions.list;
    const made = {
      ...step,
      params: { to: { type: "string", options: ["kign", "man"] } },
      effects: ["move_entity(entity, target)", "set(entity.rank, to)", "if(eq(to, 'x'), set(entity.rank, 'king'))"],
    };
    const game = { ...ARMY, interactions: { list: { step: made, leap } } };
    const found = finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game })));
    expect(found.map(({ code, at }) => `${code} ${JSON.stringify(at)}`)).toContain(
      'value-never-asked "/interactions/list/step/params/to/options/0"',
    );
  });

  it("a player without entities, but not where the others' are of another schema", () => {
    const { Piece } = ARMY.entity_schemas.types;
    const guards = { ...(spawn("White", "grid_nodes(0,1, 4,1)") as object), schema: "Guard" };
    const game = {
      ...ARMY,
      entity_schemas: { types: { Piece, Guard: Piece } },
      setup: { steps: [spawn("White", "grid_nodes(0,0, 4,0)"), guards] },
    };
    expect(codesOf({ "game.json": game })).toEqual([]);
  });

  it("an entity that comes without the owner that conditions ask for", () => {
    const put = {
      conditions: ["eq(board[target], null)", "gt(count(entities_of_player(player)), -1)"],
      effects: ["spawn_entity('Piece', target)"],
    };
    const rules = {
      interactions: {
        list: {
          put,
          take: { conditions: ["eq(board[target].owner, player)"], effects: ["remove_entity(board[target])"] },
        },
      },
    };
    const game = {
      ...ARMY,
      ...rules,
      setup: { steps: [] },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["put", "take"] } } },
    };
    const codes = finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game }))).map(
      ({ code, fixes }) => `${code} ${fixes?.[0]?.title ?? ""}`,
    );
    expect(codes).toContain("owner-missing Give it to the player");
  });
});

describe("hands", () => {
  const cards = (zones: Json, to: readonly string[]): readonly string[] => {
    const game = {
      players: { roles: [{ name: "Ann" }, { name: "Bob" }] },
      entity_schemas: { types: { Card: { attributes: { value: { type: "int" } } } } },
      topology: { type: "zones", zones },
      setup: {
        steps: [
          { action: "spawn_entity", schema: "Card", set_attributes: { value: 1 }, at: ["zone('deck')"], count: 9 },
          { action: "deal_cards", from: "deck", to: [...to], count: 2 },
        ],
      },
      interactions: {
        list: {
          play: { conditions: ["gt(card.value, 0)"], effects: ["move_entity(card, zone('deck'))"], end_turn: true },
        },
      },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["play"] } } },
      end_conditions: { conditions: [{ type: "draw", condition: "eq(count(zone('deck')), 9)" }] },
    };
    return finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game }))).map(
      ({ code, at }) => `${code} ${JSON.stringify(at)}`,
    );
  };
  const hand = (owner: string): Json => ({ type: "set", owner: `player('${owner}')`, visibility: "owner_only" });

  it("of one player where another has none are reported", () => {
    expect(cards({ deck: {}, hand_ann: hand("Ann"), hand_bob: hand("Ann") }, ["hand_ann", "hand_bob"])).toEqual([
      'owns-nothing "/topology/zones/hand_bob/owner"',
    ]);
    expect(cards({ deck: {}, hand_ann: hand("Bob"), hand_bob: hand("Bob") }, ["hand_ann", "hand_bob"])).toEqual([
      'owns-nothing "/topology/zones/hand_ann/owner"',
    ]);
    expect(cards({ deck: {}, left: hand("Ann"), right: hand("Ann") }, ["left", "right"])).toEqual([
      'owns-nothing "/topology/zones/right/owner"',
    ]);
  });

  it("that are called by one player and belong to another are reported where that one has purses, too", () => {
    const purse = (owner: string): Json => ({ owner: `player('${owner}')` });
    const purses = { deck: {}, purse_ann: purse("Ann"), purse_bob: purse("Bob") };
    const dealt = ["hand_ann", "hand_bob"];
    expect(cards({ ...purses, hand_ann: hand("Ann"), hand_bob: hand("Ann") }, dealt)).toEqual([
      'owns-nothing "/topology/zones/hand_bob/owner"',
    ]);
    expect(cards({ ...purses, hand_ann: hand("Ann"), trap_bob: hand("Ann") }, ["hand_ann", "trap_bob"])).toEqual([]);
  });

  it("of each player, and several of the only one with cards, are no problem", () => {
    expect(cards({ deck: {}, hand_ann: hand("Ann"), hand_bob: hand("Bob") }, ["hand_ann", "hand_bob"])).toEqual([]);
    expect(cards({ deck: {}, hand: hand("Ann"), discard: hand("Ann") }, ["hand"])).toEqual([]);
  });
});

describe("a game that only looks like it has no finding:", () => {
  it.each<readonly [string, Json]>([
    [`${LEAP}.effects`, ["remove_entity(board[target])", "move_entity(entity, target)", "remove_entity(entity)"]],
    [
      `${LEAP}.effects`,
      [
        "remove_entity(board[target])",
        "set(entity.rank, 'man')",
        "set(entity.rank, 'king')",
        "move_entity(entity, target)",
      ],
    ],
    [`${STEP}.effects.0`, "if(eq(board[target], null), move_entity(entity, target))"],
    [BLACK, 2],
    ["setup.steps.1", { ...(spawn("Black", "grid_nodes(0,5, 4,5)") as object), schema: "Piece" }],
    [
      "setup.steps",
      [
        spawn("White", "grid_nodes(0,0, 1,0)"),
        spawn("White", "grid_nodes(2,0, 4,0)"),
        spawn("Black", "grid_nodes(0,5, 4,5)"),
        spawn(null, "grid_nodes(0,3, 0,3)"),
      ],
    ],
    [`${LEAP}.effects.0`, "set(board[target].owner, player)"],
    [END, "eq(count(entities_of_player(p)), 5)"],
    [END, "or(eq(count(entities_of_player(p)), 0), eq(count(entities_of_player(p)), 1))"],
    [END, "lte(count(entities_of_player(other_player(p))), 4)"],
  ])("%s: %j", (path, value) => {
    expect(told(path, value)).toEqual([]);
  });
});

describe("a capture that another interaction makes", () => {
  const middle = "board[mid_pos(start, target)]";
  const jump = (rank: string, effects: readonly string[], asked: readonly string[]): Json => ({
    conditions: ["eq(entity.owner, player)", `eq(entity.rank, '${rank}')`, "eq(board[target], null)", ...asked],
    effects: [...effects, "move_entity(entity, target)"],
  });
  const taken = [`remove_entity(${middle})`];
  const asked = [`ne(${middle}, null)`, `ne(${middle}.owner, entity.owner)`];
  const both = (man: readonly string[], conditions: readonly string[]): readonly string[] =>
    told("interactions.list", { step: jump("man", man, conditions), leap: jump("king", taken, asked) });

  it("is missing where the same is asked of a place and nothing is done about it", () => {
    expect(both([], asked)).toEqual([
      `capture-forgotten /interactions/list/step/effects -> "remove_entity(${middle})", `,
    ]);
  });

  it("is not where it is made, where the place is used otherwise, and where any piece may be leapt over", () => {
    expect(both(taken, asked)).toEqual([]);
    expect(both([`set(${middle}.rank, 'man')`], asked)).toEqual([]);
    expect(both([], [`ne(${middle}, null)`])).toEqual([]);
  });
});

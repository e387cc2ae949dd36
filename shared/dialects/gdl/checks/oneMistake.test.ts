// Mistakes that designers make, one at a time in a game that has none: each has one finding, where it is.
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import { packOf } from "../text/smallGame.testing";
import { GAME, MANIFEST, packWith, told } from "./armies.testing";
import { checkGdl } from "./check";

const SPAWN = { action: "spawn_entity", schema: "Piece", at: ["grid_nodes(0,0, 0,0)"] };
const STEP = "interactions.list.step";
const FIRST = `${STEP}.conditions.0`;

it("the game has no mistake", () => {
  expect(told("", null)).toEqual([]);
});

describe("a game with one mistake has one finding:", () => {
  it.each<readonly [string, Json, string]>([
    // A bracket that is closed too early, places beside the board, numbers that never come.
    [FIRST, "eq(mod(target.x), 2, 0)", "wrong-arity: mod(target.x) -> mod(target.x, 2)"],
    [FIRST, "eq(board[pos(5, 0)], null)", "condition-constant: pos(5, 0) -> pos(4, 0)"],
    [FIRST, "eq(board[pos(7, 0)], null)", "condition-constant: pos(7, 0)"],
    [FIRST, "eq(target.y, 6)", "never-holds: eq(target.y, 6) -> 5"],
    [
      "setup.steps",
      [{ ...SPAWN, at: ["grid_nodes(0,1, 5,1)"] }],
      "place-off-board: grid_nodes(0,1, 5,1) -> grid_nodes(0,1, 4,1)",
    ],
    ["setup.steps", [{ ...SPAWN, at: ["grid_nodes(5,1, 5,1)"] }], "place-off-board: grid_nodes(5,1, 5,1)"],
    // Arguments of another kind.
    [FIRST, "adjacent(entity, player)", "value-type: player"],
    [FIRST, "adjacent(start, target.x)", "value-type: target.x"],
    [FIRST, "path_clear(start, 'target')", "value-type: 'target' -> target"],
    [FIRST, "eq(board[target.x], null)", "value-type: target.x"],
    [FIRST, "eq(board['A1'], null)", "value-type: 'A1' -> pos(0, 0)"],
    [FIRST, "eq(board['Z9'], null)", "value-type: 'Z9'"],
    [FIRST, "gt(count(player), 1)", "value-type: player"],
    [FIRST, "gt(count('reserve'), 1)", "value-type: 'reserve' -> zone('reserve')"],
    [FIRST, "eq(zone('reserve')[0], null)", "value-type: zone('reserve')"],
    [FIRST, "eq(zone('reserve').entities['x'], null)", "value-type: 'x'"],
    [FIRST, "eq(other_player(entity), player)", "value-type: entity"],
    [FIRST, "eq(next_player('White'), player)", "value-type: 'White' -> player('White')"],
    [FIRST, "gt(count(entities_of_player('White')), 1)", "value-type: 'White' -> player('White')"],
    [`${STEP}.effects.0`, "remove_entity(target)", "value-type: target -> board[target]"],
    [`${STEP}.effects.0`, "move_entity(target, start)", "value-type: target -> board[target]"],
    [`${STEP}.effects.0`, "move_entity(entity, player)", "value-type: player"],
    [`${STEP}.effects.0`, "spawn_entity('Piece', target, 'White')", "value-type: 'White' -> player('White')"],
    [`${STEP}.effects.0`, "draw_cards(zone('reserve'), zone('reserve'), player)", "value-type: player"],
    [`${STEP}.effects.0`, "set(entity.owner, 'White')", "value-type: 'White' -> player('White')"],
    // Names.
    [FIRST, "entity.owner == player", "expression-syntax: = -> eq(entity.owner, player)"],
    [FIRST, "eq(entity.owner player)", "expression-syntax: player -> ,"],
    [`${STEP}.effects.1`, "entity.rank = 'king'", "expression-syntax: = -> set(entity.rank, 'king')"],
    ["setup", { steps: [{ ...SPAWN, at: ["zone(reserve)"] }] }, "wrong-arity: zone(reserve) -> 'reserve'"],
    [FIRST, "eq(entity.owner, 'White')", "condition-constant: 'White' -> player('White')"],
    [FIRST, "eq(entity.owner.name, 'Whit')", "unknown-player: Whit -> White"],
    [FIRST, "eq(entity.zone.name, 'reserv')", "unknown-zone: reserv -> reserve"],
    [FIRST, "eq(entity.owner, White)", "unknown-name: White -> player('White')"],
    [FIRST, "eq(entity.rank, man)", "unknown-name: man -> 'man'"],
    [FIRST, "gt(left, 0)", "unknown-name: left -> state.left"],
    [FIRST, "ne(board[target], nul)", "unknown-name: nul -> null"],
    [FIRST, "eq(entity.rank, flase)", "unknown-name: flase -> false"],
    [`${STEP}.effects.1`, "set(left, 3)", "unknown-name: left -> state.left"],
    [FIRST, "eq(entity.rank, 'King')", "value-never-set: King -> king"],
    [FIRST, "ne(board[target].rank, 'mann')", "value-never-set: mann -> man"],
    [
      "end_conditions.conditions.0.condition",
      "eq(count(entities_of_player(p, 'rank', 'kign')), state.left)",
      "value-never-set: kign -> king",
    ],
    ["players.roles.1.attributes", { froward: -1 }, 'unknown-attribute: "froward" -> "forward"'],
    ["players.roles.1", { name: "Black" }, 'attribute-missing: {\n        "name": "Black"\n      }'],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), set(entity.rank, 'kign'))", "value-never-asked: kign -> king"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), set(entity.rank, 'King'))", "value-never-asked: King -> king"],
    ["setup", { steps: [{ ...SPAWN, set_attributes: { rank: "King" } }] }, 'value-never-asked: "King" -> "king"'],
    ["game_flow.phases.main_turn.actors", "curent_player", 'unknown-player: "curent_player" -> "current_player"'],
    ["game_flow.phases.last.allowed_actions.0", "laep", 'unknown-interaction: "laep" -> "leap"'],
    ["end_conditions.conditions.0.for", "p", 'wrong-value: "p" -> "player(p)"'],
    [
      "end_conditions.conditions.0.condition",
      "eq(count(entities_of_player(player)), state.left)",
      "end-same-for-all: player -> p",
    ],
    [
      "end_conditions.conditions.0.condition",
      "and(eq(state.current_player, 'p'), eq(state.left, 1))",
      "condition-constant: 'p' -> p",
    ],
    ["end_conditions.conditions.0.for", "player(q)", "unknown-name: p -> q"],
    [FIRST, "ne(board[target], nil)", "unknown-name: nil -> null"],
    [FIRST, "eq(entity.rank, king)", "unknown-name: king -> 'king'"],
    [
      `${STEP}.effects.1`,
      "do(set(entity.rank, 'king'), set(entity, board[target]))",
      "not-an-effect: entity -> board[target], entity",
    ],
    [FIRST, "eq(entity.owner, other_player)", "unknown-name: other_player -> other_player(player)"],
    [FIRST, "gt(count, 1)", "unknown-name: count"],
    [FIRST, "eq(entity.schema, Piece)", "unknown-name: Piece -> 'Piece'"],
    [FIRST, "eq(state.current_phase, last)", "unknown-name: last -> 'last'"],
    // Properties of another value.
    [FIRST, "eq(entity.x, 3)", "unknown-attribute: x -> entity.pos.x"],
    [FIRST, "eq(entity.row, 3)", "unknown-attribute: row -> entity.pos.y"],
    [FIRST, "eq(target.column, 3)", "unknown-attribute: column -> target.x"],
    [FIRST, "eq(entity.type, 'Piece')", "unknown-attribute: type -> entity.schema"],
    [FIRST, "ne(target.owner, player)", "unknown-attribute: owner -> board[target].owner"],
    [FIRST, "eq(zone('reserve').size, 0)", "unknown-attribute: size -> zone('reserve').count"],
    [FIRST, "eq(zone('reserve').entities.count, 0)", "unknown-attribute: count -> zone('reserve').entities.length"],
    [FIRST, "eq(entity.owner, state.player)", "unknown-state-variable: player -> player"],
    [FIRST, "eq(board[start], null)", "never-holds: eq(board[start], null) -> eq(board[target], null)"],
    [FIRST, "not(board[entity.pos])", "never-holds: not(board[entity.pos]) -> not(board[target])"],
    // Parts that are missing or misspelt: what they hold is not told as well.
    ["interactions", { lst: GAME.interactions.list }, 'unknown-field: "lst" -> "list"'],
    ["players", { role: GAME.players.roles }, 'unknown-field: "role" -> "roles"'],
    ["topology.adjacency", "queen", 'wrong-value: "queen" -> "king"'],
    ["topology", { type: "discrete", structure: "grid(5x6)", zones: {} }, 'wrong-value: "grid(5x6)" -> "grid(5, 6)"'],
    ["game_flow.phases.main_turn.allowed_actions", "step", 'wrong-type: "step" -> ["step"]'],
    [
      "end_conditions.conditions.0",
      { type: "victory", condition: "and(eq(p, player), eq(count(entities_of_player(p)), state.left))" },
      "unknown-name: p",
    ],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), set(set(board[target], null), null))", "impure-condition: set"],
    // Places of the set-up.
    ["setup", { steps: [{ ...SPAWN, at: ["A1"] }] }, "expression-syntax: A1 -> grid_nodes(0,0, 0,0)"],
    ["setup", { steps: [{ ...SPAWN, at: ["reserve"] }] }, "expression-syntax: reserve -> zone('reserve')"],
    ["setup", { steps: [{ ...SPAWN, at: ["node('B1')"] }] }, "place-off-board: node('B1') -> grid_nodes(1,0, 1,0)"],
    ["setup", { steps: [{ ...SPAWN, action: "spawn" }] }, 'wrong-value: "spawn" -> "spawn_entity"'],
    [
      "setup",
      { steps: [{ action: "spawn_entity", schema: "Piece", count: 3 }] },
      'missing-field: { -> ,\n        "at": [""]',
    ],
    // Arguments in the wrong order.
    [`${STEP}.effects.0`, "spawn_entity(target, 'Piece', player)", "value-type: target -> 'Piece', target"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), add(1, state.left))", "not-an-effect: 1 -> state.left, 1"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), set(state.left, random_int(3, 1)))", "value-type: 3 -> 1, 3"],
    [`${STEP}.effects.0`, "draw_cards(zone('reserve'), 2, zone('reserve'))", "value-type: 2 -> zone('reserve'), 2"],
    [
      `${STEP}.effects.0`,
      "draw_cards(2, zone('reserve'), hand_zone)",
      "value-type: 2 -> zone('reserve'), hand_zone, 2",
    ],
    [`${STEP}.effects.0`, "spawn_entity('Piece', player, target)", "value-type: player -> target, player"],
    // Numbers with which play can only fail.
    [FIRST, "eq(mod(target.x, 0), 1)", "value-type: 0"],
    [FIRST, "eq(div(1, 0), 1)", "value-type: 0"],
    [FIRST, "or(eq(div(target.x, 0), 1), adjacent(start, target))", "value-type: 0"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), set(state.left, div(state.left, 0)))", "value-type: 0"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), set(state.left, 1.5))", "value-type: 1.5"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), sub(state.left, 0.5))", "value-type: 0.5"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), set(state.left, random_int(1, 2.5)))", "value-type: 2.5"],
    [`${STEP}.effects.0`, "draw_cards(zone('reserve'), zone('reserve'), -1)", "value-type: -1"],
    // Conditions that never hold.
    [FIRST, "gt(state.left, 1)", "never-holds: gt(state.left, 1)"],
    [
      `${STEP}.effects.1`,
      "do(set(entity.rank, 'king'), if(lt(state.left, 1), set(entity.rank, 'man')))",
      "never-holds: lt(state.left, 1)",
    ],
    [
      "end_conditions.conditions.0.condition",
      "and(eq(p, player), lt(state.left, 0))",
      "never-holds: lt(state.left, 0)",
    ],
    [FIRST, "gt(target.y, 5)", "never-holds: gt(target.y, 5)"],
    [FIRST, "and(eq(start.x, 5), true)", "never-holds: eq(start.x, 5) -> 4"],
    [FIRST, "eq(abs(sub(target.x, start.x)), -1)", "never-holds: eq(abs(sub(target.x, start.x)), -1)"],
    [FIRST, "lt(add(target.x, target.y), 0)", "never-holds: lt(add(target.x, target.y), 0)"],
    [FIRST, "eq(target, start)", "never-holds: eq(target, start)"],
    [
      "end_conditions.conditions.0.condition",
      "and(lt(count(entities_of_player(p)), 0), eq(state.left, 1))",
      "never-holds: lt(count(entities_of_player(p)), 0)",
    ],
    ["interactions.list.leap.conditions.1", "eq('man', entity.rank)", "never-holds: eq('man', entity.rank)"],
    ["interactions.list.leap.conditions.1", "ne('king', entity.rank)", "never-holds: ne('king', entity.rank)"],
    [
      "interactions.list.leap.conditions.1",
      "not(eq(entity.rank, 'king'))",
      "never-holds: not(eq(entity.rank, 'king'))",
    ],
    // Choices and phases.
    ["players.count", { min: 2, max: 1 }, "player-count: 2 -> 1"],
    [`${STEP}.params.by`, { type: "int", min: 4, max: 1 }, "no-choice: 1 -> 1"],
    [`${STEP}.params.by`, { type: "int", options: [1, 2, 1] }, "choice-twice: 1 -> "],
    [`${STEP}.params.extra`, { type: "int", min: 1, max: 2 }, 'unused-param: "extra"'],
    ["game_flow.phases.last.next_phase", "main_turn", 'phase-advance: "next_phase"'],
    ["game_flow.phases.last.auto_advance", true, 'phase-advance: "auto_advance"'],
    ["game_flow.phases.spare", { allowed_actions: ["leap"] }, 'phase-unreached: "spare"'],
    ["interactions.list.leap.effects.1", "set(state.left, 2)", 'phase-unreached: "last"'],
    [
      "interactions.list.leap.effects.1",
      "set(state.curent_phase, 'last')",
      "unknown-state-variable: curent_phase -> current_phase",
    ],
    ["game_flow.phases.last.next_phase", "man_turn", 'unknown-phase: "man_turn" -> "main_turn"'],
  ])("%s: %j", (path, value, finding) => {
    expect(told(path, value)).toEqual([finding]);
  });

  it("members that have no effect without another are one finding", () => {
    const chain = { ...GAME.interactions.list.leap, chainable: false, chain_required: true, chain_with: ["leap"] };
    expect(told("interactions.list.leap", chain)).toEqual(['chain-not-chainable: "chain_with" -> true']);
  });
});

describe("a game without this mistake has no finding:", () => {
  it.each<readonly [string, Json]>([
    [FIRST, "and(lte(target.y, 5), gte(start.x, 0), not(eq(target, start)))"],
    [FIRST, "or(eq(entity.rank, 'man'), eq(entity.rank, 'king'))"],
    [FIRST, "eq(entity.rank, 'wall')"],
    [FIRST, "eq(board[entity], board[board[target]])"],
    [FIRST, "adjacent(entity, board[target])"],
    [FIRST, "gt(count(target), 0)"],
    [FIRST, "eq(player(player), player(concat('Whi', 'te')))"],
    [`${STEP}.effects.0`, "move_entity(entity, 'reserve')"],
    [`${STEP}.effects.0`, "set(entity.rank, concat('Ki', 'ng'))"],
    [`${STEP}.effects.1`, "do(set(entity.rank, 'king'), mul(state.left, 1.5))"],
    [
      `${STEP}.effects.1`,
      "do(set(entity.rank, 'king'), set(player.forward, 1.5), draw_cards('reserve', 'reserve', 0))",
    ],
    ["game_flow.phases.spare", { allowed_actions: [], auto_advance: true, next_phase: "last" }],
    ["game_flow.phases.main_turn.actors", "White"],
  ])("%s: %j", (path, value) => {
    expect(told(path, value).filter((each) => !each.startsWith('phase-unreached: "spare"'))).toEqual([]);
  });

  it("a phase that is computed, or that a recorded game begins in, may be reached", () => {
    const rules = structuredClone(GAME);
    rules.interactions.list.leap.effects[1] = "set(state.left, 2)";
    const start = { id: "late", title: "Late", start: { phase: "last" }, moves: [] };
    const codes = (files: Record<string, Json>): readonly string[] =>
      finish(checkGdl(packOf({ "manifest.json": MANIFEST, ...files }))).map(({ code }) => code);
    expect(codes({ "game.json": rules })).toEqual(["phase-unreached"]);
    expect(codes({ "game.json": rules, "games/late.json": start })).toEqual([]);
    rules.interactions.list.leap.effects[1] = "set(state.current_phase, concat('la', 'st'))";
    expect(codes({ "game.json": rules })).toEqual([]);
  });
});

it("on a network nothing is half-way, and no place has coordinates", () => {
  const rules = {
    ...GAME,
    topology: { type: "network", nodes: { Rome: {}, Pisa: {} }, edges: [{ from: "Rome", to: "Pisa" }] },
    interactions: {
      list: {
        ...GAME.interactions.list,
        step: {
          conditions: [
            "eq(entity.pos, mid_pos(start, target))",
            "eq(board[pos(1, 2)], null)",
            "eq(start.name, 'Roma')",
            "adjacent(start, 'Pisa')",
          ],
          effects: [],
        },
      },
    },
  };
  const found = finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": rules })));
  expect(found.map(({ code }) => code).filter((code) => code !== "unused-attribute")).toEqual([
    "value-type",
    "condition-constant",
    "undeclared-node",
  ]);
});

it("a variable may be what effects and recorded games make of it", () => {
  const ask = (condition: string, effect: string, start: JsonObject = {}): readonly string[] => {
    const { step } = GAME.interactions.list;
    const own = { ...step, conditions: [...step.conditions, condition], effects: [...step.effects, effect] };
    const game = { ...GAME, interactions: { list: { ...GAME.interactions.list, step: own } } };
    const texts = { "manifest.json": MANIFEST, "game.json": game, "games/one.json": { start } };
    return finish(checkGdl(packOf(texts))).map(({ message }) => message);
  };
  expect(ask("gt(state.left, 4)", "set(state.left, 3)")).toEqual(["This never holds: state.left is from 1 to 3."]);
  expect(ask("lt(state.left, 1)", "add(state.left, random_int(1, 6))")).toEqual([
    "This never holds: state.left is 1 or more.",
  ]);
  expect(ask("lt(state.left, 1)", "sub(state.left, 1)")).toEqual([]);
  expect(ask("gt(state.left, 4)", "if(eq(by, 1), set(state.left, mul(state.left, 2)))")).toEqual([]);
  expect(ask("gt(state.left, 4)", "set(state.left, 3)", { state: { left: 9 } })).toEqual([]);
});

it("a game in which no turn ends is reported", () => {
  const list = { step: { ...GAME.interactions.list.step, end_turn: false } };
  const phases = (actors: string): JsonObject => ({ main_turn: { actors, allowed_actions: ["step"] } });
  const codes = (actors: string, more: JsonObject = {}): readonly string[] => {
    const game = {
      ...GAME,
      interactions: { list: { step: { ...list.step, ...more } } },
      game_flow: { phases: phases(actors) },
    };
    return finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game }))).map(({ code }) => code);
  };
  expect(codes("current_player")).toContain("turn-never-ends");
  expect(codes("all")).not.toContain("turn-never-ends");
  expect(codes("current_player", { end_turn: true })).not.toContain("turn-never-ends");
  const effects = ["move_entity(entity, target)", "set(state.current_player, other_player(player))"];
  expect(codes("current_player", { effects })).not.toContain("turn-never-ends");
});

it("an end may be the same for all players where there is one", () => {
  const codes = (players: JsonObject): readonly string[] => {
    const end_conditions = { conditions: [{ type: "victory", for: "player(p)", condition: "eq(state.left, 1)" }] };
    const game = { ...GAME, players, end_conditions };
    return finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game }))).map(({ code }) => code);
  };
  expect(codes(GAME.players)).toContain("end-same-for-all");
  expect(codes({ roles: [{ name: "Only", attributes: { forward: 1 } }] })).not.toContain("end-same-for-all");
});

it("a name without a near one is reported with those that there are", () => {
  const messages = (path: string, value: Json): readonly string[] =>
    finish(checkGdl(packWith(path, value))).map(({ message }) => message);
  expect(messages("game_flow.initial_phase", "opening")).toEqual([
    'The game has no phase "opening". There are "main_turn" and "last".',
  ]);
  expect(messages(`${STEP}.effects.0`, "spawn_entity('Soldier', target)")).toEqual([
    'The game has no sort of entity "Soldier". There is "Piece".',
  ]);
});

it("edges that change nothing, and places that no edge leads to, are reported", () => {
  const edge = (from: string, to: string, more = {}): JsonObject => ({ from, to, ...more });
  const edges = [
    edge("Rome", "Pisa"),
    edge("Pisa", "Rome"),
    edge("Pisa", "Pisa"),
    edge("Rome", "Pisa", { special: true }),
    edge("Pisa", "Rome", { directed: true }),
  ];
  const found = told("topology", { type: "network", nodes: { Rome: {}, Pisa: {}, Bari: {} }, edges });
  expect(found.filter((each) => /^(edge|node)-/.test(each))).toEqual([
    expect.stringMatching(/^edge-idle: \{/),
    expect.stringMatching(/^edge-idle: \{/),
    'node-alone: "Bari"',
  ]);
});

it("a zone for its owner alone needs an owner, unless its entities have one", () => {
  const zones = { reserve: { visibility: "owner_only" } };
  const topology = { ...GAME.topology, zones };
  expect(told("topology", topology)).toEqual([]);
  const rules = {
    ...GAME,
    topology,
    entity_schemas: { types: { Piece: { attributes: { rank: { type: "string" } } } } },
  };
  const found = finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": rules })));
  expect(found.map(({ code }) => code)).toContain("zone-unseen");
});

it("a variable of each player that is read as one of the game has a fix", () => {
  const state = { global: { left: { type: "int", initial: 2 } }, per_player: { chips: { type: "int", initial: 1 } } };
  const effects = ["move_entity(entity, target)", "sub(state.chips, 1)"];
  const list = { ...GAME.interactions.list, step: { ...GAME.interactions.list.step, effects } };
  const game = { ...GAME, state_schema: state, interactions: { list } } as unknown as JsonObject;
  const found = finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game }))).filter(
    ({ code }) => code === "unknown-state-variable",
  );
  expect(found.map(({ message, fixes }) => [message, fixes?.[0]?.title])).toEqual([
    ['The game has no variable "chips". Did you mean player.chips?', 'Change to "player.chips"'],
  ]);
});

it("an action that ends turns and that no phase allows is not told twice", () => {
  const { step } = GAME.interactions.list;
  const interactions = { list: { step: { ...step, end_turn: false }, done: { effects: [], end_turn: true } } };
  const flow = { time_model: "turn_based", phases: { main: { actors: "current_player", allowed_actions: ["step"] } } };
  const game = { ...GAME, interactions, game_flow: flow } as unknown as JsonObject;
  const found = finish(checkGdl(packOf({ "manifest.json": MANIFEST, "game.json": game })));
  const codes = found.map(({ code }) => code).filter((code) => /^(interaction|turn)-/.test(code));
  expect(codes).toEqual(["interaction-unused"]);
});

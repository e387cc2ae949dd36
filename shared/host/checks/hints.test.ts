import { describe, expect, it } from "vitest";
import { CLOSE, GAME, RIGHT, found, hintIn, level, opening, pack } from "./failures.testing";

it("a level that alone fails for a rule of its own has a hint at that rule", () => {
  const rule = (kind: string) => ({
    id: "melt",
    on: "avatar_exited",
    if: { cell: { position: [3, 0], layer: "objects", kind } },
    then: [{ destroy: { position: [3, 0], layer: "objects" } }],
  });
  const without = { rules: [GAME.rules[0]] };
  const levels = (kind: string) => [level("a", RIGHT, { rules: [rule(kind)] }), level("b", ["right"], CLOSE)] as const;
  expect(hintIn(pack(without, ...levels("door")))).toBeNull();
  expect(hintIn(pack(without, ...levels("key")))).toMatchObject({
    at: "/rules/0/if/cell/kind",
    title: 'Change to "door"',
  });
});

it("a level that is won before its first move has a hint at its goal", () => {
  const goals = (kind: string) => [{ id: "doors", type: "all_cleared", config: { kind } }];
  const closed = { board: { size: [5, 1], layers: { objects: [[null, "key", null, "door", null]] } } };
  const opened = { layer: "objects", tags: [], symbol: "d" };
  const transform = { position: "$event.position", layer: "objects", toKind: "opened" };
  const game = {
    entityKinds: { ...GAME.entityKinds, opened },
    ...opening({ then: [{ transform }, { resolve_move: {} }] }),
  };
  const levels = (kind: string) =>
    [level("a", ["right", "right", "right"], { ...closed, goals: goals(kind) }), level("b", RIGHT)] as const;
  expect(hintIn(pack(game, ...levels("door")))).toBeNull();
  expect(hintIn(pack(game, ...levels("opened")))).toMatchObject({
    at: "/goals/0/config/kind",
    title: 'Change to "door"',
  });
});

describe("a level that alone is lost by its limit on moves", () => {
  const GOAL = { id: "end", type: "reach_target", config: { targetTag: "end" } };
  const limited = (limit: number, goal: object = GOAL) =>
    level("a", RIGHT, { goals: [goal], loseConditions: [{ type: "max_actions", config: { limit } }] });
  const packOf = (one: object) => pack({}, one, level("b", ["right"], CLOSE));

  it("has a hint at the limit, and its solution is not to end earlier", () => {
    expect(found(packOf(limited(4)))).toEqual([]);
    expect(hintIn(packOf(limited(2)))).toEqual({
      at: "/loseConditions/0/config/limit",
      message: 'With "limit": 4 here A would win, and the other solutions still do.',
      title: "Change to 4",
    });
    expect(found(packOf(limited(2)))).toMatchObject([
      { code: "solution-broken", message: "A: the solution loses at move 2 of 4 (max_actions).", titles: [] },
    ]);
  });

  it("has a hint at its goal where the limit is as long as the solution", () => {
    const cleared = (kind: string) => ({ id: "clear", type: "all_cleared", config: { kind } });
    const goal = (kind: string) =>
      packOf(
        level("a", ["right"], {
          board: { size: [5, 1], layers: { objects: [[null, "key", null, "door", null]] } },
          goals: [cleared(kind)],
          loseConditions: [{ type: "max_actions", config: { limit: 1 } }],
        }),
      );
    expect(hintIn(goal("key"))).toBeNull();
    expect(hintIn(goal("door"))).toMatchObject({ at: "/goals/0/config/kind", title: 'Change to "key"' });
  });
});

describe("a game in which the wrong player wins has a hint", () => {
  const game = (fold: object) => ({
    "manifest.json": { dialect: "gdl", title: "T" },
    "game.json": {
      players: { roles: [{ name: "Ann" }, { name: "Bob" }] },
      entity_schemas: { types: { Card: { attributes: {} } } },
      topology: { type: "zones", zones: { deck: { type: "stack" } } },
      state_schema: {
        global: {
          current_player: { type: "player_ref", initial: "player('Ann')" },
          winner: { type: "player_ref" },
        },
      },
      interactions: {
        list: {
          bet: { effects: ["set(state.current_phase, 'two')"], end_turn: true },
          fold: { effects: ["set(state.winner, player)"], ...fold },
        },
      },
      game_flow: {
        initial_phase: "one",
        phases: {
          one: { actors: "current_player", allowed_actions: ["bet"] },
          two: { actors: "current_player", allowed_actions: ["fold"] },
        },
      },
      end_conditions: { conditions: [{ type: "victory", for: "player(p)", condition: "eq(state.winner, p)" }] },
    },
    "games/a.json": { id: "a", title: "A", moves: ["@bet", "@fold"], expect: { outcome: "Ann wins" } },
  });
  it("at the rule where the other player wins, and not at who begins", () => {
    const right = "set(state.winner, other_player(player))";
    expect(found(game({ effects: [right] }))).toEqual([]);
    expect(hintIn(game({}))).toMatchObject({
      at: "/interactions/list/fold/effects/0",
      title: `Change to ${right}`,
    });
  });
});

describe("a game that fails for an interaction that is never chosen has a hint there", () => {
  const game = (asked: string, more: readonly string[] = []) => ({
    "manifest.json": { dialect: "gdl", title: "T" },
    "game.json": {
      players: { roles: [{ name: "Ann" }, { name: "Bob" }] },
      entity_schemas: { types: { Stone: { attributes: { owner: { type: "player_ref" } } } } },
      topology: { type: "grid", width: 2, height: 1 },
      state_schema: { global: { led: { type: "int" } } },
      interactions: {
        list: {
          lead: {
            conditions: ["eq(board[target], null)", "eq(state.led, null)"],
            effects: ["spawn_entity('Stone', target, player)", "set(state.led, 1)"],
          },
          follow: {
            conditions: ["eq(board[target], null)", asked, ...more],
            effects: ["spawn_entity('Stone', target, player)", "set(state.led, 2)"],
          },
        },
      },
      game_flow: { phases: { main_turn: { actors: "current_player", allowed_actions: ["lead", "follow"] } } },
      end_conditions: { conditions: [{ type: "draw", condition: "eq(state.led, 2)" }] },
    },
    "games/a.json": { id: "a", title: "A", moves: ["A1", "B1"], expect: { outcome: "draw" } },
  });

  it("where it asks for the opposite", () => {
    expect(found(game("ne(state.led, null)"))).toEqual([]);
    expect(hintIn(game("eq(state.led, null)"))).toMatchObject({
      at: "/interactions/list/follow/conditions/1",
      title: "Change to ne(state.led, null)",
    });
  });

  it("but none beside a mistake that has a fix", () => {
    expect(hintIn(game("eq(state.led, null)", ["eq(state.lde, null)"]))).toBeNull();
  });
});

describe("a game that fails for an effect that is missing has a hint at the effects", () => {
  const button = (...effects: readonly string[]) => ({ effects, end_turn: true });
  const game = (open: readonly string[], close: readonly string[], conditions: readonly string[] = []) => ({
    "manifest.json": { dialect: "gdl", title: "T" },
    "game.json": {
      players: { roles: [{ name: "Ann" }, { name: "Bob" }] },
      entity_schemas: { types: { Piece: { attributes: {} } } },
      topology: { type: "grid", width: 2, height: 2 },
      state_schema: { global: { led: { type: "int" } } },
      interactions: { list: { open: { ...button(...open), conditions }, close: button(...close) } },
      game_flow: {
        initial_phase: "one",
        phases: { one: { allowed_actions: ["open"] }, two: { allowed_actions: ["close"] } },
      },
      end_conditions: { conditions: [{ type: "draw", condition: "eq(state.led, 9)" }] },
    },
    "games/a.json": { id: "a", title: "A", moves: ["@open", "@close", "@open"] },
  });
  const [to, back] = ["set(state.current_phase, 'two')", "set(state.current_phase, 'one')"];

  it("which leads to another phase", () => {
    expect(found(game([to], [back]))).toEqual([]);
    expect(hintIn(game([to], []))).toMatchObject({ at: "/interactions/list/close/effects", title: `Add ${back}` });
  });

  it("which puts a variable back as it began", () => {
    const lead = [to, "set(state.led, 3)"];
    const asked = ["eq(state.led, null)"];
    expect(found(game(lead, [back, "set(state.led, null)"], asked))).toEqual([]);
    expect(hintIn(game(lead, [back, "if(eq(state.led, 8), set(state.led, null))"], asked))?.title).toBe(
      "Add set(state.led, null)",
    );
  });
});

describe("a single game or session that fails is told, with a hint to the rules", () => {
  const ARMY = {
    players: {
      roles: [
        { name: "White", attributes: { forward: 1 } },
        { name: "Black", attributes: { forward: -1 } },
      ],
    },
    entity_schemas: { types: { Piece: { attributes: { owner: { type: "player_ref" }, rank: { type: "string" } } } } },
    topology: { type: "discrete", structure: "grid(3, 4)" },
    setup: {
      steps: [
        {
          action: "spawn_entity",
          schema: "Piece",
          set_attributes: { owner: "player('White')", rank: "man" },
          at: ["grid_nodes(0,0, 2,0)"],
        },
        {
          action: "spawn_entity",
          schema: "Piece",
          set_attributes: { owner: "player('Black')", rank: "man" },
          at: ["grid_nodes(0,3, 2,3)"],
        },
      ],
    },
    game_flow: { time_model: "turn_based", phases: { main_turn: { allowed_actions: ["step"] } } },
    end_conditions: {
      conditions: [
        { type: "victory", for: "player(p)", condition: "eq(count(entities_of_player(other_player(p))), 0)" },
      ],
    },
  };
  const STEP = {
    conditions: ["eq(entity.owner, player)", "eq(target.x, start.x)", "eq(sub(target.y, start.y), player.forward)"],
    effects: ["remove_entity(board[target])", "move_entity(entity, target)"],
  };
  const all = (conditions: readonly string[]) =>
    found({
      "manifest.json": { dialect: "gdl", title: "T" },
      "game.json": { ...ARMY, interactions: { list: { step: { ...STEP, conditions } } } },
      "games/one.json": { id: "one", title: "One", moves: ["A1 A2", "C4 C3", "A2 A3"] },
    });
  const [owner, column, forward] = STEP.conditions as [string, string, string];

  it("is silent where it ends as recorded", () => {
    expect(all(STEP.conditions)).toEqual([]);
  });

  it.each([
    ["another player", ["eq(entity.owner, other_player(player))", column, forward], 0, owner],
    ["another axis", [owner, "eq(target.x, start.y)", forward], 1, column],
    ["arguments in the other order", [owner, column, "eq(sub(start.y, target.y), player.forward)"], 2, forward],
    ["another comparison", [owner, "ne(target.x, start.x)", forward], 1, column],
  ])("in a board game: %s", (_what, conditions, item, right) => {
    const hint = hintIn({
      "manifest.json": { dialect: "gdl", title: "T" },
      "game.json": { ...ARMY, interactions: { list: { step: { ...STEP, conditions } } } },
      "games/one.json": { id: "one", title: "One", moves: ["A1 A2", "C4 C3", "A2 A3"] },
    });
    expect(hint).toEqual({
      at: `/interactions/list/step/conditions/${item}`,
      message: `With ${right} here One would end as recorded.`,
      title: `Change to ${right}`,
    });
  });

  it("in a board game: a number of a player", () => {
    const [white, black] = ARMY.players.roles;
    const players = { roles: [{ ...white, attributes: { forward: 2 } }, black] };
    const hint = hintIn({
      "manifest.json": { dialect: "gdl", title: "T" },
      "game.json": { ...ARMY, players, interactions: { list: { step: STEP } } },
      "games/one.json": { id: "one", title: "One", moves: ["A1 A2", "C4 C3", "A2 A3"] },
    });
    expect(hint).toMatchObject({ at: "/players/roles/0/attributes/forward", title: "Change to 1" });
  });

  it.each<readonly [string, object, string, string]>([
    ["another comparison", { op: "LT" }, "/0/conditions/0/op", 'Change to "GT"'],
    ["another root", { path: "persistent.amount" }, "/0/conditions/0/path", 'Change to "payload.amount"'],
  ])("among event rules: %s", (_what, change, at, title) => {
    const hint = hintIn({
      "manifest.json": { dialect: "gnosis", title: "T" },
      "rules/r.json": [
        {
          id: "double",
          category: "INTERCEPTOR",
          trigger: "HIT",
          conditions: [{ path: "payload.amount", op: "GT", value: 2, ...change }],
          outcomes: [{ type: "MATH_MULTIPLY", target: "amount", value: 2 }],
        },
      ],
      "sessions/a.json": { events: [{ id: "HIT", data: { amount: 5 }, expect: { payload: { amount: 10 } } }] },
      "sessions/b.json": { events: [{ id: "HIT", data: { amount: 2 }, expect: { payload: { amount: 2 } } }] },
    });
    expect(hint).toMatchObject({ at, title });
  });
});

describe("sessions that fail for event rules are told at", () => {
  const set = (id: string, executionOrder: number, more: object) => ({
    id,
    category: "INTERCEPTOR",
    trigger: "HIT",
    executionOrder,
    ...more,
  });
  const double = { outcomes: [{ type: "MATH_MULTIPLY", target: "amount", value: 2 }] };
  const plus = { outcomes: [{ type: "MATH_ADD", target: "amount", value: 3 }] };
  const session = (amount: number) => ({
    events: [{ id: "HIT", data: { amount }, expect: { payload: { amount: 2 * amount + 3 } } }],
  });
  const pack = (first: number) => ({
    "manifest.json": { dialect: "gnosis", title: "T" },
    "rules/r.json": [set("double", first, double), set("plus", 2, plus)],
    "sessions/a.json": session(3),
    "sessions/b.json": session(5),
  });

  it("the order of a rule that runs too late", () => {
    expect(found(pack(1))).toEqual([]);
    expect(found(pack(9))).toMatchObject([
      { place: "rules/r.json#/0/executionOrder", code: "solutions-fail-here", titles: ["Change to 1"] },
    ]);
  });

  it("the id of the rule that is removed", () => {
    const trigger = (ruleId: string) => ({
      id: "off",
      category: "TRIGGER",
      trigger: "NIGHT",
      outcomes: [{ type: "CALL_SERVICE", target: "Rule.RemoveRuleById", value: { ruleId } }],
    });
    const files = (ruleId: string) => ({
      "manifest.json": { dialect: "gnosis", title: "T" },
      "rules/r.json": [set("double", 1, double), trigger(ruleId)],
      "sessions/a.json": {
        events: [
          { id: "HIT", data: { amount: 2 }, expect: { payload: { amount: 4 } } },
          { id: "NIGHT", data: {} },
          { id: "HIT", data: { amount: 2 }, expect: { payload: { amount: 2 } } },
        ],
      },
    });
    expect(hintIn(files("double"))).toBeNull();
    expect(hintIn(files("off"))).toMatchObject({ at: "/1/outcomes/0/value/ruleId", title: 'Change to "double"' });
  });
});

it("a level that alone fails for too short a cascade, or for a direction, has a hint at that", () => {
  const ground = { ...GAME.entityKinds, ice: { layer: "ground", tags: ["walkable", "slippery"], symbol: "~" } };
  const slides = { id: "slide", type: "ice_slide", config: { slipperyTag: "slippery" } };
  const cave = {
    board: {
      size: [6, 1],
      layers: {
        ground: [["empty", "ice", "ice", "ice", "ice", "empty"]],
        markers: { format: "sparse", entries: [{ position: [5, 0], kind: "flag" }] },
      },
    },
  };
  const icy = (depth: number) =>
    pack(
      { entityKinds: ground, systems: [...GAME.systems, slides], defaults: { maxCascadeDepth: depth } },
      level("a", ["right"], cave),
      level("b", ["right"], CLOSE),
    );
  expect(hintIn(icy(6))).toBeNull();
  expect(hintIn(icy(2))).toMatchObject({ at: "/defaults/maxCascadeDepth", title: "Change to 10" });

  const where = (equals: string) => ({
    all_of: [{ position_has_tag: { layer: "objects", tag: "locked" } }, { event: { param: "direction", equals } }],
  });
  const doors = (equals: string) =>
    pack(opening({ where: where(equals) }), level("a", RIGHT), level("b", ["right"], CLOSE));
  expect(hintIn(doors("right"))).toBeNull();
  const hint = { at: "/rules/1/where/all_of/1/event/equals", title: 'Change to "right"' };
  expect(hintIn(doors("left"))).toMatchObject(hint);
  // What came after the version that the manifest declares plays all the same.
  const older = { dslVersion: "0.5", gameId: "keys", title: "Keys", packVersion: 1 };
  expect(hintIn({ ...doors("left"), "manifest.json": older })).toMatchObject(hint);
});

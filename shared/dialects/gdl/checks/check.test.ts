import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import { locate } from "../../../findings/locate";
import { applyEdits } from "../../../text/edit";
import type { PackSource } from "../../../pack/packSource";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";
import { checkGdl } from "./check";

const MANIFEST = { dialect: "gdl", title: "Test" };

/** The small game with members deep inside it replaced, by paths such as `interactions.list.step.from`. */
function gameWith(changes: Readonly<Record<string, Json>>): JsonObject {
  const game = structuredClone(SMALL_GAME) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split(".");
    let holder = game;
    for (const step of steps.slice(0, -1)) holder = (holder[step] ??= {}) as Record<string, unknown>;
    holder[steps.at(-1) ?? ""] = value;
  }
  return game as JsonObject;
}

function findingsIn(pack: PackSource): readonly Finding[] {
  return finish(checkGdl(pack));
}

/** Codes, each with what is marked. */
function told(pack: PackSource): readonly string[] {
  return findingsIn(pack).map((finding) => {
    const file = pack.files.get(finding.file);
    const { span, code } = locate(finding, () => file);
    return `${code}: ${file?.text.slice(span.offset, span.offset + span.length).slice(0, 60)}`;
  });
}

const STEP = SMALL_GAME.interactions.list.step;

it("the small game has none", () => {
  expect(told(packOf({ "manifest.json": MANIFEST, "game.json": SMALL_GAME }))).toEqual([]);
});

it("a place may be written as a pair of its coordinates", () => {
  const at = (initial: Json): readonly string[] => {
    const game = gameWith({ "state_schema.global.mark": { type: "position", initial } });
    return told(packOf({ "manifest.json": MANIFEST, "game.json": game })).filter((each) => !each.startsWith("unused"));
  };
  expect(at([1, 1])).toEqual([]);
  expect(at([3, 4])).toEqual([expect.stringMatching(/^place-off-board: \[/)]);
  expect(at([0.5, 1])).toEqual([expect.stringMatching(/^place-off-board: \[/)]);
  expect(at([1])).toEqual([expect.stringMatching(/^value-type: \[/)]);
  expect(at(["A", 1])).toEqual([expect.stringMatching(/^value-type: \[/)]);
});

it("names that mean something in every expression are no names of choices and players", () => {
  const names = ["player", "card", "board", "true", "path", "two words", "hand_zone", "amount"];
  const params = Object.fromEntries(names.map((name) => [name, { type: "bool" }]));
  const taken = (game: Json): readonly string[] =>
    told(packOf({ "manifest.json": MANIFEST, "game.json": game })).filter((each) => each.startsWith("name-taken"));
  const wanted = names.slice(0, 6).map((name) => `name-taken: "${name}"`);
  expect(taken(gameWith({ "interactions.list.step.params": params }))).toEqual(wanted);
  const end = (letter: string): Json => ({
    type: "victory",
    for: `player(${letter})`,
    condition: "gte(player.score, 10)",
  });
  const ends = gameWith({ "end_conditions.conditions": [end("player"), end("p"), end("entity")] });
  expect(taken(ends)).toEqual(['name-taken: "player(player)"', 'name-taken: "player(entity)"']);
  const by = { "interactions.list.step.params": { by: { type: "bool" } } };
  const byOf = (actors: Json) => taken(gameWith({ ...by, "game_flow.phases.main_turn.actors": actors }));
  expect([byOf("current_player"), byOf(["White"])]).toEqual([[], []]);
  expect([byOf("all"), byOf(["White", "Black"])]).toEqual([['name-taken: "by"'], ['name-taken: "by"']]);
});

it("a choice may be of any type that the engine lists the values of", () => {
  const params = {
    loud: { type: "bool" },
    whom: { type: "player_ref" },
    where: { type: "position" },
    what: { type: "entity_ref" },
    half: { type: "float", options: [0.5, 1] },
  };
  const conditions = [
    ...STEP.conditions,
    "or(loud, eq(whom, player), eq(where, target), eq(what, entity), gt(half, 0))",
  ];
  const game = gameWith({ "interactions.list.step.params": params, "interactions.list.step.conditions": conditions });
  expect(told(packOf({ "manifest.json": MANIFEST, "game.json": game }))).toEqual([]);
});

describe("a game with one mistake has one finding", () => {
  it.each<readonly [what: string, changes: Readonly<Record<string, Json>>, finding: string]>([
    ["a board that is too large", { "topology.structure": "grid(200, 200)" }, 'board-too-large: "grid(200, 200)"'],
    ["another time", { "game_flow.time_model": "real_time" }, 'time-model: "real_time"'],
    ["no end", { end_conditions: {} }, "no-end: {}"],
    ["a phase that is not", { "game_flow.initial_phase": "opening" }, 'unknown-phase: "opening"'],
    [
      "an interaction that no phase allows",
      { "interactions.list.stay": { effects: [] } },
      'interaction-unused: "stay"',
    ],
    [
      "an action that is not",
      { "game_flow.phases.main_turn.allowed_actions": ["step", "stepp"] },
      'unknown-interaction: "stepp"',
    ],
    ["what is left out", { "game_flow.phases.main_turn.allowed_actions": ["step", "..."] }, 'ellipsis-ignored: "..."'],
    ["an idle priority", { "interactions.list.step.priority": 2 }, "priority-idle: 2"],
    [
      "a chain of what is not chainable",
      { "interactions.list.step.chain_with": ["step"] },
      'chain-not-chainable: "chain_with"',
    ],
    [
      "a variable of nobody",
      { "state_schema.global.taken": { type: "int", visibility: "owner_only" } },
      'owner-only-global: "owner_only"',
    ],
    ["a name for two things", { "state_schema.per_player.home_row": { type: "int" } }, 'attribute-clash: "home_row"'],
    [
      "a name beside the name",
      {
        "players.roles": [
          { name: "White", attributes: { home_row: 0, name: "W" } },
          { name: "Black", attributes: { home_row: 3, name: "B" } },
        ],
      },
      'attribute-clash: "name"',
    ],
    [
      "two players of one name",
      { "players.roles": [{ name: "White", attributes: { home_row: 0 } }, { name: "White" }] },
      'duplicate-id: "White"',
    ],
    ["more players than roles", { "players.count": { min: 2, max: 3 } }, "player-count: 3"],
    ["a text for a number", { "state_schema.global.taken.initial": true }, "value-type: true"],
    ["half a whole number", { "state_schema.global.taken.initial": 1.5 }, "value-type: 1.5"],
    [
      "a player's first value for a number",
      { "state_schema.global.taken.initial": "player('White')" },
      "value-type: player('White')",
    ],
    [
      "an attribute that nobody reads",
      { "entity_schemas.types.Piece.attributes.colour": { type: "string" } },
      'unused-attribute: "colour"',
    ],
    ["a variable that nobody reads", { "state_schema.global.rest": { type: "int" } }, 'unused-variable: "rest"'],
    ["an unknown member", { turns: 4 }, 'unknown-field: "turns"'],
  ])("%s", (_what, changes, finding) => {
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": gameWith(changes) }))).toEqual([finding]);
  });

  it.each<readonly [what: string, step: JsonObject, finding: string]>([
    ["an unknown sort", { schema: "Pawn", at: ["grid_nodes(0,3, 3,3)"] }, 'unknown-schema: "Pawn"'],
    [
      "an unknown attribute",
      { schema: "Piece", set_attributes: { ranc: "x" }, at: ["grid_nodes(0,3, 3,3)"] },
      'unknown-attribute: "ranc"',
    ],
    [
      "a number for a text",
      { schema: "Piece", set_attributes: { rank: 4 }, at: ["grid_nodes(0,3, 3,3)"] },
      "value-type: 4",
    ],
    ["a place that is taken", { schema: "Piece", at: ["grid_nodes(3,0, 3,1)"] }, 'place-taken: "grid_nodes(3,0, 3,1)"'],
    ["another number", { schema: "Piece", at: ["grid_nodes(0,3, 3,3)"], count: 3 }, "count-differs: 3"],
    [
      "a place off the board",
      { schema: "Piece", at: ["grid_nodes(0,4, 3,4)"] },
      "place-off-board: grid_nodes(0,4, 3,4)",
    ],
  ])("in the set-up: %s", (_what, step, finding) => {
    const steps = [...SMALL_GAME.setup.steps, { action: "spawn_entity", ...step }];
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": gameWith({ "setup.steps": steps }) }))).toEqual([
      finding,
    ]);
  });

  it.each<readonly [what: string, condition: string, finding: string]>([
    ["always the same", "lt(1, 2)", "condition-constant: lt(1, 2)"],
    ["never equal", "eq(entity.rank, 3)", "condition-constant: eq(entity.rank, 3)"],
    ["no order", "gt(entity.rank, 3)", "value-type: gt(entity.rank, 3)"],
    ["an escape before the place", String.raw`ne(entity.rank, "a\"b").x.y`, "unknown-attribute: x"],
  ])("a condition that is %s", (_what, condition, finding) => {
    const game = gameWith({ "interactions.list.step.conditions": [...STEP.conditions, condition] });
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": game }))).toEqual([finding]);
  });

  it("no middle", () => {
    const conditions = [
      ...STEP.conditions,
      "eq(abs(sub(target.x, start.x)), 3)",
      "eq(board[mid_pos(start, target)], null)",
    ];
    const game = gameWith({ "interactions.list.step.conditions": conditions });
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": game }))).toEqual([
      "mid-pos-odd: mid_pos(start, target)",
    ]);
  });

  it("something hidden that conditions tell", () => {
    const changes = {
      "state_schema.global.taken.visibility": "none",
      "interactions.list.step.conditions": ["gt(state.taken, 0)", "eq(entity.rank, 'x')", "eq(entity.owner, player)"],
    };
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": gameWith(changes) }))).toEqual([
      "hidden-read: state.taken",
    ]);
  });

  it("an interaction that another one always precedes", () => {
    const changes = {
      "interactions.list.run": { ...STEP, conditions: [...STEP.conditions, "gt(target.y, start.y)"] },
      "game_flow.phases.main_turn.allowed_actions": ["step", "run"],
    };
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": gameWith(changes) }))).toEqual([
      'always-shadowed: "run"',
    ]);
    const other = { ...changes, "game_flow.phases.main_turn.allowed_actions": ["run", "step"] };
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": gameWith(other) }))).toEqual([]);
  });

  it.each<readonly [what: string, more: JsonObject, steps: JsonObject, isTold: boolean]>([
    ["neither may go on", {}, {}, true],
    ["only the later one may go on, so that it begins moves of several steps", { chainable: true }, {}, false],
    ["both may go on", { chainable: true }, { chainable: true }, true],
    ["it follows itself", { chainable: true, chain_with: ["run"] }, { chainable: true }, false],
  ])("an interaction that another one precedes in single steps: %s", (_what, more, steps, isTold) => {
    const run = { ...STEP, ...more, conditions: [...STEP.conditions, "gt(target.y, start.y)"] };
    const changes = {
      "interactions.list.step": { ...STEP, ...steps },
      "interactions.list.run": run,
      "game_flow.phases.main_turn.allowed_actions": ["step", "run"],
    };
    const found = told(packOf({ "manifest.json": MANIFEST, "game.json": gameWith(changes) }));
    expect(found.includes('always-shadowed: "run"')).toBe(isTold);
  });

  it("a chain that only counts on", () => {
    const game = gameWith({ "interactions.list.step.chainable": true });
    expect(told(packOf({ "manifest.json": MANIFEST, "game.json": game }))).toEqual(["chain-endless: true"]);
  });
});

it("recorded games are checked by the rules", () => {
  const game = {
    id: "one",
    players: 3,
    start: {
      place: { A1: { schema: "Piece", owner: "Whit" }, a1: { schema: "Piece" }, E1: { schema: "Piece", size: 3 } },
      state: { taken: "x", gone: 1 },
      phase: "go",
    },
    moves: ["A1 A2", "A9 A1", "@leap"],
    expect: { outcome: "Green wins" },
  };
  const pack = packOf({
    "manifest.json": MANIFEST,
    "game.json": SMALL_GAME,
    "games/one.json": game,
    "games/two.json": { id: "one", moves: [] },
  });
  expect(told(pack).toSorted()).toEqual(
    [
      "player-count: 3",
      "unknown-player: Whit",
      'place-taken: "a1"',
      "place-off-board: E1",
      'unknown-attribute: "size"',
      "value-type: x",
      'unknown-state-variable: "gone"',
      'unknown-phase: "go"',
      "place-off-board: A9",
      "unknown-interaction: leap",
      "unknown-player: Green",
      'duplicate-id: "one"',
    ].toSorted(),
  );
});

it("a nearest name is offered, inside the string", () => {
  const game = gameWith({
    "interactions.list.step.effects": [
      "move_entity(entity, target)",
      "set(entity.rank, 'x')",
      "add(state.takn, 1)",
      "add(player.score, 1)",
      "set(state.current_player, player('Blakc'))",
    ],
  });
  const pack = packOf({ "manifest.json": MANIFEST, "game.json": game });
  const fixes = findingsIn(pack).flatMap(({ fixes: made = [] }) => made);
  expect(fixes.map(({ title }) => title)).toEqual(['Change to "taken"', 'Change to "Black"']);
  const text = applyEdits(
    pack.game?.text ?? "",
    fixes.flatMap(({ changes }) => changes.flatMap(({ edits }) => edits)),
  );
  expect(
    told(packOf({ "manifest.json": MANIFEST, "game.json": text })).filter((each) => !each.startsWith("unused")),
  ).toEqual([]);
});

const TEXTS = {
  "manifest.json": JSON.stringify(MANIFEST),
  "game.json": JSON.stringify(SMALL_GAME, null, 1),
  "games/a.json":
    '{"id": "a", "start": {"place": {"A1": {"schema": "Piece", "owner": "White"}}}, "moves": ["A1 A2"], "expect": {"outcome": "White wins"}}',
};
const PIECES = [
  '"',
  "{",
  "}",
  "[",
  "]",
  ",",
  "null",
  "7",
  "'",
  "(",
  ")",
  "\\",
  "entity.",
  "true",
  '"conditions"',
  "hexagon(2)",
  "network",
  "zones",
];

describe("whatever the texts hold", () => {
  const mutated = fc.record({
    file: fc.constantFrom(...(Object.keys(TEXTS) as (keyof typeof TEXTS)[])),
    changes: fc.array(fc.tuple(fc.nat(3000), fc.nat(12), fc.constantFrom("", ...PIECES)), {
      minLength: 1,
      maxLength: 3,
    }),
  });

  it("findings are given, never a throw, and every one lies in its text", () => {
    fc.assert(
      fc.property(mutated, ({ file, changes }) => {
        let text: string = TEXTS[file];
        for (const [at, cut, put] of changes) {
          const offset = at % (text.length + 1);
          text = text.slice(0, offset) + put + text.slice(offset + cut);
        }
        const pack = packOf({ ...TEXTS, [file]: text });
        for (const finding of findingsIn(pack)) {
          const source = pack.files.get(finding.file);
          const { span, range } = locate(finding, () => source);
          expect(span.offset).toBeGreaterThanOrEqual(0);
          expect(span.offset + span.length).toBeLessThanOrEqual(source?.text.length ?? 0);
          expect(range.line).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("any value may stand in the place of any other", () => {
    const values: readonly Json[] = [
      null,
      7,
      -1.5,
      true,
      "",
      "x",
      "player('White')",
      [],
      {},
      [[]],
      [{}],
      { types: 4 },
      ["set(1, 2)"],
      "__proto__",
    ];
    const paths = pathsOf(SMALL_GAME);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.constantFrom(...values), (path, value) => {
        expect(Array.isArray(findingsIn(packOf({ ...TEXTS, "game.json": gameWith({ [path]: value }) })))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

function pathsOf(value: Json, path = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return path === "" ? [] : [path];
  const inner = Object.entries(value as Readonly<Record<string, Json>>).flatMap(([key, each]) =>
    pathsOf(each, path === "" ? key : `${path}.${key}`),
  );
  return path === "" ? inner : [path, ...inner];
}

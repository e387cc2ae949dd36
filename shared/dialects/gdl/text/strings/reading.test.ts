import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexGame } from "../names/gameIndex";
import { SMALL_GAME, packOf } from "../smallGame.testing";
import { readString } from "./readString";
import { type StringScope, type StringSort, scopeAt } from "./scope";

const index = indexGame(packOf({ "game.json": SMALL_GAME }));

function scopeOf(sort: StringSort, path: readonly (string | number)[] = ["interactions", "list", "step"]): StringScope {
  return scopeAt(sort, SMALL_GAME, path);
}

/** The codes of a string's problems, each with what it marks. */
function problemsOf(text: string, scope: StringScope = scopeOf("gdl-condition")): readonly string[] {
  const { problems } = readString({ text, at: "", scope }, index);
  return problems.map(({ code, span }) => `${code}: ${text.slice(span.offset, span.offset + span.length)}`);
}

test.each([
  "eq(entity.owner, state.current_player)",
  "and(eq(sub(target.y, start.y), entity.owner.home_row), gt(player.score, 0), not(null))",
  "ne(board[mid_pos(start, target)].owner, player('White'))",
  "eq(count(entities_of_player(player, 'rank', 'man')), 3)",
  "eq(state.phase, 'main_turn')",
])("%s is right", (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test.each([
  ["eq(entity.owner", "expression-syntax: "],
  ["foo(1)", "unknown-function: foo"],
  ["bar", "unknown-name: bar"],
  ["eq(1)", "wrong-arity: eq(1)"],
  ["state.nope", "unknown-state-variable: nope"],
  ["eq(entity.colour, 1)", "unknown-attribute: colour"],
  ["target.z", "unknown-attribute: z"],
  ["entity.owner.home_rank", "unknown-attribute: home_rank"],
  ["player('Red')", "unknown-player: Red"],
  ["zone('deck')", "unknown-zone: deck"],
  ["eq(state.current_phase, 'end')", "unknown-phase: end"],
  ["random_int(1, 6)", "impure-condition: random_int"],
  ["set(entity.rank, 'x')", "impure-condition: set"],
  ["get_all_legal_moves_for(player)", "unknown-function: get_all_legal_moves_for"],
  ["board", "unknown-name: board"],
  ["board[pos(4, 0)]", "condition-constant: pos(4, 0)"],
  ["mid_pos(pos(0, 0), pos(1, 2))", "mid-pos-odd: mid_pos(pos(0, 0), pos(1, 2))"],
])("%s has one problem", (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test.each([
  ["eq(1, 1)", "not-an-effect: eq(1, 1)"],
  ["entity", "not-an-effect: entity"],
  ["sett(entity.pos, target)", "unknown-function: sett"],
  ["set(start, target)", "not-an-effect: start"],
  ["set(state.taken, 'x')", "value-type: 'x'"],
  ["add(entity.rank, 1)", "value-type: entity.rank"],
  ["set(state.current_phase, 'end')", "unknown-phase: end"],
  ["spawn_entity('Pawn', target)", "unknown-schema: Pawn"],
  ["if(true, eq(1, 1))", "not-an-effect: eq(1, 1)"],
  ["set(entity.id, 4)", "not-an-effect: entity.id"],
])("as an effect %s has one problem", (text, problem) => {
  expect(problemsOf(text, scopeOf("gdl-effect"))).toEqual([problem]);
});

test("the letter of an end condition is a player there and nothing elsewhere", () => {
  const end = scopeOf("gdl-condition", ["end_conditions", "conditions", 0, "condition"]);
  expect(problemsOf("gt(p.score, count(get_all_legal_moves_for(p)))", end)).toEqual([]);
  expect(problemsOf("eq(top(get_all_legal_moves_for(p)), 'A1 A2')", end)).toEqual([]);
  expect(problemsOf("king_captured(p)", end)).toEqual(["end-unknown-function: king_captured"]);
  expect(problemsOf("eq(p, player)")).toEqual(["unknown-name: p"]);
});

test("a letter in an end condition without a player says how it gets one", () => {
  const game = { ...SMALL_GAME, end_conditions: { conditions: [{ type: "victory", condition: "gt(p.score, 1)" }] } };
  const scope = scopeAt("gdl-condition", game, ["end_conditions", "conditions", 0, "condition"]);
  const { problems } = readString({ text: "gt(p.score, 1)", at: "", scope }, index);
  expect(problems.map(({ message }) => message)).toEqual([
    'There is nothing called "p" here. "for": "player(p)" beside the condition gives a player this name.',
  ]);
});

test.each([
  ["grid_nodes(0,0, 3,0)", []],
  ["grid_nodes(0,0, 4,0)", ["place-off-board: grid_nodes(0,0, 4,0)"]],
  ["zone('deck')", ["unknown-zone: deck"]],
  ["node('A')", ["place-off-board: A"]],
  ["grid_nodes(0,0)", ["wrong-arity: grid_nodes(0,0)"]],
])("as places %s", (text, problems) => {
  expect(problemsOf(text, scopeOf("gdl-place"))).toEqual(problems);
});

test("a start or target of a card may be a zone", () => {
  const zones = { hand: { owner: "player('White')" }, table: {} };
  const step = { ...SMALL_GAME.interactions.list.step, from: "hand" };
  const cards = { ...SMALL_GAME, topology: { type: "zones", zones } };
  const beside = {
    ...SMALL_GAME,
    topology: { ...SMALL_GAME.topology, zones },
    interactions: { list: { step } },
  };
  for (const [game, text] of [
    [cards, "eq(start, hand)"],
    [cards, "ne(target, zone('hand'))"],
    [cards, "eq(target.name, 'table')"],
    [beside, "eq(start, hand)"],
  ] as const) {
    const { problems } = readString(
      { text, at: "", scope: scopeAt("gdl-condition", game, ["interactions", "list", "step"]) },
      indexGame(packOf({ "game.json": game })),
    );
    expect(problems, text).toEqual([]);
  }
});

test.each([
  ["set(player.home_row, 'x')", "warning"],
  ["set(player.score, 'x')", undefined],
  ["set(state.taken, 'x')", undefined],
  ["set(entity.rank, 1)", undefined],
])("another type in %s is an error where there is a type", (text, severity) => {
  const { problems } = readString({ text, at: "", scope: scopeOf("gdl-effect") }, index);
  expect(problems).toMatchObject([{ code: "value-type" }]);
  expect(problems[0]?.severity).toBe(severity);
});

test.each([
  ["A1 A2 size=large", []],
  ["A1 A2 size=big", ["not-a-move: big"]],
  ["@step A1 A2 size=huge", ["not-a-move: huge"]],
  ["@leap A1 A2 size=huge", []],
  ["A1 A2 by=9", []],
])("an option of a move %s", (text, problems) => {
  const params = { size: { type: "string", options: ["small", "large"] }, by: { type: "int", min: 1, max: 3 } };
  const { step } = SMALL_GAME.interactions.list;
  const leap = { ...step, params: { size: { type: "string", options: ["huge"] } } };
  const list = { step: { ...step, params }, ...(text.startsWith("@leap") ? { leap } : {}) };
  const own = indexGame(packOf({ "game.json": { ...SMALL_GAME, interactions: { list } } }));
  const read = readString({ text, at: "", scope: scopeOf("gdl-move") }, own);
  expect(
    read.problems.map(({ code, span }) => `${code}: ${text.slice(span.offset, span.offset + span.length)}`),
  ).toEqual(problems);
});

test.each([
  ["A1 A2", []],
  ["a1 a2 A3", []],
  ["a1 a2 A3 mode=quick", ["not-a-move: mode"]],
  ["step", ["place-off-board: step"]],
  ["@step", []],
  ["@STEP", []],
  ["@stop #4", ["unknown-interaction: stop"]],
  ["A1 A2 by=Black", []],
  ["a1 a2 by=black", []],
  ["A1 A2 by=Red", ["unknown-player: Red"]],
  ["A1 E1", ["place-off-board: E1"]],
  ["A1 = 4", ["not-a-move: A1 = 4"]],
])("as a move %s", (text, problems) => {
  expect(problemsOf(text, scopeOf("gdl-move"))).toEqual(problems);
});

test.each([
  [`"New York" Boston`, "'New York' Boston"],
  [`"Boston" "New York"`, "Boston 'New York'"],
  ["New York New York City", "'New York' 'New York City'"],
  ["@fly Boston New York by=White", "@fly Boston 'New York' by=White"],
  ["'New York' Boston", null],
  ["New Yorck Boston", null],
])("as a move between places whose names have spaces %s is meant as %s", (text, meant) => {
  const topology = { type: "network", nodes: { "New York": {}, "New York City": {}, Boston: {} }, edges: [] };
  const list = { ...SMALL_GAME.interactions.list, fly: SMALL_GAME.interactions.list.step };
  const game = { ...SMALL_GAME, topology, interactions: { list } };
  const { problems } = readString(
    { text, at: "", scope: scopeOf("gdl-move") },
    indexGame(packOf({ "game.json": game })),
  );
  const whole = problems.filter(({ span, instead }) => instead !== undefined && span.length === text.length);
  expect(whole.map(({ instead }) => instead)).toEqual(meant === null ? [] : [meant]);
  if (meant !== null) expect(problems).toHaveLength(1);
});

test("a number in quotes that is compared with a number is meant without them", () => {
  const { problems } = readString({ text: "gte(player.score, '40')", at: "", scope: scopeOf("gdl-condition") }, index);
  expect(problems).toMatchObject([
    {
      code: "value-type",
      message: "A number and a text cannot be compared. Did you mean 40, without quotes?",
      span: { offset: 18, length: 4 },
      instead: "40",
    },
  ]);
});

test("names are reported with their sorts and places", () => {
  const text = "eq(board[start].owner.home_row, state.taken)";
  const { names } = readString({ text, at: "", scope: scopeOf("gdl-condition") }, index);
  expect(names.map(({ of, span }) => `${of} ${text.slice(span.offset, span.offset + span.length)}`)).toEqual([
    "attribute owner",
    "playerAttribute home_row",
    "stateVariable taken",
  ]);
});

const SORTS: readonly StringSort[] = [
  "gdl-condition",
  "gdl-effect",
  "gdl-value",
  "gdl-player",
  "gdl-place",
  "gdl-place-name",
  "gdl-move",
];
const PARTS = [
  "eq",
  "set",
  "(",
  ")",
  "[",
  "]",
  ".",
  ",",
  "'",
  "\\",
  "board",
  "entity",
  "x",
  "1",
  " ",
  "player",
  "pos",
  "grid_nodes",
  "@",
  "=",
  "#",
];

test("whatever a string says, it is read, and its problems and names lie in it", () => {
  const text = fc.oneof(
    fc.array(fc.constantFrom(...PARTS), { maxLength: 24 }).map((parts) => parts.join("")),
    fc.string(),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...SORTS), (said, sort) => {
      const { problems, names } = readString({ text: said, at: "", scope: scopeOf(sort) }, index);
      for (const { span } of [...problems, ...names]) {
        expect(span.offset).toBeGreaterThanOrEqual(0);
        expect(span.length).toBeGreaterThanOrEqual(0);
        expect(span.offset + span.length).toBeLessThanOrEqual(said.length);
      }
    }),
    { numRuns: 500 },
  );
});

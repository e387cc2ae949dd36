import { describe, expect, it, onTestFinished, vi } from "vitest";
import { finish } from "../../base/work";
import { buildPackSource } from "../../dialects/models";
import { languageOf } from "../../dialects/registry";
import { withFixes } from "../../language/fixes";
import type { PackSource } from "../../pack/packSource";
import { applyEdits } from "../../text/edit";
import { createCoverageCounter } from "./coverage";
import { diagnose, withPlayed } from "./diagnose";
import { failuresOf } from "./failures";
import { withoutFollowing } from "./followingResults";
import { lapseIn } from "./lapses";
import { playedFindings } from "./playedFindings";
import { hintOf } from "./slips";
import { createSolutionChecker, levelEntries } from "./solutions";

function sourceOf(texts: Readonly<Record<string, unknown>>): PackSource {
  const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  return buildPackSource(files, [], []);
}

/** What is found in a pack once its recorded moves are played, by file, and the texts after the first fix of each. */
function found(texts: Readonly<Record<string, unknown>>) {
  const pack = sourceOf(texts);
  const diagnosis = diagnose(pack, null);
  const checker = createSolutionChecker();
  const entries = levelEntries(pack, diagnosis.compilation.game);
  const results = entries.map((entry) => checker.check(entry));
  const following = finish(withoutFollowing(results, diagnosis));
  const coverage = createCoverageCounter();
  const shown = playedFindings(
    pack,
    entries,
    results,
    entries.flatMap((entry) => coverage.count(entry) ?? []),
  );
  const failures = finish(failuresOf(results, following, entries, diagnosis, shown));
  const all = Object.values(withPlayed(failures.diagnosis, failures.findings)).flat();
  return withFixes(languageOf(pack), pack, all)
    .filter(
      ({ severity, file, code }) =>
        (severity !== "information" || code === "rule-never-fired") && file !== "manifest.json",
    )
    .map(({ file, at, code, message, fixes = [] }) => {
      const [change] = fixes[0]?.changes ?? [];
      const text = change === undefined ? null : pack.files.get(change.file)!.text;
      return {
        place: `${file}#${at}`,
        code,
        message,
        titles: fixes.map(({ title }) => title),
        fixed: change === undefined || text === null ? null : (JSON.parse(applyEdits(text, change.edits)) as unknown),
      };
    });
}

const DIRECTIONS = ["left", "right", "up", "down"];

const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "empty" },
    { id: "objects", occupancy: "zero_or_one" },
    { id: "markers", occupancy: "zero_or_one" },
  ],
  entityKinds: {
    empty: { layer: "ground", tags: ["walkable"], symbol: "." },
    key: { layer: "objects", tags: ["pickup"], symbol: "K" },
    door: { layer: "objects", tags: ["solid", "locked"], symbol: "D" },
    flag: { layer: "markers", tags: ["end"], symbol: "F" },
  },
  actions: [{ id: "move", params: { direction: { type: "direction", values: DIRECTIONS } } }],
  systems: [{ id: "walk", type: "avatar_navigation", config: { solidHandling: "delegate" } }],
  rules: [
    {
      id: "take",
      on: "avatar_entered",
      where: { position_has_tag: { layer: "objects", tag: "pickup" } },
      then: [
        { set_inventory: { item: "$cell.objects.kind" } },
        { destroy: { position: "$event.position", layer: "objects" } },
      ],
    },
    {
      id: "open",
      on: "move_blocked",
      where: { position_has_tag: { layer: "objects", tag: "locked" } },
      if: { avatar: { hasItem: "key" } },
      then: [{ destroy: { position: "$event.position", layer: "objects" } }, { resolve_move: {} }],
    },
  ],
  levelSequence: ["a", "b"].map((ref) => ({ type: "level", ref })),
};

/** A corridor with a key and a door before the flag. */
function level(id: string, goldPath: readonly string[], more: object = {}) {
  return {
    id,
    title: id.toUpperCase(),
    board: {
      size: [5, 1],
      layers: { objects: [[null, "key", null, "door", null]], markers: [[null, null, null, null, "flag"]] },
    },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "end", type: "reach_target", config: { targetTag: "end" } }],
    solution: { goldPath },
    ...more,
  };
}

const RIGHT = ["right", "right", "right", "right"];

function pack(game: object, one: object = level("a", RIGHT), other: object = level("b", RIGHT)) {
  return {
    "manifest.json": { dslVersion: "0.8", gameId: "keys", title: "Keys", packVersion: 1 },
    "game.json": { ...GAME, ...game },
    "levels/a.json": one,
    "levels/b.json": other,
  };
}

/** The game's rules with the second one changed. */
function opening(change: object) {
  return { rules: [GAME.rules[0], { ...GAME.rules[1], ...change }] };
}

describe("several solutions that fail", () => {
  it("are no problem where they win", () => {
    expect(found(pack({}))).toEqual([]);
  });

  it("are told once, at the one place in the rules with which they win", () => {
    const [only, ...more] = found(pack(opening({ if: { avatar: { hasItem: "door" } } })));
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      place: "game.json#/rules/1/if/avatar/hasItem",
      code: "solutions-fail-here",
      message: '2 of 2 solutions do not win. With "hasItem": "key" they do.',
      titles: ['Change to "key"'],
      fixed: GAME,
    });
  });

  it("are told at the systems where one is missing", () => {
    const [only, ...more] = found(
      pack({ systems: [], rules: [] }, level("a", ["right"], CLOSE), level("b", ["right"], CLOSE)),
    );
    expect(more).toEqual([]);
    expect(only).toMatchObject({ place: "game.json#/systems", code: "solutions-fail-here" });
    expect(only?.titles).toEqual(['Add the system "avatar_navigation"']);
  });

  it("are told where a condition is turned round, or the event another", () => {
    const place = (change: object) => found(pack(change)).map((each) => `${each.place} ${each.titles.join()}`);
    expect(place(opening({ where: { not: GAME.rules[1]!.where } }))).toEqual(['game.json#/rules/1/where Remove "not"']);
    expect(place(opening({ on: "avatar_exited" }))).toEqual(['game.json#/rules/1/on Change to "move_blocked"']);
  });

  it("are left to a mistake that is found in the rules, whose fix is the change with which they win", () => {
    const where = { position_has_tag: { tag: "locked" } };
    const [only, ...more] = found(pack(opening({ where })));
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      place: "game.json#/rules/1/where/position_has_tag/layer",
      code: "missing-field",
      fixed: GAME,
    });
    expect(only?.titles[0]).toBe('Add "layer": "objects"');
  });

  it("are told one by one where no single change is found", () => {
    const codes = found(pack(opening({ on: "avatar_exited", if: { avatar: { hasItem: "door" } } }))).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(["solution-broken", "solution-broken"]);
  });
});

/** A level whose flag is beside the avatar. */
const CLOSE = { board: { size: [2, 1], layers: { markers: [[null, "flag"]] } } };

/** A level with a bend: right, down, right. */
const BEND = {
  board: {
    size: [3, 2],
    layers: {
      ground: [
        ["empty", "empty", "void"],
        ["void", "empty", "empty"],
      ],
      markers: [
        [null, null, null],
        [null, null, "flag"],
      ],
    },
  },
};

describe("a single solution that fails", () => {
  const game = { entityKinds: { ...GAME.entityKinds, void: { layer: "ground", tags: ["solid"], symbol: "_" } } };
  const bend = (goldPath: readonly string[]) => found(pack(game, level("a", goldPath, BEND), level("b", RIGHT)));
  const path = ["right", "down", "right"];

  it.each([
    ["lacks a move", ["right", "right"], "1", 'With "down" before move 2 it wins.', 'Insert "down" before move 2'],
    ["lacks its last move", ["right", "down"], "1", 'With "right" at the end it wins.', 'Add "right"'],
    ["has a wrong move", ["right", "up", "right"], "1", 'With "down" as move 2 it wins.', 'Change move 2 to "down"'],
    [
      "has two moves in the other order",
      ["down", "right", "right"],
      "0",
      "With move 1 after move 2 it wins.",
      "Exchange moves 1 and 2",
    ],
  ])("tells where it %s", (_what, goldPath, at, says, title) => {
    const [only, ...more] = bend(goldPath);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ place: `levels/a.json#/solution/goldPath/${at}`, code: "solution-broken" });
    expect(only?.message.endsWith(says)).toBe(true);
    expect(only?.titles).toEqual([title]);
    expect(only?.fixed).toMatchObject({ solution: { goldPath: path } });
  });

  it("tells of one move that is too many", () => {
    const [only, ...more] = bend(["right", "left", "down", "right"]);
    expect(more).toEqual([]);
    expect(only?.titles).toEqual(["Remove move 2"]);
  });

  it("is told beside an error without a fix where a single move is the mistake", () => {
    const rule = { id: "odd", on: "qqqq", then: [{ clear_inventory: {} }] };
    const findings = found(
      pack({ ...game, rules: [...GAME.rules, rule] }, level("a", ["right", "right"], BEND), level("b", RIGHT)),
    );
    expect(findings.map(({ code }) => code)).toEqual(["unknown-event", "solution-broken"]);
  });
});

it("changes of the rules are made as they are tried, however many names there are", () => {
  const source = sourceOf(pack({}));
  const names = vi.spyOn(source.model!.names, "defined");
  onTestFinished(() => names.mockRestore());
  const [first] = languageOf(source)!.slips!(source);
  expect(first?.says).toMatch(/^the system /);
  expect(names).not.toHaveBeenCalled();
});

it("of a long record only as many moves are changed as can be tried", () => {
  const path = Array.from({ length: 600 }, (_, index) => (index % 2 === 0 ? "right" : "left"));
  const source = sourceOf(pack({}, level("a", path)));
  const long = levelEntries(source, diagnose(source, null).compilation.game)[0]!.level()!;
  const asked = vi.spyOn(long, "actions");
  expect(finish(lapseIn(long))).toBeNull();
  expect(asked.mock.calls.length).toBeLessThan(path.length);
});

it("sessions that fail for one number of a rule are one problem, at the number", () => {
  const rule = (value: number) => ({
    id: "double",
    category: "INTERCEPTOR",
    trigger: "HIT",
    outcomes: [{ type: "MATH_MULTIPLY", target: "amount", value }],
  });
  const session = (amount: number) => ({
    events: [{ id: "HIT", data: { amount }, expect: { payload: { amount: 2 * amount } } }],
  });
  const sessions = { "sessions/a.json": session(3), "sessions/b.json": session(5) };
  const [only, ...more] = found({
    "manifest.json": { dialect: "gnosis", title: "T" },
    "rules/r.json": [rule(20)],
    ...sessions,
  });
  expect(more).toEqual([]);
  expect(only).toMatchObject({
    place: "rules/r.json#/0/outcomes/0/value",
    message: '2 of 2 sessions do not pass. With "value": 2 they do.',
    fixed: [rule(2)],
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

/** The hint where a single start fails: its place, what it says and its fix. */
function hintIn(texts: Readonly<Record<string, unknown>>) {
  const pack = sourceOf(texts);
  const diagnosis = diagnose(pack, null);
  const checker = createSolutionChecker();
  const results = levelEntries(pack, diagnosis.compilation.game).map((entry) => checker.check(entry));
  const hint = finish(hintOf(results, diagnosis, []));
  return hint === null ? null : { at: hint.at, message: hint.message, title: hint.fixes?.[0]?.title };
}

import { describe, expect, it, onTestFinished, vi } from "vitest";
import { finish } from "../../base/work";
import { languageOf } from "../../dialects/registry";
import { diagnose } from "./diagnose";
import { CLOSE, GAME, RIGHT, found, level, opening, pack, sourceOf } from "./failures.testing";
import { lapseIn } from "./lapses";
import { levelEntries } from "./solutions";

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

  it("are told where the move that a rule makes possible is not completed", () => {
    const [first] = GAME.rules[1]!.then;
    const [only, ...more] = found(pack(opening({ then: [first] })));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ place: "game.json#/rules/1/then", fixed: GAME, titles: ['Add "resolve_move"'] });
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

  it("are told at a misspelt tag, whose own fix comes before the same mistake made where the tag is asked for", () => {
    const systems = GAME.systems.map((each) => ({
      ...each,
      config: { ...each.config, validGroundTags: ["walkable"] },
    }));
    const empty = { ...GAME.entityKinds.empty, tags: ["walkible"] };
    const [only, ...more] = found(pack({ systems, entityKinds: { ...GAME.entityKinds, empty } }));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ place: "game.json#/entityKinds/empty/tags/0", fixed: { ...GAME, systems } });
    expect(only?.titles[0]).toBe('Change to "walkable"');
  });

  it("are told without the rules that none fires only because of it", () => {
    const take = { ...GAME.rules[0], where: { position_has_tag: { layer: "objects", tag: "locked" } } };
    const [only, ...more] = found(pack({ rules: [take, GAME.rules[1]] }));
    expect(more).toEqual([]);
    expect(only).toMatchObject({ code: "solutions-fail-here", place: "game.json#/rules/0/where" });
  });

  it("are told in the rules, not at the goals that are never met because of them", () => {
    const goals = [{ id: "keys", type: "all_cleared", config: { kind: "key" } }];
    const take = { ...GAME.rules[0], then: [{ destroy: { position: "$event.position", layer: "markers" } }] };
    const levels = [level("a", ["right"], { goals }), level("b", ["right"], { goals })] as const;
    const [only, ...more] = found(pack({ rules: [take, GAME.rules[1]] }, ...levels)).filter(
      ({ code }) => code !== "rule-never-fired",
    );
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      place: "game.json#/rules/0/then/0/destroy/layer",
      code: "solutions-fail-here",
      titles: ['Change to "objects"'],
    });
  });

  it("are told one by one where no single change is found", () => {
    const codes = found(pack(opening({ on: "avatar_exited", if: { avatar: { hasItem: "door" } } }))).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(["solution-broken", "solution-broken"]);
  });
});

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

  it("tells a move that has a cell in words", () => {
    const watered = (id: string, ...cells: readonly (readonly [number, number])[]) =>
      level(id, [], {
        board: { size: [3, 1], layers: { objects: [["seed", null, "seed"]] } },
        goals: [{ id: "g", type: "all_cleared", config: { kind: "seed" } }],
        solution: { goldPath: cells.map((position) => ({ action: "water", position })) },
      });
    const flooded = pack(
      {
        actions: [{ id: "water", params: { position: { type: "position" } } }],
        entityKinds: {
          ...GAME.entityKinds,
          seed: { layer: "objects", tags: [], symbol: "s" },
          plant: { layer: "objects", tags: [], symbol: "p" },
        },
        systems: [
          {
            id: "water",
            type: "flood_fill",
            config: {
              floodAction: "water",
              sourcePosition: "action_param",
              matchBy: "kind",
              kindTransform: { seed: "plant" },
            },
          },
        ],
        rules: [],
      },
      watered("a", [0, 0]),
      watered("b", [0, 0], [2, 0]),
    );
    const told = found(flooded).find(({ code }) => code === "solution-broken");
    expect(told?.message).toBe('A: the solution does not win after its 1 move. With "water (2,0)" at the end it wins.');
    expect(told?.titles).toEqual(['Add "water (2,0)"']);
  });

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

it("no action is tried in place of another where there are too many to play each", () => {
  const source = sourceOf(pack({}, level("a", ["right"])));
  const short = levelEntries(source, diagnose(source, null).compilation.game)[0]!.level()!;
  const [right] = short.solution;
  vi.spyOn(short, "actions").mockReturnValue(Array.from({ length: 5_000 }, (_, index) => ({ ...right!, index })));
  const played = vi.spyOn(short, "step");
  expect(finish(lapseIn(short))).toBeNull();
  expect(played.mock.calls.length).toBeLessThan(10);
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

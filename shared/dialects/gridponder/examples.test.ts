// The worked examples of the language's description, section 4, each as it stands there.
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../base/json";
import type { PlayableLevel, Step } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { CascadeEnd, RecordKind } from "../../engine/trace/trace";
import { kindAt, recordAt, recordCount, valueAt } from "../../engine/trace/traceTree";
import { createTracer } from "../../engine/trace/tracer";
import { drawnLevel } from "./drawnLevel.testing";
import { stateView } from "./text/board/stateView";

const WALK = { type: "avatar_navigation", config: { solidHandling: "delegate" } } as const;
const PUSH = { type: "push_objects" } as const;

function move(direction: string): GameAction {
  return { action: "move", direction };
}

/** Plays moves on a level; gives every step. */
function play(level: PlayableLevel, ...directions: readonly string[]): readonly Step<unknown>[] {
  let state = level.start(null);
  return directions.map((direction) => {
    const step = level.step(state, move(direction), null);
    state = step.state;
    return step;
  });
}

function itemAfter(level: PlayableLevel, ...directions: readonly string[]): string | null {
  return stateView(level.view(play(level, ...directions).at(-1)!.state)).avatar?.item ?? null;
}

const PICKUP_BY_DESTROYING_FIRST: JsonObject = {
  id: "pickup",
  on: "avatar_entered",
  then: [
    { destroy: { position: "$event.position", layer: "objects" } },
    { set_inventory: { item: "$cell.objects.kind" } },
  ],
};

describe("example 1: water and metal", () => {
  const level = drawnLevel({
    board: `
      .....
      @c~..
      ..~..
      ....f
      .....`,
    symbols: {
      c: { layer: "objects", tags: ["solid", "pushable"] },
      "~": { layer: "ground", tags: ["liquid", "walkable"] },
      "=": { layer: "ground", kind: "bridge", tags: ["walkable"] },
      f: { layer: "markers", tags: ["goal_target"] },
    },
    layers: ["ground", "objects", "markers"],
    systems: [WALK, PUSH],
    rules: [
      {
        id: "object_creates_bridge",
        on: "object_placed",
        where: {
          all_of: [
            { position_has_tag: { layer: "ground", tag: "liquid" } },
            { position_has_tag: { layer: "objects", tag: "pushable" } },
          ],
        },
        then: [
          { destroy: { position: "$event.position", layer: "objects" } },
          { transform: { position: "$event.position", layer: "ground", toKind: "bridge" } },
        ],
      },
    ],
    goals: [{ id: "reach_flag", type: "reach_target", config: { targetKind: "f" } }],
    dslVersion: "0.5",
  });

  test("the crate becomes a bridge at (2,1)", () => {
    level.act("move", { direction: "right" });
    expect(level.draw().split("\n")[1]).toBe(".@=..");
  });

  test("the sixth move of the gold path wins, none before it does", () => {
    const steps = play(level.level, "right", "right", "down", "down", "right", "right");
    expect(steps.map((step) => step.won)).toEqual([false, false, false, false, false, true]);
  });
});

describe("example 2: first merge", () => {
  const number = (value: number) => ({ layer: "objects", kind: "number", tags: ["mergeable"], params: { value } });
  const level = drawnLevel({
    board: `
      2.2.
      ....
      .3..
      ....`,
    symbols: { 2: number(2), 3: number(3), 4: number(4) },
    systems: [{ type: "slide_merge", config: { mergeResult: "sum" } }],
    goals: [{ id: "sequence", type: "sequence_match", config: { sequence: [4, 3] } }],
    dslVersion: "0.5",
  });

  test("the first scan takes the 4 and not the 3 as well; the second move wins", () => {
    const [right, down] = play(level.level, "right", "down");
    const view = level.level.view(right!.state);
    expect(stateView(view).sequenceIndices).toEqual({ sequence: 1 });
    expect(right!.won).toBe(false);
    level.act("move", { direction: "right" });
    expect(level.draw()).toBe("....\n....\n...3\n....");
    expect(down!.won).toBe(true);
  });
});

describe("examples 3 and 4: references", () => {
  const torchlit = (rules: readonly JsonObject[], board: string) =>
    drawnLevel({
      board,
      symbols: { torch: { layer: "objects" }, t: { layer: "objects", kind: "torch" } },
      systems: [WALK],
      rules,
    });

  test("are all read before the first effect: the torch destroyed first is still picked up", () => {
    expect(itemAfter(torchlit([PICKUP_BY_DESTROYING_FIRST], "@t").level, "right")).toBe("torch");
  });

  test("one that gives null skips its effect: the inventory is unchanged and nothing is announced", () => {
    const rule = { id: "take", on: "avatar_entered", then: [{ set_inventory: { item: "$cell.objects.kind" } }] };
    const level = torchlit([rule], "@t.").level;
    expect(itemAfter(level, "right", "right")).toBe("torch");
    const types = play(level, "right", "right")[1]!.events.map((event) => event.type);
    expect(types).toEqual(["avatar_exited", "avatar_entered", "turn_ended"]);
  });
});

/** A rule that answers the avatar by changing the variable `e` twice: two events pending in the next pass. */
const TWO_EVENTS: JsonObject = {
  id: "two",
  on: "avatar_entered",
  then: [{ set_variable: { name: "e", value: 1 } }, { set_variable: { name: "e", value: 2 } }],
};
const ON_E = { event: { param: "variable", equals: "e" } };

function marking(id: string, priority: number): JsonObject {
  const spawn = { position: [0, 0], layer: "actors", kind: id, value: "$event.newValue" };
  return { id, on: "variable_changed", where: ON_E, priority, then: [{ spawn }] };
}

function marks(dslVersion: string, rules: readonly JsonObject[]): readonly Json[] {
  const level = drawnLevel({ board: "@.", symbols: {}, systems: [WALK], rules: [TWO_EVENTS, ...rules], dslVersion });
  return play(level.level, "right")[0]!
    .events.filter((event) => event.type === "object_placed")
    .map(
      ({ payload }) => `${payload["kind"] as string}(e${JSON.stringify((payload["params"] as JsonObject)["value"])})`,
    );
}

describe("examples 5 and 6: which rules run, and when (V1)", () => {
  const ordered = [marking("A", 0), marking("B", 10)];
  test("dsl-0.5 runs rule by rule", () => {
    expect(marks("0.5", ordered)).toEqual(["B(e1)", "B(e2)", "A(e1)", "A(e2)"]);
  });
  test("published runs event by event", () => {
    expect(marks("0.8", ordered)).toEqual(["B(e1)", "A(e1)", "B(e2)", "A(e2)"]);
  });

  const ending: JsonObject = {
    id: "C",
    on: "variable_changed",
    where: ON_E,
    if: { variable: { name: "done", op: "neq", value: true } },
    then: [
      { set_variable: { name: "done", value: true } },
      { spawn: { position: [0, 0], layer: "actors", kind: "C", value: "$event.newValue" } },
    ],
  };
  test.each([
    ["0.5", ["C(e1)", "C(e2)"]],
    ["0.8", ["C(e1)"]],
  ])("in %s, a rule that makes its own condition false fires for %j", (version, expected) => {
    expect(marks(version, [ending])).toEqual(expected);
  });
});

test.each([
  ["0.5", ".@......"],
  ["0.8", "....@..."],
])("example 7: on ice without any rule, %s leaves the avatar at %s", (dslVersion, expected) => {
  const level = drawnLevel({
    board: "@iiiiiii",
    symbols: { i: { layer: "ground", tags: ["slippery", "walkable"] } },
    systems: [WALK, { type: "ice_slide" }],
    maxCascadeDepth: 3,
    dslVersion,
  });
  level.act("move", { direction: "right" });
  expect(level.draw().replaceAll("i", ".")).toBe(expected);
});

test.each([
  ["0.5", [false, false, true]],
  ["0.8", [false, true, true]],
])("example 8: with a limit of two actions, %s has lost after each action: %j", (dslVersion, expected) => {
  const { level } = drawnLevel({
    board: "@...",
    symbols: {},
    systems: [WALK],
    loseConditions: [{ type: "max_actions", config: { limit: 2 } }],
    dslVersion,
  });
  let state = level.start(null);
  const lost = expected.map(() => {
    const step = level.step(state, move("right"), null);
    state = step.state;
    return stateView(level.view(state)).lost;
  });
  expect(lost).toEqual(expected);
});

test("example 9: a `once` rule that fired in turn 2 fires again after undoing to turn 1", () => {
  const count = { id: "count", on: "avatar_entered", where: { position: [2, 0] }, once: true, then: [] };
  const rule = { ...count, then: [{ increment_variable: { name: "fired" } }] };
  const { level } = drawnLevel({ board: "@...", symbols: {}, systems: [WALK], rules: [rule] });
  const first = level.step(level.start(null), move("right"), null).state;
  const fired = (state: unknown): Json => stateView(level.view(state)).variables["fired"] ?? 0;
  expect(fired(level.step(first, move("right"), null).state)).toBe(1);
  expect(fired(level.step(first, move("right"), null).state)).toBe(1);
  const there = play(level, "right", "right", "left", "right").at(-1)!.state;
  expect(fired(there)).toBe(1);
});

test("example 10: a chain longer than maxCascadeDepth is cut off, and the trace names what would have fired", () => {
  const link = (from: string, to: string): JsonObject => ({
    id: `${from}_to_${to}`,
    on: "variable_changed",
    where: { event: { param: "variable", equals: from } },
    then: [{ set_variable: { name: to, value: 1 } }],
  });
  const begin = { id: "begin", on: "avatar_entered", then: [{ set_variable: { name: "a", value: 1 } }] };
  const { level } = drawnLevel({
    board: "@.",
    symbols: {},
    systems: [WALK],
    rules: [begin, link("a", "b"), link("b", "c")],
    maxCascadeDepth: 2,
  });
  const tracer = createTracer();
  const { state } = level.step(level.start(null), move("right"), tracer);
  expect(stateView(level.view(state)).variables).toEqual({ a: 1, b: 1 });
  const trace = tracer.trace();
  const records = Array.from({ length: recordCount(trace) }, (_, index) => index);
  const end = recordAt(
    trace,
    records.find((index) => kindAt(trace, index) === RecordKind.end)!,
  );
  expect(end.ref).toBe(CascadeEnd.cutOff);
  const { dropped, wouldFire } = valueAt(trace, end.before) as { dropped: number[]; wouldFire: number[] };
  expect(dropped.map((event) => kindAt(trace, event))).toEqual([RecordKind.event]);
  expect(wouldFire.map((rule) => level.debug.rules[rule]!.id)).toEqual(["b_to_c"]);
});

// What was decided after random packs were played here and in the reference (section 2b of the language's description,
// V8 and V9), where the smallest packs in tests/conformance/minimal do not show it.
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../base/json";
import { type Drawing, drawnLevel } from "./drawnLevel.testing";

const WALK = { type: "avatar_navigation", config: { solidHandling: "delegate" } } as const;
const CRATE = { layer: "objects", tags: ["solid", "pushable"] } as const;
const RIGHT = { direction: "right" } as const;

/** A rule on any step of the avatar. */
function onEntering(...then: readonly JsonObject[]): JsonObject {
  return { id: "entering", on: "avatar_entered", then };
}

/** The events of the last action as `type x,y`. */
function eventsOf(level: ReturnType<typeof drawnLevel>): readonly string[] {
  return level.events.map(({ type, payload }) => `${type} ${JSON.stringify(payload["position"])}`);
}

test.each([
  ["0.5", "gem", "the first rule's reference was read when both matched"],
  ["0.8", "coin", "it is read when the rule fires"],
])("references of a rule in %s give %s: %s (V8)", (dslVersion, expected) => {
  const level = drawnLevel({
    board: "@g",
    symbols: { g: { layer: "objects", kind: "gem" }, c: { layer: "objects", kind: "coin" } },
    systems: [WALK],
    rules: [
      { ...onEntering({ set_cell: { position: "$event.position", kind: "coin" } }), priority: 1 },
      { id: "take", on: "avatar_entered", then: [{ set_variable: { name: "seen", value: "$cell.objects.kind" } }] },
    ],
    dslVersion,
  });
  level.act("move", RIGHT);
  expect(level.variables["seen"]).toBe(expected);
});

describe("what leaves a cell of the objects layer (V9)", () => {
  const fall: Drawing = {
    board: "@.b\n..b\n...",
    symbols: { b: { layer: "objects", kind: "ball", tags: ["gravity"] } },
    systems: [WALK],
    rules: [onEntering({ apply_gravity: { direction: "down" } })],
  };

  test("what falls leaves its cell with events in 0.5; a cell that the next one fell into is not cleared", () => {
    const level = drawnLevel({ ...fall, dslVersion: "0.5" });
    level.act("move", RIGHT);
    expect(eventsOf(level).slice(2)).toEqual([
      "object_removed [2,1]",
      "object_settled [2,2]",
      "object_removed [2,0]",
      "cell_cleared [2,0]",
      "object_settled [2,1]",
    ]);
  });

  test("as published it only settles", () => {
    const level = drawnLevel(fall);
    level.act("move", RIGHT);
    expect(eventsOf(level).slice(2)).toEqual(["object_settled [2,2]", "object_settled [2,1]"]);
  });

  test.each([
    ["0.5", ["object_removed [1,0]", "cell_cleared [1,0]"]],
    ["0.8", ["cell_cleared [1,0]"]],
  ])("what is severed in %s", (dslVersion, expected) => {
    const level = drawnLevel({
      board: "@s",
      symbols: { s: { layer: "objects", tags: ["severable"] } },
      systems: [{ type: "support_collapse", config: { layer: "objects", severAction: "cut" } }],
      dslVersion,
    });
    expect(level.act("cut", RIGHT)).toBe(true);
    expect(eventsOf(level)).toEqual(expected);
  });

  test.each([
    ["0.5", ["object_removed [2,0]", "cell_cleared [2,0]", "object_placed [4,0]"]],
    ["0.8", ["object_removed [2,0]", "object_placed [4,0]"]],
  ])("what a portal takes in %s", (dslVersion, expected) => {
    const level = drawnLevel({
      board: "@co.o",
      symbols: { c: CRATE, o: { layer: "markers", kind: "p", tags: ["teleport"], params: { channel: "a" } } },
      layers: ["ground", "objects", "markers"],
      systems: [WALK, { type: "push_objects" }, { type: "portals", config: { teleportObjects: true } }],
      rules: [onEntering({ increment_variable: { name: "n" } })],
      dslVersion,
    });
    level.act("move", RIGHT);
    const events = eventsOf(level);
    const at = events.indexOf("object_removed [2,0]");
    expect(events.slice(at, at + expected.length)).toEqual(expected);
  });

  test.each([
    ["0.5", ["object_removed [1,0]", "cell_cleared [1,0]", "object_placed [3,0]"]],
    ["0.8", ["object_removed [1,0]", "object_placed [3,0]"]],
  ])("what tile_teleport takes in %s", (dslVersion, expected) => {
    const level = drawnLevel({
      board: "@w.w",
      symbols: { w: { layer: "ground", tags: ["teleport", "walkable"], params: { channel: 1 } } },
      systems: [WALK, { type: "tile_teleport" }],
      rules: [onEntering({ spawn: { position: [1, 0], kind: "crate" } })],
      dslVersion,
    });
    level.act("move", RIGHT);
    expect(eventsOf(level).slice(3)).toEqual(expected);
  });
});

describe("sequence_match, collected_by_avatar", () => {
  const collecting = (sequence: readonly string[]): Drawing => ({
    board: "@kk",
    symbols: { k: { layer: "objects", kind: "key" } },
    systems: [WALK],
    rules: [
      {
        id: "take",
        on: "avatar_entered",
        then: [{ destroy: { position: "$event.position" } }, { set_inventory: { item: "$cell.objects.kind" } }],
      },
    ],
    goals: [{ id: "g", type: "sequence_match", config: { matchBy: "collected_by_avatar", sequence } }],
  });
  const stepsOf = (level: ReturnType<typeof drawnLevel>): number =>
    level.events.filter(({ type }) => type === "goal_step_completed").length;

  test("one holding meets one step, also in later turns", () => {
    const level = drawnLevel(collecting(["key", "key"]));
    level.act("move", RIGHT);
    expect(stepsOf(level)).toBe(1);
    level.act("wait");
    expect(stepsOf(level)).toBe(0);
    level.act("move", RIGHT);
    expect(stepsOf(level)).toBe(1);
  });

  test("an item that is held from the start meets its step when that comes", () => {
    const level = drawnLevel({ ...collecting(["lamp", "lamp"]), item: "lamp", rules: [] });
    level.act("wait");
    expect(stepsOf(level)).toBe(1);
    level.act("wait");
    expect(stepsOf(level)).toBe(0);
  });

  test("a state that was stored remembers it", () => {
    const { level } = drawnLevel({ ...collecting(["lamp", "lamp"]), item: "lamp", rules: [] });
    const first = level.step(level.start(null), { action: "wait" }, null).state;
    const second = level.step(level.fromKey(level.key(first)), { action: "wait" }, null);
    expect(second.events.map(({ type }) => type)).toEqual(["turn_ended"]);
  });
});

describe("what is still on the board is not collected by the avatar (decision 8)", () => {
  const stepIntoWith = (target: string | number, drawing: Omit<Drawing, "goals">): ReturnType<typeof drawnLevel> => {
    const config = { sequence: [target], matchBy: "collected_by_avatar" };
    const level = drawnLevel({ ...drawing, goals: [{ id: "g", type: "sequence_match", config }] });
    level.act("move", RIGHT);
    const types = level.events.map(({ type }) => type);
    expect(types).toContain("object_removed");
    expect(types).not.toContain("goal_step_completed");
    return level;
  };

  test("an object that the avatar pushes away", () => {
    const level = stepIntoWith("c", {
      board: "@c..",
      symbols: { c: CRATE },
      systems: [WALK, { type: "push_objects" }],
    });
    expect(level.draw()).toBe(".@c.");
  });

  test("an object that a rule moves away", () => {
    const then = [{ move_entity: { from: "$event.position", to: [3, 0] } }, { resolve_move: {} }];
    const rules = [{ id: "away", on: "move_blocked", then }];
    const level = stepIntoWith("c", { board: "@c..", symbols: { c: CRATE }, systems: [WALK], rules });
    expect(level.draw()).toBe(".@.c");
  });

  test("a value on another layer than what is removed", () => {
    const three = { layer: "objects", kind: "number", params: { value: 3 } };
    const rules = [
      onEntering({ spawn: { position: [1, 0], layer: "pieces", kind: "p" } }),
      { id: "gone", on: "object_placed", then: [{ destroy: { position: [1, 0], layer: "pieces" } }] },
    ];
    stepIntoWith(3, { board: "@3", symbols: { 3: three }, systems: [WALK], rules });
  });

  test("but what was on another layer, or came only in this turn, is", () => {
    const symbols = { p: { layer: "pieces", kind: "p", params: { value: 3 } } };
    const config = { sequence: [3, 4], matchBy: "collected_by_avatar" };
    const destroy = { destroy: { position: "$event.position", layer: "pieces" } };
    const level = drawnLevel({
      board: "@p.",
      symbols,
      systems: [WALK],
      rules: [
        { ...onEntering(destroy), where: { position: [1, 0] } },
        {
          ...onEntering({ spawn: { position: [2, 0], layer: "pieces", kind: "p", value: 4 } }),
          where: { position: [2, 0] },
        },
        { id: "gone", on: "object_placed", where: { position: [2, 0] }, then: [destroy] },
      ],
      goals: [{ id: "g", type: "sequence_match", config }],
    });
    for (const stepIndex of [0, 1]) {
      level.act("move", RIGHT);
      expect(level.events.at(-1)).toEqual({ type: "goal_step_completed", payload: { goalId: "g", stepIndex } });
    }
  });
});

describe("values that an effect has no use for", () => {
  test.each([
    ["a number in the inventory", { set_inventory: { item: 3 } }],
    ["a variable without a name", { set_variable: { value: 1 } }],
    ["counting without a name", { increment_variable: { amount: 1 } }],
  ])("%s is skipped", (_what, effect) => {
    const level = drawnLevel({ board: "@.", symbols: {}, systems: [WALK], rules: [onEntering(effect)], item: "lamp" });
    level.act("move", RIGHT);
    expect(level.events.map(({ type }) => type)).toEqual(["avatar_exited", "avatar_entered"]);
  });
});

describe("solid ground under sided_box (decision 9)", () => {
  const WALL = { layer: "ground", tags: ["solid"] } as const;
  const BOX = { layer: "objects", kind: "box", tags: ["sided"] } as const;
  const act = (board: string, symbols: Drawing["symbols"]): string => {
    const level = drawnLevel({ board, symbols, systems: [{ type: "sided_box" }] });
    level.act("move", RIGHT);
    return level.draw();
  };

  test("stops the avatar", () => expect(act("@#", { "#": WALL })).toBe("@#"));
  test("not a box that is pushed from floor to floor", () => {
    expect(act("@b.", { b: { ...BOX, params: { sides: 8 } } })).toBe(".@b");
  });
});

test.each([
  [1, "1", 2],
  [1, true, 2],
  [1, 1, 4],
])("a portal of channel %j leads to one of %j only if they are equal as JSON values", (one, other, events) => {
  const portal = (channel: Json): Drawing["symbols"][string] => ({
    layer: "markers",
    kind: "portal",
    tags: ["teleport"],
    params: { channel },
  });
  const level = drawnLevel({
    board: "@o.p",
    symbols: { o: portal(one), p: portal(other) },
    layers: ["ground", "markers", "objects"],
    systems: [WALK, { type: "portals" }],
  });
  level.act("move", RIGHT);
  expect(level.events).toHaveLength(events);
});

// The differences between the two profiles (V3 to V7) that no worked example shows, and where portals lead.
import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../base/json";
import { type Drawing, drawnLevel } from "./drawnLevel.testing";

const WALK = { type: "avatar_navigation", config: { solidHandling: "delegate" } } as const;
const CRATE = { layer: "objects", tags: ["solid", "pushable"] } as const;

function number(value: number): Drawing["symbols"][string] {
  return { layer: "objects", kind: "number", tags: ["mergeable"], params: { value } };
}
const NUMBERS = { 1: number(1), 2: number(2), 4: number(4) };

describe("portals", () => {
  const portal = { layer: "markers", kind: "portal", tags: ["teleport"], params: { channel: "x" } };
  const level = (board: string, config: JsonObject, dslVersion: string) =>
    drawnLevel({
      board,
      symbols: { o: portal, c: CRATE },
      layers: ["ground", "markers", "objects"],
      systems: [WALK, { type: "push_objects" }, { type: "portals", config }],
      dslVersion,
    });

  test("endMovement false: the avatar goes on one cell beyond the exit, if it can (decision 12)", () => {
    const open = level("@o..o.", { endMovement: false }, "0.5");
    open.act("move", { direction: "right" });
    expect(open.draw()).toBe(".o..o@");
    const closed = level("@o..oc", { endMovement: false }, "0.5");
    closed.act("move", { direction: "right" });
    expect(closed.draw()).toBe(".o..@c");
  });

  test.each([
    ["0.5", ".o.@"],
    ["0.8", ".@.o"],
  ])("in %s, an avatar that waits on a portal is then at %s (V7)", (version, expected) => {
    const waiting = level("@o.o", {}, version);
    waiting.act("move", { direction: "right" });
    expect(waiting.draw()).toBe(".o.@");
    waiting.act("wait");
    expect(waiting.draw()).toBe(expected);
  });

  test.each([
    ["0.5", {}, ".@c.o"],
    ["0.5", { teleportObjects: true }, ".@o.c"],
    ["0.8", {}, ".@o.c"],
  ])("in %s with %j, a crate pushed onto a portal is at %s (V7)", (version, config, expected) => {
    const rule = { id: "any", on: "object_placed", then: [{ set_variable: { name: "placed", value: true } }] };
    const pushing = drawnLevel({
      board: "@co.o",
      symbols: { o: portal, c: CRATE },
      layers: ["ground", "markers", "objects"],
      systems: [WALK, { type: "push_objects" }, { type: "portals", config }],
      rules: [rule],
      dslVersion: version,
    });
    pushing.act("move", { direction: "right" });
    expect(pushing.draw()).toBe(expected);
  });
});

test.each([
  ["0.5", 0],
  ["0.8", 1],
])("in %s an emitter without any rule that matches has released %i (V3)", (dslVersion, released) => {
  const level = drawnLevel({
    board: "...\n...",
    symbols: NUMBERS,
    systems: [{ type: "queued_emitters" }],
    multiCellObjects: [{ id: "p", kind: "pipe", cells: [[0, 1]], params: { queue: [1], exitPosition: [0, 0] } }],
    dslVersion,
  });
  level.act("wait");
  expect(level.events.filter((event) => event.type === "item_released")).toHaveLength(released);
});

test.each([
  ["0.5", "...."],
  ["0.8", "...4"],
])("in %s a merge that advances a sequence leaves %s (V4)", (dslVersion, expected) => {
  const goals = [{ id: "g", type: "sequence_match", config: { sequence: [4, 8], scanTrigger: "on_merge" } }];
  const level = drawnLevel({ board: "2.2.", symbols: NUMBERS, systems: [{ type: "slide_merge" }], goals, dslVersion });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(expected);
});

test.each([
  ["0.5", "@c."],
  ["0.8", ".@."],
])("in %s a blocked move that is resolved two turns later leaves %s (V6)", (dslVersion, expected) => {
  const rules = [
    {
      id: "tick",
      on: "variable_changed",
      if: { variable: { name: "n", op: "eq", value: 2 } },
      then: [{ resolve_move: {} }],
    },
    { id: "bump", on: "move_blocked", then: [{ increment_variable: { name: "n" } }] },
    { id: "face", on: "overlay_moved", then: [{ increment_variable: { name: "n" } }] },
  ];
  const cursor = { type: "overlay_cursor", config: { moveAction: "tap_cell" } };
  const level = drawnLevel({
    board: "@c.",
    symbols: { c: { layer: "objects", tags: ["solid"] } },
    systems: [WALK, cursor],
    rules,
    overlay: { position: [0, 0], size: [1, 1] },
    dslVersion,
  });
  level.act("move", { direction: "right" });
  level.act("tap_cell", { direction: "right" });
  expect(level.draw()).toBe(expected);
});

import { describe, expect, test } from "vitest";
import { type DrawnLevel, drawn, drawnLevel } from "../drawnLevel.testing";
import type { JsonObject } from "../../../base/json";

function tower(board: string, config: JsonObject = {}): DrawnLevel {
  const symbols = {
    R: { layer: "objects", tags: ["support_root", "solid"] },
    o: { layer: "objects", tags: ["supported", "severable", "solid"] },
    "/": { layer: "objects", tags: ["slope", "solid"] },
    "\\": { layer: "objects", tags: ["back", "solid"] },
    x: { layer: "objects" },
    "=": { layer: "objects", tags: ["solid"], kind: "floor" },
  };
  const full = { layer: "objects", severAction: "cut", ...config };
  return drawnLevel({ board, symbols, systems: [{ type: "support_collapse", config: full }] });
}

/** The avatar stands beside pieces that may carry it; `falls` counts how often it fell with one. */
function ridden(board: string): DrawnLevel {
  return drawnLevel({
    board,
    symbols: {
      R: { layer: "pieces", tags: ["support_root"] },
      o: { layer: "pieces", tags: ["supported", "severable"] },
      F: { layer: "pieces", tags: ["supported"] },
      "=": { layer: "objects", tags: ["solid"] },
    },
    systems: [
      { type: "avatar_navigation" },
      {
        type: "support_collapse",
        config: { layer: "pieces", restLayers: ["objects"], severAction: "cut", avatarFellVariable: "falls" },
      },
    ],
  });
}

test("what was held by the cut cell falls until something holds it (12.5)", () => {
  const level = tower(`
    Ro.
    .o@
    .o.
    ...
    ===`);
  expect(level.act("cut", { direction: "left" })).toBe(true);
  expect(level.draw()).toBe(
    drawn(`
    Ro.
    ..@
    ...
    .o.
    ===`),
  );
  expect(level.events).toEqual([
    { type: "cell_cleared", payload: { position: [1, 1], previousKind: "o", layer: "objects" } },
    {
      type: "object_settled",
      payload: { kind: "o", position: [1, 3], fromPosition: [1, 2], layer: "objects", fromKind: "o" },
    },
  ]);
});

test.each([
  ["nothing there", { direction: "right" }],
  ["not severable", { direction: "up" }],
  ["no direction at all", {}],
  ["a place that is not beside the avatar", { position: [0, 2] }],
  ["off the board", { position: [2, -1] }],
])("the cut is refused: %s", (_title, params) => {
  const level = tower(`
    .R..
    .@..
    o...`);
  expect(level.act("cut", params)).toBe(false);
});

test("a slope turns what falls on it aside", () => {
  const level = tower(
    `
    R..
    o@.
    o..
    /..
    ...
    ===`,
    { deflect: { slope: "right" }, settleTransform: { o: "x" } },
  );
  level.act("cut", { direction: "left" });
  expect(level.draw()).toBe(
    drawn(`
    R..
    .@.
    ...
    /..
    .x.
    ===`),
  );
});

test("what falls over the edge is gone, without an event", () => {
  const level = tower(`
    Ro.
    .o@
    .o.`);
  level.act("cut", { direction: "left" });
  expect(level.draw()).toBe(
    drawn(`
    Ro.
    ..@
    ...`),
  );
  expect(level.events.map((event) => event.type)).toEqual(["cell_cleared"]);
});

test("the avatar is carried and counted, but only when it fell (decision 13)", () => {
  const level = ridden(`
    R..
    o..
    F@.
    ...
    ===`);
  level.act("move", { direction: "left" });
  level.act("cut", { direction: "up" });
  expect(level.variables).toEqual({ falls: 1 });
  expect(level.draw()).toBe(
    drawn(`
      R..
      ...
      ...
      @..
      ===`),
  );
});

describe("between two slopes", () => {
  const config = { deflect: { slope: "right", back: "left" } };

  test("a piece slides aside once in a row, and rests where the next would send it back", () => {
    const level = tower(
      `
      R..
      o@.
      o..
      ...
      /\\.
      ===`,
      config,
    );
    level.act("cut", { direction: "left" });
    expect(level.draw()).toBe(
      drawn(`
      R..
      .@.
      ...
      .o.
      /\\.
      ===`),
    );
  });

  test("a piece that lies on both rests", () => {
    const level = tower(
      `
      R...
      o@..
      oo..
      /\\..
      ====`,
      config,
    );
    level.act("cut", { direction: "left" });
    expect(level.draw().split("\n")[2]).toBe("oo..");
  });
});

test("the avatar on a piece that stays where it is has not fallen (decision 13)", () => {
  const level = ridden(`
    R..
    o..
    F@.
    ===`);
  level.act("move", { direction: "left" });
  expect(level.act("cut", { direction: "up" })).toBe(true);
  expect(level.events.map(({ type }) => type)).toEqual(["cell_cleared", "object_settled"]);
  expect(level.variables).toEqual({});
});

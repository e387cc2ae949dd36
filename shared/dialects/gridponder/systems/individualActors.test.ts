import { expect, test } from "vitest";
import { type DrawnLevel, drawnLevel } from "../drawnLevel.testing";
import type { JsonObject } from "../../../base/json";

function actors(board: string, config: JsonObject = {}): DrawnLevel {
  const symbols = {
    r: { layer: "actors", tags: ["actor"] },
    b: { layer: "actors", tags: ["actor"] },
    x: { layer: "actors" },
  };
  return drawnLevel({ board, symbols, systems: [{ type: "individual_actors", config }] });
}

test("only a tagged actor can be chosen, and choosing is no action (12.3, 3.8)", () => {
  const level = actors("r.x");
  expect(level.act("tap_cell", { position: [2, 0] })).toBe(false);
  expect(level.act("tap_cell", { position: [1, 0] })).toBe(false);
  expect(level.act("tap_cell", { position: [0, 0] })).toBe(true);
  expect(level.variables).toEqual({ selectedActorKind: "r", selectedActorPosition: [0, 0] });
  expect(level.events.map((event) => event.type)).toEqual(["actor_selected"]);
});

test("the chosen actor moves and its place is remembered; without one the move is refused", () => {
  const level = actors("r.b");
  expect(level.act("move", { direction: "right" })).toBe(false);
  level.act("tap_cell", { position: [0, 0] });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(".rb");
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(".rb");
  expect(level.events.map((event) => event.type)).toEqual(["actor_blocked"]);
});

test("a budget is spent by moves, not by bumps, and refuses when it is empty", () => {
  const level = actors("r..", { budgets: { r: 1 } });
  level.act("tap_cell", { position: [0, 0] });
  level.act("move", { direction: "left" });
  expect(level.variables["actorMovesRemaining"]).toEqual({ r: 1 });
  level.act("move", { direction: "right" });
  expect(level.variables["actorMovesRemaining"]).toEqual({ r: 0 });
  expect(level.act("move", { direction: "right" })).toBe(false);
  expect(level.draw()).toBe(".r.");
});

test("reactive kinds answer a move in their own way", () => {
  const level = actors("r..b", { reactiveKinds: { b: "invert" } });
  level.act("tap_cell", { position: [0, 0] });
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(".rb.");
  expect(level.events.at(-1)).toEqual({
    type: "actor_reacted",
    payload: { kind: "b", fromPosition: [3, 0], position: [2, 0], direction: "left" },
  });
});

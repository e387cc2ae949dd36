import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../base/json";
import { type DrawnLevel, drawn, drawnLevel } from "../drawnLevel.testing";

const WALK = { type: "avatar_navigation", config: { solidHandling: "delegate" } } as const;
const CRATE = { layer: "objects", tags: ["solid", "pushable"] };

const SYMBOLS = {
  o: { layer: "ground", tags: ["walkable", "teleport"], params: { channel: 1 } },
  q: { layer: "actors", tags: ["teleport"], params: { channel: 1 } },
  c: CRATE,
  a: CRATE,
  b: CRATE,
};

function withPortals(board: string, more: { readonly rules?: readonly JsonObject[] } = {}): DrawnLevel {
  return drawnLevel({
    board,
    symbols: SYMBOLS,
    systems: [WALK, { type: "push_objects" }, { type: "portals" }],
    ...more,
  });
}

function walk(level: DrawnLevel, ...directions: readonly string[]): void {
  for (const direction of directions) level.act("move", { direction });
}

describe("what comes to a portal (10.3)", () => {
  test("the avatar leaves it at the other one, and is not taken back", () => {
    const level = withPortals("@o.o");
    walk(level, "right");
    expect(level.draw()).toBe(".o.@");
  });

  test("the avatar stays where the exit is blocked", () => {
    const level = withPortals(`
      @.c.
      .o.o
      ....`);
    walk(level, "right", "down");
    expect(level.draw()).toBe(
      drawn(`
      ..c.
      .o.@
      ....`),
    );
  });

  test("an object leaves it at the other one, once", () => {
    const level = withPortals("@co.o");
    walk(level, "right");
    expect(level.draw()).toBe(".@o.c");
    expect(level.events.filter(({ payload }) => payload["wasTeleported"] === true)).toHaveLength(1);
  });

  test("an object stays where something stands at the exit", () => {
    const level = withPortals(`
      @co.o
      ..c..
      .....`);
    walk(level, "right", "down", "down", "right", "up");
    expect(level.draw()).toBe(
      drawn(`
      ..c.c
      ..@..
      .....`),
    );
  });

  test("of two objects that come at once the one further up and left goes first, whichever was placed first", () => {
    const spawn = (kind: string, x: number): JsonObject => ({ spawn: { position: [x, 0], layer: "objects", kind } });
    const rules = [{ id: "two", on: "avatar_entered", then: [spawn("b", 4), spawn("a", 2)] }];
    const level = withPortals("o.o.o\n@....", { rules });
    walk(level, "right");
    expect(level.draw()).toBe("a.o.b\n.@...");
  });

  test("an object is not taken by a portal among the actors", () => {
    const level = withPortals("@cq.q");
    walk(level, "right");
    expect(level.events.filter(({ payload }) => "wasTeleported" in payload)).toEqual([]);
    expect(level.draw()).toBe(".@q.q");
  });
});

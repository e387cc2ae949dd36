import { expect, test } from "vitest";
import type { JsonObject } from "../../../base/json";
import { type DrawnLevel, drawnLevel } from "../drawnLevel.testing";

const number = (value: number) => ({ layer: "objects", kind: "number", tags: ["mergeable"], params: { value } });
const SYMBOLS = {
  2: number(2),
  3: number(3),
  4: number(4),
  8: number(8),
  x: { layer: "objects" },
  "#": { layer: "ground", tags: ["solid"] },
  t: { layer: "ground", tags: ["walkable", "teleport"] },
};

function slid(board: string, direction: string, config: JsonObject = {}): DrawnLevel {
  const level = drawnLevel({ board, symbols: SYMBOLS, systems: [{ type: "slide_merge", config }] });
  level.act("move", { direction });
  return level;
}

test.each<readonly [string, string, string, string, JsonObject]>([
  ["slide until something stops them", "2..3.", "right", "...23", {}],
  ["merge with an equal one", "2.2..", "right", "....4", {}],
  ["merge once in a slide", "2.2.4", "left", "44...", {}],
  ["merge as often as they may", "2.2.4", "left", "8....", { mergeLimit: 2 }],
  ["are stopped by a wall", "2.#..", "right", ".2#..", {}],
  ["rest on a portal", "2.t..", "right", "..2..", {}],
])("tiles %s (11.1)", (_, before, direction, after, config) => {
  expect(slid(before, direction, config).draw()).toBe(after);
});

test("a tile that was merged merges no more, nor does what lies beside it", () => {
  expect(slid("24#2", "right", { wrapAround: true }).draw()).toBe("44#.");
});

test("each tile leaves its cell once, also where another one comes to rest there", () => {
  const level = slid("23.", "right");
  expect(level.draw()).toBe(".23");
  const left = level.events.filter(({ type }) => type === "object_removed").map(({ payload }) => payload["position"]);
  expect(left).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test("what is no tile is passed over, and gone where a tile rests on it", () => {
  const level = slid("2xx", "right");
  expect(level.draw()).toBe(".x2");
  expect(level.events.filter(({ payload }) => payload["kind"] === "x")).toEqual([
    { type: "object_removed", payload: { position: [2, 0], kind: "x" } },
  ]);
});

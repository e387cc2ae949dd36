import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "../../../base/json";
import { type DrawnLevel, drawnLevel } from "../drawnLevel.testing";

const number = (value: number) => ({ layer: "objects", kind: "number", params: { value } });
const SYMBOLS = { 1: number(1), 2: number(2), 3: number(3), x: { layer: "objects" } };

/** A pipe below the first row, from its left to its right. */
function piped(row: string, params: JsonObject): DrawnLevel {
  const cells = Array.from(row, (_, x) => [x, 1]);
  const board = `${row}\n${".".repeat(row.length)}`;
  const multiCellObjects = [{ id: "p", kind: "pipe", cells, params }];
  return drawnLevel({ board, symbols: SYMBOLS, systems: [{ type: "queued_emitters" }], multiCellObjects });
}

describe("a pipe with one end (11.2)", () => {
  const params = { queue: [1, 2], exitPosition: [0, 0], exitDirection: "right" };

  test.each([
    ["lets out the next item one cell on", "...", ".1."],
    ["waits while something stands at its end", "x..", "x.."],
    ["waits while something stands where the item would go", ".x.", ".x."],
  ])("%s", (_, before, after) => {
    const level = piped(before, params);
    level.act("wait");
    expect(level.draw().split("\n")[0]).toBe(after);
  });

  test("lets out one item after the other, and nothing more", () => {
    const level = piped("...", { ...params, exitDirection: "up" });
    const released = [1, 2, 3].map(() => {
      level.act("wait");
      return level.events.filter(({ type }) => type === "item_released").map(({ payload }) => payload["params"]);
    });
    expect(released).toEqual([[{ value: 1 }], [{ value: 2 }], []]);
  });
});

describe("a pipe with two ends (11.2)", () => {
  const OPEN = "....";
  const [FIRST_SHUT, SECOND_SHUT] = ["x...", "...x"];

  test.each<readonly [string, string, readonly Json[], readonly Json[]]>([
    ["towards the nearer end", OPEN, [null, 1, 2, null], [1, null, null, 2]],
    ["to a place that is free, though its end is shut", SECOND_SHUT, [null, null, 1, null], [null, null, null, 1]],
    ["not where one stays that cannot leave", SECOND_SHUT, [null, null, 1, 2], [null, null, 1, 2]],
    ["not where one stays at the first end", FIRST_SHUT, [1, 2, null, null], [1, 2, null, null]],
  ])("moves its items %s", (_, row, before, after) => {
    const level = piped(row, { pipeSlots: before, exitPosition: [0, 0], exit2Position: [3, 0] });
    level.act("wait");
    expect(level.multiCellObjects[0]!.params["pipeSlots"]).toEqual(after);
  });

  test.each<readonly [string, string, readonly Json[]]>([
    ["stays while both ends are open", "...", [null, 1, null]],
    ["stays while both are shut", "x.x", [null, 1, null]],
    ["goes to the end that is open alone", "..x", [1, null, null]],
    ["goes to the other where that one is", "x..", [null, null, 1]],
  ])("has an item in its middle that %s", (_, row, after) => {
    const level = piped(row, { pipeSlots: [null, 1, null], exitPosition: [0, 0], exit2Position: [2, 0] });
    level.act("wait");
    expect(level.multiCellObjects[0]!.params["pipeSlots"]).toEqual(after);
  });
});

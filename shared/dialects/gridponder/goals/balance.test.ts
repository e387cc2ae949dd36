import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../base/json";
import type { GoalStatus } from "../../../engine/turnRecord";
import { drawnLevel } from "../drawnLevel.testing";

const SYMBOLS = { r: { layer: "pieces" }, b: { layer: "pieces" } };

function goal(config: JsonObject): JsonObject {
  return { id: "share", type: "balance", config: { layer: "pieces", owners: ["r", "b"], ...config } };
}

function shared(board: string, config: JsonObject): GoalStatus {
  const { level } = drawnLevel({ board, symbols: SYMBOLS, systems: [], goals: [goal(config)] });
  return level.goals(level.start(null))[0]!;
}

describe("a board is shared out (14)", () => {
  const ANYHOW = { requireComplete: false, requireEqual: false };
  const CONNECTED = { ...ANYHOW, requireConnected: true };

  test.each<readonly [string, string, JsonObject, boolean]>([
    ["when all have as much, and nothing is left", "rb", {}, true],
    ["not while something is left", "rb.", {}, false],
    ["with something left, where that may be", "rb.", { requireComplete: false }, true],
    ["not when one has more", "rrb", {}, false],
    ["with more for one, where that may be", "rrb", { requireEqual: false }, true],
    ["not while nobody has anything", "..", ANYHOW, false],
    [
      "when each hangs together with its source",
      "rrb",
      { ...CONNECTED, connectionSources: { r: [0, 0], b: [2, 0] } },
      true,
    ],
    ["not when a part is cut off", "rbr", { ...CONNECTED, connectionSources: { r: [0, 0], b: [1, 0] } }, false],
    [
      "not while one has nothing that could hang together",
      "r.",
      { ...CONNECTED, connectionSources: { r: [0, 0], b: [1, 0] } },
      false,
    ],
    ["not without a source", "rb", { ...CONNECTED, connectionSources: { r: [0, 0] } }, false],
  ])("%s", (_, board, config, met) => expect(shared(board, config).met).toBe(met));

  test("as far as what is claimed, or what hangs together, of what can be", () => {
    expect(shared("rb..", {}).progress).toBe(0.5);
    expect(shared("rbr.", { ...CONNECTED, connectionSources: { r: [0, 0], b: [1, 0] } }).progress).toBe(0.5);
  });
});

describe("a board can be shared out no more (15)", () => {
  /** Whether a first action, which does nothing, is lost already. */
  function isLost(board: string, type: string, config: JsonObject): boolean {
    const loseConditions = [{ type, config }];
    const { level } = drawnLevel({ board, symbols: SYMBOLS, systems: [], goals: [goal({})], loseConditions });
    return level.step(level.start(null), { action: "wait" }, null).lost;
  }

  test.each([
    ["when it cannot be divided", "r..", true],
    ["when one has more than its share", "rrr.", true],
    ["and still can while nobody has", "rr..", false],
  ])("%s", (_, board, lost) => expect(isLost(board, "balance_unreachable", {})).toBe(lost));

  test.each<readonly [string, JsonObject, JsonObject, boolean]>([
    ["with too few moves left for a share", { actorToOwner: { a: "r" } }, { a: 1 }, true],
    ["but with enough of them", { actorToOwner: { a: "r", c: "r", d: "b" } }, { a: 1, c: 1, d: 2 }, false],
    ["nobody knows without moves to count", { actorToOwner: { a: "r" } }, {}, false],
    ["nobody knows without anyone to make them", { actorToOwner: {} }, { a: 0 }, false],
  ])("%s", (_, config, left, lost) => {
    const { level } = drawnLevel({
      board: "....",
      symbols: SYMBOLS,
      systems: [],
      goals: [goal({})],
      loseConditions: [{ type: "balance_budget_exhausted", config: { ...config, budgetVariable: "left" } }],
      variables: { left },
    });
    expect(level.step(level.start(null), { action: "wait" }, null).lost).toBe(lost);
  });
});

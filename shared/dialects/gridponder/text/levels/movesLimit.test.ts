import { describe, expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import { movesLeft, movesLimit } from "./movesLimit";

const limited = (...limits: readonly Json[]): Json => ({
  loseConditions: limits.map((limit) => ({ type: "max_actions", config: { limit } })),
});

describe("the moves that a level allows", () => {
  it("are those of its strictest limit", () => {
    expect(movesLimit(limited(9, 4, 6))).toBe(4);
  });

  it("have no limit where none is said, or what is said is no number", () => {
    expect(movesLimit(undefined)).toBeNull();
    expect(movesLimit({})).toBeNull();
    expect(movesLimit(limited("four"))).toBeNull();
    expect(movesLimit({ loseConditions: [null, { type: "board_state", config: { limit: 3 } }] })).toBeNull();
  });

  it("get fewer with each move, down to none", () => {
    expect([0, 3, 4, 5].map((made) => movesLeft(limited(4), made))).toEqual([4, 1, 0, 0]);
    expect(movesLeft({}, 3)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { effectOf, motionMs, placeAlong, wayLength } from "./filmTimes";

describe("how long things take", () => {
  it("is as their kind has it, else the language's own", () => {
    const game = {
      entityKinds: { slow: { motion: { moveDurationMs: 500 } }, odd: { motion: { moveDurationMs: "?" } } },
    };
    expect(motionMs(game, "slow", "move")).toBe(500);
    expect(motionMs(game, "slow", "fall")).toBe(80);
    expect(motionMs(game, "odd", "move")).toBe(130);
    expect(motionMs(undefined, null, "move")).toBe(130);
  });

  it("is an effect's own, where the theme has one for the event", () => {
    const theme = { effects: { cleared: { sheet: "puff.png", frames: 6, durationMs: 240, scale: 2 } } };
    expect(effectOf(theme, "cleared")).toEqual({ path: "puff.png", frames: 6, durationMs: 240, scale: 2 });
    expect(effectOf(theme, "constructor")).toBeNull();
  });
});

describe("a way", () => {
  it("is as long as its cells; what is jumped over counts as one", () => {
    const round = [
      [0, 0],
      [3, 0],
      [3, 2],
    ] as const;
    expect(wayLength({ path: round })).toBe(5);
    expect(wayLength({ path: round, jumps: [1] })).toBe(3);
    const aslant = [
      [0, 0],
      [1, 1],
    ] as const;
    expect(wayLength({ path: aslant })).toBe(1);
  });

  it("is gone corner by corner, from its start to its end", () => {
    const way = {
      path: [
        [0, 0],
        [2, 0],
        [2, 2],
      ],
    } as const;
    expect(placeAlong(way, 0)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(placeAlong(way, 1)).toEqual({ x: 2, y: 2, scale: 1 });
    const past = placeAlong(way, 0.5);
    expect(past).toMatchObject({ x: 2, scale: 1 });
    expect(past.y).toBeGreaterThan(0);
  });

  it("goes out at one end of a jump and comes in at the other, on the same row too", () => {
    const way = {
      path: [
        [0, 0],
        [5, 0],
      ],
      jumps: [1],
    } as const;
    expect(placeAlong(way, 0.1)).toMatchObject({ x: 0, y: 0 });
    expect(placeAlong(way, 0.1).scale).toBeLessThan(0.9);
    expect(placeAlong(way, 0.9)).toMatchObject({ x: 5, y: 0 });
    expect(placeAlong(way, 0.9).scale).toBeGreaterThan(0.9);
  });
});

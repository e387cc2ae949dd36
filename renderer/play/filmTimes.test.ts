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
  it("is as long as its cells; a step aslant over several is a jump", () => {
    expect(
      wayLength([
        [0, 0],
        [3, 0],
        [3, 2],
      ]),
    ).toBe(5);
    expect(
      wayLength([
        [0, 0],
        [4, 3],
      ]),
    ).toBe(1);
    expect(
      wayLength([
        [0, 0],
        [1, 1],
      ]),
    ).toBe(1);
  });

  it("is gone corner by corner, from its start to its end", () => {
    const path = [
      [0, 0],
      [2, 0],
      [2, 2],
    ] as const;
    expect(placeAlong(path, 0)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(placeAlong(path, 1)).toEqual({ x: 2, y: 2, scale: 1 });
    const past = placeAlong(path, 0.5);
    expect(past).toMatchObject({ x: 2, scale: 1 });
    expect(past.y).toBeGreaterThan(0);
  });

  it("goes out at one end of a jump and comes in at the other", () => {
    const path = [
      [0, 0],
      [5, 4],
    ] as const;
    expect(placeAlong(path, 0.1)).toMatchObject({ x: 0, y: 0 });
    expect(placeAlong(path, 0.9)).toMatchObject({ x: 5, y: 4 });
    expect(placeAlong(path, 0.9).scale).toBeGreaterThan(0.9);
  });
});

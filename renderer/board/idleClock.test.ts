import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FrameAnimation } from "./frames";
import { type IdleClock, createIdleClock } from "./idleClock";

const loop: FrameAnimation = { frames: ["a.png", "b.png", "c.png", "d.png"], durationMs: 400, loops: true };

describe("the clock of what animates at rest", () => {
  let drawings = 0;
  let clock: IdleClock;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    drawings = 0;
    clock = createIdleClock(() => {
      drawings += 1;
    });
  });
  afterEach(() => {
    clock.dispose();
    vi.useRealTimers();
  });

  /** Drawings asked for while so much time passes. */
  const drawingsIn = (ms: number): number => {
    const before = drawings;
    vi.advanceTimersByTime(ms);
    return drawings - before;
  };

  it("asks for a drawing at each change of frame and never in between", () => {
    clock.setWatched(true);
    clock.begin(loop);
    expect(drawingsIn(99)).toBe(0);
    expect(drawingsIn(1)).toBe(1);
    expect(drawingsIn(400)).toBe(4);
  });

  it("stops at the last frame of an animation that is played once", () => {
    clock.setWatched(true);
    clock.begin({ ...loop, loops: false });
    expect(drawingsIn(10_000)).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("keeps no timer for a picture that stands still, or for none", () => {
    clock.setWatched(true);
    clock.begin({ ...loop, frames: ["a.png"] });
    expect(vi.getTimerCount()).toBe(0);
    clock.begin(loop);
    clock.begin(null);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stands still while nobody looks, and goes on from there", () => {
    clock.setWatched(true);
    clock.begin(loop);
    vi.advanceTimersByTime(150);
    clock.setWatched(false);
    expect(drawingsIn(10_000)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(clock.elapsedMs()).toBe(150);
    clock.setWatched(true);
    expect(drawingsIn(50)).toBe(1);
    expect(clock.elapsedMs()).toBe(200);
  });

  it("draws frames that are shorter than the screen's no oftener than the screen does", () => {
    clock.setWatched(true);
    clock.begin({ ...loop, durationMs: 1 });
    expect(drawingsIn(160)).toBe(10);
  });
});

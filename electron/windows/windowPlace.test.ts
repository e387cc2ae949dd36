import { describe, expect, it, test } from "vitest";
import { placeBeside, placeInSight, usualSize } from "./windowPlace";

const SCREEN = { x: 0, y: 24, width: 1920, height: 1056 };
const PLACE = { x: 100, y: 80, width: 1500, height: 950, isMaximized: false };

describe("a window comes back where it was", () => {
  it("while its head is on a screen", () => {
    expect(placeInSight(PLACE, [SCREEN])).toBe(PLACE);
    const half = { ...PLACE, x: -1300 };
    expect(placeInSight(half, [SCREEN])).toBe(half);
  });

  test.each([
    ["right of all screens", { ...PLACE, x: 1900 }],
    ["left of them", { ...PLACE, x: -1450 }],
    ["below them", { ...PLACE, y: 1079 }],
    ["above them", { ...PLACE, y: -200 }],
  ])("but not %s", (_where, place) => expect(placeInSight(place, [SCREEN])).toBeNull());

  it("on a second screen, but not once that is gone", () => {
    const there = { ...PLACE, x: 2000 };
    expect(placeInSight(there, [SCREEN, { ...SCREEN, x: 1920 }])).toBe(there);
    expect(placeInSight(there, [SCREEN])).toBeNull();
  });
});

describe("a new window", () => {
  it("stands a little below the one before", () => {
    expect(placeBeside({ ...PLACE, y: 24 }, SCREEN)).toEqual({ ...PLACE, x: 132, y: 56 });
  });

  it("begins again at the edge where the screen ends", () => {
    expect(placeBeside({ ...PLACE, x: 410, y: 100 }, SCREEN)).toEqual({ ...PLACE, x: 0, y: 24 });
  });

  it("is never larger than the screen", () => {
    expect(usualSize({ ...SCREEN, width: 1280, height: 720 })).toEqual({ width: 1280, height: 720 });
    expect(usualSize({ ...SCREEN, width: 2560, height: 1440 })).toEqual({ width: 1500, height: 950 });
  });
});

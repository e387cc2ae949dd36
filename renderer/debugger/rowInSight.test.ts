import { describe, expect, it } from "vitest";
import { isInSight, topFor } from "./rowInSight";

const rowHeight = 20;
const list = { rowHeight, rows: 100, isOwnKey: false };
const sight = { top: 200, height: 200 };

describe("a row of a long list", () => {
  it("is in sight when all of it is", () => {
    expect([9, 10, 19, 20].map((row) => isInSight(sight, row, rowHeight))).toEqual([false, true, true, false]);
  });

  it("is not scrolled to when it is in sight", () => {
    for (let row = 10; row < 20; row += 1) expect(topFor(sight, row, list)).toBeNull();
  });

  it("comes to the middle from elsewhere, and to the nearest edge by the list's own keys", () => {
    expect(topFor(sight, 50, list)).toBe(50 * 20 - 90);
    expect(topFor(sight, 20, { ...list, isOwnKey: true })).toBe(220);
    expect(topFor(sight, 9, { ...list, isOwnKey: true })).toBe(180);
  });

  it("is in sight wherever it is brought, and the list never goes beyond its ends", () => {
    for (const isOwnKey of [false, true]) {
      for (const height of [25, 70, 200, 1_999, 3_000]) {
        for (let row = 0; row < 100; row += 1) {
          const top = topFor({ top: 200, height }, row, { ...list, isOwnKey }) ?? 200;
          expect(isInSight({ top, height }, row, rowHeight)).toBe(true);
          if (top !== 200) expect(top).toBeLessThanOrEqual(Math.max(0, 2_000 - height));
          expect(top).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it("waits in a list that has no height", () => {
    expect(topFor({ top: 0, height: 0 }, 50, list)).toBeNull();
  });

  it("is at the top of a list that is lower than a row", () => {
    expect(topFor({ top: 0, height: 12 }, 50, list)).toBe(1_000);
  });
});

import { describe, expect, it } from "vitest";
import { type FollowedRow, type Following, following, isInSight, rowsInSight, topFor } from "./rowInSight";

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

describe("the rows to be rendered at a place of a list", () => {
  const rows = (top: number, height = 50, beyond = 0): readonly number[] =>
    rowsInSight({ top, height }, { rowHeight, rows: 100 }, beyond);

  it("are those that can be seen, also in part, and some beyond", () => {
    expect(rows(200)).toEqual([10, 11, 12]);
    expect(rows(205)).toEqual([10, 11, 12]);
    expect(rows(215)).toEqual([10, 11, 12, 13]);
    expect(rows(200, 40, 2)).toEqual([8, 9, 10, 11, 12, 13]);
  });

  it("end where the list ends", () => {
    expect(rows(0, 40, 2)).toEqual([0, 1, 2, 3]);
    expect(rows(1_960, 40, 2)).toEqual([96, 97, 98, 99]);
    expect(rowsInSight({ top: 0, height: 40 }, { rowHeight, rows: 0 }, 2)).toEqual([]);
  });
});

describe("a row that is followed", () => {
  const turn = {};
  const at = (row: number, more: Partial<FollowedRow> = {}): FollowedRow => {
    return { of: turn, key: row, row, rows: 100, rowHeight, height: 200, isOwnKey: false, ...more };
  };
  const seen = (row: number, offset: number): Following => following(null, at(row), offset);

  it("leaves the list where it is while it is in sight", () => {
    expect(seen(12, 200).coming).toBeNull();
    expect(following(seen(12, 200), at(13), 200).coming).toBeNull();
  });

  it("is scrolled to when it has become another one, until the page tells of a scroll", () => {
    const scrolled = following(seen(12, 200), at(50), 200);
    expect(scrolled.coming).toEqual({ from: 200, top: 910 });
    expect(following(scrolled, at(50), 200)).toBe(scrolled);
    expect(following(scrolled, at(50), 910).coming).toBeNull();
    expect(following(scrolled, at(50), 640).coming).toBeNull();
  });

  it("counts from where the list is being scrolled to", () => {
    const scrolled = following(seen(12, 200), at(50), 200);
    expect(following(scrolled, at(51), 200).coming).toBe(scrolled.coming);
    expect(following(scrolled, at(12), 200).coming).toEqual({ from: 200, top: 150 });
    expect(following(scrolled, at(12, { isOwnKey: true }), 200).coming).toEqual({ from: 200, top: 240 });
  });

  it("scrolls back to where the page still says that the list is", () => {
    const scrolled = following(seen(0, 0), at(50), 0);
    expect(following(scrolled, at(0), 0).coming).toEqual({ from: 0, top: 0 });
  });

  it("is not scrolled to once more when somebody has scrolled elsewhere", () => {
    expect(following(seen(12, 200), at(12), 900).coming).toBeNull();
    expect(following(seen(12, 200), at(12, { height: 180 }), 900).coming).toBeNull();
    expect(following(seen(12, 200), at(11, { key: 12 }), 900).coming).toBeNull();
  });

  it("stays in sight when the list alone becomes lower, or comes to the front", () => {
    expect(following(seen(19, 200), at(19, { height: 100 }), 200).coming).toEqual({ from: 200, top: 340 });
    const behind = following(seen(12, 200), at(50, { height: 0 }), 200);
    expect(behind.coming).toBeNull();
    expect(following(behind, at(50), 200).coming).toEqual({ from: 200, top: 910 });
  });

  it("is followed where folds above it have moved it", () => {
    expect(following(seen(19, 200), at(25, { key: 19 }), 200).coming).toBeNull();
    expect(following(seen(19, 200), at(15, { key: 19, rows: 90 }), 200).coming).toBeNull();
  });

  it("leaves a list at its top when another turn has none", () => {
    const other = { of: {}, key: undefined, row: -1 };
    expect(following(seen(12, 200), at(0, other), 200).coming).toEqual({ from: 200, top: 0 });
    expect(following(seen(0, 0), at(0, other), 0).coming).toBeNull();
    expect(following(seen(12, 200), at(0, { key: undefined, row: -1 }), 200).coming).toBeNull();
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_RESIZE, draggedResize, gripAt, gripCursor, resizedTo } from "./resizeDrag";

const SIZE = [7, 5] as const;

describe("taking an edge", () => {
  it.each([
    [[0.1, 2], { x: -1, y: 0 }, "ew-resize"],
    [[-0.2, 2], { x: -1, y: 0 }, "ew-resize"],
    [[7.2, 4.9], { x: 1, y: 1 }, "nwse-resize"],
    [[6.9, -0.1], { x: 1, y: -1 }, "nesw-resize"],
    [[3.5, 5.1], { x: 0, y: 1 }, "ns-resize"],
  ] as const)("at %j", (at, grip, cursor) => {
    expect(gripAt(at, SIZE, NO_RESIZE, 0.3)).toEqual(grip);
    expect(gripCursor(grip)).toBe(cursor);
  });

  it.each([
    [3.5, 2.5],
    [-0.4, 2],
    [3, 5.5],
    [7.5, 7.5],
  ])("not at %d, %d", (x, y) => expect(gripAt([x, y], SIZE, NO_RESIZE, 0.3)).toBeNull());

  it("is where the board will end once it was dragged", () => {
    const wider = { ...NO_RESIZE, right: 2 };
    expect(gripAt([9, 2], SIZE, wider, 0.3)).toEqual({ x: 1, y: 0 });
    expect(gripAt([7, 2], SIZE, wider, 0.3)).toBeNull();
  });

  it("of a board one cell wide takes the nearer of both", () => {
    expect(gripAt([0.4, 0.7], [1, 1], NO_RESIZE, 0.45)).toEqual({ x: -1, y: 1 });
  });
});

describe("dragging an edge", () => {
  const dragged = (grip: Parameters<typeof draggedResize>[1], to: readonly [number, number]) =>
    resizedTo(SIZE, draggedResize(NO_RESIZE, grip, [0, 0], to, SIZE));

  it("changes that edge alone, by whole cells", () => {
    expect(draggedResize(NO_RESIZE, { x: -1, y: 0 }, [0.1, 2], [-1.6, 9], SIZE)).toEqual({ ...NO_RESIZE, left: 2 });
    expect(draggedResize(NO_RESIZE, { x: 1, y: 1 }, [7, 5], [5.8, 6.4], SIZE)).toEqual({
      ...NO_RESIZE,
      right: -1,
      bottom: 1,
    });
    expect(dragged({ x: 0, y: -1 }, [3, 0.4])).toEqual([7, 5]);
  });

  it("leaves a cell, whatever was dragged before", () => {
    const far = fc.integer({ min: -40, max: 40 });
    const side = fc.constantFrom(-1 as const, 0 as const, 1 as const);
    const drags = fc.array(fc.record({ x: side, y: side, to: fc.tuple(far, far) }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(drags, (all) => {
        const change = all.reduce(
          (before, { to, ...grip }) => draggedResize(before, grip, [0, 0], to, SIZE),
          NO_RESIZE,
        );
        const [width, height] = resizedTo(SIZE, change);
        expect(width).toBeGreaterThanOrEqual(1);
        expect(height).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

// Sizes of groups of panels while the window shrinks and grows.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ARRANGEMENTS } from "./arrangements";
import { freshLayout } from "./freshLayout";
import { DRAWN_FOR, type Extent, fittedSizes, movedSize, unshrunkGrid, wantedSizes, withRoomFor } from "./panelSizes";

const PANELS = (["side", "text", "board", "paint", "inspect", "lower", "why", "watch"] as const).map((area) => ({
  id: area,
  title: area,
  area,
}));

/** The size of the part with the pack's files as a grid has it. */
function sidesOf(grid: ReturnType<typeof freshLayout>["grid"]): Extent {
  return wantedSizes({ ...grid, width: DRAWN_FOR.width, height: DRAWN_FOR.height }).get("side")!;
}

describe.each(Object.entries(ARRANGEMENTS))("the %s arrangement", (_id, arrangement) => {
  const { grid } = freshLayout(arrangement, PANELS, { width: 2560, height: 1400 });
  const wanted = wantedSizes(grid);

  test("keeps its panels' sizes when a large window becomes half as wide", () => {
    const sizes = fittedSizes(grid, wanted, { width: 1280, height: 720 }, "board");
    expect(sizes.get("side")!.width).toBeGreaterThan(150);
    expect(sizes.get("side")!.width).toBeLessThan(260);
    expect(sizes.get("board")!.width).toBeGreaterThan(400);
  });

  test("is as before when the window has its size again", () => {
    const sizes = fittedSizes(grid, wanted, { width: 2560, height: 1400 }, "board");
    for (const [id, { width, height }] of wanted) {
      expect(Math.abs(sizes.get(id)!.width - width)).toBeLessThan(2);
      expect(Math.abs(sizes.get(id)!.height - height)).toBeLessThan(2);
    }
  });

  test("is as a fresh one in a window that is smaller than the one it was drawn for, board and sides", () => {
    const drawn = freshLayout(arrangement, PANELS, { width: 1600, height: 950 }).grid;
    const small = freshLayout(arrangement, PANELS, { width: 1280, height: 950 }).grid;
    const sizes = fittedSizes(drawn, wantedSizes(drawn), { width: 1280, height: 950 }, "board");
    expect(sizes.get("side")!.width).toBe(sidesOf(small).width);
  });

  test("keeps its sides when it is left and comes back, in a window of any size", () => {
    fc.assert(
      fc.property(fc.integer({ min: 800, max: 2000 }), (width) => {
        const fresh = freshLayout(arrangement, PANELS, { width, height: 950 }).grid;
        const sizes = fittedSizes(fresh, wantedSizes(fresh), { width, height: 950 }, "board");
        expect(Math.abs(sizes.get("side")!.width - sidesOf(fresh).width)).toBeLessThan(2);
      }),
      { numRuns: 100 },
    );
  });

  test("has its sides again in a large window, when it was left in a small one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 800, max: 2000 }), (width) => {
        const small = freshLayout(arrangement, PANELS, { width, height: 600 }).grid;
        const kept = wantedSizes(unshrunkGrid(small, wanted, "board")).get("side")!;
        expect(Math.abs(kept.width - wanted.get("side")!.width)).toBeLessThan(2);
      }),
      { numRuns: 100 },
    );
  });

  test("fills any window", () => {
    fc.assert(
      fc.property(fc.integer({ min: 800, max: 4000 }), fc.integer({ min: 440, max: 2400 }), (width, height) => {
        const sizes = fittedSizes(grid, wanted, { width, height }, "board");
        const area = [...sizes.values()].reduce((sum, size) => sum + size.width * size.height, 0);
        // Shares of a part without the board are rounded.
        expect(Math.abs(area - width * height)).toBeLessThan(2 * (width + height));
      }),
      { numRuns: 50 },
    );
  });
});

test("a moved group keeps its size, but not along a side that it filled", () => {
  const [column, made] = [
    { width: 300, height: 900 },
    { width: 150, height: 320 },
  ];
  expect(movedSize(column, made, { width: 1600, height: 950 })).toEqual({ width: 300, height: 320 });
});

describe("a group that is added beside another one", () => {
  const extent = { width: 1280, height: 720 };
  const { grid } = freshLayout(ARRANGEMENTS.design, PANELS, extent);
  const before = wantedSizes(grid);
  const shown = fittedSizes(grid, before, extent, "board");

  /** Puts the new group to the right of one that fills its row or part of it; the dock halves that one. */
  function splitAt(node: typeof grid.root, id: string): typeof grid.root {
    if (Array.isArray(node.data)) return { ...node, data: node.data.map((child) => splitAt(child, id)) };
    if (node.data.id !== id) return node;
    const half = { ...node, size: shown.get(id)!.width / 2 };
    return { ...node, type: "branch", data: [half, { ...half, data: { ...node.data, id: "added" } }] };
  }

  function widthsBeside(id: string): readonly (number | undefined)[] {
    const split = { ...grid, root: splitAt(grid.root, id) };
    const wanted = new Map([...before, ["added", { width: 440, height: 200 }] as const]);
    const sizes = fittedSizes(split, withRoomFor(split, wanted, "added", "board"), extent, "board");
    return [sizes.get("added")?.width, sizes.get(id)?.width];
  }

  test("is as wide as it wants in such a window where the board is not beside it", () => {
    expect(widthsBeside("lower")).toEqual([352, shown.get("lower")!.width - 352]);
  });

  test("takes no more than most of a narrow row", () => {
    const [added, inspect] = widthsBeside("inspect");
    expect(added! / (added! + inspect!)).toBeCloseTo(0.65, 2);
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GridFields, type Size, gridOf, likelyTile, tileName } from "./tileGrid";

const FIELDS: GridFields = { width: "16", height: "16", margin: "0", spacing: "0" };

describe("a grid", () => {
  it("has the tiles row by row", () => {
    const grid = gridOf({ ...FIELDS, height: "8" }, [32, 16]);
    expect(grid.ok && grid.value).toMatchObject({
      rows: 2,
      columns: 2,
      rest: [0, 0],
      tiles: [
        { row: 0, column: 0, x: 0, y: 0 },
        { row: 0, column: 1, x: 16, y: 0 },
        { row: 1, column: 0, x: 0, y: 8 },
        { row: 1, column: 1, x: 16, y: 8 },
      ],
    });
  });

  it("keeps the margin around the tiles and the spacing between them", () => {
    const grid = gridOf({ ...FIELDS, margin: "2", spacing: "1" }, [2 + 16 + 1 + 16 + 2, 2 + 16 + 2]);
    expect(grid.ok && grid.value).toMatchObject({ rows: 1, columns: 2, rest: [2, 2] });
    expect(grid.ok && grid.value.tiles.map(({ x, y }) => [x, y])).toEqual([
      [2, 2],
      [19, 2],
    ]);
  });

  it.each<[Partial<GridFields>, Size, Partial<GridFields>]>([
    [{ width: "" }, [32, 32], { width: "Enter a number of pixels." }],
    [{ height: "0", spacing: "-1" }, [32, 32], { height: expect.any(String), spacing: expect.any(String) }],
    [{ width: "33" }, [32, 32], { width: "The image is only 32 pixels wide." }],
    [{ margin: "10" }, [64, 32], { height: "The image is only 32 pixels high." }],
    [{ width: "1", height: "1" }, [64, 64], { width: "That makes more than 1024 tiles." }],
  ])("is refused with %j in an image of %j", (change, image, mistakes) => {
    expect(gridOf({ ...FIELDS, ...change }, image)).toEqual({ ok: false, refusal: mistakes });
  });

  it("lies within the image, and has room for no tile more", () => {
    const side = fc.integer({ min: 1, max: 300 });
    const gap = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.tuple(side, side), side, side, gap, gap, (image, width, height, margin, spacing) => {
        const text = { width: `${width}`, height: `${height}`, margin: `${margin}`, spacing: `${spacing}` };
        const grid = gridOf(text, image);
        if (!grid.ok) return;
        const { tiles, rows, columns, rest } = grid.value;
        expect(tiles).toHaveLength(rows * columns);
        const last = tiles.at(-1)!;
        expect([last.x + width + rest[0], last.y + height + rest[1]]).toEqual(image);
        for (const left of rest) expect(left).toBeGreaterThanOrEqual(margin);
        expect(rest[0] - margin).toBeLessThan(spacing + width);
        expect(rest[1] - margin).toBeLessThan(spacing + height);
      }),
    );
  });
});

it.each<[Size, Size]>([
  [
    [192, 32],
    [32, 32],
  ],
  [
    [24, 240],
    [24, 24],
  ],
  [
    [128, 96],
    [16, 16],
  ],
  [
    [72, 48],
    [24, 24],
  ],
  [
    [16, 16],
    [8, 8],
  ],
  [
    [7, 5],
    [5, 5],
  ],
])("an image of %j probably has tiles of %j", (image, tile) => {
  expect(likelyTile(image)).toEqual(tile);
});

it("tiles are named by their place in the row, or by row and column", () => {
  const nameOf = (image: Size, index: number): string | null => {
    const grid = gridOf(FIELDS, image);
    return grid.ok ? tileName("walls", grid.value.tiles[index]!, grid.value) : null;
  };
  expect(nameOf([64, 16], 3)).toBe("walls_4");
  expect(nameOf([16, 64], 1)).toBe("walls_2");
  expect(nameOf([64, 64], 6)).toBe("walls_2_3");
});

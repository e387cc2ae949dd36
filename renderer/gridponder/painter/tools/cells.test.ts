import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../../../../shared/base/boardView";
import { boardFromText } from "../../../../shared/dialects/gridponder/text/board/boardText.testing";
import { brushCells, distinct, floodCells, lineCells, rectangleCells, rectangleEdge, wayCells } from "./cells";
import { fill } from "./fill";

/** Cells as text: `#` is a cell of the set. */
function picture(cells: readonly Position[], width: number, height: number): string {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (cells.some((cell) => cell[0] === x && cell[1] === y) ? "#" : ".")).join(
      "",
    ),
  ).join("\n");
}

function board(text: string): { readonly rows: readonly string[]; readonly width: number; readonly height: number } {
  const rows = text.split("\n");
  return { rows, width: rows[0]!.length, height: rows.length };
}

describe("a line", () => {
  const table: readonly [from: Position, to: Position, drawn: string][] = [
    [[0, 0], [4, 0], "#####\n.....\n....."],
    [[2, 2], [2, 0], "..#..\n..#..\n..#.."],
    [[0, 0], [2, 2], "#....\n.#...\n..#.."],
    [[4, 0], [0, 2], "...##\n.##..\n#...."],
    [[1, 1], [1, 1], ".....\n.#...\n....."],
  ];
  it.each(table)("from %j to %j", (from, to, drawn) => {
    expect(picture(lineCells(from, to), 5, 3)).toBe(drawn);
  });

  it("begins and ends where it is asked to, and never leaves a gap", () => {
    const position = fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }));
    fc.assert(
      fc.property(position, position, (from, to) => {
        const cells = lineCells(from, to);
        expect(cells[0]).toEqual(from);
        expect(cells.at(-1)).toEqual(to);
        for (let index = 1; index < cells.length; index++) {
          const [x0, y0] = cells[index - 1]!;
          const [x1, y1] = cells[index]!;
          expect(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))).toBe(1);
        }
      }),
    );
  });
});

describe("the way of a pointer", () => {
  it("is filled in where the pointer jumped, each cell once", () => {
    const way = wayCells([
      [0, 0],
      [3, 0],
      [3, 2],
      [0, 0],
    ]);
    expect(picture(way, 4, 3)).toBe("####\n.###\n...#");
    expect(way).toEqual(distinct(way));
  });

  it("is the one cell of a click", () => {
    expect(wayCells([[2, 1]])).toEqual([[2, 1]]);
  });
});

describe("a rectangle", () => {
  it.each([
    [
      [1, 0],
      [3, 1],
    ],
    [
      [3, 1],
      [1, 0],
    ],
    [
      [1, 1],
      [3, 0],
    ],
  ] as const)("between %j and %j is the same from any corner", (from, to) => {
    expect(picture(rectangleCells(from, to), 5, 3)).toBe(".###.\n.###.\n.....");
  });
});

it("a hollow rectangle is its edge, be it one cell wide", () => {
  expect(picture(rectangleEdge([4, 3], [1, 0]), 5, 4)).toBe(".####\n.#..#\n.#..#\n.####");
  expect(picture(rectangleEdge([1, 1], [3, 1]), 5, 3)).toBe(".....\n.###.\n.....");
});

describe("a fill with Shift", () => {
  it("is of all cells that hold the same, wherever they are", () => {
    const view = boardFromText({ ground: "aba\nbab" });
    const cells = fill.cells({
      points: [[0, 0]],
      view,
      layer: "ground",
      size: 1,
      lineFrom: null,
      shift: true,
      straight: false,
    });
    expect(picture(cells, 3, 2)).toBe("#.#\n.#.");
  });
});

describe("a brush", () => {
  it.each([
    [1, ".....\n.....\n..#..\n.....\n....."],
    [2, ".....\n.....\n..##.\n..##.\n....."],
    [3, ".....\n.###.\n.###.\n.###.\n....."],
    [4, ".....\n.####\n.####\n.####\n.####"],
  ])("of size %i", (size, drawn) => {
    expect(picture(brushCells([[2, 2]], size), 5, 5)).toBe(drawn);
  });
});

describe("a fill", () => {
  const fill = (text: string, start: Position): string => {
    const { rows, width, height } = board(text);
    const kind = rows[start[1]]?.[start[0]];
    return picture(
      floodCells(start, width, height, (x, y) => rows[y]![x] === kind),
      width,
      height,
    );
  };

  it("stays within its region and does not leak through corners", () => {
    expect(fill("aab\nab.\nb..", [0, 0])).toBe("##.\n#..\n...");
    expect(fill("aab\nab.\nb..", [2, 2])).toBe("...\n..#\n.##");
  });

  it("goes around corners by sides", () => {
    expect(fill("a.a\naaa\n...", [0, 0])).toBe("#.#\n###\n...");
  });

  it("off the board is nothing", () => {
    expect(floodCells([3, 0], 3, 3, () => true)).toEqual([]);
  });

  it("of an empty board is the whole board, each cell once", () => {
    const cells = floodCells([17, 3], 64, 64, () => true);
    expect(cells).toHaveLength(64 * 64);
    expect(distinct(cells)).toHaveLength(64 * 64);
  });
});

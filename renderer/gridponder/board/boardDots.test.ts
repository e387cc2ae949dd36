import { describe, expect, it } from "vitest";
import { type DotColors, boardDots, meanColor } from "./boardDots";
import { boardFromText } from "../../../shared/dialects/gridponder/text/board/boardText.testing";
import type { Rgb } from "../../board/color";

const rgb = (red: number, green: number, blue: number, alpha = 1): Rgb => ({ red, green, blue, alpha });

const COLORS: DotColors = {
  floor: [rgb(100, 100, 100), rgb(90, 90, 90)],
  entities: [],
  objects: [rgb(1, 2, 3)],
  avatar: rgb(0, 0, 250),
  marked: rgb(250, 0, 0),
};

function dotsOf(dots: Uint8ClampedArray): readonly string[] {
  return Array.from({ length: dots.length / 4 }, (_, cell) => dots.slice(cell * 4, cell * 4 + 4).join());
}

describe("a board as dots", () => {
  it("blends a cell's layers from the bottom up, over a floor of two shades", () => {
    const view = boardFromText({ ground: "g.\n..", objects: "b.\n.b" });
    const colors = { ...COLORS, entities: [null, rgb(0, 200, 0), rgb(0, 0, 200, 0.5)] };
    expect(dotsOf(boardDots(view, colors, []))).toEqual([
      "0,100,100,255",
      "90,90,90,255",
      "90,90,90,255",
      "50,50,150,255",
    ]);
  });

  it("leaves void clear, and shows objects, the avatar and marked cells on top; what is off the board is left out", () => {
    const board = boardFromText({ ground: "v.." });
    const view = {
      ...board,
      entities: [null, { kind: "void", params: {} }],
      state: {
        ...board.state,
        avatar: { enabled: true, position: [1, 0], facing: "up", item: null },
        multiCellObjects: [
          {
            id: "o",
            kind: "pipe",
            params: {},
            cells: [
              { position: [1, 0], sprite: null },
              { position: [2, 0], sprite: null },
              { position: [3, 0], sprite: null },
            ],
          },
        ],
      },
    } as const;
    expect(dotsOf(boardDots(view, { ...COLORS, entities: [null, null] }, []))).toEqual([
      "0,0,0,0",
      "0,0,250,255",
      "1,2,3,255",
    ]);
    expect(dotsOf(boardDots(view, COLORS, [[2, 0]]))[2]).toBe("250,0,0,255");
  });
});

it("the colour of a picture is the mean of what is seen of it", () => {
  expect(meanColor([200, 0, 0, 255, 0, 0, 0, 0])).toEqual(rgb(200, 0, 0, 0.5));
  expect(meanColor([0, 0, 0, 0])).toEqual(rgb(0, 0, 0, 0));
});

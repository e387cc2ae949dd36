import { describe, expect, it } from "vitest";
import { createBoardChanges, withNeighbours } from "./boardChanges";
import { boardFromText } from "../../../shared/dialects/gridponder/text/board/boardText.testing";

const pipe = (cells: readonly (readonly [number, number])[]) => ({
  id: "p",
  kind: "pipe",
  params: {},
  cells: cells.map((position) => ({ position, sprite: null })),
});

describe("the cells to draw again", () => {
  it("are all at first, and none when nothing changed", () => {
    const changes = createBoardChanges();
    const view = boardFromText({ ground: "ab\nba" });
    expect(changes.next(view)).toBeNull();
    expect(changes.next(view)).toEqual([]);
    expect(changes.next(boardFromText({ ground: "ab\nba" }))).toEqual([]);
  });

  it("are told by what stands there, not by the numbers that boards give to entities", () => {
    const changes = createBoardChanges();
    changes.next(boardFromText({ ground: "ab\n..", objects: "..\n.c" }));
    expect(changes.next(boardFromText({ ground: "bb\n..", objects: "..\n.c" }))).toEqual([0]);
  });

  it("are told between boards of one table and of others alike", () => {
    const changes = createBoardChanges();
    const board = boardFromText({ ground: "ab" });
    changes.next(board);
    expect(changes.next({ ...board, cells: Uint16Array.from(board.cells).fill(board.cells[1]!, 0, 1) })).toEqual([0]);
    expect(changes.next(boardFromText({ ground: "bb" }))).toEqual([]);
    expect(changes.next(boardFromText({ ground: "ba" }))).toEqual([1]);
  });

  it("are told once for a cell that changes on two layers", () => {
    const changes = createBoardChanges();
    changes.next(boardFromText({ ground: "aa", objects: ".." }));
    expect(changes.next(boardFromText({ ground: "ab", objects: ".c" }))).toEqual([1]);
  });

  it("are all when the size or the layers change", () => {
    const changes = createBoardChanges();
    changes.next(boardFromText({ ground: "aa" }));
    expect(changes.next(boardFromText({ ground: "aaa" }))).toBeNull();
    expect(changes.next(boardFromText({ sky: "aaa" }))).toBeNull();
  });

  it("hold those that an object leaves and those that it comes to", () => {
    const changes = createBoardChanges();
    changes.next(boardFromText({ ground: "aaa" }, { multiCellObjects: [pipe([[0, 0]])] }));
    expect(
      changes.next(
        boardFromText(
          { ground: "aaa" },
          {
            multiCellObjects: [
              pipe([
                [2, 0],
                [7, 7],
              ]),
            ],
          },
        ),
      ),
    ).toEqual([0, 2]);
  });
});

it("neighbours of cells stay on the board, each once", () => {
  const sorted = (cells: readonly number[]) => [...cells].sort((a, b) => a - b);
  expect(sorted(withNeighbours([0], 3, 3))).toEqual([0, 1, 3]);
  expect(sorted(withNeighbours([4, 5], 3, 3))).toEqual([1, 2, 3, 4, 5, 7, 8]);
});

import { expect, test } from "vitest";
import { type BoardView, entityIn } from "../../../shared/base/boardView";
import { arrangedBoard, paintedBoard } from "./paintedBoard";

const piece = { kind: "Piece", params: {} };
const board: BoardView = {
  width: 2,
  height: 1,
  layers: ["board"],
  entities: [null, piece],
  cells: Uint32Array.of(1, 0),
  state: {},
};

test("what was painted since the board was made stands on it", () => {
  const king = { kind: "King", params: {} };
  const painted = [
    { file: "a", position: [0, 0], entity: null, generation: 5 },
    { file: "a", position: [1, 0], entity: king, generation: 6 },
    { file: "b", position: [1, 0], entity: piece, generation: 9 },
  ] as const;
  const shown = paintedBoard(board, painted, "a", 4);
  expect([entityIn(shown, 0), entityIn(shown, 1)]).toEqual([null, king]);
  const later = paintedBoard(board, painted, "a", 5);
  expect([entityIn(later, 0), entityIn(later, 1)]).toEqual([piece, king]);
  expect(paintedBoard(board, painted, "a", 6)).toBe(board);
  expect(board.cells).toEqual(Uint32Array.of(1, 0));
});

test("nodes that were dropped since the board was made are where they were dropped", () => {
  const network: BoardView = { ...board, geometry: { kind: "nodes", names: ["A", "B"], at: null, edges: [] } };
  const arranged = {
    file: "a",
    at: [
      [0, 0],
      [3, 1.5],
    ],
    generation: 5,
  } as const;
  expect(arrangedBoard(network, arranged, "a", 4).geometry).toMatchObject({ names: ["A", "B"], at: arranged.at });
  expect(arrangedBoard(network, arranged, "a", 5)).toBe(network);
  expect(arrangedBoard(network, arranged, "b", 4)).toBe(network);
  expect(arrangedBoard(network, null, "a", 4)).toBe(network);
  expect(arrangedBoard(board, arranged, "a", 4)).toBe(board);
});

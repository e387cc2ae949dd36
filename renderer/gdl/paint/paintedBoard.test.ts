import { expect, test } from "vitest";
import { type BoardView, entityIn } from "../../../shared/base/boardView";
import { paintedBoard } from "./paintedBoard";

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

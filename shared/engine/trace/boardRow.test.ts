import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BoardView } from "../../base/boardView";
import { UNPLAYED } from "../../dialects/gridponder/text/board/stateView";
import { NO_BOARDS, boardRow, boardsOfRow, isSameRow, keptRow } from "./boardRow";
import { copiedCells } from "./sessionTurns";

const ENTITIES = 5;

/** Boards of 3 × 2 cells, of one table that grew while they were made. */
function boardsOf(rows: readonly (readonly number[])[]): readonly BoardView[] {
  const table = Array.from({ length: ENTITIES }, (_, index) =>
    index === 0 ? null : { kind: `k${index}`, params: {} },
  );
  return rows.map((cells, index) => ({
    width: 3,
    height: 2,
    layers: ["ground"],
    entities: index + 1 === rows.length ? table : table.slice(0, 1 + Math.max(...rows.slice(0, index + 1).flat())),
    cells: Uint16Array.from(cells),
    state: { ...UNPLAYED, turnCount: index },
  }));
}

const toldOf = (board: BoardView): unknown => [
  Array.from(board.cells, (entity) => board.entities[entity]),
  board.state,
  board.width,
  board.layers,
];

it.each([
  [65_536, Uint16Array],
  [65_537, Uint32Array],
])("cells are copied as wide as the numbers of %i entities need", (count, Cells) => {
  const [board] = boardsOf([[1, 2, 3, 4, 0, 0]]);
  expect(copiedCells(board!, { ...board!, entities: Array.from({ length: count }, () => null) })).toBeInstanceOf(Cells);
});

describe("a row of boards", () => {
  it("gives them back after the journey, in whatever order they are asked for, within any budget", () => {
    const cells = fc.array(fc.nat({ max: ENTITIES - 1 }), { minLength: 6, maxLength: 6 });
    const rows = fc.array(cells, { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(rows, fc.array(fc.nat(), { maxLength: 20 }), fc.nat({ max: 60 }), (made, asked, budget) => {
        const boards = boardsOf(made);
        const row = boardsOfRow(structuredClone(boardRow(boards)), budget);
        expect(row).toHaveLength(boards.length);
        for (const number of asked) {
          const place = number % boards.length;
          expect(toldOf(row[place]!())).toEqual(toldOf(boards[place]!));
        }
      }),
    );
  });

  it("tells of the cells that changed, not of all", () => {
    const { changes } = boardRow(
      boardsOf([
        [1, 1, 1, 1, 1, 1],
        [1, 1, 2, 1, 1, 1],
        [1, 1, 2, 1, 1, 1],
      ]),
    );
    expect(changes.map(({ slots, entities }) => [slots, entities])).toEqual([
      [[2], [2]],
      [[], []],
    ]);
  });

  it("is the same as one of boards that are alike, and no other", () => {
    const cells = [
      [1, 1, 1, 1, 1, 1],
      [1, 1, 2, 1, 1, 1],
    ];
    const row = boardRow(boardsOf(cells));
    expect(isSameRow(row, structuredClone(boardRow(boardsOf(cells))))).toBe(true);
    expect(isSameRow(row, boardRow(boardsOf([[1, 1, 1, 1, 1, 2], cells[1]!])))).toBe(false);
    expect(isSameRow(row, boardRow(boardsOf([cells[0]!, [1, 1, 1, 2, 1, 1]])))).toBe(false);
    expect(isSameRow(row, boardRow(boardsOf(cells.slice(0, 1))))).toBe(false);
    const won = boardsOf(cells).map((board) => ({ ...board, state: { ...board.state, won: true } }));
    expect(isSameRow(row, boardRow(won))).toBe(false);
    const others = boardsOf(cells).map((board) => ({ ...board, entities: [null, { kind: "k9", params: {} }] }));
    expect(isSameRow(row, boardRow(others))).toBe(false);
    expect(isSameRow(row, NO_BOARDS)).toBe(false);
    expect(isSameRow(NO_BOARDS, NO_BOARDS)).toBe(true);
  });

  it("stays where another is alike, and where texts that cannot be played give none", () => {
    const cells = [[1, 1, 1, 1, 1, 1]];
    const row = boardRow(boardsOf(cells));
    expect(keptRow(boardRow(boardsOf(cells)), row)).toBe(row);
    expect(keptRow(NO_BOARDS, row)).toBe(row);
    const other = boardRow(boardsOf([[1, 1, 2, 1, 1, 1]]));
    expect(keptRow(other, row)).toBe(other);
    expect(keptRow(row, NO_BOARDS)).toBe(row);
  });

  it("of none has none", () => {
    expect(boardRow([])).toEqual(NO_BOARDS);
    expect(boardsOfRow(NO_BOARDS)).toEqual([]);
  });
});

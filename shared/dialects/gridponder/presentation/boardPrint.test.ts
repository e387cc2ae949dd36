import { describe, expect, it } from "vitest";
import type { BoardView } from "../../../base/boardView";
import type { StateView } from "../text/board/stateView";
import { torchTurn } from "./torchTurn.testing";
import { boardPrint } from "./boardPrint";

const board = torchTurn.before;
const having = (state: Partial<StateView>): BoardView => ({ ...board, state: { ...board.state, ...state } });

describe("the print of a board", () => {
  it("is another one after a turn that changed something", () => {
    expect(boardPrint(torchTurn.after)).not.toBe(boardPrint(board));
  });

  it("does not mind how entities are numbered", () => {
    const entities = [null, ...board.entities.slice(1).toReversed()];
    const cells = board.cells.map((index) => entities.indexOf(board.entities[index]!));
    expect(boardPrint({ ...board, entities, cells })).toBe(boardPrint(board));
  });

  it("leaves out what nobody sees", () => {
    const unseen = having({ turnCount: 9, actionCount: 9, onceFired: ["burn"], variables: { gems: 0, open: false } });
    expect(boardPrint(unseen)).toBe(boardPrint(having({ variables: {} })));
    expect(boardPrint(having({ variables: { gems: 1 } }))).not.toBe(boardPrint(having({ variables: {} })));
    const layers = ["nothing", ...board.layers];
    const cells = new Uint16Array([...new Uint16Array(board.width * board.height), ...board.cells]);
    expect(boardPrint({ ...board, layers, cells })).toBe(boardPrint(board));
  });
});

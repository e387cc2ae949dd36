// Boards that are full: more steps than are tried, of one priority and of several (gdl.md, A8; D-20 and D-33).
import { describe, expect, it } from "vitest";
import type { CompiledGame } from "../../../shared/dialects/gdl/turn/compiledGame";
import { gameOf, linesOf, pieces } from "./smallGames";
import { playable } from "./variants";

const capture = {
  conditions: ["eq(entity.owner, player)", "ne(board[target], null)"],
  effects: ["remove_entity(board[target])", "move_entity(entity, target)"],
};
const crown = { conditions: ["eq(start, pos(29, 29))"], effects: ["set(entity.rank, 'king')"], priority: 1 };

/** A board whose 900 squares are all taken: 809,100 captures. */
function full(list: Record<string, unknown>): CompiledGame {
  const board = { type: "grid", width: 30, height: 30 };
  return playable(gameOf(board, list, pieces(["A", "grid_nodes(0,0, 29,29)"])));
}

describe("A full board", () => {
  it("has as many moves as are listed, and says that there are more", () => {
    const game = full({ capture });
    const { moves, isCut } = game.legal(game.start);
    expect([moves.length, isCut]).toEqual([10_000, true]);
    expect(linesOf(game).slice(0, 2)).toEqual(["A1 B1", "A1 C1"]);
    expect(game.counted(game.start, 1, false)).toEqual({ count: 10_000, isCut: true });
  });

  it("is looked at until there are more steps than are tried", () => {
    const game = full({ capture });
    game.world.load(game.start);
    game.world.actor = game.world.mem[game.world.layout.currentPlayer] ?? 0;
    const { steps } = game.walk;
    steps.findAll(game.plan()!);
    const found = steps.top / steps.next(0);
    expect(found).toBeGreaterThan(200_000);
    expect(found).toBeLessThanOrEqual(200_000 + 900);
  });

  it("has the one move of a higher priority that comes after them all", () => {
    const game = full({ capture, crown });
    const { moves, isCut } = game.legal(game.start);
    expect([moves.map(({ steps }) => steps[0]?.action.written.name), isCut]).toEqual([["crown"], false]);
  });

  it("has those of the next priority where that one fails", () => {
    const game = full({ capture, crown: { ...crown, effects: ["set(entity.rank, 1)"] } });
    const { moves, isCut } = game.legal(game.start);
    expect([moves.length, isCut]).toEqual([10_000, true]);
  });

  it("tries none of a lower priority where more fail than are tried", () => {
    const failing = { ...capture, effects: ["set(entity.rank, 1)"], priority: 1 };
    const pass = { conditions: [], effects: [] };
    const game = full({ capture: failing, pass });
    expect(game.legal(game.start)).toEqual({ moves: [], isCut: true });
  });

  it("finds the squares of a piece that is on several of them", () => {
    const copy = {
      conditions: ["eq(start, pos(0, 0))", "eq(target, pos(5, 7))"],
      effects: ["set(board[target], entity)"],
    };
    const lift = {
      conditions: ["eq(start, pos(0, 0))"],
      effects: ["set(board[pos(5, 7)], entity)", "remove_entity(entity)"],
    };
    const game = full({ copy, lift });
    const move = game.legal(game.start).moves.find(({ steps }) => steps[0]?.action.written.name === "lift");
    const next = game.play(game.start, move!)!;
    const empty = [...next.mem.subarray(game.world.layout.cellBase, game.world.layout.cellBase + 900)].flatMap(
      (cell, place) => (cell === 0 ? [place] : []),
    );
    expect(empty).toEqual([0, 7 * 30 + 5]);
  });
});

import { describe, expect, it } from "vitest";
import { finish } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import { countingLevel } from "../checks/countingLevel.testing";
import { boardAfter, pathBoards } from "./pathBoards";
import { stateView } from "../../dialects/gridponder/text/board/stateView";

/** A path of so many moves in a game that never ends; counts the moves that are played. */
function longLevel(moves: number): { readonly level: PlayableLevel; readonly played: () => number } {
  const level: PlayableLevel<number> = countingLevel(
    "long",
    Array.from({ length: moves }, () => 1),
  );
  let played = 0;
  const step: typeof level.step = (state, action, tracer) => {
    played += 1;
    return { ...level.step(0, action, tracer), accepted: true, state: state + 1, won: false };
  };
  return { level: { ...level, step }, played: () => played };
}

const totals = (level: PlayableLevel, from: number, count: number): readonly unknown[] =>
  Array.from(finish(pathBoards(level, from, count)), (board) => stateView(board).variables["total"]);

describe("the boards along a path", () => {
  it("are given for a stretch of it, the start first", () => {
    const { level } = longLevel(10);
    expect(totals(level, 0, 3)).toEqual([0, 1, 2]);
    expect(totals(level, 8, 9)).toEqual([8, 9, 10]);
    expect(totals(level, 11, 2)).toEqual([]);
  });

  it("end before a move that the game does not take", () => {
    const level: PlayableLevel<number> = countingLevel("stuck", [1, 0, 1]);
    expect(totals(level, 0, 9)).toEqual([0, 1]);
    expect(boardAfter(level, 1)?.state).toMatchObject({ variables: { total: 1 } });
    expect(boardAfter(level, 2)).toBeNull();
  });

  it("are played a move a step, by several who ask at once only once", () => {
    const { level, played } = longLevel(100);
    const [near, far] = [pathBoards(level, 40, 2), pathBoards(level, 90, 2)];
    const boards: unknown[] = [];
    for (let asked = [near, far]; asked.length > 0;) {
      asked = asked.filter((steps) => {
        const step = steps.next();
        if (step.done === true) boards.push(...Array.from(step.value, (board) => stateView(board).variables["total"]));
        return step.done !== true;
      });
    }
    expect(boards).toEqual([40, 41, 90, 91]);
    expect(played()).toBeLessThan(200);
  });

  it("are the same wherever a stretch begins, and played only from near by", () => {
    const { level, played } = longLevel(5000);
    expect(totals(level, 4900, 200)).toEqual(Array.from({ length: 101 }, (_, index) => 4900 + index));
    const before = played();
    expect(totals(level, 2500, 3)).toEqual([2500, 2501, 2502]);
    expect(played() - before).toBeLessThan(100);
  });
});

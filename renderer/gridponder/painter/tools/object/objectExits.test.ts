import { describe, expect, it } from "vitest";
import type { MultiCellObjectView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import { boardFromText } from "../../../../../shared/dialects/gridponder/text/board/boardText.testing";
import { draggedExit, exitAt, withExit } from "./objectExits";

const PIPE: MultiCellObjectView = {
  id: "pipe_1",
  kind: "pipe",
  cells: [
    { position: [0, 0], sprite: null },
    { position: [1, 0], sprite: null },
  ],
  params: { exitPosition: [1, 0], exitDirection: "right", queue: [1] },
};
const EXIT = { name: "exit", position: [1, 0], direction: "right" } as const;

describe("an object's exit", () => {
  const view = boardFromText({ ground: "...\n..." }, { multiCellObjects: [PIPE] });

  it("is taken by its arrow, at the side that it leads out of", () => {
    expect(exitAt(view, [1, 0], [0.9, 0.5])).toEqual({ index: 0, exit: EXIT });
    expect(exitAt(view, [1, 0], [0.4, 0.5])).toBeNull();
    expect(exitAt(view, [0, 0], [0.9, 0.5])).toBeNull();
  });

  it("without a direction is taken by the arrow out of the cell beside it, or by its ring", () => {
    const taken = (
      exitPosition: readonly [number, number],
      at: readonly [number, number],
      spot: readonly [number, number],
    ) => {
      const pipe = { ...PIPE, params: { exitPosition: [...exitPosition] } };
      return exitAt(boardFromText({ ground: "...\n..." }, { multiCellObjects: [pipe] }), at, spot)?.exit ?? null;
    };
    expect(taken([2, 0], [1, 0], [0.9, 0.5])).toEqual({ name: "exit", position: [2, 0], direction: null });
    expect(taken([0, 1], [0, 0], [0.5, 0.9])).toEqual({ name: "exit", position: [0, 1], direction: null });
    expect(taken([0, 0], [0, 0], [0.5, 0.6])).toEqual({ name: "exit", position: [0, 0], direction: null });
    expect(taken([2, 1], [2, 1], [0.5, 0.5])).toEqual({ name: "exit", position: [2, 1], direction: null });
    expect(taken([0, 0], [0, 0], [0.9, 0.5])).toBeNull();
  });

  it.each([
    [[0, 0], { position: [0, 0], direction: "right" }],
    [[1, 1], { position: [1, 0], direction: "down" }],
    [[0, -1], { position: [0, 0], direction: "up" }],
    [[-3, 1], { position: [0, 0], direction: "left" }],
    [[2, 0], { position: [1, 0], direction: "right" }],
  ] as const)("dragged to %j is put %j", (to, put) => {
    expect(draggedExit(PIPE, EXIT, to)).toEqual({ name: "exit", ...put });
  });

  it("changes the params that say so, and no others", () => {
    const { params } = withExit(PIPE, { name: "exit", position: [0, 0], direction: "up" });
    expect(params).toEqual({ exitPosition: [0, 0], exitDirection: "up", queue: [1] });
  });
});

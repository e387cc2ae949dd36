// Multi-cell objects drawn by keys: one edit of the level's text each, nothing of it before the end.
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../../../../../shared/base/boardView";
import { openLevel } from "../../paintTarget.testing";
import { usePaintStore } from "../../paintStore";
import { stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";

const GAME = {
  layers: [{ id: "objects", occupancy: "zero_or_one" }],
  entityKinds: { pipe: { layer: "objects" } },
};

const LEVEL = `{
  "id": "one",
  "board": { "size": [4, 3], "layers": { "objects": { "format": "sparse", "entries": [] } } }
}`;

function open() {
  const level = openLevel(LEVEL, GAME);
  const draw = (start: Position, ...arrows: readonly string[]): void => {
    usePaintStore.setState({ focused: start, showCursor: true });
    level.key(" ");
    for (const arrow of arrows) level.key(`Arrow${arrow}`);
  };
  /** Ends it where it is. */
  const end = (): void => void level.key(" ");
  const cells = (): readonly (readonly Position[])[] =>
    stateView(level.paintTarget().view).multiCellObjects.map((object) => object.cells.map(({ position }) => position));
  return { ...level, draw, end, cells };
}

const first = usePaintStore.getState();
beforeEach(() =>
  usePaintStore.setState({ ...first, tool: "object", objectKind: "pipe", focused: [0, 0], showCursor: true }),
);

describe("an object drawn by keys", () => {
  it("goes where the arrows go, between two presses of the space bar", () => {
    const level = open();
    level.draw([0, 0], "Right", "Down");
    expect(usePaintStore.getState().notice).toBe("Drawing 3 cells, at column 1, row 1.");
    expect(level.steps()).toBe(0);
    level.end();
    expect([level.steps(), level.cells()]).toEqual([
      1,
      [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
    ]);
    expect(usePaintStore.getState()).toMatchObject({ focused: [1, 1], showCursor: true, gesture: null });
  });

  it("is drawn on from its end and moved by another of its cells", () => {
    const level = open();
    level.draw([0, 0], "Right");
    level.end();
    level.draw([1, 0], "Right");
    level.end();
    expect(level.cells()).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    ]);
    level.draw([1, 0], "Down");
    level.end();
    expect(level.cells()).toEqual([
      [
        [0, 1],
        [1, 1],
        [2, 1],
      ],
    ]);
  });

  it("is not erased, and the eraser says how it is removed", () => {
    const level = open();
    level.draw([0, 0], "Right");
    level.end();
    usePaintStore.setState({ tool: "eraser", layer: "objects", focused: [1, 0] });
    level.key(" ");
    expect(level.cells()).toHaveLength(1);
    expect(usePaintStore.getState().notice).toMatch(/^pipe_1 is an object of several cells/);
    usePaintStore.setState({ focused: [3, 2] });
    level.key(" ");
    expect(usePaintStore.getState().notice).toBe("Nothing to change there.");
  });

  it("wants a kind first", () => {
    usePaintStore.setState({ objectKind: null });
    const level = open();
    level.draw([0, 0]);
    expect(usePaintStore.getState()).toMatchObject({ gesture: null, notice: "Choose the kind of the object first." });
  });
});

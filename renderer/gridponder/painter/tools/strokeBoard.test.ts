import { describe, expect, it } from "vitest";
import { boardFromText, textOfLayer } from "../../../../shared/dialects/gridponder/text/board/boardText.testing";
import { changedCount, strokeBoard } from "./strokeBoard";

const view = boardFromText({ ground: "ee\nee", objects: "a.\n.b" });

describe("a board with a stroke on it", () => {
  it("has the entity at the stroke's cells, on its layer alone; the board itself is untouched", () => {
    const painted = strokeBoard(
      view,
      "objects",
      [
        [1, 0],
        [1, 1],
      ],
      { kind: "c", params: {} },
    );
    expect(textOfLayer(painted, "objects")).toBe("ac\n.c");
    expect(textOfLayer(painted, "ground")).toBe("ee\nee");
    expect(textOfLayer(view, "objects")).toBe("a.\n.b");
  });

  it("is emptied by a stroke of nothing", () => {
    expect(textOfLayer(strokeBoard(view, "objects", [[0, 0]], null), "objects")).toBe("..\n.b");
  });

  it("takes no notice of cells off the board, and none of an unknown layer", () => {
    const off = strokeBoard(
      view,
      "objects",
      [
        [-1, 0],
        [0, 5],
        [2, 0],
      ],
      { kind: "a", params: {} },
    );
    expect(textOfLayer(off, "objects")).toBe("a.\n.b");
    expect(strokeBoard(view, "sky", [[0, 0]], null)).toBe(view);
  });

  it("knows an entity that the board has already", () => {
    expect(strokeBoard(view, "objects", [[1, 0]], { kind: "a", params: {} }).entities).toBe(view.entities);
  });
});

it("counts only the cells that a stroke changes", () => {
  const cells = [
    [0, 0],
    [1, 0],
    [0, 1],
    [9, 9],
  ] as const;
  expect(changedCount(view, "objects", cells, { kind: "a", params: {} })).toBe(2);
  expect(changedCount(view, "objects", cells, null)).toBe(1);
  expect(changedCount(view, "objects", cells, { kind: "a", params: { value: 1 } })).toBe(3);
});

import { expect, test } from "vitest";
import { type DrawnLevel, drawn, drawnLevel } from "../drawnLevel.testing";

/** `C` is closed left and right, `U` open on the left, `n` open below, `v` open above. */
const symbols = {
  C: { layer: "objects", tags: ["sided"], kind: "box", params: { sides: 10 } },
  U: { layer: "objects", tags: ["sided"], kind: "box", params: { sides: 2 } },
  H: { layer: "objects", tags: ["sided"], kind: "box", params: { sides: 5 } },
  O: { layer: "objects", tags: ["sided"], kind: "box", params: { sides: 15 } },
  L: { layer: "objects", tags: ["sided"], kind: "box", params: { sides: 8 } },
  "#": { layer: "objects", tags: ["solid"], kind: "rock" },
  _: { layer: "ground", kind: "void" },
};

function boxes(board: string): DrawnLevel {
  return drawnLevel({ board, symbols, systems: [{ type: "sided_box" }] });
}

test.each([
  ["a closed side is pushed", "@C..", ["right"], ".@C."],
  ["not into a rock", "@C#.", ["right"], "@C#."],
  ["not into void", "@C_.", ["right"], "@C_."],
  ["an open side is entered", "@U..", ["right"], ".@.."],
  ["and the box is carried from inside", "@U..", ["right", "right"], "..@."],
  ["a rock stops the walk", "@#..", ["right"], "@#.."],
])("%s (10.5)", (_title, board, moves, after) => {
  const level = boxes(board);
  for (const direction of moves) level.act("move", { direction });
  expect(level.draw()).toBe(drawn(after));
});

test("boxes that fit into each other become one with the sides of both", () => {
  const level = boxes("@LU.");
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe(".@C.");
  expect(level.events.map((event) => event.type)).toEqual([
    "object_pushed",
    "object_removed",
    "cell_cleared",
    "boxes_merged",
    "avatar_exited",
    "avatar_entered",
  ]);
});

test("boxes with the same side across do not fit", () => {
  const level = boxes("@OH.");
  level.act("move", { direction: "right" });
  expect(level.draw()).toBe("@OH.");
});

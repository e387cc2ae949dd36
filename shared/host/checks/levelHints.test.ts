// Hints at what a level has of its own, where it alone fails.
import { expect, it } from "vitest";
import { CLOSE, GAME, hintIn, level, pack } from "./failures.testing";

it("a level that alone fails for a cell with x and y exchanged has a hint at that cell", () => {
  const entry = (position: readonly number[]) => ({ format: "sparse", entries: [{ position, kind: "door" }] });
  const pushed = (position: readonly number[]) =>
    level("a", ["right", "right"], {
      board: {
        size: [5, 4],
        layers: { objects: { format: "sparse", entries: [{ position: [1, 0], kind: "door" }] } },
      },
      goals: [{ id: "there", type: "board_match", config: { targetLayers: { objects: entry(position) } } }],
    });
  const push = { id: "push", type: "push_objects", config: { pushableTags: ["locked"] } };
  const game = { systems: [...GAME.systems, push], rules: [] };
  const packOf = (position: readonly number[]) => pack(game, pushed(position), level("b", ["right"], CLOSE));
  expect(hintIn(packOf([3, 0]))).toBeNull();
  expect(hintIn(packOf([0, 3]))).toEqual({
    at: "/goals/0/config/targetLayers/objects/entries/0/position",
    message: 'With "position": [3,0] here A would win, and the other solutions still do.',
    title: "Change to [3,0]",
  });
});

it("a level that alone fails for the axis of an object has a hint at it", () => {
  const block = (axis: string) => ({
    board: {
      size: [2, 3],
      layers: {},
      multiCellObjects: [
        {
          id: "car",
          kind: "key",
          cells: [
            [0, 0],
            [0, 1],
          ],
          params: { axis, role: "car" },
        },
      ],
    },
    state: { avatar: { enabled: false }, variables: { out: 0 } },
    goals: [{ id: "out", type: "variable_threshold", config: { variable: "out", target: 1 } }],
    solution: {
      goldPath: ["down", "down"].map((direction, step) => ({ action: "move", direction, position: [0, step] })),
    },
  });
  const game = {
    actions: [
      {
        id: "move",
        params: { position: { type: "position" }, direction: { type: "direction", values: ["down", "right"] } },
      },
    ],
    systems: [
      {
        id: "slide",
        type: "sliding_blocks",
        config: { escapeRoles: ["car"], exitTags: [], escapedVariable: "out" },
      },
    ],
    rules: [],
  };
  const axes = (axis: string) => pack(game, level("a", [], block(axis)), level("b", [], block("both")));
  expect(hintIn(axes("vertical"))).toBeNull();
  expect(hintIn(axes("horizontal"))).toMatchObject({ at: "/board/multiCellObjects/0/params/axis" });
});

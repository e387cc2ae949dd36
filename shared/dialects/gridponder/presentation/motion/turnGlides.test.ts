import { describe, expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import type { GameAction } from "../../../../engine/turnRecord";
import { regionMotion } from "./regionMoves";
import { glidesOf } from "./turnGlides";

const seen = (type: string, payload: Readonly<Record<string, Json>>) => ({ type, payload });
const entered = (from: readonly number[], to: readonly number[], direction: string) =>
  seen("avatar_entered", { fromPosition: from, position: to, direction });
const settled = (from: readonly number[], to: readonly number[], kind = "rock", fromKind = kind) =>
  seen("object_settled", { fromPosition: from, position: to, kind, fromKind });

describe("the ways gone in a phase", () => {
  it("make one way of the steps of one thing, and of each thing its own", () => {
    const glides = glidesOf([
      settled([0, 0], [0, 1]),
      settled([2, 0], [2, 1]),
      settled([0, 1], [0, 2]),
      settled([2, 1], [2, 2], "rubble", "rock"),
    ]);
    expect(glides.map(({ path }) => path)).toEqual([
      [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
      [
        [2, 0],
        [2, 1],
        [2, 2],
      ],
    ]);
    expect(glides[1]!.mover).toMatchObject({ kind: "rock", becomes: "rubble" });
  });

  it("do not take another thing's step for one's own", () => {
    const glides = glidesOf([settled([0, 0], [0, 1], "rock"), settled([0, 1], [0, 2], "crate")]);
    expect(glides).toHaveLength(2);
  });

  it("are the avatar's, round corners too", () => {
    const [glide] = glidesOf([entered([0, 0], [1, 0], "right"), entered([1, 0], [1, 1], "down")]);
    expect(glide).toMatchObject({
      mover: { is: "avatar" },
      path: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      jumps: [],
    });
  });

  it("jump where the avatar is put somewhere that its direction does not lead to, on the same row too", () => {
    const [walked] = glidesOf([
      entered([0, 0], [1, 0], "right"),
      entered([1, 0], [6, 0], "right"),
      entered([6, 0], [7, 0], "right"),
    ]);
    expect(walked!.path).toEqual([
      [0, 0],
      [1, 0],
      [6, 0],
      [7, 0],
    ]);
    expect(walked!.jumps).toEqual([2]);
    expect(glidesOf([entered([3, 3], [3, 4], "right")])[0]!.jumps).toEqual([1]);
    expect(glidesOf([seen("avatar_entered", { fromPosition: [3, 3], position: [4, 3] })])[0]!.jumps).toEqual([1]);
    expect(glidesOf([entered([3, 3], [4, 4], "down_right")])[0]!.jumps).toEqual([]);
  });

  const removed = (at: readonly number[], kind = "crate") => seen("object_removed", { position: at, kind });
  const placed = (at: readonly number[], kind = "crate", more: Readonly<Record<string, Json>> = {}) =>
    seen("object_placed", { position: at, kind, params: { value: 2 }, ...more });

  it("are those of what is removed here and placed there by one move", () => {
    expect(glidesOf([removed([1, 0]), placed([5, 0], "crate", { wasTeleported: true })])).toMatchObject([
      {
        mover: { is: "entity", kind: "crate", params: { value: 2 } },
        path: [
          [1, 0],
          [5, 0],
        ],
        jumps: [1],
      },
    ]);
    const cleared = seen("cell_cleared", { position: [1, 0], previousKind: "crate", layer: "objects" });
    const carried = glidesOf([removed([1, 0]), cleared, removed([1, 1], "coin"), placed([1, 1])]);
    expect(carried.map(({ jumps }) => jumps)).toEqual([[]]);
  });

  it("are reported once where a push and a removal report the same", () => {
    const pushed = seen("object_pushed", { kind: "crate", fromPosition: [1, 0], toPosition: [2, 0] });
    expect(glidesOf([pushed, removed([1, 0]), placed([2, 0])])).toHaveLength(1);
    const through = glidesOf([pushed, removed([1, 0]), placed([2, 0]), removed([2, 0]), placed([7, 3])]);
    expect(through).toMatchObject([{ jumps: [2] }]);
  });

  it("are none where what comes is another thing, or the same cell", () => {
    expect(glidesOf([removed([1, 0]), placed([5, 0], "rock")])).toEqual([]);
    expect(glidesOf([removed([1, 0]), placed([1, 0])])).toEqual([]);
    expect(glidesOf([removed([1, 0]), seen("turn_ended", { turnNumber: 1 }), placed([5, 0])])).toEqual([]);
  });

  it("jump where a sliding tile comes in again on the other side", () => {
    const tile = (from: readonly number[], to: readonly number[]) =>
      seen("tile_moved", { kind: "number", fromPosition: from, position: to });
    const slid = seen("tiles_slid", { direction: "right", movedCount: 2 });
    expect(glidesOf([tile([3, 0], [1, 0]), tile([0, 1], [3, 1]), slid]).map(({ jumps }) => jumps)).toEqual([[1], []]);
  });

  it("are those of multi-cell objects, which may leave the board", () => {
    const moved = seen("multi_cell_object_moved", {
      id: "a",
      fromCells: [
        [1, 1],
        [2, 1],
      ],
      toCells: [
        [2, 1],
        [3, 1],
      ],
    });
    const left = seen("multi_cell_object_exited", { id: "b", direction: "right" });
    expect(glidesOf([moved, left])).toMatchObject([
      {
        mover: { is: "object", id: "a" },
        path: [
          [1, 1],
          [2, 1],
        ],
        leaves: false,
      },
      { mover: { is: "object", id: "b" }, path: [[1, 0]], leaves: true },
    ]);
  });

  it("are the overlay's, which the event tells only the end of, and of what comes out of nothing", () => {
    const glides = glidesOf([
      seen("overlay_moved", { position: [1, 0] }),
      seen("item_released", { kind: "ball", position: [2, 2] }),
    ]);
    expect(glides).toMatchObject([
      { mover: { is: "overlay" }, path: [[1, 0]] },
      { mover: { is: "entity", kind: "ball" }, path: [[2, 2]], speed: "spawn" },
    ]);
  });

  it("are none where an event says no places or is named like a member of all objects", () => {
    const nowhere = [
      seen("object_pushed", { kind: "crate", toPosition: [1, 0] }),
      seen("constructor", { position: [0, 0] }),
    ];
    expect(glidesOf(nowhere)).toEqual([]);
  });
});

describe("what a region's event says", () => {
  const square = [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ];
  const ways = (opType: string, action: GameAction, cells: Json = square): readonly string[] =>
    (regionMotion({ opType, cells }, action)?.moves ?? []).map(({ from, to }) => `${from.join()} → ${to.join()}`);

  it("turns clockwise unless the action says otherwise", () => {
    expect(ways("rotate", { action: "rotate" })).toEqual(["1,1 → 2,1", "2,1 → 2,2", "1,2 → 1,1", "2,2 → 1,2"]);
    expect(ways("rotate", { action: "rotate", rotation: "counterclockwise" })[0]).toBe("1,1 → 1,2");
  });

  it("mirrors along the action's axis, and swaps corners", () => {
    expect(ways("flip", { action: "flip" })[0]).toBe("1,1 → 2,1");
    expect(ways("flip", { action: "flip", axis: "vertical" })[0]).toBe("1,1 → 1,2");
    expect(
      ways("diagonal_swap", { action: "swap" }, [
        [1, 1],
        [2, 2],
      ]),
    ).toEqual(["1,1 → 2,2", "2,2 → 1,1"]);
  });

  it("is nothing for another event", () => {
    expect(regionMotion({ cells: square }, null)).toBeNull();
    expect(regionMotion({ opType: "melt", cells: square }, null)).toBeNull();
  });
});

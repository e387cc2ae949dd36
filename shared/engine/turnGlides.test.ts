import { describe, expect, it } from "vitest";
import type { Json } from "../base/json";
import type { GameAction } from "./dialect";
import { regionMotion } from "./regionMoves";
import { glidesOf } from "./turnGlides";

const seen = (type: string, payload: Readonly<Record<string, Json>>) => ({ type, payload });
const entered = (from: readonly number[], to: readonly number[]) =>
  seen("avatar_entered", { fromPosition: from, position: to });
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
    const [glide] = glidesOf([entered([0, 0], [3, 0]), entered([3, 0], [3, 2])]);
    expect(glide).toMatchObject({
      mover: { is: "avatar" },
      path: [
        [0, 0],
        [3, 0],
        [3, 2],
      ],
    });
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

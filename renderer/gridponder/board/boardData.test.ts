// Small pure parts of the board: borders, objects, the avatar's sprite, a cell in words.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../shared/base/json";
import { avatarSpriteAt } from "./avatarLook";
import { boardFromText } from "../../../shared/dialects/gridponder/text/board/boardText.testing";
import { describeCell } from "./describeCell";
import { looksOf } from "./looks";
import { objectExits, objectParts, objectQueue } from "./objectParts";
import { borderOf, runsOf } from "../../board/decorations";
import { spriteAddress } from "../../board/spriteStore";

describe("the border of cells", () => {
  it("goes around a lone cell and leaves out sides between cells of the set", () => {
    expect(borderOf([[2, 3]])).toHaveLength(4);
    expect(
      borderOf([
        [0, 0],
        [1, 0],
      ]),
    ).toHaveLength(6);
    expect(
      borderOf([
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ]),
    ).toHaveLength(8);
    expect(borderOf([])).toEqual([]);
  });

  it("joins neighbours of a row, in whatever order they come, each once", () => {
    const cells = [
      [3, 3],
      [6, 4],
      [5, 3],
      [2, 3],
      [7, 4],
      [6, 4],
    ] as const;
    expect(runsOf(cells).map(({ at, length }) => [...at, length])).toEqual([
      [2, 3, 2],
      [5, 3, 1],
      [6, 4, 2],
    ]);
  });
});

describe("a multi-cell object", () => {
  const object = {
    id: "pipe_1",
    kind: "pipe",
    cells: (
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [9, 9],
      ] as const
    ).map((position) => ({ position, sprite: null })),
    params: { queue: [5, null, "x"], currentIndex: 1, exitPosition: [1, 1], exitDirection: "down", exit2Position: [0] },
  };

  it("joins each of its cells to the one before and the one after", () => {
    const parts = objectParts(boardFromText({ ground: "aa\naa" }, { multiCellObjects: [object] }));
    expect([...parts.keys()]).toEqual([0, 1, 3]);
    expect(parts.get(0)?.[0]?.joins).toEqual([[1, 0]]);
    expect(parts.get(1)?.[0]?.joins).toEqual([
      [-1, 0],
      [0, 1],
    ]);
    expect(parts.get(3)?.[0]?.joins).toEqual([[0, -1]]);
  });

  it("shows its exits and what it has not yet released", () => {
    expect(objectExits(object)).toEqual([{ name: "exit", x: 1, y: 1, direction: "down" }]);
    expect(objectQueue(object)).toEqual(["null", "x"]);
    const played = { ...object, params: { ...object.params, pipeSlots: [null, 3, null, "x"] } };
    expect(objectQueue(played)).toEqual(["3", "x"]);
  });
});

describe("the avatar's sprite (files.md, avatar)", () => {
  const look = (avatar: JsonObject) => looksOf({}, { avatar }).avatar;

  it("is the state's, else idle's, else the one sprite, else none", () => {
    const sprites = { idle: { right: "r.png" }, moving: { right: { frames: ["m1.png", "m2.png"], duration: 200 } } };
    const own = look({ sprite: "one.png", sprites });
    expect(avatarSpriteAt(own, "moving", "right", 0)).toEqual({ path: "m1.png", mirrored: false });
    expect(avatarSpriteAt(own, "pushing", "right", 0)).toEqual({ path: "r.png", mirrored: false });
    expect(avatarSpriteAt(own, "idle", "up", 0)).toEqual({ path: "one.png", mirrored: false });
    expect(avatarSpriteAt(look({}), "idle", "up", 0)).toBeNull();
  });

  it("is mirrored where the theme says so, and never in a circle", () => {
    const sprites = {
      idle: { right: "r.png", left: { mirror: "right" }, up: { mirror: "down" }, down: { mirror: "up" } },
    };
    expect(avatarSpriteAt(look({ sprites }), "idle", "left", 0)).toEqual({ path: "r.png", mirrored: true });
    expect(avatarSpriteAt(look({ sprites }), "idle", "up", 0)).toBeNull();
  });
});

describe("a cell in words", () => {
  const looks = looksOf({ entityKinds: { a: { uiName: "grass" } } }, {});
  const avatar = { enabled: true, position: [0, 0] as const, facing: "left", item: null };

  it("tells layers, and the avatar", () => {
    const view = boardFromText({ ground: "aa", objects: ".b" }, { avatar });
    expect(describeCell(view, looks, [0, 0])).toBe("Column 0, row 0. Ground: grass. Avatar, facing left.");
    expect(describeCell(view, looks, [1, 0])).toBe("Column 1, row 0. Ground: grass. Objects: b.");
  });

  it("says when there is nothing", () => {
    expect(describeCell(boardFromText({ ground: "." }), looks, [0, 0])).toBe("Column 0, row 0. Empty.");
  });
});

describe("a sprite's address", () => {
  it("keeps odd names whole and never leaves the pack", () => {
    expect(spriteAddress("p1", "assets/a b#1?.png")).toBe("asset://p1/assets/a%20b%231%3F.png");
    expect(spriteAddress("p1", "../../etc/passwd.png")).toBeNull();
    expect(spriteAddress("p1", "a/../../b.png")).toBeNull();
    expect(spriteAddress("p1", "")).toBeNull();
  });
});

import { beforeEach, expect, test, vi } from "vitest";
import type { BoardView } from "../../../shared/base/boardView";
import { createEmitter } from "../../../shared/base/emitter";
import { UNPLAYED } from "../../../shared/dialects/gridponder/text/board/stateView";
import { type CellPictures, createCellPictures } from "./cellPictures";
import type { SpriteStore } from "../../board/spriteStore";
import type { CellScene } from "./drawCell";
import type { Canvas2d } from "../../board/canvas";
import { looksOf } from "./looks";
import type { ObjectPart } from "./objectParts";

/** Kinds of the floors that were drawn, and copies of pictures: a cell drawn in full has a floor. */
let work: { floors: number; copies: number };

function contextOf(): Canvas2d {
  const context: Partial<Canvas2d> = {
    fillRect: () => void (work.floors += 1),
    drawImage: () => void (work.copies += 1),
    getImageData(_x: number, _y: number, width: number, height: number) {
      const pixels = new Uint32Array(width * height).fill(work.floors);
      const image: Partial<ImageData> = { data: new Uint8ClampedArray(pixels.buffer) };
      return image as ImageData;
    },
  };
  return context as Canvas2d;
}

beforeEach(() => {
  work = { floors: 0, copies: 0 };
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext = contextOf;
    },
  );
});

const GAME = {
  layers: [{ id: "ground" }, { id: "objects" }],
  entityKinds: {
    rock: { layer: "objects" },
    gem: { layer: "objects" },
    line: { layer: "objects", outline: { color: "#123456", width: 2 } },
  },
};

/** A board of one row; a letter is a kind on the upper layer, a dot nothing. */
function sceneOf(row: string, more: Partial<CellScene> = {}): CellScene {
  const kinds = ["rock", "gem", "line"];
  const upper = Array.from(row, (letter) => 1 + kinds.findIndex((kind) => kind.startsWith(letter)));
  const view: BoardView = {
    width: row.length,
    height: 1,
    layers: LAYERS,
    entities: [null, ...kinds.map((kind) => ({ kind, params: {} }))],
    cells: Uint16Array.from([...Array.from(row, () => 0), ...upper]),
    state: UNPLAYED,
  };
  const looks = looksOf(GAME, undefined);
  const nothing = { size: 8, of: () => null };
  return {
    view,
    looks,
    colors: { floor: "#fff", floorOther: "#eee" } as CellScene["colors"],
    sprites: spritesWith(0),
    stamps: nothing,
    parts: new Map(),
    layerOpacity: new Map(),
    gridLines: false,
    ...more,
  };
}

const LAYERS = ["ground", "objects"];

function spritesWith(pending: number): SpriteStore {
  return {
    get: () => ({ state: "loading" }),
    pending: () => pending,
    settled: createEmitter(),
    dispose: () => undefined,
  };
}

function drawAll(pictures: CellPictures, scene: CellScene): typeof work {
  work = { floors: 0, copies: 0 };
  const context = contextOf();
  for (let x = 0; x < scene.view.width; x += 1) pictures.draw(context, scene, x, 0, { x: x * 8, y: 0, size: 8 });
  return work;
}

test("of a thousand cells that look alike two of each floor are drawn, the others copied", () => {
  expect(drawAll(createCellPictures(), sceneOf("r".repeat(1000)))).toEqual({ floors: 4, copies: 998 });
});

test("another board of the same style is made of the same pictures", () => {
  const pictures = createCellPictures();
  drawAll(pictures, sceneOf("rrrrgggg...."));
  expect(drawAll(pictures, sceneOf("....ggggrrrr"))).toEqual({ floors: 0, copies: 12 });
});

test("cells of which there are no two are drawn, not kept", () => {
  expect(drawAll(createCellPictures(), sceneOf("rg"))).toEqual({ floors: 2, copies: 0 });
});

test("what looks at its neighbours, is part of an object or hidden just now is drawn in full", () => {
  const part: ObjectPart = { object: { id: "o", kind: "worm", cells: [], params: {} }, sprite: "worm.png", joins: [] };
  const pictures = createCellPictures();
  drawAll(pictures, sceneOf("rrrr"));
  expect(drawAll(pictures, sceneOf("rrrr", { parts: new Map([[2, [part]]]) }))).toEqual({
    floors: 1,
    copies: 3,
  });
  // The slot of the second cell's upper layer.
  expect(drawAll(pictures, sceneOf("rrrr", { hidden: new Set([5]) }))).toEqual({ floors: 1, copies: 3 });
});

test("nothing is kept of cells whose images may still be on their way", () => {
  const pictures = createCellPictures();
  expect(drawAll(pictures, sceneOf("rrrr", { sprites: spritesWith(1) }))).toEqual({ floors: 4, copies: 0 });
  expect(drawAll(pictures, sceneOf("rrrr"))).toEqual({ floors: 2, copies: 4 });
});

test("kinds with an outline are drawn in full, whatever stands beside them", () => {
  expect(drawAll(createCellPictures(), sceneOf("llllll")).copies).toBe(0);
});

test("the pixels of cells that look alike are asked for once; what looks at its neighbours has none", () => {
  const pictures = createCellPictures();
  const blocks = (row: string, more: Partial<CellScene> = {}): readonly (Uint32Array | null)[] =>
    Array.from(row, (_, x) => pictures.pixels(sceneOf(row, more), x, 0, 2));
  const [, , first, other, again] = blocks("rrrrr");
  expect(first).toHaveLength(4);
  // The floor is another one.
  expect(other).not.toBe(first);
  expect(again).toBe(first);
  expect(work.floors).toBe(2);
  expect(blocks("ll")).toEqual([null, null]);
  expect(blocks("gggg", { sprites: spritesWith(1) })).toEqual([null, null, null, null]);
  // Seen before, but not all of its images were there: only now.
  expect(blocks("gg").map((block) => block?.length)).toEqual([4, 4]);
});

import { expect, it } from "vitest";
import { imageKinds, namingMistakes, offeredKinds } from "./imageKinds";

const GAME = {
  entityKinds: {
    wall: { layer: "ground", symbol: "W", sprite: "assets/wall.png" },
    tile_1: { layer: "ground", symbol: "T" },
  },
};
const IMAGES = ["assets/tile_1.png", "assets/more/tile_1.png", "assets/wall.png"];

it("images are offered as kinds under free names, but for those that one is drawn with", () => {
  const offered = offeredKinds(GAME, IMAGES, "objects");
  expect(offered.map(({ written, isWanted }) => [written, isWanted])).toEqual([
    ["tile_1_2", true],
    ["tile_1_3", true],
    ["wall_2", false],
  ]);
  expect(namingMistakes(GAME, offered)).toEqual(new Map());
});

it("kinds are declared with their image, their layer and a symbol of their own; titles for players stay", () => {
  const kinds = [
    { image: "assets/tile_1.png", written: "Stone floor", layer: "ground", isWanted: true },
    { image: "assets/more/tile_1.png", written: "stone", layer: "objects", isWanted: true },
    { image: "assets/wall.png", written: "left out", layer: "objects", isWanted: false },
  ];
  expect(imageKinds(GAME, kinds)).toEqual([
    {
      name: "stone_floor",
      kind: { layer: "ground", tags: [], symbol: "S", uiName: "Stone floor", sprite: "assets/tile_1.png" },
    },
    { name: "stone", kind: { layer: "objects", tags: [], symbol: "O", sprite: "assets/more/tile_1.png" } },
  ]);
});

it("a name that is taken, by a kind or by another image, or is none, is a mistake of its row", () => {
  const kind = (written: string, isWanted = true) => ({ image: "a.png", written, layer: "objects", isWanted });
  const mistakes = namingMistakes(GAME, [kind("wall"), kind("a"), kind("a"), kind(""), kind("a", false)]);
  expect([...mistakes.keys()]).toEqual([0, 2, 3]);
  expect(mistakes.get(2)).toBe('There are two kinds "a" here.');
});

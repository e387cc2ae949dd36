import { expect, it } from "vitest";
import { imageKinds, namingMistakes, offeredKinds, sharedTags, withSharedTags } from "./imageKinds";

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
    { image: "assets/tile_1.png", written: "Stone floor", layer: "ground", tags: ["walkable"], isWanted: true },
    { image: "assets/more/tile_1.png", written: "stone", layer: "objects", tags: [], isWanted: true },
    { image: "assets/wall.png", written: "left out", layer: "objects", tags: [], isWanted: false },
  ];
  expect(imageKinds(GAME, kinds)).toEqual([
    {
      name: "stone_floor",
      kind: { layer: "ground", tags: ["walkable"], symbol: "S", uiName: "Stone floor", sprite: "assets/tile_1.png" },
    },
    { name: "stone", kind: { layer: "objects", tags: [], symbol: "O", sprite: "assets/more/tile_1.png" } },
  ]);
});

it("a name that is taken, by a kind or by another image, or is none, is a mistake of its row", () => {
  const kind = (written: string, isWanted = true) => ({
    image: "a.png",
    written,
    layer: "objects",
    tags: [],
    isWanted,
  });
  const mistakes = namingMistakes(GAME, [kind("wall"), kind("a"), kind("a"), kind(""), kind("a", false)]);
  expect([...mistakes.keys()]).toEqual([0, 2, 3]);
  expect(mistakes.get(2)).toBe('There are two kinds "a" here.');
});

it("tags of all are those that each has; a change of them leaves the others", () => {
  const [one, two, three] = offeredKinds(GAME, IMAGES, "objects");
  const kinds = [{ ...one!, tags: ["solid", "pushable"] }, { ...two!, tags: ["solid"] }, three!];
  expect(sharedTags(kinds)).toEqual(["solid"]);
  expect(withSharedTags(kinds, ["burnable"]).map(({ tags }) => tags)).toEqual([
    ["burnable", "pushable"],
    ["burnable"],
    ["burnable"],
  ]);
  expect(withSharedTags(kinds, ["solid", "pushable"])[0]?.tags).toEqual(["solid", "pushable"]);
});

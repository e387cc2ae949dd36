import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { buildPackSource } from "../../../models";
import { carriedKindEdits, carriedKinds, lackingKinds } from "./carriedKinds";

const SOURCE_GAME = {
  layers: [{ id: "ground" }, { id: "objects" }, { id: "markers" }],
  entityKinds: {
    wall: { layer: "ground", symbol: "#" },
    crate: {
      layer: "objects",
      tags: ["pushable"],
      symbol: "C",
      sprite: "assets/crate.png",
      animations: { break: { frames: ["assets/crate_1.png"] } },
    },
    tile: { layer: "objects", sprite: "assets/tile_{value}.png", spriteParam: "value" },
    flag: { layer: "markers" },
    unused: { layer: "objects" },
  },
};
const LEVEL = {
  id: "a",
  board: {
    size: [2, 1],
    layers: {
      ground: [["wall", "wall"]],
      objects: {
        format: "sparse",
        entries: [
          { position: [0, 0], kind: "crate" },
          { position: [1, 0], kind: "tile", value: 2 },
        ],
      },
    },
  },
  goals: [{ id: "g", type: "reach_target", config: { targetKind: "flag" } }],
};
const ASSETS = ["assets/crate.png", "assets/crate_1.png", "assets/tile_2.png", "assets/tile_4.png", "assets/other.png"];

function packOf(game: object, others: Readonly<Record<string, object>> = {}) {
  const files = Object.entries({ "manifest.json": { dslVersion: "0.5" }, "game.json": game, ...others });
  return buildPackSource(
    files.map(([path, value]) => ({ path, text: JSON.stringify(value, null, 2) })),
    [],
    [],
  );
}

const carried = () => {
  const pack = packOf(SOURCE_GAME, { "levels/a.json": LEVEL, "levels/b.json": { id: "b" } });
  return carriedKinds(pack, ["levels/a.json"], ASSETS);
};

const TARGET_GAME = {
  layers: [{ id: "ground" }, { id: "objects" }],
  entityKinds: { wall: { layer: "ground" }, cat: { layer: "objects", symbol: "C" } },
};

it("levels carry the kinds that they name, each with the images that it is drawn with", () => {
  const kinds = carried();
  expect(Object.keys(kinds)).toEqual(["wall", "crate", "tile", "flag"]);
  expect(kinds["crate"]).toMatchObject({ images: ["assets/crate.png", "assets/crate_1.png"] });
  expect(kinds["tile"]).toMatchObject({ images: ["assets/tile_2.png", "assets/tile_4.png"] });
});

it("another pack lacks those that it does not declare, and is told of a layer that it does not have", () => {
  expect(lackingKinds(packOf(TARGET_GAME), carried())).toEqual({
    title: "This pack lacks 3 kinds of what is pasted. Add them?",
    detail:
      'crate, tile, flag with 4 images. Some need a layer that game.json does not have: markers. Add it under "layers".',
    images: ["assets/crate.png", "assets/crate_1.png", "assets/tile_2.png", "assets/tile_4.png"],
  });
  expect(lackingKinds(packOf(SOURCE_GAME), carried())).toBeNull();
});

it("they are declared as they were, with the paths of their images here and a symbol of their own", () => {
  const target = packOf(TARGET_GAME);
  const images = new Map([["assets/crate_1.png", "assets/sprites/crate_1.png"]]);
  const edits = carriedKindEdits(target, carried(), images);
  if (!edits.ok) throw new Error(edits.refusal);
  const { entityKinds } = JSON.parse(applyEdits(target.game!.text, edits.value[0]!.edits)) as typeof SOURCE_GAME;
  expect(Object.keys(entityKinds)).toEqual(["wall", "cat", "crate", "tile", "flag"]);
  expect(entityKinds.crate).toEqual({
    ...SOURCE_GAME.entityKinds.crate,
    symbol: "R",
    animations: { break: { frames: ["assets/sprites/crate_1.png"] } },
  });
  expect(entityKinds.flag).toEqual({ layer: "markers" });
});

it("they keep the colours of their theme, but for names that the other theme has", () => {
  const board = { size: [3, 1], layers: { ground: [["door", "sea", "sand"]] } };
  const theme = { palette: { brass: "#aa8833", water: "#3366cc" }, entityColors: { sand: "#ddcc88" } };
  const kinds = {
    door: { layer: "ground", display: { type: "tile", color: "brass" }, render: { tint: "water" } },
    sea: { layer: "ground", display: { type: "fill", color: "water" } },
    sand: { layer: "ground" },
  };
  const source = packOf(
    { layers: [{ id: "ground" }], entityKinds: kinds },
    { "theme.json": theme, "levels/a.json": { id: "a", board } },
  );
  const target = packOf(TARGET_GAME, { "theme.json": { palette: { water: "#112244" } } });
  const edits = carriedKindEdits(target, carriedKinds(source, ["levels/a.json"], []), new Map());
  if (!edits.ok) throw new Error(edits.refusal);
  const { entityKinds } = JSON.parse(applyEdits(target.game!.text, edits.value[0]!.edits)) as { entityKinds: object };
  expect(entityKinds).toMatchObject({
    door: { display: { type: "tile", color: "#aa8833" }, render: { tint: "water" } },
    sea: { display: { type: "fill", color: "water" } },
    sand: { display: { type: "tile", color: "#ddcc88" } },
  });
});

it("they bring the colours that their entities name in a param, where a theme can have them", () => {
  const board = {
    size: [3, 1],
    layers: {
      ground: {
        format: "sparse",
        entries: [
          { position: [0, 0], kind: "pad", hue: "brass" },
          { position: [1, 0], kind: "pad", hue: "water" },
          { position: [2, 0], kind: "pad", hue: "sand" },
        ],
      },
    },
  };
  const palette = { brass: "#aa8833", water: "#3366cc", moss: "#225522", sand: "#ddcc88", unused: "#000000" };
  const pad = {
    layer: "ground",
    display: { type: "tile", color: "@param:hue" },
    params: { hue: { type: "string", default: "moss" } },
  };
  const source = packOf(
    { layers: [{ id: "ground" }], entityKinds: { pad } },
    { "theme.json": { palette }, "levels/a.json": { id: "a", board } },
  );
  const all = carriedKinds(source, ["levels/a.json"], []);
  const beach = { layer: "ground", display: { type: "tile", color: "sand" } };
  const target = packOf(
    { ...TARGET_GAME, entityKinds: { ...TARGET_GAME.entityKinds, beach } },
    { "theme.json": { palette: { water: "#112244" } } },
  );
  const edits = carriedKindEdits(target, all, new Map());
  if (!edits.ok) throw new Error(edits.refusal);
  expect(edits.value.map(({ file }) => file)).toEqual(["game.json", "theme.json"]);
  // A name that is used there keeps its meaning.
  expect(JSON.parse(applyEdits(target.theme!.text, edits.value[1]!.edits))).toEqual({
    palette: { water: "#112244", brass: "#aa8833", moss: "#225522" },
  });
  const bare = carriedKindEdits(packOf(TARGET_GAME), all, new Map());
  expect(bare.ok && bare.value).toHaveLength(1);
});

it("they bring the colours that are the end of their own names", () => {
  const board = { size: [2, 1], layers: { ground: [["pad_brass", "moss"]] } };
  const display = { type: "tile", color: "@kind_suffix:pad_" };
  const source = packOf(
    {
      layers: [{ id: "ground" }],
      entityKinds: { pad_brass: { layer: "ground", display }, moss: { layer: "ground", display } },
    },
    {
      "theme.json": { palette: { brass: "#aa8833", moss: "#225522", unused: "#000000" } },
      "levels/a.json": { id: "a", board },
    },
  );
  const target = packOf(TARGET_GAME, { "theme.json": { palette: {} } });
  const edits = carriedKindEdits(target, carriedKinds(source, ["levels/a.json"], []), new Map());
  if (!edits.ok) throw new Error(edits.refusal);
  expect(JSON.parse(applyEdits(target.theme!.text, edits.value[1]!.edits))).toEqual({
    palette: { brass: "#aa8833", moss: "#225522" },
  });
});

it("anything else that was carried is left out", () => {
  expect(lackingKinds(packOf(TARGET_GAME), { crate: 1, tile: { kind: [] } })).toBeNull();
});

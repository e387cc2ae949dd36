import { expect, test } from "vitest";
import { buildPackSource } from "../../../models";
import { indexPack } from "./packIndex";
import { packNames } from "./packNames";

const GAME = {
  layers: [{ id: "ground", occupancy: "exactly_one" }, { id: "objects" }],
  actions: [{ id: "move" }],
  entityKinds: {
    rock: { layer: "objects", tags: ["solid", "heavy"] },
    key: { layer: "objects", tags: ["pickup"], params: { channel: { type: "string" } } },
    tile: { layer: "objects", tags: ["solid"], params: { channel: { type: "string" }, value: { type: "integer" } } },
  },
  systems: [{ id: "push", type: "push_objects", config: {} }],
  levelSequence: [],
};
const level = (id: string, variables: object) => ({
  id,
  title: id.toUpperCase(),
  board: { size: [1, 1], layers: {} },
  state: { variables },
  goals: [{ id: `${id}_goal`, type: "balance", config: { owners: [] } }],
});
const texts = {
  "manifest.json": {},
  "game.json": GAME,
  "levels/one.json": level("one", { count: 2 }),
  "levels/two.json": level("two", { other: 1, count: 0 }),
};
const index = indexPack(
  buildPackSource(
    Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
    [],
    [],
  ),
);
const one = index.levels.find(({ id }) => id === "one")!;
const names = (of: string, level = index.levels.find(({ id }) => id === "one") ?? null): readonly string[] =>
  packNames(index, of, level).map(({ name }) => name);

test.each([
  ["layer", ["ground", "objects"]],
  ["kind", ["rock", "key", "tile"]],
  ["item", ["key", "rock", "tile"]],
  ["tag", ["solid", "heavy", "pickup"]],
  ["action", ["move"]],
  ["system", ["push"]],
  ["param", ["channel", "value"]],
  ["level", ["one", "two"]],
  ["goal", ["one_goal"]],
  ["variable", ["count", "other"]],
  ["nothing of that sort", []],
])("names of a %s, each once", (of, wanted) => {
  expect(names(of)).toEqual(wanted);
});

test("a few words tell what a name is", () => {
  expect(packNames(index, "kind", one)[0]).toEqual({ name: "rock", detail: "objects solid heavy" });
  expect(packNames(index, "variable", one)[0]).toEqual({ name: "count", detail: "starts at 2" });
  expect(packNames(index, "tag", null)[0]).toEqual({ name: "solid", detail: "rock tile" });
});

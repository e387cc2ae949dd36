import { expect, test } from "vitest";
import { usesByFile, usesText } from "./nameUses";
import { buildPackSource } from "../../../models";
import { indexPack } from "./packIndex";

const GAME = {
  layers: [{ id: "objects" }],
  actions: [],
  entityKinds: { rock: { layer: "objects", tags: [] }, flag: { layer: "objects", tags: [] } },
  systems: [],
  rules: [{ id: "r", on: "avatar_entered", then: [{ set_inventory: { item: "rock" } }] }],
  levelSequence: [],
};
const LEVEL = {
  id: "one",
  board: { size: [2, 1], layers: { objects: [["rock", { kind: "rock" }]] } },
  goals: [{ id: "g", type: "all_cleared", config: { kind: "rock" } }],
};
const texts = { "manifest.json": {}, "game.json": GAME, "levels/one.json": LEVEL };
const index = indexPack(
  buildPackSource(
    Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) })),
    [],
    [],
  ),
);

test("uses of a kind are counted on boards, in rules and in goals; its declaration is none", () => {
  const uses = usesByFile(index, "kind", "rock");
  expect(uses.map(({ file, count }) => [file, count])).toEqual([
    ["game.json", 1],
    ["levels/one.json", 3],
  ]);
  expect(JSON.stringify(LEVEL).slice(uses[1]!.first.offset, uses[1]!.first.offset + 4)).toBe("rock");
  expect(usesByFile(index, "kind", "flag")).toEqual([]);
});

test("uses in a sentence", () => {
  const first = { offset: 0, length: 1 };
  const use = (file: string, count: number) => ({ file, count, first });
  expect(usesText([])).toBe("Nothing in the pack names it.");
  expect(usesText([use("game.json", 1)])).toBe("Used once: game.json.");
  expect(usesText([use("a", 1), use("b", 3), use("c", 1)], 2)).toBe("Used 5 times: a, b (3) and 1 more file.");
});

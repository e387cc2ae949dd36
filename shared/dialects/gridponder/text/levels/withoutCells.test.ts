import { expect, test } from "vitest";
import { isJsonObject } from "../../../../base/json";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { paintEdits } from "../layers/paint";
import { buildPackSource } from "../../../models";
import type { PackSource } from "../../../../pack/packSource";
import { packWithoutCells } from "./withoutCells";

const GAME = { layers: [{ id: "objects" }, { id: "markers" }], entityKinds: { rock: { layer: "objects" } } };
const LEVEL = JSON.stringify({
  id: "one",
  title: "One",
  board: {
    size: [2, 2],
    layers: {
      objects: [
        [null, "rock"],
        [null, null],
      ],
      markers: { format: "sparse", entries: [] },
    },
  },
  solution: { goldPath: [] },
});

function packWith(level: string, game: unknown = GAME): PackSource {
  const texts = { "manifest.json": "{}", "game.json": JSON.stringify(game), "levels/one.json": level };
  return buildPackSource(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    [],
    [],
  );
}

const before = packWithoutCells(packWith(LEVEL), null);

/** What is left of the earlier pack once the level has another text. */
function after(level: string, game: unknown = GAME): PackSource {
  const now = packWith(level, game);
  const { assets, collections } = before;
  return packWithoutCells({ ...now, assets, collections }, before);
}

test.each(["objects", "markers"])("a stroke on the layer %s leaves the same pack", (layer) => {
  const rock = { x: 1, y: 1, entity: { kind: "rock", params: {} } };
  const edits = paintEdits({ text: LEVEL, tree: parseJsonTree(LEVEL) }, GAME, layer, [rock]);
  if (!edits.ok) throw new Error(edits.refusal.message);
  const painted = applyEdits(LEVEL, edits.value);
  expect(painted).not.toBe(LEVEL);
  expect(after(painted)).toBe(before);
});

test.each([
  ["a title", '"One"', '"Uno"'],
  ["a size", "[2,2]", "[2,3]"],
  ["a layer that goes", '"markers":{"format":"sparse","entries":[]}', '"other":[]'],
  ["a solution", '"goldPath":[]', '"goldPath":[{"action":"move"}]'],
  ["an error in the text", '"solution":', '"solution"'],
  ["a bracket too many before a layer", '"markers":{', '"markers":[{'],
  ["a row of cells without an end", "[null,null]", "[null,null"],
])("%s gives another pack, with the files that did not change", (_, part, instead) => {
  expect(LEVEL).toContain(part);
  const changed = after(LEVEL.replace(part, instead));
  expect(changed).not.toBe(before);
  expect(changed.levels[0]?.text).toContain(instead);
  expect(changed.files.get("levels/one.json")).toBe(changed.levels[0]);
  expect(changed.game).toBe(before.game);
});

test.each([
  ["a comma too many", "null,null", "null,,null"],
  ["a bracket too many", "null,null", "null[],null"],
])("%s among the cells leaves the same pack, and a change elsewhere then does not", (_, part, instead) => {
  const broken = LEVEL.replace(part, instead);
  expect(packWith(broken).levels[0]?.tree.errors).not.toEqual([]);
  expect(after(broken)).toBe(before);
  expect(after(broken.replace("One", "Uno")).levels[0]?.text).toContain("Uno");
});

test("a text that is fixed takes the place of the broken one", () => {
  const broken = packWithoutCells(packWith(LEVEL.replace("null,null", "null,,null")), null);
  const now = packWith(LEVEL);
  expect(packWithoutCells(now, broken).levels[0]).toBe(now.levels[0]);
});

test("a change of the game is reported though a level was painted", () => {
  const changed = after(LEVEL.replace("null,null", 'null,"rock"'), { ...GAME, systems: [] });
  expect(isJsonObject(changed.game?.value) && changed.game.value["systems"]).toEqual([]);
  expect(changed.levels[0]).toBe(before.levels[0]);
});

test("a level that goes is missed", () => {
  const now = { ...before, levels: [], files: new Map([...before.files].slice(0, 2)) };
  expect(packWithoutCells(now, before).levels).toEqual([]);
});

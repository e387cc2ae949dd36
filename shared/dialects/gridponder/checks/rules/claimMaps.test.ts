import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { packOf } from "../smallPack.testing";

/** Returns what is said of a map of claims and the owners of a goal: message, and the file once the first fix is made. */
function told(map: object, owners: readonly string[]): readonly (readonly [string, string])[] {
  const kind = (layer: string): object => ({ layer, tags: [layer], symbol: layer[0] });
  const game = {
    layers: [
      { id: "ground", occupancy: "zero_or_one" },
      { id: "land", occupancy: "zero_or_one" },
      { id: "actors", occupancy: "zero_or_one" },
    ],
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["up"] } } }],
    entityKinds: { red: kind("land"), blue: kind("land"), ann: kind("actors"), ben: kind("actors") },
    systems: [{ id: "c", type: "coupled_actors", config: { claim: { layer: "land", map } } }],
  };
  const level = {
    id: "one",
    board: { size: [2, 1], layers: { actors: [["ann", "ben"]], land: [["red", "blue"]] } },
    goals: [{ id: "g", type: "balance", config: { layer: "land", owners } }],
  };
  const texts = { "game.json": JSON.stringify(game), "levels/one.json": JSON.stringify(level) };
  return semanticFindings(packOf(texts))
    .filter(({ code }) => code === "kind-on-other-layer")
    .map(({ message, file, fixes = [] }) => {
      const edits = fixes[0]?.changes[0]?.edits ?? [];
      return [message, applyEdits(texts[file as keyof typeof texts], edits)];
    });
}

const LAND = ["red", "blue"];

test("a map from territory to actors is one mistake, and all its entries are exchanged", () => {
  const [finding, ...others] = told({ red: "ann", blue: "ben" }, LAND);
  expect(others).toEqual([]);
  expect(finding?.[0]).toContain("exchanged");
  expect(finding?.[1]).toContain('"map":{"ann":"red","ben":"blue"}');
});

test("actors that are named as owners stand for what they claim", () => {
  const [finding, ...others] = told({ ann: "red", ben: "blue" }, ["ann", "ben"]);
  expect(others).toEqual([]);
  expect(finding?.[1]).toContain('"owners":["red","blue"]');
});

test("nothing is said of a map and of owners that are right", () => {
  expect(told({ ann: "red", ben: "blue" }, LAND)).toEqual([]);
});

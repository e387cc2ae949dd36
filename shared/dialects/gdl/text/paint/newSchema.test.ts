import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { indexGame } from "../names/gameIndex";
import { SMALL_GAME, packOf } from "../smallGame.testing";
import { addSchema, schemaProblem } from "./newSchema";

const index = indexGame(packOf({ "game.json": SMALL_GAME }));
const parsed = (text: string) => ({ text, tree: parseJsonTree(text) });
const card = { name: "Card", attributes: [{ name: "value", type: "int" as const }] };

it.each([
  ["under types", '{"entity_schemas": {"types": {"Piece": {}}}}', "/types"],
  ["directly where there are no types", '{"entity_schemas": {"Piece": {}}}', ""],
  ["in rules without any", "{}", "/types"],
])("a schema is declared %s", (_title, text, under) => {
  const next = applyEdits(text, addSchema(parsed(text), card, index));
  const { entity_schemas: schemas } = JSON.parse(next) as { entity_schemas: Record<string, unknown> };
  const types = under === "" ? schemas : schemas["types"];
  expect(types).toMatchObject({ Card: { attributes: { value: { type: "int" } } } });
  expect(JSON.stringify(types).includes("Piece")).toBe(text.includes("Piece"));
});

it.each([
  [{ ...card, name: "" }, ""],
  [{ ...card, name: "1st" }, /letters/],
  [{ ...card, name: "Piece" }, /already/],
  [{ ...card, attributes: [{ name: "", type: "int" as const }] }, /no name/],
  [{ ...card, attributes: [{ name: "a b", type: "int" as const }] }, /no name/],
  [{ ...card, attributes: [{ name: "pos", type: "int" as const }] }, /already/],
  [{ ...card, attributes: [...card.attributes, ...card.attributes] }, /twice/],
])("%j cannot be added", (schema, problem) => {
  expect(schemaProblem(schema, index)).toEqual(typeof problem === "string" ? problem : expect.stringMatching(problem));
  expect(addSchema(parsed("{}"), schema, index)).toEqual([]);
});

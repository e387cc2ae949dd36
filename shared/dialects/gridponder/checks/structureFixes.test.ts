// Fixes for fields and values that are written in another place, or as other languages write them.
import { expect, it } from "vitest";
import { applyEdits } from "../../../text/edit";
import { TEXTS, broken, packOf } from "./breaking.testing";
import { structureFindings } from "./findings.testing";

it("takes value for the amount of a variable", () => {
  const [finding, ...others] = structureFindings(broken("game.json", `"amount": 1`, `"value": 1`));
  expect(others).toEqual([]);
  expect(finding?.message).toBe(`"value" is not a field of "increment_variable"; did you mean "amount"?`);
  expect(finding?.fixes?.map(({ title }) => title)).toEqual([`Change to "amount"`]);
});

it("moves a variable of a level among the others", () => {
  const state = `"state": { "avatar": { "position": [0, 0], "facing": "right" }, "variables": { "heat": 0 } }`;
  const pack = broken("levels/one.json", state, state.replace(`"variables": { "heat": 0 }`, `"heat": 0`));
  const [finding, ...others] = structureFindings(pack);
  expect(finding?.message).toBe(`"heat" belongs in "variables".`);
  const edits = finding?.fixes?.[0]?.changes[0]?.edits ?? [];
  const fixed = applyEdits(pack.files.get("levels/one.json")!.text, edits);
  expect(structureFindings(packOf({ ...TEXTS, "levels/one.json": fixed }))).toEqual(others);
  expect(fixed).toMatch(/"variables": *{ *"heat": 0 *}/);
});

it.each(["gte3", ">= 3", "GTE-3", "ge_3"])("writes a comparison with a number for %s", (written) => {
  const goal = `{ "id": "few", "type": "count_constraint", "config": { "predicate": "${written}" } }`;
  const finding = structureFindings(broken("levels/one.json", `"goals": [`, `"goals": [${goal}, `)).at(0);
  expect(finding?.fixes?.[0]?.title).toBe(`Change to "gte_3"`);
});

it("takes one number for the width and the height", () => {
  const pack = broken("levels/one.json", `"size": [3, 2]`, `"size": 3`);
  const [finding] = structureFindings(pack);
  expect(finding?.fixes).toMatchObject([{ title: "Change to [3,3]" }]);
  expect(finding?.fixes?.[0]?.safe).toBeUndefined();
});

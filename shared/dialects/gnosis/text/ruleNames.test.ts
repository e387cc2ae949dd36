// What is read off rules is what the schemas mark in them.
import { expect, it } from "vitest";
import { buildPackSource } from "../../models";
import { schemaNames } from "../../../pack/schemas/schemaNames";
import { ruleNames } from "./ruleNames";
import { rulesInFile } from "./ruleTexts";
import { gnosisSchema } from "./schemas";

const RULE = {
  id: "r",
  category: "OBSERVER",
  trigger: "A",
  parameters: { p: 1 },
  calculations: [{ name: "c", value: 1 }],
  conditions: [{ path: "payload.n", op: "EXISTS" }],
  outcomes: [{ type: "FIRE_EVENT", target: "B" }],
};
const CALL = { ...RULE, id: "s", category: "TRIGGER", outcomes: [{ type: "CALL_SERVICE", target: "S.F" }] };
const SET = { ...RULE, id: "t", category: "INTERCEPTOR", outcomes: [{ type: "SET", target: "n" }] };

it.each([
  ["one rule", RULE],
  ["a list", [RULE, CALL, SET]],
  ["a map", { r: RULE, s: CALL, t: SET }],
])("names in %s", (_title, value) => {
  const texts = [
    { path: "manifest.json", text: '{"dialect": "gnosis"}' },
    { path: "rules/a.json", text: JSON.stringify(value) },
  ];
  const file = buildPackSource(texts, [], []).files.get("rules/a.json");
  if (file === undefined) throw new Error("the file is missing");
  const byPlace = (names: ReturnType<typeof schemaNames>): readonly string[] =>
    names.map(({ of, name, role, at, onKey }) => `${role} ${of} ${name} ${at} ${onKey}`).toSorted();
  const marked = schemaNames(gnosisSchema("rules"), file.tree.root);
  expect(byPlace(rulesInFile(file).flatMap(ruleNames))).toEqual(byPlace(marked));
});

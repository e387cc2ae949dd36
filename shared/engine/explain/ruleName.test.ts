import { expect, it } from "vitest";
import { hasId, isWritten, ruleKey, ruleOfKey, ruleTitle } from "./ruleName";
import { torchDebug } from "../../dialects/gridponder/presentation/torchTurn.testing";

const [first, ...others] = torchDebug.rules;
const debug = { rules: [first!, { ...first!, id: "" }, ...others] };

it("a rule is named by its id, else by its number, and found by either", () => {
  const id = first!.id;
  expect([0, 1].map((rule) => ruleKey(debug, rule))).toEqual([id, "rule 2"]);
  expect([0, 1].map((rule) => ruleTitle(debug, rule, "rule"))).toEqual([`rule ${id}`, "rule 2"]);
  expect([0, 1].map((rule) => hasId(debug, rule))).toEqual([true, false]);
  expect([id, "rule 2", "rule 9"].map((key) => ruleOfKey(debug, key))).toEqual([0, 1, -1]);
});

it("a rule that stands for those from elsewhere is written nowhere", () => {
  const elsewhere = { ...first!, id: "?", source: { file: "sessions/1.json", at: "" } };
  expect([0, 1].map((rule) => isWritten({ rules: [first!, elsewhere] }, rule))).toEqual([true, false]);
});

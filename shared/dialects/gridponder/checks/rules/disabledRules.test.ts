import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { GAME, TEXTS, packOf } from "../smallPack.testing";

const DISABLED = GAME.replace('"rules": [', '"disabledRules": [').replace('{"maxCascadeDepth": 3}', "{}");

it("rules that are disabled are told one by one, with a fix for each and one for all of them", () => {
  const pack = packOf({ ...TEXTS, "game.json": DISABLED });
  const told = semanticFindings(pack).filter(({ code }) => code === "rule-disabled");
  expect(told.map(({ message }) => message.slice(0, message.indexOf(" is")))).toEqual([
    'The rule "sink"',
    'The rule "collect"',
  ]);
  const idsAfter = (title: string): readonly unknown[] => {
    const fix = told.flatMap(({ fixes = [] }) => fixes).find((each) => each.title === title)!;
    const { rules } = JSON.parse(applyEdits(DISABLED, fix.changes[0]!.edits)) as { rules: readonly { id: string }[] };
    return rules.map(({ id }) => id);
  };
  for (const { fixes = [] } of told)
    expect(fixes.map(({ title }) => title)).toEqual(["Enable it", "Enable all 2 disabled rules"]);
  expect(idsAfter("Enable it")).toEqual(["sink"]);
  expect(idsAfter("Enable all 2 disabled rules")).toEqual(["sink", "collect"]);
});

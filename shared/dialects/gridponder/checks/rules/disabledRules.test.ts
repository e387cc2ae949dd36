import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings, structureFindings } from "../findings.testing";
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

it("a list in which no rule is disabled is no mistake", () => {
  const game = GAME.replace('"rules": [', '"disabledRules": [], "rules": [');
  const pack = packOf({ ...TEXTS, "game.json": game });
  expect(structureFindings(pack)).toEqual(structureFindings(packOf(TEXTS)));
  expect(semanticFindings(pack)).toEqual(semanticFindings(packOf(TEXTS)));
});

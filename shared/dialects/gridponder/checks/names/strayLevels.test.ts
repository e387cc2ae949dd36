import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { TEXTS, packOf } from "../breaking.testing";
import { semanticFindings } from "../findings.testing";

const LEVEL = TEXTS["levels/one.json"];
const SEQUENCE = `"levelSequence": [{ "type": "level", "ref": "one" }, { "type": "level", "ref": "two" }]`;

/** Returns the small pack with a second level at a path. */
function withSecond(path: string) {
  const game = TEXTS["game.json"].replace(/"levelSequence": \[[^\]]*\]/, SEQUENCE);
  expect(game).toContain(SEQUENCE);
  return packOf({ ...TEXTS, "game.json": game, [path]: LEVEL.replace('"one"', '"two"') });
}

it("of two level names that are alike the one that is not in the sequence yet is meant", () => {
  const game = TEXTS["game.json"].replace('"ref": "one" }', '"ref": "lvl1" }, { "type": "level", "ref": "lvl3" }');
  const levels = ["lvl1", "lvl2"].map((id) => [`levels/${id}.json`, LEVEL.replace('"one"', `"${id}"`)] as const);
  const { "levels/one.json": _one, ...texts } = TEXTS;
  const pack = packOf({ ...texts, "game.json": game, ...Object.fromEntries(levels) });
  const [finding] = semanticFindings(pack).filter(({ code }) => code === "unknown-level");
  expect(finding?.fixes?.map(({ title }) => title)).toEqual(['Change to "lvl2"']);
});

it("a level outside the level folder is told where it is, and is copied to where it belongs", () => {
  const pack = withSecond("two.json");
  const [finding, ...others] = semanticFindings(pack).filter(({ code }) => code === "unknown-level");
  expect(others).toEqual([]);
  expect(finding?.message).toBe('The level "two" is in two.json: players only look for it in the folder "levels".');
  const [change] = finding?.fixes?.[0]?.changes ?? [];
  expect(change?.file).toBe("levels/two.json");
  expect(applyEdits("", change?.edits ?? [])).toBe(pack.files.get("two.json")?.text);
  const copied = withSecond("levels/two.json");
  expect(semanticFindings(copied).filter(({ code }) => code === "unknown-level")).toEqual([]);
});

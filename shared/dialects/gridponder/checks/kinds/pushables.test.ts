import { expect, it } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

const PLAIN = GAME.replace('"tags": ["solid", "pushable"]', '"tags": ["solid"]').replace(
  '"tags": ["solid"], "symbol": "R"',
  '"tags": ["solid", "pushable"], "symbol": "R"',
);

function told(game: string) {
  return semanticFindings(packOf({ ...TEXTS, "game.json": game })).filter(({ code }) => code === "never-pushed");
}

it("a crate that nothing pushes is reported, and fixed by the tag", () => {
  const [finding, ...others] = told(PLAIN);
  expect(others).toEqual([]);
  expect(finding?.message).toBe(
    'Nothing pushes "crate": it has none of the tags that push_objects looks for ("pushable").',
  );
  const fixed = applyEdits(PLAIN, finding?.fixes?.[0]?.changes[0]?.edits ?? []);
  expect(fixed).toContain('"crate": {"layer": "objects", "tags": ["solid", "pushable"]');
  expect(told(fixed)).toEqual([]);
});

it.each([
  ["another name", PLAIN.replaceAll('"crate"', '"rock_wall"')],
  [
    "a kind that is not solid",
    PLAIN.replace('"crate": {"layer": "objects", "tags": ["solid"]', '"crate": {"layer": "objects", "tags": []'),
  ],
  ["nothing that pushes", PLAIN.replace('"push_objects"', '"line_of_sight"')],
  ["a rule on what it blocks", PLAIN.replace('"on": "avatar_entered"', '"on": "move_blocked"')],
])("nothing is said of %s", (_what, game) => {
  expect(told(game)).toEqual([]);
});

const WITHOUT = GAME.replace(/\{"id": "push", .*\},\n/, "");
const LEVELS = { [LEVEL_FILE]: LEVEL.replace(/"systemOverrides": .*\n/, '"systemOverrides": {},\n') };

it("a crate to push is reported where the system that pushes is missing, and fixed by it", () => {
  const texts = { ...TEXTS, ...LEVELS, "game.json": WITHOUT };
  const [finding, ...others] = semanticFindings(packOf(texts)).filter(({ code }) => code === "never-pushed");
  expect(others).toEqual([]);
  expect(finding?.message).toBe('Nothing pushes "crate": the pack has no system "push_objects".');
  const fixed = applyEdits(WITHOUT, finding?.fixes?.[0]?.changes[0]?.edits ?? []);
  const after = semanticFindings(packOf({ ...texts, "game.json": fixed }));
  expect(after.map(({ code }) => code)).not.toContain("never-pushed");
});

it.each([
  ["where the avatar stops at what is solid", WITHOUT.replace(', "solidHandling": "delegate"', "")],
  [
    "where a rule moves things",
    WITHOUT.replace('{"destroy"', '{"move_entity": {"from": [0, 0], "to": [1, 0]}}, {"destroy"'),
  ],
  ["of a kind that is not solid", WITHOUT.replace('["solid", "pushable"]', '["pushable"]')],
])("no system that pushes is missed %s", (_what, game) => {
  const found = semanticFindings(packOf({ ...TEXTS, ...LEVELS, "game.json": game }));
  expect(found.map(({ code }) => code)).not.toContain("never-pushed");
});

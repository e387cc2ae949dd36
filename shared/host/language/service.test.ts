// The service as the host serves it: findings with all their fixes, and how often rules fire.
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../text/edit";
import { createCoverageCounter } from "../checks/coverage";
import { diagnose } from "../checks/diagnose";
import { SMALL_PACK, smallPack } from "../../dialects/gridponder/language/pack.testing";
import { createLanguageService } from "./service";

const GAME = SMALL_PACK["game.json"]!;
const LEVEL = SMALL_PACK["levels/one.json"]!;

function serviceOf(texts: Readonly<Record<string, string>>): ReturnType<typeof createLanguageService> {
  const pack = smallPack(texts);
  return createLanguageService({
    pack: () => pack,
    game: () => diagnose(pack, null).compilation.game,
    diagnosis: () => diagnose(pack, null),
    coverage: createCoverageCounter(),
    schedule: (work) => work(),
    played: () => [],
  });
}

/** The texts of the pack after the fix of that title. */
async function fixed(path: string, text: string, title: string): Promise<Readonly<Record<string, string>>> {
  const findings = await serviceOf({ [path]: text }).findingsOf(path);
  const fix = findings.flatMap(({ fixes = [] }) => fixes).find((each) => each.title === title);
  const titles = findings.flatMap(({ fixes = [] }) => fixes.map((each) => each.title));
  if (fix === undefined) throw new Error(`only offered: ${titles.join(", ")}`);
  const texts: Record<string, string> = { ...SMALL_PACK, [path]: text };
  for (const { file, edits } of fix.changes) texts[file] = applyEdits(texts[file]!, edits);
  return texts;
}

async function codesOf(path: string, texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await serviceOf(texts).findingsOf(path)).map(({ code }) => code);
}

describe("fixes", () => {
  it.each<readonly [title: string, path: string, text: string, made: string]>([
    ['Create the kind "gnome"', "levels/one.json", LEVEL.replace('"crate"', '"gnome"'), '"gnome": {"layer": "objects"'],
    ['Create the layer "signs"', "levels/one.json", LEVEL.replace('"markers"', '"signs"'), '"id": "signs"'],
    [
      'Create the action "jump"',
      "levels/one.json",
      LEVEL.replace('"action": "move"', '"action": "jump"'),
      '"id": "jump"',
    ],
  ])("%s where it is missing, and the finding is gone", async (title, path, text, made) => {
    const texts = await fixed(path, text, title);
    expect(texts["game.json"]).toContain(made);
    expect((await codesOf(path, texts)).filter((code) => /^unknown-|ignored-layer/.test(code))).toEqual([]);
  });

  it("declare a variable in the level that uses it", async () => {
    const rule = `{"id": "r", "on": "avatar_entered", "if": {"variable": {"name": "lamps", "op": "eq", "value": 1}}, "then": []}`;
    const text = LEVEL.replace('"rules": []', `"rules": [${rule}]`);
    const texts = await fixed("levels/one.json", text, 'Declare the variable "lamps"');
    expect(texts["levels/one.json"]).toContain(`"variables": {"gems": 0, "lamps": 0}`);
    expect(await codesOf("levels/one.json", texts)).not.toContain("unknown-variable");
  });

  it("join conditions by all_of, and split effects", async () => {
    const where = `{"position_has_tag": {"layer": "ground", "tag": "liquid"}, "event": {"kind": "crate"}}`;
    const joined = await fixed(
      "game.json",
      GAME.replace(`{"position_has_tag": {"layer": "ground", "tag": "liquid"}}`, where),
      'Join by "all_of"',
    );
    expect(joined["game.json"]).toContain(
      `{"all_of": [{"position_has_tag": {"layer": "ground", "tag": "liquid"}}, {"event": {"kind": "crate"}}]}`,
    );
    expect(await codesOf("game.json", joined)).not.toContain("wrong-shape");
    const split = await fixed(
      "game.json",
      GAME.replace(`{"increment_variable": {"name": "gems"}}, {`, `{"increment_variable": {"name": "gems"}, `),
      "Write as several effects",
    );
    expect(split["game.json"]).toBe(GAME);
  });
});

describe("how often rules fire", () => {
  it("is counted over the solutions of all levels, rule by rule", async () => {
    const rules = await serviceOf({}).ruleFirings("game.json");
    expect(rules.map(({ id, fired, levels }) => ({ id, fired, levels }))).toEqual([
      { id: "sink", fired: 0, levels: [] },
      { id: "collect", fired: expect.any(Number) as number, levels: [{ id: "one", fired: rules[1]!.fired }] },
    ]);
    expect(rules[1]!.fired).toBeGreaterThan(0);
    expect(rules[1]!.range.line).toBeGreaterThan(rules[0]!.range.line);
    expect(rules[0]).toMatchObject({ never: ["one"], first: null, place: "game.json#/rules/0" });
    expect(rules[1]).toMatchObject({ never: [], first: { file: "levels/one.json", step: 1 } });
  });

  it.each([
    ["collect", "Fires 3× over the solutions, in 1 of 1 levels: `one` 3×."],
    ["sink", "Never fires on any solution."],
  ])("is said where a pointer rests on the id of %s", async (id, said) => {
    const hover = await serviceOf({}).hover("game.json", GAME.indexOf(`"id": "${id}"`) + 8);
    expect(hover?.parts.join("\n")).toContain(said);
  });

  it.each([
    ["a comma is missing", '"id": "sink",', '"id": "sink"'],
    ["the layers are no list", '"layers": [', '"layers": 5, "was": ['],
  ])("is not counted while the pack cannot be played: %s", async (_why, piece, replacement) => {
    const game = GAME.replace(piece, replacement);
    expect(game).not.toBe(GAME);
    const service = serviceOf({ "game.json": game });
    const rules = await service.ruleFirings("game.json");
    expect(rules.map(({ isCounted }) => isCounted)).toEqual([false, false]);
    const hover = await service.hover("game.json", game.indexOf(`"id": "collect"`) + 8);
    expect(hover?.parts.join("\n")).toContain("Its firings are not counted while the pack cannot be played.");
  });

  it("is nothing for a file without rules, or that is not there", async () => {
    expect(await serviceOf({}).ruleFirings("theme.json")).toEqual([]);
    expect(await serviceOf({}).ruleFirings("none.json")).toEqual([]);
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defined } from "../../../base/defined";
import { objectOf } from "../../../base/json";
import { finish } from "../../../base/work";
import { locate } from "../../../findings/locate";
import { caretAt } from "../../../language/caret";
import { complete } from "../../../language/complete";
import type { Caret } from "../../../language/dialectLanguage";
import { hover } from "../../../language/hover";
import { withFixes } from "../../../language/fixes";
import { namePlaces } from "../../../language/names";
import { applyEdits } from "../../../text/edit";
import type { PackSource } from "../../../pack/packSource";
import { checkGdl } from "../checks/check";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";
import { gdlLanguage } from "./language";

const TEXT = JSON.stringify(SMALL_GAME, null, 2);

/** The small game with a part of its text replaced; `|` marks the caret. */
function caretIn(part: string, marked: string, text = TEXT): Caret {
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`the game does not say ${part}`);
  const offset = at + marked.indexOf("|");
  const pack = packOf({ "game.json": text.slice(0, at) + marked.replace("|", "") + text.slice(at + part.length) });
  const caret = pack.game === null ? null : caretAt(pack, gdlLanguage, pack.game, offset);
  if (caret === null) throw new Error("there is no caret");
  return caret;
}

/** What is offered for a condition with the caret in it. */
async function offersIn(condition: string): Promise<readonly string[]> {
  return (await complete(caretIn("ne(entity.rank, 'wall')", condition))).map(({ label }) => label);
}

const PLAYER = ["score", "home_row", "name"];

describe("completion inside a condition", () => {
  it.each<readonly [condition: string, offered: readonly string[]]>([
    ["eq(state.|", ["current_player", "taken"]],
    ["eq(entity.|", ["owner", "rank", "pos", "zone"]],
    ["eq(entity.owner.|", PLAYER],
    ["eq(board[mid_pos(start, target)].ow|ner, player)", ["owner", "rank"]],
    ["eq(player('|", ["White", "Black"]],
    ["eq(player('Wh|ite').score, 1)", ["White", "Black"]],
    ["eq(entity.rank, '|", ["man"]],
    ["eq(state.current_phase, '|')", ["main_turn"]],
    ["entities_of_player(player, '|", ["owner", "rank"]],
    ["|", ["entity", "player", "target", "state.", "board[", "eq", "path_clear"]],
    ["and(|, true)", ["entity", "eq"]],
    ["target.|", ["x", "y"]],
    ["top(entities_of_player(player)).|", ["owner", "rank"]],
  ])("%s", async (condition, offered) => {
    expect(await offersIn(condition)).toEqual(expect.arrayContaining([...offered]));
  });

  it("offers what every condition has before hands and zones, and those of cards only in games with zones", async () => {
    const zones = { hand_white: { type: "set" } };
    const withZones = { ...SMALL_GAME, topology: { ...objectOf(SMALL_GAME["topology"]), zones } };
    const namesIn = async (text: string): Promise<readonly string[]> =>
      (await complete(caretIn("ne(entity.rank, 'wall')", "|", text)))
        .map(({ label }) => label)
        .filter((label) => ["entity", "card", "target", "hand_zone", "hand_white"].includes(label));
    const offered = await namesIn(JSON.stringify(withZones, null, 2));
    expect(offered).toEqual(["entity", "card", "target", "hand_zone", "hand_white"]);
    expect(await namesIn(TEXT)).toEqual(["entity", "target"]);
  });

  it.each(["eq(target.y, 2)|", "eq(target.y, 2) |", "board[start] |", "eq('man' |, entity.rank)", "and(true, 2 |)"])(
    "offers nothing behind a value, so that Enter takes it: %s",
    async (condition) => {
      expect(await offersIn(condition)).toEqual([]);
    },
  );

  it("offers no effects and nothing that draws", async () => {
    const offered = await offersIn("|");
    for (const name of ["set", "move_entity", "random_int", "get_all_legal_moves_for"])
      expect(offered).not.toContain(name);
  });

  it("works in a string that is not closed yet", async () => {
    const caret = caretIn(`"ne(entity.rank, 'wall')"`, `"eq(player.|`);
    expect((await complete(caret)).map(({ label }) => label)).toEqual(expect.arrayContaining(PLAYER));
  });

  it("replaces the part around the caret and nothing else", async () => {
    const caret = caretIn("ne(entity.rank, 'wall')", "eq(player('Wh|it').score, 1)");
    const offer = (await complete(caret)).find(({ label }) => label === "Black");
    expect(applyEdits(caret.file.text, [{ ...offer!.span, text: offer!.text }])).toContain(
      `"eq(player('Black').score, 1)"`,
    );
  });

  it("writes a function with its arguments as tab stops", async () => {
    const offer = (await complete(caretIn("ne(entity.rank, 'wall')", "pa|"))).find(
      ({ label }) => label === "path_clear",
    );
    expect(offer).toMatchObject({ text: "path_clear(${1:a}, ${2:b})", snippet: true, filter: "path_clear" });
    expect(offer?.documentation).toContain("strictly between");
  });
});

describe("completion elsewhere", () => {
  it("offers effects where an effect stands, and values inside them", async () => {
    const effects = (await complete(caretIn("move_entity(entity, target)", "if(true, |)"))).map(({ label }) => label);
    expect(effects).toEqual(expect.arrayContaining(["set", "remove_entity", "spawn_entity"]));
    expect(effects).not.toContain("eq");
    const values = (await complete(caretIn("move_entity(entity, target)", "if(|"))).map(({ label }) => label);
    expect(values).toEqual(expect.arrayContaining(["eq", "random_int", "entity"]));
    const schemas = await complete(caretIn("move_entity(entity, target)", "spawn_entity('|"));
    expect(schemas.map(({ label }) => label)).toEqual(["Piece"]);
  });

  it("offers places of the set-up, players, and interactions of a phase", async () => {
    const labels = async (part: string, marked: string): Promise<readonly string[]> =>
      (await complete(caretIn(part, marked))).map(({ label }) => label);
    expect(await labels("grid_nodes(0,0, 3,0)", "|")).toEqual(["grid_nodes", "hex_nodes", "node", "zone"]);
    expect(await labels(`"allowed_actions": [\n          "step"`, `"allowed_actions": [\n          "|"`)).toEqual([
      "step",
    ]);
    expect(await labels("gte(p.score, 10)", "gte(p.|")).toEqual(expect.arrayContaining(PLAYER));
  });
});

describe("hover", () => {
  it.each([
    ["ne(entity.rank, 'wall')", "path_cl|ear(start, target)", "strictly between"],
    ["ne(entity.rank, 'wall')", "eq(tar|get, start)", "where it is to go"],
    ["ne(entity.rank, 'wall')", "eq(target.|x, 1)", "column"],
    ["ne(entity.rank, 'wall')", "eq(state.|taken, 1)", "**variable** `taken` · int"],
    ["ne(entity.rank, 'wall')", "ne(entity.ra|nk, 'wall')", "**attribute** `rank` · string"],
  ])("in place of %s, %s says %s", (part, marked, said) => {
    expect(hover(caretIn(part, marked), () => [])?.parts.join("\n")).toContain(said);
  });
});

it("a name in a string leads to its definition and to all its places", () => {
  const caret = caretIn("ne(entity.rank, 'wall')", "ne(entity.ra|nk, 'wall')");
  const places = namePlaces(caret);
  expect(places).toMatchObject({ of: "attribute", name: "rank", renamable: true });
  expect(places?.definitions).toHaveLength(1);
  expect(places?.places).toHaveLength(2);
  const renaming = gdlLanguage.rename(caret, { of: "attribute", name: "rank", span: caret.file.tree.root! }, "sort");
  expect(renaming.ok && renaming.value.edits[0]?.edits).toHaveLength(2);
});

/** The pack after the fix that the language makes for its first finding of a code. */
function fixed(pack: PackSource, code: string): PackSource {
  const finding = finish(checkGdl(pack)).find((each) => each.code === code);
  const located = finding === undefined ? undefined : locate(finding, (file) => pack.files.get(file));
  const [change] = withFixes(gdlLanguage, pack, located === undefined ? [] : [located])[0]?.fixes?.[0]?.changes ?? [];
  if (change === undefined) throw new Error(`no fix of ${code}`);
  return packOf({ "game.json": applyEdits(pack.game?.text ?? "", change.edits) });
}

it.each([
  ["unknown-state-variable", TEXT.replace("add(state.taken, 1)", "add(state.made, 1)")],
  ["unknown-attribute", TEXT.replace("ne(entity.rank, 'wall')", "ne(entity.size, 4)")],
  ["unknown-attribute", TEXT.replace("ne(entity.rank, 'wall')", "gt(player.honour, 4)")],
  ["unknown-name", TEXT.replace("ne(entity.rank, 'wall')", "gt(amount, 4)")],
  ["unknown-name", TEXT.replace(/\s*"for": "player\(p\)",/, "")],
  ["interaction-unused", TEXT.replace('"allowed_actions": [\n          "step"\n        ]', '"allowed_actions": []')],
  ["unknown-phase", TEXT.replace("add(state.taken, 1)", "set(state.current_phase, 'boost')")],
])("a fix of %s leaves nothing of it", (code, text) => {
  const pack = fixed(packOf({ "game.json": text }), code);
  expect(finish(checkGdl(pack)).map((finding) => finding.code)).not.toContain(code);
});

it("a phase that is not there is added with what the first one allows", () => {
  const text = TEXT.replace("add(state.taken, 1)", "set(state.current_phase, 'boost')");
  const pack = packOf({ "game.json": text });
  const finding = defined(finish(checkGdl(pack)).find(({ code }) => code === "unknown-phase"));
  const [located] = withFixes(gdlLanguage, pack, [locate(finding, (file) => pack.files.get(file))]);
  const fix = defined(located?.fixes?.find(({ title }) => title === 'Add the phase "boost"'));
  const fixed = JSON.parse(applyEdits(text, defined(fix.changes[0]).edits)) as typeof SMALL_GAME;
  expect(fixed.game_flow.phases).toMatchObject({ boost: { actors: "current_player", allowed_actions: ["step"] } });
});

it("an interaction that no phase allows may be allowed in each, first where the one declared before it is", () => {
  const game = JSON.parse(TEXT) as typeof SMALL_GAME;
  const { step } = game.interactions.list;
  const pack = packOf({
    "game.json": {
      ...game,
      interactions: { list: { pass: { effects: [], end_turn: true }, step, leap: step } },
      game_flow: { phases: { one: { allowed_actions: ["pass"] }, two: { allowed_actions: ["step"] } } },
    },
  });
  const finding = defined(finish(checkGdl(pack)).find(({ code }) => code === "interaction-unused"));
  const [located] = withFixes(gdlLanguage, pack, [locate(finding, (file) => pack.files.get(file))]);
  expect(located?.fixes?.map(({ title }) => title)).toEqual(['Allow it in "two"', 'Allow it in "one"']);
});

it.each([
  ["unknown-state-variable", "add(state.made, 1)", "global", { made: { type: "int", initial: 0 } }],
  ["unknown-state-variable", "set(state.made, 1)", "global", { made: { type: "any" } }],
  ["unknown-attribute", "add(player.honour, 1)", "per_player", { honour: { type: "int", initial: 0 } }],
])("a variable that a fix adds begins with 0 where it is counted: %s in %s", (code, effect, scope, declared) => {
  const pack = fixed(packOf({ "game.json": TEXT.replace("add(state.taken, 1)", effect) }), code);
  expect(objectOf(objectOf(objectOf(pack.game?.value)["state_schema"])[scope])).toMatchObject(declared);
});

it.each(["ne(board[target], nul)", "ne(board[target], taget)"])("a misspelt name is no new param: %s", (condition) => {
  const pack = packOf({ "game.json": TEXT.replace("ne(entity.rank, 'wall')", condition) });
  const finding = defined(finish(checkGdl(pack)).find(({ code }) => code === "unknown-name"));
  expect(finding.fixes?.map(({ title }) => title)).toHaveLength(1);
  const located = locate(finding, (file) => pack.files.get(file));
  expect(gdlLanguage.fixes["unknown-name"]?.(pack, located)).toBeNull();
});

it("a breakpoint's condition is read in a whole text, beside other interactions and without any", () => {
  for (const list of [SMALL_GAME.interactions.list, {}]) {
    const pack = packOf({ "game.json": { ...SMALL_GAME, interactions: { list } } });
    const place = gdlLanguage.debug.conditionPlace(pack, { kind: "lose" }, '"eq(1, 1)"');
    expect(place?.file.tree.errors).toEqual([]);
  }
});

it("whatever a condition says, offers and hovers are given for every place in it", async () => {
  const parts = [
    "eq",
    "(",
    ")",
    "[",
    "]",
    ".",
    ",",
    "'",
    "\\\\",
    "board",
    "entity",
    "state",
    "1",
    " ",
    "player",
    '\\"',
  ];
  const said = fc.array(fc.constantFrom(...parts), { maxLength: 14 }).map((each) => each.join(""));
  await fc.assert(
    fc.asyncProperty(said, fc.nat(40), async (text, at) => {
      const place = Math.min(at, text.length);
      if (text.slice(0, place).endsWith("\\")) return;
      const caret = caretIn("ne(entity.rank, 'wall')", `${text.slice(0, place)}|${text.slice(place)}`);
      for (const offer of await complete(caret)) {
        expect(offer.span.offset + offer.span.length).toBeLessThanOrEqual(caret.file.text.length);
        const next = applyEdits(caret.file.text, [{ ...offer.span, text: offer.label }]);
        expect(next.split("\n")).toHaveLength(caret.file.text.split("\n").length);
      }
      hover(caret, () => []);
    }),
    { numRuns: 60 },
  );
});

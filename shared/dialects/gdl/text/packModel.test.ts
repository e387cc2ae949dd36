import { expect, test } from "vitest";
import type { JsonObject } from "../../../base/json";
import { applyEdits } from "../../../text/edit";
import { parseJsonTree } from "../../../text/jsonTree";
import { gdlPack } from "./packModel";
import { occurrencesOf } from "./names/packNames";
import { SMALL_GAME, packOf } from "./smallGame.testing";

const GAME_1 = {
  id: "first",
  title: "First",
  start: { place: { A1: { schema: "Piece", owner: "White", rank: "king" } } },
  moves: ["A1 A2", "@step"],
};
const pack = packOf({ "game.json": SMALL_GAME, "games/one.json": GAME_1 });

test("rules without a manifest are a pack of the language, and their set-up is what is played", () => {
  const alone = packOf({ "game.json": SMALL_GAME });
  expect(alone.model?.id).toBe("gdl");
  expect(gdlPack.starts.entries(alone)).toMatchObject([{ id: "start", title: "Steps", file: { path: "game.json" } }]);
  expect(gdlPack.starts.entries(pack)).toMatchObject([
    { id: "first", title: "First", file: { path: "games/one.json" } },
  ]);
  expect(packOf({ "game.json": { layers: [], systems: [] } }).model).toBeNull();
});

test("moves are recorded a line each, and what stays the same is not written again", () => {
  const file = pack.files.get("games/one.json")!;
  const moves = [
    ...gdlPack.record.read(file.tree).flatMap(({ move }) => move ?? []),
    { action: "move", path: ["A2", "A3"] },
  ];
  expect(moves).toEqual([
    { action: "move", path: ["A1", "A2"] },
    { action: "step" },
    { action: "move", path: ["A2", "A3"] },
  ]);
  const edits = gdlPack.record.replace(file, moves);
  expect(edits).toHaveLength(1);
  const text = applyEdits(file.text, edits);
  expect(JSON.parse(text)).toEqual({ ...GAME_1, moves: ["A1 A2", "@step", "A2 A3"] });
  expect(applyEdits(file.text, gdlPack.record.replace(file, []))).toContain('"moves": []');
  expect(gdlPack.record.replace(file, moves.slice(0, 2))).toEqual([]);
});

test("new games are free of names, and a copy has all of the other", () => {
  const beside = pack.files.get("games/one.json")!;
  const empty = gdlPack.starts.create(pack, "empty", null);
  expect(empty).toMatchObject({ id: "game-2", path: "games/game-2.json" });
  expect(JSON.parse(empty.text)).toEqual({ id: "game-2", title: "Game 2", moves: [] });
  expect(JSON.parse(gdlPack.starts.create(pack, "copy", beside).text)).toEqual({
    ...GAME_1,
    id: "game-2",
    title: "First (copy)",
  });
  expect(JSON.parse(gdlPack.starts.create(pack, "template", beside).text)).toMatchObject({
    start: GAME_1.start,
    moves: [],
  });
});

/** The texts of the pack after a renaming. */
function renamed(of: string, name: string, next: string): Readonly<Record<string, unknown>> {
  const game = pack.files.get("game.json")!;
  const result = gdlPack.names.rename(pack, of, name, next, game);
  if (!result.ok) throw new Error(result.refusal);
  const texts = new Map(Array.from(pack.files, ([path, { text }]) => [path, text]));
  for (const { file, edits } of result.value.edits) texts.set(file, applyEdits(texts.get(file)!, edits));
  return Object.fromEntries(Array.from(texts, ([path, text]) => [path, JSON.parse(text) as unknown]));
}

/** The pack's values with a word in place of another wherever it stands as a word. */
function withWord(word: string, next: string): unknown {
  const all = { "game.json": SMALL_GAME, "games/one.json": GAME_1 };
  return JSON.parse(JSON.stringify(all).replaceAll(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, "g"), next));
}

test.each([
  ["player", "White", "Red"],
  ["schema", "Piece", "Stone"],
  ["attribute", "rank", "kind_of_piece"],
  ["playerAttribute", "home_row", "row"],
  ["stateVariable", "taken", "count_of_steps"],
  ["playerVariable", "score", "points"],
  ["phase", "main_turn", "go"],
  ["interaction", "step", "walk"],
])("%s %s is renamed everywhere, inside strings too", (of, name, next) => {
  expect(renamed(of, name, next)).toEqual(withWord(name, next));
});

test("a zone and a player are renamed where a list of names has them as an expression writes them", () => {
  const zones = {
    deck: { visible_to: ["White", "player('White')"] },
    hand: { owner: "player('White')" },
  };
  const deals = [
    { action: "deal_cards", from: "zone('deck')", to: ["hand"], count: 1 },
    { action: "shuffle_zone", zone: "deck" },
  ];
  const game = {
    ...SMALL_GAME,
    topology: { ...SMALL_GAME.topology, zones },
    setup: { steps: [...SMALL_GAME.setup.steps, ...deals] },
  };
  const dealing = packOf({ "game.json": game });
  for (const [of, name, next] of [
    ["zone", "deck", "it's"],
    ["player", "White", "Red"],
  ] as const) {
    const result = gdlPack.names.rename(dealing, of, name, next, dealing.game!);
    const [change] = result.ok ? result.value.edits : [];
    const text = applyEdits(dealing.game!.text, change?.edits ?? []);
    const inQuotes = (word: string) => `'${word.replaceAll("'", String.raw`\'`)}'`;
    const wanted = JSON.stringify(game)
      .replaceAll(`'${name}'`, JSON.stringify(inQuotes(next)).slice(1, -1))
      .replaceAll(`"${name}"`, JSON.stringify(next));
    expect(JSON.parse(text)).toEqual(JSON.parse(wanted));
  }
});

test("names that need escapes get them", () => {
  const game = renamed("player", "White", `O'"\\x`)["game.json"] as typeof SMALL_GAME;
  expect(game.state_schema.global.current_player.initial).toBe(String.raw`player('O\'"\\x')`);
});

test("a renaming is refused that would break the pack", () => {
  const game = pack.files.get("game.json")!;
  const refusal = (of: string, name: string, next: string): unknown => {
    const result = gdlPack.names.rename(pack, of, name, next, game);
    return result.ok ? null : result.refusal;
  };
  expect(refusal("player", "White", "Black")).toBe('There is already a player "Black".');
  expect(refusal("attribute", "rank", "two words")).toMatch(/letters, digits/);
  expect(refusal("attribute", "owner", "boss")).toMatch(/by that name/);
  expect(refusal("phase", "main_turn", " ")).toBe("A name cannot be empty.");
});

test("a definition leads to its value, and sorts may stand without types", () => {
  expect(gdlPack.names.definition(pack, "interaction", "step")).toEqual({
    file: "game.json",
    at: "/interactions/list/step",
  });
  const direct = packOf({ "game.json": { ...SMALL_GAME, entity_schemas: SMALL_GAME.entity_schemas.types } });
  expect(occurrencesOf(direct, "schema", "Piece").map(({ role }) => role)).toEqual(["definition", "use"]);
  expect(gdlPack.rules(pack)).toEqual([{ id: "step", on: "", file: "game.json", at: "/interactions/list/step" }]);
});

test("the parts of expressions are told apart, escapes or not", () => {
  const condition = String.raw`eq(entity.rank, \"man\")`;
  const game = JSON.stringify(SMALL_GAME).replace("eq(entity.owner, player)", condition);
  const file = packOf({ "game.json": game }).files.get("game.json")!;
  const offset = game.indexOf(condition);
  const partsIn = (from: number, length: number) =>
    gdlPack
      .stringTokens?.(file, { offset: from, length })
      .map(({ kind, span }) => `${kind} ${game.slice(span.offset, span.offset + span.length)}`);
  const parts = ["function eq", "name entity", "property rank", String.raw`text \"man\"`];
  expect(partsIn(offset, condition.length)).toEqual(parts);
  expect(partsIn(offset - 2, 1)).toEqual([]);
  expect(partsIn(offset - 2, 2)).toEqual(parts);
  expect(partsIn(offset + condition.length, 1)).toEqual(parts);
  expect(partsIn(offset + condition.length + 1, 1)).toEqual([]);
});

test("what recorded moves come to is expected of them, and no longer when they do not end the game", () => {
  const file = pack.files.get("games/one.json")!;
  const expecting = (text: { text: string; tree: typeof file.tree }, outcome: JsonObject | null) =>
    applyEdits(text.text, gdlPack.record.expect?.(text, { outcome }) ?? []);
  const won = expecting(file, { kind: "won", seat: "White", reason: null });
  expect(JSON.parse(won)).toEqual({ ...GAME_1, expect: { outcome: "White wins" } });
  const again = { text: won, tree: parseJsonTree(won) };
  expect(expecting(again, { kind: "won", seat: "White", reason: null })).toBe(won);
  expect(JSON.parse(expecting(again, { kind: "stuck", seat: "White", reason: null }))).toMatchObject({
    expect: { outcome: "no move" },
  });
  expect(JSON.parse(expecting(again, null))).toEqual(GAME_1);
  const counted = `{"moves": [], "expect": {"legal": 3, "outcome": "draw"}}`;
  expect(expecting({ text: counted, tree: parseJsonTree(counted) }, null)).toBe(
    `{"moves": [], "expect": {"legal": 3}}`,
  );
});

test("the rules record no moves themselves", () => {
  const { record } = gdlPack;
  const rules = pack.files.get("game.json")!;
  expect(record.isKeptIn?.(rules.tree)).toBe(false);
  expect(record.isKeptIn?.(pack.files.get("games/one.json")!.tree)).toBe(true);
  expect(record.expect?.(rules, { outcome: { kind: "draw", seat: null } })).toEqual([]);
});

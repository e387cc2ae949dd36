import { expect, it } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import { type FileEdits, applyEdits } from "../../../shared/text/edit";
import { clipOf, textsOf } from "../../../shared/pack/pastedText";
import { copiedLevels, pastedLevels } from "./copiedLevels";

const GAME = `{
  "levelSequence": [
    { "type": "level", "ref": "a1" },
    { "type": "story", "title": "Between" },
    { "type": "level", "ref": "a2" }
  ]
}
`;
const level = (id: string): string => `{ "id": "${id}", "title": "Level ${id}", "board": { "size": [1, 1] } }\n`;

function packOf(files: Readonly<Record<string, string>>) {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  return buildPackSource(texts, [], []);
}

function after(files: Readonly<Record<string, string>>, edits: readonly FileEdits[]): Readonly<Record<string, string>> {
  const made = edits.map(({ file, edits: own }) => [file, applyEdits(files[file] ?? "", own)] as const);
  return { ...files, ...Object.fromEntries(made) };
}

it("each copy has a free name and is listed after its original", () => {
  const files = {
    "manifest.json": '{ "dslVersion": "0.6" }',
    "game.json": GAME,
    "levels/a1.json": level("a1"),
    "levels/a2.json": level("a2"),
  };
  const copied = copiedLevels(packOf(files), ["levels/a1.json", "levels/a2.json"]);
  if (!copied.ok) throw new Error(copied.refusal);
  expect(copied.value.paths).toEqual(["levels/a3.json", "levels/a4.json"]);
  const made = after(files, copied.value.edits);
  const { levelSequence } = JSON.parse(made["game.json"]!) as { levelSequence: readonly { ref?: string }[] };
  expect(levelSequence.map(({ ref }) => ref ?? "story")).toEqual(["a1", "a3", "story", "a2", "a4"]);
  expect(JSON.parse(made["levels/a4.json"]!)).toMatchObject({ id: "a4", title: "Level a2 (copy)" });
});

it("says why copies are not listed, and still makes them", () => {
  const files = { "manifest.json": "{}", "game.json": '{ "levelSequence": [', "levels/a.json": level("a") };
  const copied = copiedLevels(packOf(files), ["levels/a.json"]);
  expect(copied).toMatchObject({ ok: true, value: { paths: ["levels/a_2.json"] } });
  expect(copied.ok && copied.value.refusal).toContain("syntax error");
});

const PACK = {
  "manifest.json": '{ "dslVersion": "0.6" }',
  "game.json": GAME,
  "levels/a1.json": level("a1"),
  "levels/a2.json": level("a2"),
};

it("pasted levels keep their text, and their ids where they are free, and are listed after a level", () => {
  const clip = clipOf([level("b7"), level("a2")]);
  const pasted = pastedLevels(packOf(PACK), textsOf(clip), "levels/a1.json");
  if (!pasted.ok) throw new Error(pasted.refusal);
  expect(pasted.value.paths).toEqual(["levels/b7.json", "levels/a3.json"]);
  const made = after(PACK, pasted.value.edits);
  const { levelSequence } = JSON.parse(made["game.json"]!) as { levelSequence: readonly { ref?: string }[] };
  expect(levelSequence.map(({ ref }) => ref ?? "story")).toEqual(["a1", "b7", "a3", "story", "a2"]);
  expect(made["levels/b7.json"]).toBe(level("b7"));
  expect(JSON.parse(made["levels/a3.json"]!)).toMatchObject({ id: "a3", title: "Level a2" });
});

it("without a level to come after, pasted ones come last", () => {
  const pasted = pastedLevels(packOf(PACK), [level("b1")], null);
  const made = pasted.ok ? after(PACK, pasted.value.edits) : {};
  expect(JSON.parse(made["game.json"]!)).toMatchObject({ levelSequence: [{}, {}, {}, { ref: "b1" }] });
});

it.each(["hello", "", "7", "[]", "[1, null]", '{ "board": 3 }', '{ "id": "a" ', '[{ "moves": [] }]'])(
  "the clipboard %j holds no level",
  (clip) => {
    expect(pastedLevels(packOf(PACK), textsOf(clip), null)).toEqual({
      ok: false,
      refusal: "The clipboard holds no level.",
    });
  },
);

it.each(["../../evil", "con:1", "", "a b"])("an id %j that is no name of a file is replaced", (id) => {
  const pasted = pastedLevels(packOf(PACK), [level(id)], null);
  expect(pasted.ok && pasted.value.paths).toEqual(["levels/level.json"]);
});

it("games and sessions are pasted under ids that are free", () => {
  const games = {
    "manifest.json": '{ "dialect": "gdl" }',
    "game.json": "{}",
    "games/g.json": '{ "id": "g", "moves": [] }',
  };
  const game = pastedLevels(packOf(games), ['{ "id": "g", "moves": ["a"] }', '{ "id": "new", "moves": [] }'], null);
  expect(game.ok && game.value.paths).toEqual(["games/game-2.json", "games/new.json"]);
  const sessions = { "manifest.json": '{ "dialect": "gnosis" }', "sessions/s.json": '{ "id": "s", "events": [] }' };
  const session = pastedLevels(packOf(sessions), ['{ "id": "s", "events": [] }', '{ "id": "t", "events": [] }'], null);
  expect(session.ok && session.value.paths).toEqual(["sessions/session-2.json", "sessions/t.json"]);
  expect(pastedLevels(packOf(sessions), [level("a")], null)).toMatchObject({ ok: false });
});

it("edits that were made before are part of the step: the list of levels has its place after them", () => {
  const before = { file: "game.json", edits: [{ offset: 1, length: 0, text: ' "entityKinds": {},' }] };
  const pasted = pastedLevels(packOf(PACK), [level("b1")], "levels/a1.json", [before]);
  if (!pasted.ok) throw new Error(pasted.refusal);
  const made = JSON.parse(after(PACK, pasted.value.edits)["game.json"]!) as Record<string, unknown>;
  expect(Object.keys(made)).toEqual(["entityKinds", "levelSequence"]);
  expect(made["levelSequence"]).toHaveLength(4);
});

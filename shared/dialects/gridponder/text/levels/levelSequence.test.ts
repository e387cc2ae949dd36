import { expect, test } from "vitest";
import { levelSequence, levelTitleOf } from "./levelSequence";
import { buildPackSource } from "../../../models";

const GAME = `{"levelSequence": [
  {"type": "story", "title": "Chapter 1", "text": "It begins."},
  {"type": "level", "ref": "b"},
  {"type": "level", "ref": "gone"},
  "?",
  {"type": "level", "ref": "a"}
]}`;

const pack = buildPackSource(
  [
    { path: "game.json", text: GAME },
    { path: "levels/1.json", text: '{"id": "a", "title": "First"}' },
    { path: "levels/2.json", text: '{"id": "b"}' },
    { path: "levels/c.json", text: "{" },
  ],
  [],
  [],
);

test("levels come in the order of the sequence, with story screens and missing files", () => {
  const { entries } = levelSequence(pack);
  expect(entries.map((entry) => (entry.type === "level" ? `${entry.id}: ${entry.file?.path}` : entry.title))).toEqual([
    "Chapter 1",
    "b: levels/2.json",
    "gone: undefined",
    "a: levels/1.json",
  ]);
  expect(entries.map(({ at }) => at)).toEqual([
    "/levelSequence/0",
    "/levelSequence/1",
    "/levelSequence/2",
    "/levelSequence/4",
  ]);
});

test("levels that no entry names come by themselves, broken ones by their file's name", () => {
  expect(levelSequence(pack).unsequenced.map(levelTitleOf)).toEqual(["c"]);
});

test("without a game every level is outside the sequence", () => {
  expect(levelSequence({ ...pack, game: null })).toEqual({ entries: [], unsequenced: pack.levels });
});

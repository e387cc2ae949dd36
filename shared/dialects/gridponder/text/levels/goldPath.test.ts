import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { type GoldMove, readGoldPath, readHintStops, replaceGoldPath, spliceMoves } from "./goldPath";
import type { LevelText } from "../layers/stroke";

const level = (text: string): LevelText => ({ text, tree: parseJsonTree(text) });
const move = (direction: string): GoldMove => ({ action: "move", direction });
const edited = (text: string, edits: (level: LevelText) => readonly TextEdit[]): string =>
  applyEdits(text, edits(level(text)));

const movesOf = ({ tree }: LevelText): readonly GoldMove[] => readGoldPath(tree).flatMap((entry) => entry.move ?? []);
const appended = (at: LevelText, moves: readonly GoldMove[]): readonly TextEdit[] =>
  replaceGoldPath(at, [...movesOf(at), ...moves]);
const cutTo = (at: LevelText, length: number): readonly TextEdit[] => replaceGoldPath(at, movesOf(at).slice(0, length));

const OBJECTS = `{
  "solution": {
    "goldPath": [
      { "action": "move", "direction": "right" },
      { "action": "flood" }
    ],
    "hintStops": [1]
  }
}
`;
const WORDS = `{"solution": {"goldPath": ["down", "idle"]}}`;
const NONE = `{
  "id": "one"
}
`;

test("entries are read with their meaning and their places", () => {
  const text = `{"solution": {"goldPath": ["left", "wait", {"direction": "up"}, {"action": "tap", "position": [1, 2]}, 7]}}`;
  const entries = readGoldPath(parseJsonTree(text));
  expect(entries.map((entry) => entry.move)).toEqual([
    move("left"),
    { action: "wait" },
    move("up"),
    { action: "tap", position: [1, 2] },
    null,
  ]);
  expect(entries.map(({ span }) => text.slice(span.offset, span.offset + span.length))).toEqual([
    '"left"',
    '"wait"',
    '{"direction": "up"}',
    '{"action": "tap", "position": [1, 2]}',
    "7",
  ]);
  expect(entries[1]).toMatchObject({ shorthand: true, at: "/solution/goldPath/1" });
});

test("hint stops are read, what is no number left out", () => {
  expect(readHintStops(parseJsonTree(`{"solution": {"hintStops": [2, "4", 5]}}`))).toEqual([2, 5]);
  expect(readHintStops(parseJsonTree(`{}`))).toEqual([]);
});

test.each([
  [
    "appending adds a line like the others",
    OBJECTS,
    (at: LevelText) => appended(at, [move("up")]),
    OBJECTS.replace('"flood" }', '"flood" },\n      { "action": "move", "direction": "up" }'),
  ],
  [
    "words stay words where a move can be said by one",
    WORDS,
    (at: LevelText) => appended(at, [move("up"), { action: "flood" }, { action: "tap", position: [0, 1] }]),
    WORDS.replace('"idle"', '"idle", "up", "flood", {"action": "tap", "position": [0, 1]}'),
  ],
  [
    "truncating takes the last lines away",
    OBJECTS,
    (at: LevelText) => cutTo(at, 1),
    OBJECTS.replace(',\n      { "action": "flood" }', ""),
  ],
  [
    "truncating to nothing leaves an empty list",
    OBJECTS,
    (at: LevelText) => cutTo(at, 0),
    OBJECTS.replace(/\[\n[^\]]*\]/, "[]"),
  ],
  ["truncating to more than there is changes nothing", OBJECTS, (at: LevelText) => cutTo(at, 9), OBJECTS],
  [
    "replacing keeps the moves that stay the same",
    OBJECTS,
    (at: LevelText) => replaceGoldPath(at, [move("right"), move("left")]),
    OBJECTS.replace('{ "action": "flood" }', '{ "action": "move", "direction": "left" }'),
  ],
  [
    "an empty list is filled with a line a move",
    OBJECTS.replace(/\[\n[^\]]*\]/, "[]"),
    (at: LevelText) => appended(at, [move("up"), move("down")]),
    OBJECTS.replace(
      /\[\n[^\]]*\]/,
      '[\n      {"action": "move", "direction": "up"},\n      {"action": "move", "direction": "down"}\n    ]',
    ),
  ],
  [
    "an empty list in a solution on one line gets a line a move, too, as a formatter gives it",
    `{\n  "id": "one",\n  "solution": {"goldPath": [], "hintStops": []}\n}\n`,
    (at: LevelText) => appended(at, [move("up"), move("down")]),
    `{
  "id": "one",
  "solution": {
    "goldPath": [
      {"action": "move", "direction": "up"},
      {"action": "move", "direction": "down"}
    ],
    "hintStops": []
  }
}
`,
  ],
  [
    "a missing solution is made",
    NONE,
    (at: LevelText) => appended(at, [move("up")]),
    `{
  "id": "one",
  "solution": {
    "goldPath": [
      {"action": "move", "direction": "up"}
    ]
  }
}
`,
  ],
  [
    "a missing path is made before the hint stops",
    `{\n  "solution": {\n    "hintStops": []\n  }\n}`,
    (at: LevelText) => appended(at, [move("up")]),
    `{\n  "solution": {\n    "goldPath": [\n      {"action": "move", "direction": "up"}\n    ],\n    "hintStops": []\n  }\n}`,
  ],
  [
    "an empty solution is filled",
    `{\n  "solution": {}\n}`,
    (at: LevelText) => appended(at, [move("up")]),
    `{\n  "solution": {\n    "goldPath": [\n      {"action": "move", "direction": "up"}\n    ]\n  }\n}`,
  ],
  [
    "what is no list gives way to one",
    `{"solution": {"goldPath": null}}`,
    (at: LevelText) => appended(at, [move("up")]),
    `{"solution": {"goldPath": [{"action": "move", "direction": "up"}]}}`,
  ],
  [
    "what is no move says nothing of how moves are written",
    `{"solution": {"goldPath": ["up", 7, "left"]}}`,
    (at: LevelText) => replaceGoldPath(at, [move("up"), move("left")]),
    `{"solution": {"goldPath": ["up", "left"]}}`,
  ],
  [
    "a move that is put in leaves those after it as they are written",
    `{"solution": {"goldPath": [{"direction": "up"}, {"direction":"left"}]}}`,
    (at: LevelText) => replaceGoldPath(at, [move("up"), move("down"), move("left")]),
    `{"solution": {"goldPath": [{"direction": "up"}, {"action": "move", "direction": "down"}, {"direction":"left"}]}}`,
  ],
  ["a text that does not parse is left alone", "{", (at: LevelText) => appended(at, [move("up")]), "{"],
])("%s", (_, before, edits, after) => {
  expect(edited(before, edits)).toBe(after);
});

test("reading gives back what was written, for any path, splice and indentation", () => {
  const moves: fc.Arbitrary<GoldMove> = fc.oneof(
    fc.constantFrom("up", "left", "up_left").map(move),
    fc.constantFrom("flood", "up").map((action) => ({ action })),
    fc.record({ action: fc.constant("tap"), position: fc.tuple(fc.nat(9), fc.nat(9)) }),
  );
  const paths = fc.array(moves, { maxLength: 6 });
  const written = fc.array(fc.oneof(moves, fc.constantFrom("up", "wait")), { maxLength: 6 });
  fc.assert(
    fc.property(
      written,
      paths,
      fc.nat(6),
      fc.nat(6),
      fc.constantFrom(undefined, 2, "\t"),
      (old, put, at, count, unit) => {
        const text = JSON.stringify({ solution: { goldPath: old } }, null, unit);
        const before = readGoldPath(parseJsonTree(text)).map((entry) => entry.move);
        const start = Math.min(at, old.length);
        const after = edited(text, (each) => spliceMoves(each, start, Math.min(count, old.length - start), put));
        const expected = [...before.slice(0, start), ...put, ...before.slice(start + count)];
        expect(readGoldPath(parseJsonTree(after)).map((entry) => entry.move)).toEqual(expected);
      },
    ),
  );
});

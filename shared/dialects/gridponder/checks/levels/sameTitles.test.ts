import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, TEXTS, packOf } from "../smallPack.testing";

/** Returns what is said of the titles of two levels, the second before the first in the sequence. */
function told(title: string, other: string): readonly (readonly [string, string])[] {
  const entry = '{"type": "level", "ref": "one"}';
  const texts = {
    ...TEXTS,
    "game.json": GAME.replace(entry, `{"type": "level", "ref": "two"}, ${entry}`),
    "levels/one.json": LEVEL.replace('"id": "one",', `"id": "one", "title": ${JSON.stringify(title)},`),
    "levels/two.json": LEVEL.replace('"id": "one",', `"id": "two", "title": ${JSON.stringify(other)},`),
  };
  return semanticFindings(packOf(texts))
    .filter(({ code }) => code === "same-title")
    .map(({ file, message }) => [file, message]);
}

test("a title that an earlier level has is reported at the later one", () => {
  expect(told("Start", "Start")).toEqual([["levels/one.json", 'The level "two" has the title "Start" too.']]);
});

test("titles that differ, and levels without one, are no mistakes", () => {
  expect(told("Start", "End")).toEqual([]);
  expect(told("", "")).toEqual([]);
});

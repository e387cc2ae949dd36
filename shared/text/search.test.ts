import { describe, expect, it } from "vitest";
import { applyEdits } from "./edit";
import { type SearchQuery, replaceEdits, searchPattern, searchText } from "./search";

const TEXT = `{\n  "kind": "rock",\r\n  "Rock": "rock_2", "price": "$1 (rock)"\n}`;

function pattern(text: string, more: Partial<SearchQuery> = {}): RegExp {
  const made = searchPattern({ text, matchCase: false, wholeWord: false, isPattern: false, ...more });
  if (!made.ok) throw new Error(made.refusal);
  return made.value;
}

function found(text: string, more: Partial<SearchQuery> = {}): readonly string[] {
  return searchText(TEXT, pattern(text, more), 100).map(({ line, column }) => `${line}:${column}`);
}

describe("search", () => {
  it.each<readonly [what: string, text: string, more: Partial<SearchQuery>, places: readonly string[]]>([
    ["any case", "rock", {}, ["2:11", "3:3", "3:11", "3:34"]],
    ["the same case", "rock", { matchCase: true }, ["2:11", "3:11", "3:34"]],
    ["whole words", "rock", { wholeWord: true }, ["2:11", "3:3", "3:34"]],
    ["signs as they are", "$1 (", {}, ["3:30"]],
    ["a pattern", '^  "k', { isPattern: true }, ["2:0"]],
    ["nothing for a pattern of nothing", "x*", { isPattern: true }, []],
  ])("finds %s", (_what, text, more, places) => {
    expect(found(text, more)).toEqual(places);
  });

  it("takes each sign of a plain text as it is", () => {
    const signs = "a-b/c\\d^e$f.g*h+i?j(k)l[m]n{o}p|q#r&s~t";
    expect(searchText(`"${signs}"`, pattern(signs), 1)).toMatchObject([{ column: 1, length: signs.length }]);
  });

  it("tells the line without its end, and stops at the limit", () => {
    expect(searchText(TEXT, pattern("rock"), 1)).toEqual([
      { offset: 13, length: 4, line: 2, column: 11, lineText: `  "kind": "rock",` },
    ]);
  });

  it("refuses a pattern that is none", () => {
    expect(searchPattern({ text: "(", matchCase: true, wholeWord: false, isPattern: true }).ok).toBe(false);
  });
});

describe("replace", () => {
  const replaced = (find: string, by: string, more: Partial<SearchQuery> = {}): string =>
    applyEdits(TEXT, replaceEdits(TEXT, pattern(find, more), by, more.isPattern === true));

  it("writes words as they are, dollar signs too", () => {
    expect(replaced("rock", "$&", { matchCase: true, wholeWord: true })).toBe(
      `{\n  "kind": "$&",\r\n  "Rock": "rock_2", "price": "$1 ($&)"\n}`,
    );
  });

  it("fills in the groups of a pattern, also beside what it looks behind at", () => {
    expect(replaced('(?<=": ")(rock)(_\\d)?', "<$1>", { isPattern: true })).toBe(
      `{\n  "kind": "<rock>",\r\n  "Rock": "<rock>", "price": "$1 (rock)"\n}`,
    );
  });
});

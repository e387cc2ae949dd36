// What is reported of packs whose language is not known: which languages there are, what was looked for, and a fix.
import { expect, it } from "vitest";
import { applyEdits } from "../text/edit";
import type { PackSource, SourceFile } from "./packSource";
import { sourceOfTexts } from "./packFiles";
import { unknownLanguageFindings } from "./unknownLanguage";

const LANGUAGES = [
  { id: "sokoban", title: "Sokoban", lookedFor: "a file named crates.json" },
  { id: "tiles", title: "Tiles", lookedFor: "a folder named tiles" },
];

function packOf(files: Readonly<Record<string, string>>): PackSource {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  return sourceOfTexts([], texts, { assets: [], collections: [] });
}

function told(files: Readonly<Record<string, string>>, languages = LANGUAGES): readonly (readonly unknown[])[] {
  return unknownLanguageFindings(packOf(files), languages).map(({ code, file, at, message }) => [
    code,
    file,
    at,
    message,
  ]);
}

it("says which languages there are when the manifest names another, nearest first", () => {
  expect(told({ "manifest.json": '{"dialect": "tile"}' })).toEqual([
    ["unknown-dialect", "manifest.json", "/dialect", 'No language is named "tile": use "tiles" or "sokoban".'],
  ]);
  expect(told({ "manifest.json": '{"dialect": "chess"}' }, LANGUAGES.slice(1))).toEqual([
    ["unknown-dialect", "manifest.json", "/dialect", 'No language is named "chess": use "tiles".'],
  ]);
});

it("says what was looked for when the manifest names none, or there is no manifest", () => {
  const message =
    "The language of this pack is not recognised. Looked for: a file named crates.json (Sokoban); " +
    'a folder named tiles (Tiles). Name the language in the manifest, as "dialect": "sokoban".';
  expect(told({ "manifest.json": '{"dialect": 7}' })).toEqual([["not-recognised", "manifest.json", "", message]]);
  expect(told({ "b.json": "{}", "a.txt": "" })).toEqual([["not-recognised", "a.txt", "", message]]);
});

it("gives a fix for each language, which makes it the pack's", () => {
  for (const text of ['{"dialect": "tile"}', '{ "title": "Mine" }', "{}", '{"dialect": null}']) {
    const pack = packOf({ "manifest.json": text });
    const [finding] = unknownLanguageFindings(pack, LANGUAGES);
    const after = finding?.fixes?.map(({ title, changes }) => [title, changed(pack.manifest, changes[0]?.edits)]);
    expect(after?.map(([title]) => title).sort()).toEqual(['Use "sokoban"', 'Use "tiles"']);
    for (const [title, dialect] of after ?? []) expect(title).toBe(`Use ${JSON.stringify(dialect)}`);
  }
});

it("gives no fix for a manifest that is no object, or is not there", () => {
  for (const files of [{ "manifest.json": "[]" }, { "manifest.json": '{"dialect"' }, { "a.json": "{}" }]) {
    expect(unknownLanguageFindings(packOf(files), LANGUAGES)[0]?.fixes).toEqual([]);
  }
});

it("reports mistakes of syntax in every JSON file", () => {
  const codes = unknownLanguageFindings(packOf({ "a.json": "{", "b.json": "{}", "c.txt": "{" }), LANGUAGES);
  expect(codes.map(({ code, file }) => [code, file])).toContainEqual(["json-syntax", "a.json"]);
  expect(codes.filter(({ file }) => file !== "a.json")).toEqual([]);
});

type Edits = Parameters<typeof applyEdits>[1];

function changed(manifest: SourceFile | null, edits: Edits = []): unknown {
  const { dialect } = JSON.parse(applyEdits(manifest?.text ?? "", edits)) as { readonly dialect: unknown };
  return dialect;
}

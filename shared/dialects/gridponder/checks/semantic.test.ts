import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../../base/json";
import { locate } from "../../../findings/locate";
import { applyEdits } from "../../../text/edit";
import { GAME, LEVEL, LEVEL_FILE, MANIFEST, TEXTS, packOf, version05 } from "./smallPack.testing";
import { semanticFindings } from "./findings.testing";

test("a pack without a mistake has no findings", () => {
  expect(semanticFindings(packOf(TEXTS))).toEqual([]);
});

test.each(["manifest.json", "game.json"])("a pack without %s says so, once", (file) => {
  const findings = semanticFindings(packOf({ ...TEXTS, [file]: null }));
  const expected = [["missing-file", file]];
  // Without the manifest the theme's picture is in no declared collection.
  if (file === "manifest.json") expected.push(["missing-sprite", "theme.json"]);
  expect(findings.map((finding) => [finding.code, finding.file])).toEqual(expected);
});

test("in 0.5 a cascade system in a pack without rules never works; in 0.8 it does", () => {
  const { rules: _, ...game } = JSON.parse(GAME) as { rules: Json; systems: Json[] };
  game.systems.push({ id: "ice", type: "ice_slide", config: {} });
  const level = LEVEL.replace(', "right"]', "]").replace("[1, 2, 3]", "[1, 2]");
  const codes = (manifest: string): readonly string[] =>
    semanticFindings(
      packOf({ ...TEXTS, "manifest.json": manifest, "game.json": JSON.stringify(game), [LEVEL_FILE]: level }),
    ).map(({ code }) => code);
  expect(codes(version05)).toContain("rules-needed");
  expect(codes(MANIFEST)).not.toContain("rules-needed");
});

test.each([
  ["a once rule", '"once": true, "on": "object_placed", "then": [{"spawn": {"position": [0, 0], "kind": "gem"}}]'],
  [
    "another kind",
    '"on": "object_placed", "if": {"event": {"kind": "rock"}}, "then": [{"spawn": {"position": [0, 0], "kind": "gem"}}]',
  ],
  [
    "another variable",
    '"on": "variable_changed", "where": {"event": {"param": "variable", "equals": "gems"}}, "then": [{"set_variable": {"name": "x", "value": 1}}]',
  ],
  [
    "a tag that goes",
    '"on": "cell_transformed", "where": {"position_has_tag": {"layer": "ground", "tag": "liquid"}}, "then": [{"transform": {"position": "$event.position", "layer": "ground", "toKind": "empty"}}]',
  ],
])("%s breaks a circle of rules", (_, text) => {
  const pack = packOf({
    ...TEXTS,
    [LEVEL_FILE]: LEVEL.replace('"rules": []', () => `"rules": [{"id": "r", ${text}}]`),
  });
  expect(semanticFindings(pack).filter(({ code }) => code.startsWith("cascade"))).toEqual([]);
});

test("a fix writes the nearest name in the place of the wrong one", () => {
  const wrong = GAME.replace('"on": "avatar_entered"', '"on": "avatar_enter"').replace('"gem": {', '"geem": {');
  const [finding] = semanticFindings(packOf({ ...TEXTS, "game.json": wrong })).filter(
    ({ code }) => code === "unknown-event",
  );
  const [fix] = finding?.fixes ?? [];
  expect(fix?.title).toBe('Change to "avatar_entered"');
  expect(applyEdits(wrong, fix?.changes[0]?.edits ?? [])).toBe(GAME.replace('"gem": {', '"geem": {'));
});

function levelFixed(level: string): string | undefined {
  const [finding] = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: level }));
  const [change] = finding?.fixes?.[0]?.changes ?? [];
  return change === undefined ? undefined : applyEdits(level, change.edits);
}

test("a wrong kind is fixed in all its cells at once", () => {
  const wrong = LEVEL.replace('"water", "empty"', '"watre", "watre"');
  expect(levelFixed(wrong)).toBe(LEVEL.replace('"water", "empty"', '"water", "water"'));
});

test("an entity on another layer than its own is moved there, if its cell is free", () => {
  const free = '["empty", "empty", "rock", "empty"]';
  const wrong = LEVEL.replace('["empty", "empty", "water", "empty"]', free);
  expect(levelFixed(wrong)).toBe(
    wrong
      .replace('"rock"', '"empty"')
      .replace(/(\n *)(\{"position": \[3, 0\].*\})/, '$1$2,$1{"position": [2, 0], "kind": "rock"}'),
  );
  const taken = LEVEL.replace('["empty", "empty", "water", "empty"]', '["empty", "empty", "water", "rock"]');
  expect(levelFixed(taken)).toBeUndefined();
});

test("a level in no sequence can be put at its end, in the style of the others", () => {
  const texts = { ...TEXTS, "levels/two.json": LEVEL.replace('"one"', '"two"') };
  const [finding] = semanticFindings(packOf(texts)).filter(({ code }) => code === "level-not-in-sequence");
  const [change] = finding?.fixes?.[0]?.changes ?? [];
  expect(change?.file).toBe("game.json");
  expect(applyEdits(GAME, change?.edits ?? [])).toBe(
    GAME.replace('{"type": "level", "ref": "one"}', '{"type": "level", "ref": "one"}, {"type": "level", "ref": "two"}'),
  );
});

test.each([
  ["a game.json half typed says nothing of the levels", "game.json", GAME.slice(0, GAME.length / 2)],
  ["an empty game.json says nothing of the levels", "game.json", ""],
  ["a level half typed takes no name away from the game", LEVEL_FILE, LEVEL.slice(0, LEVEL.length / 2)],
])("%s", (_, file, text) => {
  expect(semanticFindings(packOf({ ...TEXTS, [file]: text }))).toEqual([]);
});

test("whatever is cut out of the texts, findings are given, never a throw, and every range lies in its text", () => {
  const files = Object.keys(TEXTS);
  const cuts = fc.record({
    file: fc.constantFrom(...files),
    from: fc.nat(3000),
    length: fc.nat(40),
    put: fc.constantFrom("", "null", "7", '"x"', "[]", "{}", "}", '"$event"'),
  });
  fc.assert(
    fc.property(fc.array(cuts, { minLength: 1, maxLength: 3 }), (changes) => {
      const texts: Record<string, string> = { ...TEXTS };
      for (const { file, from, length, put } of changes) {
        const text = texts[file]!;
        const start = from % text.length;
        texts[file] = text.slice(0, start) + put + text.slice(start + length);
      }
      const pack = packOf(texts);
      for (const finding of semanticFindings(pack)) {
        const { span } = locate(finding, (path) => pack.files.get(path));
        expect(span.offset + span.length).toBeLessThanOrEqual(pack.files.get(finding.file)?.text.length ?? 0);
      }
    }),
    { numRuns: 400 },
  );
});

test("any value in the place of any other gives findings, never a throw", () => {
  const values: readonly Json[] = [
    null,
    7,
    -1.5,
    true,
    "",
    "$",
    "a",
    [],
    [[]],
    {},
    { kind: "rock" },
    [7, "x"],
    { x: 1, y: 2 },
  ];
  const places = (value: Json, path: readonly (string | number)[]): (readonly (string | number)[])[] => [
    path,
    ...(typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, child]) =>
          places(child, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : []),
  ];
  const replaced = (value: Json, path: readonly (string | number)[], put: Json): Json => {
    const [key, ...inner] = path;
    if (key === undefined) return put;
    if (Array.isArray(value))
      return value.map((item: Json, index) => (index === key ? replaced(item, inner, put) : item));
    const members = Object.entries(value as Record<string, Json>);
    return Object.fromEntries(members.map(([name, item]) => [name, name === key ? replaced(item, inner, put) : item]));
  };
  for (const [file, text] of Object.entries(TEXTS)) {
    const whole = JSON.parse(text) as Json;
    for (const [place, path] of places(whole, []).entries()) {
      const put = values[place % values.length]!;
      const pack = packOf({ ...TEXTS, [file]: JSON.stringify(replaced(whole, path, put)) });
      expect(() => semanticFindings(pack), `${path.join("/")} = ${JSON.stringify(put)}`).not.toThrow();
    }
  }
});

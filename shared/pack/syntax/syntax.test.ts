import { describe, expect, it } from "vitest";
import { LEVEL, type Mistake, broken, contentOf, markedText } from "../../dialects/gridponder/checks/breaking.testing";
import { structureFindings } from "../../dialects/gridponder/checks/findings.testing";

const BROKEN: readonly Mistake[] = [
  ["game.json", `"rules": [`, `"rules": [ // all of them\n`, "json-comment", "error", "// all of them", "comments"],
  ["game.json", `"rules": [`, `"rules": [ /* all */`, "json-comment", "error", "/* all */", "comments"],
  ["game.json", `"value": 3 }`, `"value": 3, }`, "json-trailing-comma", "error", ",", "comma after the last"],
  ["levels/one.json", `[1, 2] }`, `[1, 2,] }`, "json-trailing-comma", "error", ",", "comma after the last"],
  ["levels/one.json", LEVEL, ``, "json-empty", "error", "", "empty"],
  ["levels/one.json", LEVEL, ` \n `, "json-empty", "error", " \n ", "empty"],
  ["levels/one.json", `"id": "one",`, `"id": "one"`, "json-syntax", "error", `"board"`, "A comma is missing"],
  ["levels/one.json", `"id": "one"`, `"id" "one"`, "json-syntax", "error", `"one"`, "A colon is missing"],
  ["levels/one.json", `"id": "one"`, `id: "one"`, "json-syntax", "error", `id`, "need double quotes"],
  ["levels/one.json", `"id": "one"`, `"id": 'one'`, "json-syntax", "error", `'one'`, "double quotes"],
  ["levels/one.json", `"id": "one"`, `"id": one`, "json-syntax", "error", `one`, "double quotes"],
  ["levels/one.json", `"id": "one"`, `"id": "an "odd one" here"`, "json-syntax", "error", `odd`, "write single quotes"],
  ["levels/one.json", `"heat": 0`, `"heat": True`, "json-syntax", "error", `True`, "true, false and null"],
  ["levels/one.json", `"heat": 0`, `"heat": `, "json-syntax", "error", `}`, "A value is missing"],
  ["levels/one.json", `"heat": 0`, `"heat": 01`, "json-syntax", "error", `01`, "begin with a zero"],
  ["levels/one.json", `"id": "one"`, `"id": "one`, "json-syntax", "error", `"one,`, "closing double quote"],
  ["levels/one.json", `"id": "one"`, `"id": "o\\ne\\x"`, "json-syntax", "error", `"o\\ne\\x"`, "A backslash must be"],
  [
    "levels/one.json",
    `"hintStops": [1, 2] }\n}`,
    `"hintStops": [1, 2] }`,
    "json-syntax",
    "error",
    `}`,
    "closing brace",
  ],
  ["levels/one.json", LEVEL, `${LEVEL} {}`, "json-syntax", "error", `{`, "a file holds one value"],
  ["levels/one.json", LEVEL, `\ufeff${LEVEL}`, "json-syntax", "error", `\ufeff`, "byte order mark"],
  ["levels/one.json", LEVEL, "[".repeat(5000), "json-syntax", "error", `[`, "nested too deeply"],
  ["levels/one.json", `"heat": 0`, `"heat": 0, "heat": 1`, "json-duplicate-key", "warning", `"heat"`, "written twice"],
  ["levels/one.json", `"id": "one"`, `"id": "o\\ud83d"`, "json-half-character", "warning", `"o\\ud83d"`, "half a char"],
];

describe("the text of a pack's files", () => {
  it.each(BROKEN)("%s: %s → %s", (file, piece, by, code, severity, marked, message) => {
    const pack = broken(file, piece, by);
    const findings = structureFindings(pack).map((finding) => contentOf(pack, finding));
    const expected = { file, code, severity, marked, message: expect.stringContaining(message) as string };
    expect(findings).toEqual([expected]);
  });

  it("tells of a byte order mark that the text leaves out, and of what the text says besides", () => {
    const pack = broken("levels/one.json", `"id": "one"`, `"id": "two"`);
    const [level] = pack.levels;
    const file = { ...level!, hasMark: true as const };
    const marked = { ...pack, levels: [file], files: new Map([...pack.files, [file.path, file]]) };
    const [mark, ...others] = structureFindings(marked);
    expect(mark).toMatchObject({ code: "json-syntax", at: { offset: 0, length: 1 }, file: file.path });
    expect(mark?.message).toContain("byte order mark");
    expect(mark?.fixes).toEqual([
      { title: "Remove the mark", changes: [{ file: file.path, edits: [], dropsMark: true }], safe: true },
    ]);
    expect(others).toEqual(structureFindings(pack));
  });

  it("does not say what a broken text lacks", () => {
    const pack = broken("game.json", `"systems": [`, `"systems": `);
    expect(structureFindings(pack).map((finding) => finding.code)).toEqual(["json-syntax"]);
  });

  it("goes on to the data when the only mistakes of the text are comments and trailing commas", () => {
    const pack = broken("game.json", `"chainPush": false`, `"chainpush": false, // typo\n`);
    const codes = structureFindings(pack).map((finding) => finding.code);
    expect(codes.sort()).toEqual(["json-comment", "json-trailing-comma", "unknown-field"]);
  });

  it("sees a trailing comma through a comment", () => {
    const pack = broken("levels/one.json", `[1, 2] }`, `[1, 2, /* 3 */\n] }`);
    expect(structureFindings(pack).map((finding) => markedText(pack, finding))).toEqual(["/* 3 */", ","]);
  });
});

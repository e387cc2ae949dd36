// Texts that break off, and common slips in JSON: cut at every sort of token, control characters, lone surrogates,
// numbers, quotes, brackets, depth, roots of the wrong type. The change, the finding, where it is, the text that is
// marked, and the first fix.
import type { BrokenInput } from "./broken.testing";

const LEVEL = "levels/one.json";

/** Replaces the level's whole text. */
function whole(text: string, at: string, marked: string, fix: string | null): BrokenInput {
  return [[LEVEL, null, text], "json-syntax", at, marked, fix];
}

/** Replaces the value of a variable, or anything at its place. */
function gems(by: string, at: string, marked: string, fix: string | null): BrokenInput {
  return [[LEVEL, `"gems": 0`, by], "json-syntax", at, marked, fix];
}

/** Replaces the list of numbers. */
function stops(by: string, at: string, marked: string, fix: string | null): BrokenInput {
  return [[LEVEL, "[0, 1, 2]", by], "json-syntax", at, marked, fix];
}

/** Replaces a text. */
function id(by: string, at: string, marked: string, fix: string | null): BrokenInput {
  return [[LEVEL, `"id": "one"`, by], "json-syntax", at, marked, fix];
}

export const BROKEN_SYNTAX: readonly BrokenInput[] = [
  // Cut.
  whole("{", "1:1", "{", "Add }"),
  whole(`{"id`, "1:2", `"id`, "Add the double quote"),
  whole(`{"id"`, "1:5", `"`, "Add the colon"),
  whole(`{"id":`, "1:6", ":", null),
  whole(`{"id": "one`, "1:8", `"one`, "Add the double quote"),
  whole(`{"id": "one"`, "1:12", `"`, "Add }"),
  whole(`{"id": "one",`, "1:13", ",", null),
  whole(`{"board": {"size": [4`, "1:21", "4", "Add ]}}"),
  whole(`{"board": {"size": [4,`, "1:22", ",", null),
  whole(`{"board": {"size": [4, 3]`, "1:25", "]", "Add }}"),
  whole(`{"a": -`, "1:7", "-", null),
  whole(`{"a": 1.`, "1:7", "1.", "Change to 1"),
  whole(`{"a": 1e`, "1:7", "1e", null),
  whole(`{"a": "\\`, "1:7", `"\\`, null),
  whole(`{"a": "\\u12`, "1:7", `"\\u12`, "Add the double quote"),
  [[LEVEL, null, `{"a": 1} /* open`], "json-comment", "1:10", "/* open", "Remove all comments"],
  whole("/", "1:1", "/", null),
  // Too much, or the wrong bracket.
  whole("}", "1:1", "}", null),
  whole("{}}", "1:3", "}", "Remove }"),
  whole("{} {}", "1:4", "{", null),
  stops("[0, 1, 2}", "27:26", "}", "Change to ]"),
  stops("[0, 1, 2", "27:25", "2", "Add ]"),
  gems(`"gems": [`, "20:84", "[", "Add ]"),
  gems(`"gems": {`, "20:86", "}", "Add }"),
  [[LEVEL, `"size": [4, 3],`, `"size": [4, 3}],`], "json-syntax", "4:18", "}", "Remove }"],
  stops("(1, 2, 3)", "27:18", "(1", null),
  // Quotes within a text.
  id(`"id": "a "fine" one"`, "2:13", "fine", "Write single quotes"),
  id(`"id": "a "fine day" in all"`, "2:13", "fine", "Write single quotes"),
  // Commas, colons.
  stops("[1 2, 3]", "27:21", "2", "Add the comma"),
  stops("[1, , 3]", "27:22", ",", "Remove the comma"),
  stops("[,1, 2, 3]", "27:19", ",", "Remove the comma"),
  gems(`"gems": 0,,`, "20:86", ",", "Remove the comma"),
  gems(`"gems": 0;`, "20:85", ";", "Remove the semicolon"),
  gems(`"gems": 0; "more": 1`, "20:85", ";", "Change to a comma"),
  gems(`"gems" = 0`, "20:83", "=", "Change to a colon"),
  gems(`"gems": , "more": 1`, "20:84", ",", null),
  id(`"id": "one" "x": 2`, "2:15", `"x"`, "Add the comma"),
  // Values.
  gems(`"gems": False`, "20:84", "False", "Change to false"),
  gems(`"gems": None`, "20:84", "None", "Change to null"),
  gems(`"gems": undefined`, "20:84", "undefined", "Change to null"),
  gems(`"gems": NaN`, "20:84", "NaN", null),
  gems(`"gems": Infinity`, "20:84", "Infinity", null),
  gems(`"gems": 01`, "20:84", "01", "Change to 1"),
  gems(`"gems": -007`, "20:84", "-007", "Change to -7"),
  gems(`"gems": +1`, "20:84", "+1", "Change to 1"),
  gems(`"gems": .5`, "20:84", ".5", "Change to 0.5"),
  gems(`"gems": 0x10`, "20:85", "x10", null),
  [[LEVEL, `"gems": 0`, `"gems": 1e999`], "json-number", "20:84", "1e999", null],
  [[LEVEL, `"gems": 0`, `"gems": 9007199254740993`], "json-number", "20:84", "9007199254740993", null],
  [[LEVEL, `"size": [4, 3]`, `"size": [4, -3]`], "wrong-value", "4:17", "-3", null],
  [[LEVEL, `"size": [4, 3]`, `"size": [4.5, 3]`], "wrong-type", "4:14", "4.5", null],
  [[LEVEL, `"size": [4, 3]`, `"size": [4]`], "wrong-value", "4:5", `"size"`, null],
  // Texts.
  id(`"id": one`, "2:9", "one", "Put it in double quotes"),
  id(`"id": \`one\``, "2:9", "`one`", "Change to double quotes"),
  id(`"id": “one”`, "2:9", "“one”", "Change to double quotes"),
  id(`"id": "o\u0000ne"`, "2:9", `"o\u0000ne"`, "Write as an escape"),
  id(`"id": "one"\u0000`, "2:14", "\u0000", null),
  id(`"id": "o\tne"`, "2:9", `"o\tne"`, "Write as an escape"),
  id(`"id": "o\nne"`, "2:9", `"o`, "Add the double quote"),
  id(`"id": "C:\\qne"`, "2:9", `"C:\\qne"`, "Write backslashes twice"),
  gems(`"gems": "0`, "20:84", `"0}},`, "Add the double quote"),
  id(`"id": "one",\u00a0"x": 1`, "2:15", "\u00a0", "Change to a plain space"),
  [[LEVEL, `"id": "one",`, `"id": "one", "title": "\udc00",`], "json-half-character", "2:25", `"\udc00"`, null],
  [[LEVEL, `"gems": 0`, `"ge\\ud83dms": 0`], "json-half-character", "20:76", `"ge\\ud83dms"`, null],
  // Comments of other languages, blanks, keys.
  id(`# note\n"id": "one"`, "2:3", "#", null),
  [[LEVEL, null, "  \n"], "json-empty", "1:1", "  \n", null],
  [["game.json", null, ""], "json-empty", "1:1", "", null],
  [["manifest.json", null, ""], "json-empty", "1:1", "", null],
  [["theme.json", null, ""], "json-empty", "1:1", "", null],
  [
    [LEVEL, `"id": "one"`, `"__proto__": {"x": 1}, "id": "one"`],
    "unknown-field",
    "2:3",
    `"__proto__"`,
    'Remove "__proto__"',
  ],
  [[LEVEL, `"id": "one"`, `"": 1, "id": "one"`], "unknown-field", "2:3", `""`, 'Remove ""'],
  [
    [LEVEL, `"id": "one"`, `"id": "one", "board": 1`],
    "json-duplicate-key",
    "3:3",
    `"board"`,
    `Remove the first "board"`,
  ],
  // Depth, and roots of the wrong type.
  [[LEVEL, `"rules": []`, `"rules": ${"[".repeat(300)}${"]".repeat(300)}`], "json-syntax", "23:267", "[", null],
  [[LEVEL, `"rules": []`, `"rules": ${"[".repeat(100_000)}`], "json-syntax", "23:267", "[", null],
  [[LEVEL, null, "[]"], "wrong-type", "1:1", "[", null],
  [[LEVEL, null, `"one"`], "wrong-type", "1:1", `"one"`, null],
  [[LEVEL, null, "7"], "wrong-type", "1:1", "7", null],
  [[LEVEL, null, "null"], "wrong-type", "1:1", "null", null],
  [["game.json", null, "[]"], "wrong-type", "1:1", "[", null],
  [["manifest.json", null, "[]"], "wrong-type", "1:1", "[", null],
  [["theme.json", null, "[]"], "wrong-type", "1:1", "[", null],
  [[LEVEL, `"rules": []`, `"rules": {}`], "wrong-type", "23:3", `"rules"`, "Put it into a list"],
  [[LEVEL, `"rules": []`, `"rules": [[]]`], "wrong-type", "23:13", "[", null],
];

// Texts that are no JSON, values of the wrong shape, files and versions.
// The change, the finding, where it is, the text that is marked, and the first fix.
import { LEVEL } from "../../../dialects/gridponder/checks/smallPack.testing";
import type { BrokenInput } from "./broken.testing";

const OTHER_LEVEL = LEVEL.replace('"id": "one"', '"id": "two"');

export const BROKEN_TEXTS: readonly BrokenInput[] = [
  [
    [
      "game.json",
      `"rules": [`,
      `"rules": [ // all of them
`,
    ],
    "json-comment",
    "29:14",
    "// all of them",
    "Remove all comments",
  ],
  [
    ["levels/one.json", `"rules": []`, `"rules": [ /* none */ ]`],
    "json-comment",
    "23:14",
    "/* none */",
    "Remove all comments",
  ],
  [["levels/one.json", "[1, 2, 3]", "[1, 2, 3,]"], "json-trailing-comma", "27:26", ",", "Remove the comma"],
  [
    ["game.json", `"defaults": {"maxCascadeDepth": 3}`, `"defaults": {"maxCascadeDepth": 3},`],
    "json-trailing-comma",
    "37:37",
    ",",
    "Remove the comma",
  ],
  [["levels/one.json", null, ""], "json-empty", "1:1", "", null],
  [["levels/one.json", `"id": "one",`, `"id": "one"`], "json-syntax", "3:3", `"board"`, "Add the comma"],
  [["levels/one.json", `"id": "one"`, `"id" "one"`], "json-syntax", "2:8", `"one"`, "Add the colon"],
  [["levels/one.json", `"id": "one"`, `id: "one"`], "json-syntax", "2:3", "id", "Put it in double quotes"],
  [["levels/one.json", `"id": "one"`, `"id": 'one'`], "json-syntax", "2:9", "'one'", "Change to double quotes"],
  [["levels/one.json", `"gems": 0`, `"gems": True`], "json-syntax", "20:84", "True", "Change to true"],
  [["levels/one.json", `"gems": 0`, `"gems": `], "json-syntax", "20:84", "}", null],
  [["levels/one.json", `"id": "one"`, `"id": "one`], "json-syntax", "2:9", `"one,`, "Add the double quote"],
  [
    ["levels/one.json", `"gems": 0`, `"gems": 0, "gems": 1`],
    "json-duplicate-key",
    "20:87",
    `"gems"`,
    `Remove the first "gems"`,
  ],
  [
    ["levels/one.json", `"id": "one",`, `"id": "one", "title": "o\\ud83d",`],
    "json-half-character",
    "2:25",
    `"o\\ud83d"`,
    null,
  ],
  [["levels/one.json", `"size": [4, 3]`, `"size": "4x3"`], "wrong-type", "4:13", `"4x3"`, null],
  [["game.json", `"maxCascadeDepth": 3`, `"maxCascadeDepth": "three"`], "wrong-type", "37:35", `"three"`, null],
  [
    ["game.json", `"occupancy": "exactly_one"`, `"occupancy": "exactly_two"`],
    "wrong-value",
    "3:35",
    `"exactly_two"`,
    `Change to "exactly_one"`,
  ],
  [
    ["game.json", `{"event": {"kind": "crate"}}`, `{"event": {"kind": "crate"}, "avatar": {"hasItem": true}}`],
    "wrong-shape",
    "31:7",
    `"if"`,
    `Join by "all_of"`,
  ],
  [
    [
      "game.json",
      `{"increment_variable": {"name": "gems"}}`,
      `{"increment_variable": {"name": "gems"}, "clear_inventory": {}}`,
    ],
    "wrong-shape",
    "34:16",
    "{",
    "Write as several effects",
  ],
  [
    ["levels/one.json", `"goals": [{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}],`, ""],
    "missing-field",
    "1:1",
    "{",
    `Add "goals"`,
  ],
  [["manifest.json", `"title": "Small", `, ""], "missing-field", "1:1", "{", `Add "title"`],
  [["levels/one.json", `"size": [4, 3],`, ""], "missing-field", "3:3", `"board"`, `Add "size"`],
  [
    ["game.json", `"occupancy": "exactly_one"`, `"occupency": "exactly_one"`],
    "unknown-field",
    "3:22",
    `"occupency"`,
    `Change to "occupancy"`,
  ],
  [
    ["levels/one.json", `"state": {"avatar"`, `"state": {"avatars": 1, "avatar"`],
    "unknown-field",
    "20:13",
    `"avatars"`,
    null,
  ],
  [["game.json", `"layers": [`, `"title": "Small", "layers": [`], "moved-field", "2:3", `"title"`, null],
  [["levels/aux.json", null, OTHER_LEVEL], "awkward-file-name", "1:1", OTHER_LEVEL, null],
  [
    ["manifest.json", `"gameId"`, `"levelDirectory": "../levels", "gameId"`],
    "file-outside-pack",
    "2:60",
    `"../levels"`,
    null,
  ],
  [["game.json", null, null], "missing-file", "1:1", "", null],
  [["manifest.json", `"0.8"`, `"0.9"`], "dsl-version", "2:17", `"0.9"`, null],
  [["manifest.json", `"0.8.0"`, `"0.9.0"`], "engine-version", "3:23", `"0.9.0"`, null],
  [["manifest.json", `["rabbits"]`, `["rabbits", "cats"]`], "missing-collection", "3:60", `"cats"`, null],
  [["manifest.json", `"0.8"`, `"0.5"`], "newer-feature", "26:101", `"right"`, null, "levels/one.json"],
];

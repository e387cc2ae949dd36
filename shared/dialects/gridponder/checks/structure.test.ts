import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../text/edit";
import { type FileName, MANIFEST, type Mistake, TEXTS, broken, contentOf, packOf } from "./breaking.testing";
import { structureFindings } from "./findings.testing";

const BROKEN: readonly Mistake[] = [
  // Manifest
  ["manifest.json", `"title": "Test",`, ``, "missing-field", "error", `{`, `The file lacks "title"`],
  ["manifest.json", `"Test"`, `""`, "wrong-value", "error", `""`, `"title" must not be empty`],
  ["manifest.json", `"packVersion": 1`, `"packVersion": 2`, "wrong-value", "error", `2`, "must be 1, not 2"],
  ["manifest.json", `"1.0.0"`, `"1"`, "wrong-value", "error", `"1"`, `must be a version such as "1.0.0", not "1"`],
  ["manifest.json", `org.example.test`, `my game!`, "wrong-value", "error", `"my game!"`, "may only hold letters"],
  [
    "manifest.json",
    `"two-words"`,
    `"Two Words"`,
    "wrong-value",
    "warning",
    `"Two Words"`,
    `Entry 2 of "tags" must be in`,
  ],
  [
    "manifest.json",
    `"two-words"`,
    `"one"`,
    "wrong-value",
    "warning",
    `"tags"`,
    "the same entry twice: number 1 and number 2",
  ],
  // Fields
  [
    "game.json",
    `"amount": 1`,
    `"by": 1`,
    "unknown-field",
    "warning",
    `"by"`,
    `"by" is not a field of "increment_variable"; did you mean "amount"?`,
  ],
  [
    "levels/one.json",
    `{ "limit": 9 }`,
    `{ "most": 9 }`,
    "unknown-field",
    "warning",
    `"most"`,
    `"most" is not a field of "config"; did you mean "limit"?`,
  ],
  ["manifest.json", MANIFEST, `[]`, "wrong-type", "error", `[`, "The file must be an object { … }, not an empty list"],
  // Game
  [
    "game.json",
    `"zero_or_one"`,
    `"one"`,
    "wrong-value",
    "error",
    `"one"`,
    `"occupancy" must be "exactly_one" or "zero_or_one", not "one"`,
  ],
  [
    "game.json",
    `"occupancy": "exactly_one"`,
    `"occupency": "exactly_one"`,
    "unknown-field",
    "warning",
    `"occupency"`,
    `did you mean "occupancy"`,
  ],
  ["game.json", `{ "id": "objects", `, `{ `, "missing-field", "error", `{`, `Entry 2 of "layers" lacks "id"`],
  ["game.json", `"id": "objects"`, `"id": ""`, "wrong-value", "error", `""`, `"id" must not be empty`],
  ["game.json", `"id": "objects"`, `"id": "a\\nb"`, "wrong-value", "error", `"a\\nb"`, "control characters"],
  ["game.json", `"crate": {`, `"cra\\u0007te": {`, "wrong-value", "error", `"cra\\u0007te"`, "control characters"],
  [
    "game.json",
    `, "values": ["up", "down"]`,
    ``,
    "missing-field",
    "error",
    `"direction"`,
    `"direction" lacks "values"`,
  ],
  ["game.json", `["up", "down"]`, `["up", "dwn"]`, "wrong-value", "error", `"dwn"`, `Entry 2 of "values" must be "up"`],
  [
    "game.json",
    `["pushable"]`,
    `"pushable"`,
    "wrong-type",
    "error",
    `"pushable"`,
    `must be a list [ … ], not "pushable"`,
  ],
  ["game.json", `"duration": 300`, `"duration": "300"`, "wrong-type", "error", `"300"`, `must be a number, not "300"`],
  ["game.json", `, "duration": 300`, ``, "missing-field", "error", `"break"`, `"break" lacks "duration"`],
  ["game.json", `"duration": 300`, `"duration": 0`, "wrong-value", "error", `0`, "must be more than 0"],
  ["game.json", `"sprite": null`, `"sprite": 5`, "wrong-type", "error", `5`, "must be a text or null, not 5"],
  ["game.json", `"delegate"`, `"delegat"`, "wrong-value", "warning", `"delegat"`, `must be "block" or "delegate"`],
  [
    "game.json",
    `"chainPush": false`,
    `"chainPush": "no"`,
    "wrong-type",
    "error",
    `"no"`,
    `must be true or false, not "no"`,
  ],
  ["game.json", `"chainPush"`, `"chainpush"`, "unknown-field", "warning", `"chainpush"`, `did you mean "chainPush"`],
  ["game.json", `"on": "avatar_entered",`, ``, "missing-field", "error", `{`, `Entry 1 of "rules" lacks "on"`],
  ["game.json", `"id": "melt",`, ``, "missing-field", "warning", `{`, `Entry 1 of "rules" lacks "id"`],
  ["game.json", `"op": "gte"`, `"op": ">="`, "wrong-value", "warning", `">="`, `"op" must be "eq"`],
  ["game.json", `"op": "gte", `, ``, "missing-field", "error", `"variable"`, `"variable" lacks "op"`],
  [
    "game.json",
    `"$event.position"`,
    `"event.position"`,
    "wrong-value",
    "error",
    `"event.position"`,
    "a cell [x, y] or a reference",
  ],
  ["game.json", `"$event.position"`, `[1]`, "wrong-value", "error", `"position"`, "a cell [x, y] or a reference"],
  [
    "game.json",
    `"$event.position"`,
    `[1, 2.5]`,
    "wrong-type",
    "error",
    `2.5`,
    `Entry 2 of "position" must be a whole number`,
  ],
  [
    "game.json",
    `, "layer": "objects" } },`,
    ` } },`,
    "missing-field",
    "warning",
    `"destroy"`,
    `lacks "layer"; players then use "objects"`,
  ],
  [
    "game.json",
    `{ "increment_variable"`,
    `{ "clear_inventory": {}, "increment_variable"`,
    "wrong-shape",
    "error",
    `{`,
    "one effect",
  ],
  ["game.json", `"amount": 1`, `"amount": "1"`, "wrong-type", "error", `"1"`, "must be a number"],
  [
    "game.json",
    `"tag": "ice" } }`,
    `"tag": "ice" }, "position": [0, 0] }`,
    "wrong-shape",
    "warning",
    `"where"`,
    "one condition",
  ],
  [
    "game.json",
    `{ "type": "story", "text": "The end" }`,
    `{ "type": "story" }`,
    "wrong-shape",
    "error",
    `{`,
    `"text" or "image"`,
  ],
  [
    "game.json",
    `{ "type": "level", "ref": "one" }`,
    `{ "type": "level" }`,
    "missing-field",
    "error",
    `{`,
    `lacks "ref"`,
  ],
  ["game.json", `"maxCascadeDepth": 3`, `"maxCascadeDepth": 2.5`, "wrong-type", "error", `2.5`, "a whole number"],
  [
    "game.json",
    `"defaults": {`,
    `"title": "Old", "defaults": {`,
    "moved-field",
    "information",
    `"title"`,
    "belongs into the manifest",
  ],
  ["manifest.json", `"dslVersion": "0.5"`, `"dslVersion": 5`, "wrong-type", "error", `5`, "must be a text, not 5"],
  ["game.json", `"type": "push_objects"`, `"type": 5`, "wrong-type", "error", `5`, "must be a text, not 5"],
  ["game.json", `"symbol": "c"`, `"symbol": 7`, "wrong-type", "error", `7`, "must be a text, not 7"],
  ["game.json", `"op": "gte"`, `"op": 1`, "wrong-type", "error", `1`, "must be a text, not 1"],
  // Level
  ["levels/one.json", `"id": "one",`, ``, "missing-field", "error", `{`, `The file lacks "id"`],
  [
    "levels/one.json",
    `"size": [3, 2]`,
    `"size": [3, 2, 1]`,
    "wrong-value",
    "error",
    `"size"`,
    "must be [width, height]",
  ],
  [
    "levels/one.json",
    `"size": [3, 2]`,
    `"size": [3, 0]`,
    "wrong-value",
    "error",
    `0`,
    `Entry 2 of "size" must be at least 1`,
  ],
  [
    "levels/one.json",
    `[["empty", "empty", "empty"], `,
    `["empty", `,
    "wrong-type",
    "error",
    `"empty"`,
    `Entry 1 of "ground" must be`,
  ],
  [
    "levels/one.json",
    `[["empty", `,
    `[[7, `,
    "wrong-type",
    "error",
    `7`,
    `Entry 1 of entry 1 of "ground" must be a kind's name`,
  ],
  ["levels/one.json", `[["empty", `, `[["", `, "wrong-value", "error", `""`, "must not be empty"],
  ["levels/one.json", `"kind": "crate"`, `"kind": ""`, "wrong-value", "error", `""`, `"kind" must not be empty`],
  ["levels/one.json", `[["empty", `, `[[{ "type": "x" }, `, "missing-field", "error", `{`, `lacks "kind"`],
  [
    "levels/one.json",
    `"format": "sparse"`,
    `"format": "list"`,
    "wrong-value",
    "error",
    `"list"`,
    `must be "sparse", not "list"`,
  ],
  [
    "levels/one.json",
    `"position": [1, 1]`,
    `"position": "1,1"`,
    "wrong-type",
    "error",
    `"1,1"`,
    "must be a cell [x, y]",
  ],
  [
    "levels/one.json",
    `"facing": "right"`,
    `"facing": "east"`,
    "wrong-value",
    "error",
    `"east"`,
    `"facing" must be "up"`,
  ],
  [
    "levels/one.json",
    `"config": { "targetKind": "crate" }`,
    `"config": {}`,
    "wrong-shape",
    "warning",
    `"config"`,
    `needs "targetKind"`,
  ],
  [
    "levels/one.json",
    `, "config": { "targetKind": "crate" }`,
    ``,
    "missing-field",
    "error",
    `{`,
    `Entry 1 of "goals" lacks "config"`,
  ],
  ["levels/one.json", `"limit": 9`, `"limit": -1`, "wrong-value", "error", `-1`, "must be at least 0"],
  ["levels/one.json", `"limit": 9`, `"limits": 9`, "unknown-field", "warning", `"limits"`, `did you mean "limit"`],
  [
    "levels/one.json",
    `{ "push": { "chainPush": true } }`,
    `{ "push": { "chainPush": 1 } }`,
    "wrong-type",
    "error",
    `1`,
    "true or false",
  ],
  [
    "levels/one.json",
    `{ "push": { "chainPush": true } }`,
    `{ "push": { "chainpush": true } }`,
    "unknown-field",
    "warning",
    `"chainpush"`,
    "chainPush",
  ],
  [
    "levels/one.json",
    `{ "push": { "chainPush": true } }`,
    `{ "push": true }`,
    "wrong-type",
    "error",
    `true`,
    "an object { … } or null",
  ],
  ["levels/one.json", `"down"]`, `7]`, "wrong-type", "error", `7`, `Entry 2 of "goldPath" must be an action`],
  ["levels/one.json", `"goldPath"`, `"goldpath"`, "unknown-field", "error", `"goldpath"`, `did you mean "goldPath"`],
  // Theme
  ["theme.json", `"#FF0000"`, `"bright red"`, "wrong-value", "warning", `"bright red"`, `must be a colour such as`],
  ["theme.json", `"key": "r", `, ``, "missing-field", "error", `{`, `lacks "key"`],
  ["theme.json", `"key": "r"`, `"key": "R"`, "wrong-value", "warning", `"R"`, "must be a small letter or the name"],
  ["theme.json", `"key_press"`, `"press"`, "wrong-value", "error", `"press"`, `"gesture" must be "swipe_cardinal"`],
  ["theme.json", `"cellSize": 64`, `"cellSize": 0`, "wrong-value", "error", `0`, "must be at least 1"],
];

describe("the form of a pack's files", () => {
  it("has nothing to say about a pack without mistakes", () => {
    expect(structureFindings(packOf(TEXTS))).toEqual([]);
  });

  it.each(BROKEN)("%s: %s → %s", (file, piece, by, code, severity, marked, message) => {
    const pack = broken(file, piece, by);
    const findings = structureFindings(pack).map((finding) => contentOf(pack, finding));
    const expected = { file, code, severity, marked, message: expect.stringContaining(message) as string };
    expect(findings).toEqual([expected]);
  });

  it("takes effects in the flat form", () => {
    const flat = `{ "type": "increment_variable", "name": "melted", "amount": 1 }`;
    const whole = `{ "increment_variable": { "name": "melted", "amount": 1 } }`;
    expect(structureFindings(broken("game.json", whole, flat))).toEqual([]);
    const wrong = structureFindings(broken("game.json", whole, flat.replace(`1 }`, `"1" }`)));
    expect(wrong.map((finding) => finding.message)).toEqual([`"amount" must be a number, not "1".`]);
  });

  it("takes a reference in any field of an effect (decision 1)", () => {
    const game = broken("game.json", `"name": "melted", "amount": 1`, `"name": "melted", "amount": "$event.value"`);
    expect(structureFindings(game)).toEqual([]);
    const gravity = `{ "apply_gravity": { "direction": "$event.direction" } }`;
    const whole = `{ "increment_variable": { "name": "melted", "amount": 1 } }`;
    expect(structureFindings(broken("game.json", whole, gravity))).toEqual([]);
  });

  it("leaves params of entities and effects alone", () => {
    const spawn = `{ "spawn": { "position": [0, 0], "kind": "crate", "weight": "$event.value" } }`;
    const whole = `{ "increment_variable": { "name": "melted", "amount": 1 } }`;
    expect(structureFindings(broken("game.json", whole, spawn))).toEqual([]);
  });
});

describe("the fix for a missing field", () => {
  it.each<readonly [FileName, string, string, string]>([
    ["game.json", `, "occupancy": "zero_or_one"`, ``, `"id": "objects", "occupancy": "zero_or_one" }`],
    ["game.json", `"params": { "direction": {`, `"parms": { "direction": {`, `"params": { "direction": {`],
    ["game.json", `, "duration": 300`, ``, `, "duration": 1`],
    ["game.json", `"op": "gte", "value": 3`, `"value": 3`, `"value": 3, "op": "eq"`],
    ["levels/one.json", `, "config": { "targetKind": "crate" }`, ``, `, "config": {}`],
    ["levels/one.json", `"size": [3, 2],`, ``, ``],
  ])("%s: %s", (file, piece, by, added) => {
    const pack = broken(file, piece, by);
    const fix = structureFindings(pack)[0]?.fixes?.[0];
    const edits = fix?.changes[0]?.edits ?? [];
    const fixed = applyEdits(pack.files.get(file)!.text, edits);
    expect(fixed).toContain(added);
    const after = structureFindings(packOf({ ...TEXTS, [file]: fixed }));
    expect(after.filter((finding) => finding.code === "missing-field")).toEqual([]);
  });
});

describe("fixes", () => {
  it("are not safe where several fields may be meant", () => {
    const findings = structureFindings(broken("levels/one.json", `"targetKind"`, `"target"`));
    const fixes = findings.flatMap((finding) => finding.fixes ?? []);
    expect(fixes.map(({ title, safe }) => [title, safe])).toEqual([
      [`Change to "targetKind"`, undefined],
      [`Change to "targetTag"`, undefined],
    ]);
  });

  it("make a list of all that a text names", () => {
    const pack = broken("game.json", `["pushable"]`, `"pushable, solid"`);
    expect(structureFindings(pack)[0]?.fixes?.[0]?.title).toBe(`Change to ["pushable","solid"]`);
  });

  it.each<readonly [FileName, string, string, string]>([
    ["game.json", `"zero_or_one"`, `"zero_or_on"`, `"zero_or_one"`],
    ["game.json", `"chainPush"`, `"chainpush"`, `"chainPush"`],
    ["game.json", `"value": 3 }`, `"value": 3, }`, `"value": 3 }`],
    ["game.json", `  "rules": [`, `  // all rules\n  "rules": [ // here\n`, `  "rules": [\n`],
  ])("%s: %s from %s", (file, piece, by, fixed) => {
    const pack = broken(file, piece, by);
    const fix = structureFindings(pack)[0]?.fixes?.[0];
    const edits = fix?.changes.find((change) => change.file === file)?.edits ?? [];
    expect(applyEdits(pack.files.get(file)!.text, edits)).toBe(TEXTS[file].replace(piece, () => fixed));
  });
});

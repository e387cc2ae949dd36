// What an editor makes of the schemas, asked of the language service that Monaco and VS Code use.
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type CompletionItem, TextDocument, getLanguageService } from "vscode-json-languageservice";
import { SCHEMAS } from "../../shared/generated/gridponder/schemas";

const service = getLanguageService({
  clientCapabilities: { textDocument: { completion: { completionItem: { documentationFormat: ["markdown"] } } } },
});
service.configure({
  validate: false,
  schemas: Object.entries(SCHEMAS).map(([uri, schema]) => ({ uri, fileMatch: [new URL(uri).pathname], schema })),
});

const SCHEMA_OF_FILE: Readonly<Record<string, string>> = { "levels/a.json": "level" };

/** The text without its caret `|`, and the caret's place. */
function atCaret(file: string, marked: string): { readonly document: TextDocument; readonly offset: number } {
  const offset = marked.indexOf("|");
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  const schema = SCHEMA_OF_FILE[file] ?? path.basename(file, ".json");
  return { document: TextDocument.create(`pack:///gridponder/${schema}.schema.json`, "json", 1, text), offset };
}

async function complete(file: string, marked: string): Promise<readonly CompletionItem[]> {
  const { document, offset } = atCaret(file, marked);
  const list = await service.doComplete(document, document.positionAt(offset), service.parseJSONDocument(document));
  return list?.items ?? [];
}

async function labels(file: string, marked: string): Promise<readonly string[]> {
  return (await complete(file, marked)).map((item) => item.label);
}

async function hover(file: string, marked: string): Promise<string> {
  const { document, offset } = atCaret(file, marked);
  const found = await service.doHover(document, document.positionAt(offset), service.parseJSONDocument(document));
  return [found?.contents ?? []]
    .flat()
    .map((part) => (typeof part === "string" ? part : part.value))
    .join("\n");
}

const EFFECTS = [
  "spawn",
  "destroy",
  "transform",
  "move_entity",
  "set_cell",
  "release_from_emitter",
  "apply_gravity",
  "set_variable",
  "increment_variable",
  "set_inventory",
  "clear_inventory",
  "resolve_move",
];

const CONDITIONS = [
  "position",
  "position_has_tag",
  "event",
  "cell",
  "avatar",
  "variable",
  "emitter_has_next",
  "board_count",
  "all_of",
  "any_of",
  "not",
];

describe("completion", () => {
  it.each<readonly [what: string, file: string, marked: string, expected: readonly string[]]>([
    ["the fields of a manifest", "manifest.json", `{ | }`, ["dslVersion", "gameId", "minEngineVersion", "license"]],
    ["the language versions", "manifest.json", `{ "dslVersion": | }`, [`"0.5"`, `"0.6"`, `"0.7"`, `"0.8"`]],
    ["the effects in a rule's then", "game.json", `{ "rules": [{ "then": [{ "|" }] }] }`, EFFECTS],
    ["the conditions in where", "game.json", `{ "rules": [{ "where": { "|" } }] }`, CONDITIONS],
    ["the conditions in if", "levels/a.json", `{ "rules": [{ "if": { "|" } }] }`, CONDITIONS],
    [
      "conditions inside conditions",
      "game.json",
      `{ "rules": [{ "if": { "all_of": [{ "not": { "|" } }] } }] }`,
      CONDITIONS,
    ],
    [
      "the fields of an effect",
      "game.json",
      `{ "rules": [{ "then": [{ "destroy": { "|" } }] }] }`,
      ["position", "layer", "animation"],
    ],
    [
      "the fields of a flat effect",
      "game.json",
      `{ "rules": [{ "then": [{ "type": "transform", "|" }] }] }`,
      ["position", "layer", "toKind"],
    ],
    [
      "references for a position",
      "game.json",
      `{ "rules": [{ "then": [{ "destroy": { "position": | } }] }] }`,
      ["$event.position", "[x, y]"],
    ],
    [
      "operators",
      "game.json",
      `{ "rules": [{ "if": { "variable": { "op": | } } }] }`,
      [`"eq"`, `"neq"`, `"gt"`, `"gte"`, `"lt"`, `"lte"`],
    ],
    [
      "event types",
      "game.json",
      `{ "rules": [{ "on": | }] }`,
      [`"avatar_entered"`, `"object_placed"`, `"tiles_merged"`],
    ],
    [
      "rule recipes",
      "game.json",
      `{ "rules": [ | ] }`,
      ["rule", "rule: pick up an item", "rule: a pushed object makes a bridge"],
    ],
    [
      "system types",
      "game.json",
      `{ "systems": [{ "type": | }] }`,
      [`"avatar_navigation"`, `"push_objects"`, `"gravity"`, `"flank_capture"`],
    ],
    [
      "the config of a type",
      "game.json",
      `{ "systems": [{ "type": "push_objects", "config": { "|" } }] }`,
      ["pushableTags", "validTargetTags", "chainPush", "toolInteractions"],
    ],
    ["goal types", "levels/a.json", `{ "goals": [{ "type": | }] }`, [`"reach_target"`, `"balance"`]],
    [
      "the config of a goal",
      "levels/a.json",
      `{ "goals": [{ "type": "sequence_match", "config": { "|" } }] }`,
      ["sequence", "matchBy", "scanTrigger"],
    ],
    [
      "the config of a lose condition",
      "levels/a.json",
      `{ "loseConditions": [{ "type": "max_actions", "config": { "|" } }] }`,
      ["limit"],
    ],
    [
      "fields of a story screen",
      "game.json",
      `{ "levelSequence": [{ "type": "story", "|" }] }`,
      ["text", "title", "image"],
    ],
    ["occupancies", "game.json", `{ "layers": [{ "occupancy": | }] }`, [`"exactly_one"`, `"zero_or_one"`]],
    [
      "gestures",
      "theme.json",
      `{ "controls": { "gestureMap": [{ "gesture": | }] } }`,
      [`"swipe_cardinal"`, `"tap_cell"`, `"key_press"`],
    ],
    [
      "display types",
      "game.json",
      `{ "entityKinds": { "a": { "display": { "type": | } } } }`,
      [`"tile"`, `"emoji"`, `"icon"`],
    ],
    [
      "the start of a level",
      "levels/a.json",
      `{ "state": { "avatar": { "|" } } }`,
      ["enabled", "position", "facing", "inventory"],
    ],
  ])("offers %s", async (_what, file, marked, expected) => {
    expect(await labels(file, marked)).toEqual(expect.arrayContaining([...expected]));
  });

  it("offers the twelve effects and nothing else in an empty effect", async () => {
    expect((await labels("game.json", `{ "rules": [{ "then": [{ "|" }] }] }`)).toSorted()).toEqual(EFFECTS.toSorted());
  });

  it("offers only the config keys of the system's own type", async () => {
    const keys = await labels("game.json", `{ "systems": [{ "type": "ice_slide", "config": { "|" } }] }`);
    expect(keys).toEqual(["slipperyTag"]);
  });

  it("does not offer fields that have moved elsewhere", async () => {
    expect(await labels("game.json", `{ "|" }`)).not.toContain("dslVersion");
  });

  it("writes references so that a snippet's `$` stays a dollar sign", async () => {
    const items = await complete("game.json", `{ "rules": [ | ] }`);
    const recipe = items.find((item) => item.label === "rule: pick up an item");
    expect(recipe?.textEdit?.newText).toContain(String.raw`"item": "\$cell.objects.kind"`);
    const positions = await complete("game.json", `{ "rules": [{ "then": [{ "destroy": { "position": | } }] }] }`);
    const event = positions.find((item) => item.label === "$event.position");
    expect(event?.textEdit?.newText).toBe(String.raw`"\$event.position"`);
  });
});

describe("hover", () => {
  it.each([
    [
      "a config key: what it does, its default, its section",
      "game.json",
      `{ "systems": [{ "type": "push_objects", "config": { "chain|Push": true } }] }`,
      ["push the next one along", "Default: `false`", "Systems, push_objects"],
    ],
    [
      "a shared part with its own words",
      "game.json",
      `{ "systems": [{ "type": "portals", "config": { "teleport|Tags": [] } }] }`,
      ["Tags of the entities that are portals", `["teleport"]`],
    ],
    ["an effect", "game.json", `{ "rules": [{ "then": [{ "des|troy": {} }] }] }`, ["Removes the entity of a cell"]],
    [
      "a level's field",
      "levels/a.json",
      `{ "solution": { "hint|Stops": [] } }`,
      ["How many actions of the gold path each hint shows"],
    ],
    [
      "a unit",
      "game.json",
      `{ "entityKinds": { "a": { "motion": { "move|DurationMs": 1 } } } }`,
      ["for each cell", "Default: `130`"],
    ],
  ])("says %s", async (_what, file, marked, expected) => {
    const text = await hover(file, marked);
    for (const part of expected) expect(text).toContain(part);
  });
});

describe("nested conditions", () => {
  it("are walked to any depth without stalling", async () => {
    const depth = 60;
    const text = `{ "rules": [{ "if": ${`{ "not": `.repeat(depth)}{ "|" }${" }".repeat(depth)} }] }`;
    expect(await labels("game.json", text)).toEqual(expect.arrayContaining(CONDITIONS));
  });
});

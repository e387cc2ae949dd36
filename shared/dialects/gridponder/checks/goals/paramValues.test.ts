import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

const GOAL = '"type": "reach_target", "config": {"targetKind": "flag"}';
const SINK = '{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}';

interface Changes {
  readonly config: object;
  readonly system?: string;
  readonly effect?: string;
}

/** Returns what is said of a goal that a tile with the value 4 must have a param of a value. */
function told({ config, system = "", effect = SINK }: Changes): readonly (readonly [unknown, string])[] {
  const all = { markerKind: "flag", checkParam: "value", ...config };
  const level = LEVEL.replace(GOAL, `"type": "param_match", "config": ${JSON.stringify(all)}`);
  const game = GAME.replace('"systems": [', `"systems": [${system}`).replace(SINK, () => effect);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }))
    .filter(({ code }) => code === "goal-never-met")
    .map(({ at, message }) => [at, message] as const);
}

const AT = "/goals/0/config";

test.each([
  [{ checkValue: 5 }, `${AT}/checkValue`, 'This goal can never be met: "value" of no entity is or becomes 5.'],
  [
    { checkKind: "portal", checkParam: "channel", checkValue: "bleu" },
    `${AT}/checkValue`,
    'This goal can never be met: "channel" of no "portal" is or becomes "bleu". Did you mean "blue"?',
  ],
  [
    { checkParam: "vlaue", checkValue: 4 },
    `${AT}/checkParam`,
    'This goal can never be met: no entity of the level has or gets a param "vlaue". Did you mean "value"?',
  ],
  [
    { checkKind: "portal", checkValue: 4 },
    `${AT}/checkParam`,
    'This goal can never be met: no "portal" of the level has or gets a param "value".',
  ],
])("a value that no entity gets is waited for in vain: %j", (config, at, message) => {
  expect(told({ config })).toEqual([[at, message]]);
});

const MERGES = '{"id": "m", "type": "slide_merge", "config": {"mergeAction": "tap"}},';
const FLOODS = '{"id": "f", "type": "flood_fill", "config": {"floodAction": "tap", "sourcePosition": "action_param"}},';
const spawn = (kind: string, more: string): string =>
  `{"spawn": {"position": [3, 1], "layer": "objects", "kind": "${kind}"${more}}}`;

test.each<[string, Changes]>([
  ["is there", { config: { checkValue: 4 } }],
  ["is missing", { config: { checkParam: "hue", checkValue: null } }],
  ["comes of merges", { config: { checkValue: 8 }, system: MERGES }],
  ["comes of a flood", { config: { checkParam: "color", checkValue: "purple" }, system: FLOODS }],
  ["comes of a rule", { config: { checkValue: 7 }, effect: spawn("tile", ', "value": 7') }],
  ["comes of a reference", { config: { checkValue: 7 }, effect: spawn("tile", ', "value": "$event.kind"') }],
  [
    "comes of a kind that a rule refers to",
    { config: { checkKind: "tile", checkValue: 7 }, effect: spawn("$event.kind", ', "value": 7') },
  ],
])("a value that %s can be waited for", (_what, changes) => {
  expect(told(changes)).toEqual([]);
});

test("a flood gives only the colours of its cycle", () => {
  const system = FLOODS.replace('"floodAction"', '"colorCycle": ["red", "blue"], "floodAction"');
  expect(told({ config: { checkParam: "color", checkValue: "green" }, system })).toHaveLength(1);
});

test("a goal that means a layer which the game does not have is never met", () => {
  const all = { markerKind: "flag", checkParam: "value", checkValue: 4 };
  const level = LEVEL.replace(GOAL, `"type": "param_match", "config": ${JSON.stringify(all)}`);
  const game = GAME.replace('"id": "markers"', '"id": "marks"');
  const told = semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).map(
    (each) => each.message,
  );
  expect(told).toContain(
    'This goal can never be met: game.json declares no layer "markers", which it means without "markerLayer".',
  );
});

test("a text that no entity gets is changed to one of the few that are there", () => {
  const config = { markerKind: "flag", checkKind: "portal", checkParam: "channel", checkValue: "crimson" };
  const level = LEVEL.replace(GOAL, `"type": "param_match", "config": ${JSON.stringify(config)}`);
  const two = level.replace('"kind": "portal", "channel": "blue"', '"kind": "portal", "channel": "red"');
  const found = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: two })).find(({ code }) => code === "goal-never-met");
  expect(found?.message).toContain('"channel" of no "portal" is or becomes "crimson". There are "red" and "blue".');
  expect(found?.fixes?.map(({ title }) => title)).toEqual(['Change to "red"', 'Change to "blue"']);
});

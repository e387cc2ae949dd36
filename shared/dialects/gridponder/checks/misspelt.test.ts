// Names that are misspelt where nothing else would notice: params that a kind is drawn with, variables that only rules set,
// the action of a move.
import { expect, test } from "vitest";
import type { Finding } from "../../../findings/finding";
import { semanticFindings } from "./findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, expectFinding, packOf } from "./smallPack.testing";

const TILE = '"tags": [], "symbol": "t", "sprite"';
const drawn = (text: string): readonly [string, string, string] => [
  "game.json",
  TILE,
  `"tags": [], "symbol": "t", ${text}, "sprite"`,
];

test.each([
  [drawn('"symbolParam": "vlaue"'), '"vlaue"', '"value"?'],
  [drawn('"display": {"type": "label", "label": "@param:vlaue"}'), '"@param:vlaue"', '"value"?'],
  [drawn('"display": {"type": "fill", "color": "@hue:@param:valu"}'), '"@hue:@param:valu"', '"value"?'],
  [drawn('"symbolParam": "letter"'), '"letter"', 'No "tile" has the param "letter".'],
])("a param that no entity of the kind has: %s", (change, mark, says) => {
  expectFinding({ change, code: "unknown-param", mark, says });
});

function unknownParams(game: string, level = LEVEL): readonly Finding[] {
  const pack = packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level });
  return semanticFindings(pack).filter(({ code }) => code === "unknown-param");
}

test.each([
  ["entities on boards have", "value"],
  ["effects give", "letter"],
  ["the kind declares", "word"],
])("but not one that %s", (_what, name) => {
  const game = GAME.replace(TILE, `"params": {"word": {"type": "string"}}, "symbolParam": "${name}", ${TILE}`);
  const spawn = '{"spawn": {"position": [0, 1], "layer": "objects", "kind": "tile", "value": 4, "letter": "a"}}';
  const level = LEVEL.replace('"rules": []', `"rules": [{"id": "r", "on": "turn_ended", "then": [${spawn}]}]`);
  expect(unknownParams(game, level)).toEqual([]);
});

test("nor one of a kind of which nothing is known yet", () => {
  expect(unknownParams(GAME.replace('"symbol": "G"', '"symbol": "G", "symbolParam": "letter"'))).toEqual([]);
});

const sets = (name: string): readonly [string, string, string] => [
  "game.json",
  '{"increment_variable": {"name": "gems"}}',
  `{"increment_variable": {"name": "${name}"}}`,
];

test("a variable that only an effect names, and that is like another one", () => {
  expectFinding({
    change: sets("gemss"),
    code: "unknown-variable",
    mark: '"gemss"',
    says: 'Did you mean "gems", which nothing sets?',
  });
});

test("a variable that only a system writes, and that is like another one", () => {
  const system = (name: string): string =>
    `{"id": "portals", "type": "sliding_blocks", "config": {"moveAction": "tap", "escapedVariable": "${name}"}}`;
  const goal = '"type": "variable_threshold", "config": {"variable": "escaped", "target": 1}';
  const level = LEVEL.replace('"variables": {"gems": 0}', '"variables": {"gems": 0, "escaped": 0}').replace(
    '"type": "reach_target", "config": {"targetKind": "flag"}',
    () => goal,
  );
  const told = (name: string) =>
    semanticFindings(
      packOf({
        ...TEXTS,
        "game.json": GAME.replace('{"id": "portals", "type": "portals", "config": {}}', () => system(name)),
        [LEVEL_FILE]: level,
      }),
    ).filter(({ code }) => code === "unknown-variable");
  expect(told("escapes")).toMatchObject([
    { at: "/systems/2/config/escapedVariable", fixes: [{ title: 'Change to "escaped"' }] },
  ]);
  expect(told("escaped")).toEqual([]);
  expect(told("boats")).toEqual([]);
});

test.each([
  ["is like no other", sets("steps")[2], "[]"],
  [
    "is like one that another effect sets",
    sets("gemss")[2],
    '[{"id": "r", "on": "turn_ended", "then": [{"set_variable": {"name": "gems", "value": 1}}]}]',
  ],
  ["a rule hears of", sets("gemss")[2], '[{"id": "r", "on": "variable_changed", "then": []}]'],
  [
    "a condition reads",
    sets("gemss")[2],
    '[{"id": "r", "on": "turn_ended", "if": {"variable": {"name": "gemss", "op": "eq", "value": 1}}, "then": []}]',
  ],
])("but not one that %s", (_what, by, rules) => {
  const game = GAME.replace(sets("")[1], by);
  const level = LEVEL.replace('"rules": []', `"rules": ${rules}`);
  const codes = semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).map(({ code }) => code);
  expect(codes).not.toContain("unknown-variable");
});

const DOWN = '{"action": "move", "direction": "down"}';

test("the action of a move under another name", () => {
  const change = [LEVEL_FILE, DOWN, '{"acton": "move", "direction": "down"}'] as const;
  expectFinding({ change, code: "unknown-param", mark: '"acton"', says: 'did you mean "action"?' });
});

test("a move without an action is a move, and a param of an action may be called like it", () => {
  expect(unknownParams(GAME, LEVEL.replace(DOWN, '{"direction": "down"}'))).toEqual([]);
  const game = GAME.replace('"params": {"direction"', '"params": {"faction": {"type": "string"}, "direction"');
  expect(unknownParams(game, LEVEL.replace(DOWN, '{"faction": "red", "direction": "down"}'))).toEqual([]);
});

const REGION =
  '{"id": "r", "type": "region_transform", "config": {"operations": {"a": {"action": "tap", "type": "rotate"}, "b": {"action": "move", "type": "flip"}}}},';

test.each([
  ["region_transformed", "event-never-seen", REGION, '"region_rotated" or "region_flipped"'],
  ["region_transformd", "unknown-event", REGION, '"region_rotated" or "region_flipped"'],
  ["region_transformed", "event-never-seen", REGION.replace("flip", "rotate"), '"region_rotated"'],
  ["region_trasformed", "unknown-event", "", '"region_rotated", "region_flipped" or "cells_swapped"'],
  ["region_rotatd", "unknown-event", REGION, '"region_rotated"'],
])("an event that the published player alone emits, or one like it: %s", (on, code, system, meant) => {
  const game = GAME.replace('"systems": [', `"systems": [${system}`).replace('"on": "object_placed"', `"on": "${on}"`);
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": game })).filter((each) => each.code === code);
  expect(findings.map(({ message }) => message.replace(/.* Did you mean /, ""))).toEqual([`${meant}?`]);
  const names = meant.split(/, | or /).map((name) => `Change to ${name}`);
  expect(findings[0]?.fixes?.map(({ title }) => title)).toEqual(names);
});

test("a system that waits for such an event is told the events that there are", () => {
  const waits = `${REGION}{"id": "s", "type": "support_collapse", "config": {"triggerEvents": ["region_transformed"]}},`;
  const game = GAME.replace('"systems": [', `"systems": [${waits}`);
  const [finding] = semanticFindings(packOf({ ...TEXTS, "game.json": game })).filter(
    ({ code }) => code === "event-never-seen",
  );
  expect(finding?.message).toBe(
    '"region_transformed" never triggers "s": it is an event of the published player alone. Did you mean "region_rotated" or "region_flipped"?',
  );
});

test.each([
  ["max_moves", 'no lose condition of the type "max_moves". Did you mean "max_actions"?'],
  ["state", 'no lose condition of the type "state". Did you mean "board_state"?'],
  // Two have the word.
  ["balance", "Did you mean"],
  ["timeout", 'no lose condition of the type "timeout".'],
])("a name that has a word in common with one alone: %s", (type, says) => {
  const level = LEVEL.replace('"type": "max_actions"', `"type": "${type}"`);
  const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: level }));
  const [finding] = findings.filter(({ code }) => code === "unknown-lose-condition");
  expect(finding?.message).toContain(says);
});

test("a goal whose kind is misspelt in a cell is not told of beside it", () => {
  const level = LEVEL.replace('"kind": "flag"}', '"kind": "flagg"}');
  const codes = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: level })).map(({ code }) => code);
  expect(codes).toEqual(["unknown-kind"]);
});

test("true in quotes is no item", () => {
  const game = GAME.replace(
    '{"variable": {"name": "gems", "op": "lt", "value": 9}}',
    '{"avatar": {"hasItem": "true"}}',
  );
  const [finding] = semanticFindings(packOf({ ...TEXTS, "game.json": game })).filter(
    ({ code }) => code === "unknown-item",
  );
  expect(finding?.message).toContain("Without quotes, true means any item.");
});

test("a layer that is never empty is filled with a kind of another layer where it names none", () => {
  const game = GAME.replace('"objects", "occupancy": "zero_or_one"', '"objects", "occupancy": "exactly_one"');
  const [finding] = semanticFindings(packOf({ ...TEXTS, "game.json": game }));
  expect(finding?.message).toBe('The layer "objects" is filled with "empty", which belongs on the layer "ground".');
  expect(finding?.at).toBe("/layers/1/occupancy");
});

test("a gesture that does not exist is one problem", () => {
  const theme = TEXTS["theme.json"]!.replace('"tap_cell"', '"tap"');
  expect(semanticFindings(packOf({ ...TEXTS, "theme.json": theme }))).toEqual([]);
});

test("the value of a merged tile is never a text", () => {
  const game = GAME.replace('"on": "object_placed"', '"on": "tiles_merged"').replace(
    '{"event": {"kind": "crate"}}',
    '{"event": {"param": "resultValue", "equals": "8"}}',
  );
  const told = semanticFindings(packOf({ ...TEXTS, "game.json": game })).map(({ message }) => message);
  expect(told).toContain('This condition never holds: "resultValue" of "tiles_merged" is a number.');
});

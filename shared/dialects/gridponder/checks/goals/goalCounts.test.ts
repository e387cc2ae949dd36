import { pointerIn } from "../../../../findings/finding";
import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, TEXTS, packOf } from "../smallPack.testing";

const GOAL = '{"id": "reach", "type": "reach_target", "config": {"targetKind": "flag"}}';
const SINK = '{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}';

/** Returns what is said of a goal of the small pack; `effect` and `system` are added to its game. */
function told(type: string, config: string, effect = SINK, system = "{}"): readonly (readonly [string, string])[] {
  const level = LEVEL.replace(GOAL, `{"id": "g", "type": "${type}", "config": ${config}}`);
  const game = GAME.replace(SINK, () => effect).replace('"portals", "config": {}', `"portals", "config": ${system}`);
  expect(level).not.toBe(LEVEL);
  return semanticFindings(packOf({ ...TEXTS, "levels/one.json": level, "game.json": game }))
    .filter(({ code }) => code === "goal-never-met")
    .map(({ at, message }) => [(typeof at === "string" ? at : "").replace("/goals/0/config", ""), message]);
}

const TWO_CRATES = '{"targetLayers": {"objects": [["crate", null, "crate"]]}}';
const MAKES = (kind: string): string =>
  `{"spawn": {"position": "$event.position", "layer": "objects", "kind": "${kind}"}}`;

test("a row that is not named is never looked at, and the first one that no other goal names is offered", () => {
  const level = LEVEL.replace(
    GOAL,
    [{ index: 0 }, {}]
      .map((more, id) => {
        const config = { layer: "objects", scope: "row", target: 4, ...more };
        return JSON.stringify({ id: `g${id}`, type: "sum_constraint", config });
      })
      .join(),
  );
  const findings = semanticFindings(packOf({ ...TEXTS, "levels/one.json": level }));
  const titles = findings
    .filter(({ at }) => pointerIn(at).startsWith("/goals/1"))
    .map(({ fixes }) => fixes?.[0]?.title);
  expect(titles).toEqual(['Add "index": 1']);
});

test("a target with more of a kind than the level has is never met", () => {
  expect(told("board_match", TWO_CRATES)).toEqual([
    [
      "/targetLayers/objects",
      'This goal can never be met: its target holds 2 of the kind "crate", the level has 1, and nothing creates one.',
    ],
  ]);
});

test.each([
  ["holds as many as the level", '{"targetLayers": {"objects": [["crate", "portal", "portal"]]}}', SINK, "{}"],
  ["names one cell twice", TARGET_TWICE(), SINK, "{}"],
  [
    "holds the kind that fills its layer",
    '{"targetLayers": {"ground": [["empty", "empty", "empty", "empty"], ["empty", "empty", "empty", "empty"], ["empty", "empty", "empty", "empty"]]}}',
    SINK,
    "{}",
  ],
  ["holds what a rule creates", TWO_CRATES, MAKES("crate"), "{}"],
  ["holds what a rule may create", TWO_CRATES, MAKES("$event.kind"), "{}"],
  [
    "holds what a rule turns others into",
    TWO_CRATES,
    '{"transform": {"position": [0, 2], "layer": "objects", "toKind": "crate"}}',
    "{}",
  ],
  ["holds what a system makes", TWO_CRATES, SINK, ANCHORED("crate", "objects")],
])("but not one that %s", (_what, config, effect, system) => {
  expect(told("board_match", config, effect, system)).toEqual([]);
});

/** The config of portals, and a system that puts a kind on a layer. */
function ANCHORED(kind: string, layer: string): string {
  const config = `{"action": "tap", "markerKind": "${kind}", "markerLayer": "${layer}"}`;
  return `{}}, {"id": "anchor", "type": "anchor_point", "config": ${config}`;
}

test("a name in a config of which the system makes nothing creates nothing", () => {
  expect(told("board_match", TWO_CRATES, SINK, '{"matchKey": "crate"}')).toHaveLength(1);
  expect(told("param_match", MARKED, SINK, '{"matchKey": "markers"}')).toHaveLength(1);
});

function TARGET_TWICE(): string {
  const entry = '{"position": [0, 0], "kind": "crate"}';
  return `{"targetLayers": {"objects": {"format": "sparse", "entries": [${entry}, ${entry}]}}}`;
}

const MARKED = '{"markerKind": "flag", "checkKind": "gem", "checkParam": "hue", "checkValue": 1}';

test("more marks than entities for them are never all matched", () => {
  expect(told("param_match", MARKED)).toEqual([
    [
      "/checkKind",
      'This goal can never be met: 1 cell is marked, the level has 0 of the kind "gem", and nothing creates one.',
    ],
  ]);
  const portals = MARKED.replace('"gem"', '"portal"').replace(
    '"hue", "checkValue": 1',
    '"channel", "checkValue": "blue"',
  );
  expect(told("param_match", portals)).toEqual([]);
});

test.each([
  ["a rule takes marks away", '{"destroy": {"position": "$event.position", "layer": "markers"}}', "{}"],
  [
    "a rule changes a layer that it reads from the event",
    '{"destroy": {"position": [0, 0], "layer": "$event.layer"}}',
    "{}",
  ],
  ["a system changes their layer", SINK, ANCHORED("portal", "markers")],
  ["a rule creates what is missing", MAKES("gem"), "{}"],
])("but may be where %s", (_what, effect, system) => {
  expect(told("param_match", MARKED, effect, system)).toEqual([]);
});

test.each([
  ["more than a row has", '{"predicate": "odd", "scope": "all_rows", "target": 5}', "a row has 4 cells, fewer than 5"],
  [
    "more than a column has",
    '{"predicate": "odd", "scope": "col", "index": 0, "target": 4, "comparison": "gte"}',
    "a column has 3 cells, fewer than 4",
  ],
  ["fewer than none", '{"predicate": "odd", "target": -1}', "no number of cells is -1"],
])("a number of cells is never counted that is %s", (_what, config, why) => {
  expect(told("count_constraint", config)).toEqual([["/target", `This goal can never be met: ${why}.`]]);
});

test.each([
  ["col", 4, "the board has no column 4, only 0 to 3", ["Change to 3"]],
  ["row", 3, "the board has no row 3, only 0 to 2", ["Change to 2"]],
  ["row", 9, "the board has no row 9, only 0 to 2", []],
])("the %s %i is not on the board", (scope, line, why, titles) => {
  const config = `{"predicate": "odd", "scope": "${scope}", "index": ${line}, "target": 1}`;
  expect(told("count_constraint", config)).toEqual([["/index", `This goal can never be met: ${why}.`]]);
  const level = LEVEL.replace(GOAL, `{"id": "g", "type": "count_constraint", "config": ${config}}`);
  const findings = semanticFindings(packOf({ ...TEXTS, "levels/one.json": level }));
  const [finding] = findings.filter(({ code }) => code === "goal-never-met");
  expect(finding?.fixes?.map(({ title }) => title)).toEqual(titles);
});

test("a number of cells that a line can have is nothing to report", () => {
  expect(told("count_constraint", '{"predicate": "odd", "target": 4}')).toEqual([]);
  expect(told("count_constraint", '{"predicate": "odd", "target": 9, "comparison": "lte"}')).toEqual([]);
});

const CONNECTED = (sources: string): string =>
  `{"layer": "objects", "owners": ["crate", "portal"], "requireEqual": false, "requireConnected": true${sources}}`;

test.each([
  ["", "/requireConnected", '"crate" and "portal" have no sources to be connected with'],
  [', "connectionSources": {"crate": [0, 0]}', "/connectionSources", '"portal" has no source to be connected with'],
  [
    ', "connectionSources": {"crate": [0, 0], "portal": [4, 0]}',
    "/connectionSources/portal",
    "the source (4, 0) is not on the board of 4 × 3",
  ],
])("cells cannot be connected with a source that is not there%s", (sources, at, why) => {
  expect(told("balance", CONNECTED(sources))).toEqual([[at, `This goal can never be met: ${why}.`]]);
});

test("a misspelt owner of a source is one finding", () => {
  expect(told("balance", CONNECTED(', "connectionSources": {"crate": [0, 0], "protal": [1, 0]}'))).toEqual([]);
});

test("a variable that a system is told to leave alone is never set by it", () => {
  const blocks = (config: string): string =>
    GAME.replace('"systems": [', `"systems": [{"id": "b", "type": "sliding_blocks", "config": ${config}},`);
  const goal = '{"id": "g", "type": "variable_threshold", "config": {"variable": "escapedCount", "target": 1}}';
  const found = (config: string): readonly string[] =>
    semanticFindings(packOf({ ...TEXTS, "levels/one.json": LEVEL.replace(GOAL, goal), "game.json": blocks(config) }))
      .filter(({ code }) => code === "goal-never-met")
      .map(({ message }) => message);
  expect(found('{"moveAction": "tap"}')).toEqual([]);
  expect(found('{"moveAction": "tap", "escapedVariable": "gone"}')).toEqual([
    'This goal can never be met: the level has no variable "escapedCount", and nothing sets it.',
  ]);
});

import { describe, expect, it, test } from "vitest";
import { semanticFindings, structureFindings } from "../findings.testing";
import { LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf } from "../smallPack.testing";

const LOSE = '{"type": "max_actions", "config": {"limit": 9}}';
const lose = (type: string, config: string): readonly [string, string, string] => [
  LEVEL_FILE,
  LOSE,
  `{"type": "${type}", "config": ${config}}`,
];
const ROWS: readonly Row[] = [
  { change: lose("max_actions", '{"limit": 0}'), code: "lost-at-start", mark: "0", says: "the first move loses" },
  {
    change: lose("variable_threshold", '{"variable": "gems", "target": 0, "comparison": "lte"}'),
    code: "lost-at-start",
    mark: '"gems"',
    says: '"gems" begins with 0: the first move loses, unless it changes this or wins.',
  },
  {
    change: lose("variable_threshold", '{"variable": "gems", "target": -1, "comparison": "lte"}'),
    code: "never-lost",
    mark: '"gems"',
    says: 'This never loses: "gems" is 0 at the start, and it never shrinks.',
  },
  {
    change: lose("board_state", '{"kind": "crate", "position": [1, 1]}'),
    code: "lost-at-start",
    mark: "[1, 1]",
    says: "It stands there from the start",
  },
  {
    change: lose("board_state", '{"tag": "pushable", "position": [4, 1]}'),
    code: "off-board",
    mark: "[4, 1]",
    says: "The cell (4, 1) is not on the board of 4 × 3: this never loses.",
  },
  {
    change: lose("board_state", '{"condition": {"not": {"position_has_tag": {"layer": "objects", "tag": "solid"}}}}'),
    code: "condition-never-holds",
    mark: '"position_has_tag"',
    says: "looks at the event of a rule, and here is none",
  },
  {
    change: lose("board_state", '{"condition": {"cell": {"position": [4, 4], "layer": "objects", "isEmpty": true}}}'),
    code: "off-board",
    mark: "[4, 4]",
  },
  {
    change: lose("board_state", '{"condition": {"not": {"zork": 1}}}'),
    code: "unknown-condition",
    mark: '"zork"',
    says: 'There is no condition "zork".',
  },
  {
    change: lose("board_state", '{"condition": {"hasItem": true}}'),
    code: "unknown-condition",
    mark: '{"hasItem": true}',
    says: 'The condition lacks its name. Did you mean "avatar"?',
  },
  {
    change: lose("balance_unreachable", "{}"),
    code: "never-lost",
    mark: '"balance_unreachable"',
    says: 'This never loses: the level has no goal "balance".',
  },
  {
    change: lose("balance_budget_exhausted", '{"goalId": "reach"}'),
    code: "never-lost",
    mark: '"balance_budget_exhausted"',
    says: 'This never loses: the goal "reach" is no "balance".',
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

describe("nothing is said of", () => {
  it.each([
    lose("max_actions", '{"limit": 1}'),
    lose("variable_threshold", '{"variable": "gems", "target": 3}'),
    lose("board_state", '{"kind": "crate", "position": [2, 0]}'),
    lose("board_state", '{"kind": "flag", "position": [1, 1], "layer": "markers"}'),
    lose("board_state", '{"condition": {"cell": {"position": [1, 1], "layer": "objects", "isEmpty": true}}}'),
  ])("%s%s%s", (_file, piece, by) => {
    const found = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, () => by) }));
    expect(found.filter(({ code }) => code !== "published-differs")).toEqual([]);
  });
});

test("a goal that does not ask for equal shares of all cells loses nothing", () => {
  const goal = '"goals": [{"id": "share", "type": "balance", "config": {"owners": ["crate"], "requireEqual": false}}, ';
  const [, piece, by] = lose("balance_unreachable", '{"goalId": "share"}');
  const level = LEVEL.replace('"goals": [', goal).replace(piece, by);
  const found = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: level })).filter(({ code }) => code === "never-lost");
  expect(found.map(({ message }) => message)).toEqual([
    'This never loses: "requireEqual" is false in the goal "share".',
  ]);
});

test.each([
  ["{}", 1],
  ['{"kind": "crate"}', 1],
  ['{"position": [1, 0]}', 1],
  ['{"tag": "solid", "layer": "objects"}', 1],
  ['{"kind": "crate", "position": [1, 0]}', 0],
  ['{"tag": "solid", "position": [1, 0]}', 0],
  ['{"condition": {"avatar": {"hasItem": true}}}', 0],
])("a board_state of %s lacks a cell, a kind or a tag, or a condition %i times (decision 14)", (config, times) => {
  const [, piece, by] = lose("board_state", config);
  const found = structureFindings(packOf({ ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, by) }));
  const message = '"config" needs "condition", or "position" with "kind" or "tag".';
  expect(found.map((finding) => [finding.severity, finding.message])).toEqual(
    Array.from({ length: times }, () => ["warning", message]),
  );
});

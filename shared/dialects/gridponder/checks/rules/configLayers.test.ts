import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf } from "../smallPack.testing";

const SYSTEMS = '"systems": [';
const GOAL = '"type": "reach_target", "config": {"targetKind": "flag"}';
const withSystem = (system: string): readonly [string, string, string] => [
  "game.json",
  SYSTEMS,
  `${SYSTEMS}{"id": "s", ${system}},`,
];
const loses = (config: string): readonly [string, string, string] => [
  LEVEL_FILE,
  '{"type": "max_actions", "config": {"limit": 9}}',
  `{"type": "board_state", "config": {${config}}}`,
];
const code = "kind-on-other-layer";

const ANCHOR =
  '{"id": "s", "type": "anchor_point", "config": {"action": "tap", "markerKind": "gem", "markerLayer": "markers"}}';
const COPY =
  '{"id": "copy", "on": "object_placed", "then": [{"set_cell": {"position": [0, 0], "layer": "markers", "kind": "$event.kind"}}]}';

const ROWS: readonly Row[] = [
  {
    change: withSystem(
      '"type": "flood_fill", "config": {"floodAction": "tap", "affectedLayer": "objects", "matchBy": "kind", "kindTransform": {"gem": "water"}}',
    ),
    code,
    mark: '"water"',
    says: '"water" belongs on the layer "ground", not on "objects".',
  },
  {
    change: withSystem(
      '"type": "anchor_point", "config": {"action": "tap", "markerKind": "flag", "markerLayer": "objects"}',
    ),
    code,
    mark: '"flag"',
  },
  {
    change: [
      LEVEL_FILE,
      GOAL,
      '"type": "param_match", "config": {"checkParam": "value", "checkValue": 4, "checkKind": "flag"}',
    ],
    code,
    mark: '"flag"',
    says: '"flag" belongs on the layer "markers", not on "objects".',
  },
  {
    change: loses('"kind": "crate", "position": [0, 0], "layer": "markers"'),
    code,
    mark: '"crate"',
    says: '"crate" belongs on the layer "objects", not on "markers".',
  },
  {
    change: loses('"tag": "goal_target", "position": [0, 0], "layer": "objects"'),
    code: "unknown-tag",
    mark: '"goal_target"',
    says: 'No kind of the layer "objects" has the tag "goal_target".',
  },
  {
    change: loses('"condition": {"cell": {"position": [0, 0], "layer": "markers", "kind": "crate"}}'),
    code: "condition-never-holds",
    mark: '"crate"',
    says: 'This condition never holds: "crate" belongs on the layer "objects", not on "markers".',
  },
  {
    change: ["game.json", '"pushableTags": ["pushable"]}', '"pushableTags": ["goal_target"]}'],
    code: "unknown-tag",
    mark: '"goal_target"',
    says: 'No kind of the layer "objects" has the tag "goal_target".',
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

test("a kind may lie where a board puts it, and a level may look at another layer", () => {
  const [, piece, by] = withSystem(
    '"type": "anchor_point", "config": {"action": "tap", "markerKind": "flag", "markerLayer": "objects"}',
  );
  const game = GAME.replace(piece, by);
  const other = LEVEL.replace('"systemOverrides": {', '"systemOverrides": {"s": {"markerLayer": "markers"}, ');
  for (const level of [LEVEL.replace('"kind": "crate"', '"kind": "flag"'), other]) {
    const found = semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }));
    expect(found.filter(({ file }) => file === "game.json").map((each) => each.code)).not.toContain(code);
  }
});

const SEES_MARKER =
  '{"id": "r", "on": "avatar_entered", "where": {"position_has_tag": {"layer": "markers", "tag": "gem"}}, "then": []}';
const RULES = '"rules": [';
const withSeeing = (rules: string): string => GAME.replace(RULES, `${RULES}${rules}${SEES_MARKER},`);

test.each([
  ["a system puts there", withSeeing("").replace(SYSTEMS, `${SYSTEMS}${ANCHOR},`)],
  ["an effect with a reference may put there", withSeeing(`${COPY},`)],
])("a condition about what %s may hold", (_, game) => {
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": game }));
  expect(findings.map((finding) => finding.code)).not.toContain("condition-never-holds");
});

test("a config whose kinds all belong on another layer is one problem, with a fix", () => {
  const flood =
    '{"id": "f", "type": "flood_fill", "config": {"floodAction": "tap", "sourcePosition": "all_of_kind", "sourceKind": "crate", "affectedLayer": "ground", "kindTransform": {"gem": "crate"}}},';
  const game = GAME.replace(SYSTEMS, `${SYSTEMS}${flood}`);
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": game })).filter((each) => each.code === code);
  expect(findings.map(({ at, message }) => [at, message])).toEqual([
    ["/systems/0/config/affectedLayer", 'The kinds here belong on the layer "objects", not on "ground".'],
  ]);
  expect(findings[0]?.fixes?.[0]?.title).toBe('Change to "objects"');
});

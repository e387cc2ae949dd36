import { describe, expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf } from "../smallPack.testing";

const GOAL = '"type": "reach_target", "config": {"targetKind": "flag"}';
const goal = (type: string, config: string): readonly [string, string, string] => [
  LEVEL_FILE,
  GOAL,
  `"type": "${type}", "config": ${config}`,
];
const code = "goal-never-met";

const ROWS: readonly Row[] = [
  {
    change: goal("all_cleared", '{"kind": "flag"}'),
    code,
    mark: '"flag"',
    says: '"flag" is on the layer "markers", and nothing removes it.',
  },
  { change: goal("all_cleared", '{"tag": "goal_target"}'), code, mark: '"goal_target"' },
  {
    change: goal("balance", '{"layer": "markers", "owners": ["flag", "gem"], "claimableKind": "water"}'),
    code,
    mark: '"water"',
    says: "1 cell cannot be divided equally among 2 owners.",
    also: ["kind-on-other-layer"],
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

function codesOf(game: string, [, piece, by]: readonly [string, string, string]): readonly string[] {
  const level = LEVEL.replace(piece, () => by);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).map((each) => each.code);
}

describe("a goal can be met where", () => {
  const RULES = '"rules": [';
  const onMarkers = (rule: string): string => GAME.replace(RULES, `${RULES}${rule},`);
  it.each([
    [
      "a rule destroys what is there",
      onMarkers(
        '{"id": "x", "on": "avatar_exited", "then": [{"destroy": {"position": "$event.position", "layer": "markers"}}]}',
      ),
    ],
    [
      "a rule names the layer by a reference",
      onMarkers(
        '{"id": "x", "on": "cell_cleared", "then": [{"destroy": {"position": "$event.position", "layer": "$event.layer"}}]}',
      ),
    ],
    [
      "an anchor replaces it",
      GAME.replace(
        '"systems": [',
        '"systems": [{"id": "a", "type": "anchor_point", "config": {"action": "tap", "markerKind": "flag", "markerLayer": "markers"}},',
      ),
    ],
  ])("%s", (_what, game) => {
    expect(codesOf(game, goal("all_cleared", '{"kind": "flag"}'))).not.toContain(code);
  });
});

it("a goal that consumes values may take what has one off its layer", () => {
  const cleared = goal("all_cleared", '{"kind": "flag"}');
  const consumes = goal("sequence_match", `{"sequence": [4]}}, {"id": "c", ${cleared[2]}`);
  const withValue = (level: string): string => level.replace('"kind": "flag"}', '"kind": "flag", "value": 4}');
  const codes = (level: string): readonly string[] =>
    semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: level })).map((each) => each.code);
  expect(codes(withValue(LEVEL).replace(GOAL, cleared[2]))).toContain(code);
  expect(codes(LEVEL.replace(GOAL, consumes[2]))).toContain(code);
  expect(codes(withValue(LEVEL).replace(GOAL, consumes[2]))).not.toContain(code);
});

it("a rule that asks for a tag which the kind lacks does not remove it", () => {
  const game = GAME.replace(
    '"rules": [',
    '"rules": [{"id": "x", "on": "avatar_exited", "where": {"position_has_tag": {"layer": "ground", "tag": "liquid"}}, "then": [{"transform": {"position": "$event.position", "layer": "ground", "toKind": "empty"}}]},',
  );
  expect(codesOf(game, goal("all_cleared", '{"kind": "void"}'))).toContain(code);
  expect(codesOf(game, goal("all_cleared", '{"kind": "water"}'))).not.toContain(code);
});

test.each([
  [{ count: 0 }, { target: 2 }, true],
  [{ count: 0 }, { target: 0 }, false],
  [{ count: 3 }, { target: 2, comparison: "lte" }, true],
  [{ count: 3 }, { target: 2, comparison: "eq" }, true],
  [{ count: 3 }, { target: 3, comparison: "eq" }, false],
  [{ count: "3" }, { target: 4 }, false],
])("a threshold of a variable that nothing changes: %j, %j", (variables, more, isTold) => {
  const config = JSON.stringify({ variable: "count", ...more });
  const [, from, to] = goal("variable_threshold", config);
  const level = { ...JSON.parse(LEVEL.replace(from, to)) };
  level.state = { ...level.state, variables };
  const found = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: JSON.stringify(level) }));
  const told = found.filter((finding) => finding.code === code).map(({ message }) => message);
  const says = `This goal can never be met: "count" is ${String(variables.count)} at the start, and nothing changes it.`;
  expect(told).toEqual(isTold ? [says] : []);
});

test.each(["count", "$event.kind"])("a threshold of a variable that a rule may change is not reported: %s", (name) => {
  const [, from, to] = goal("variable_threshold", JSON.stringify({ variable: "count", target: 2 }));
  const level = JSON.parse(LEVEL.replace(from, to));
  level.state = { ...level.state, variables: { count: 0 } };
  level.rules = [{ id: "more", on: "turn_ended", then: [{ increment_variable: { name, amount: 1 } }] }];
  const found = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: JSON.stringify(level) }));
  expect(found.filter((finding) => finding.code === code)).toEqual([]);
});

test.each([
  [{ target: 5 }, { amount: -1 }, "it never grows"],
  [{ target: 1, comparison: "lte" }, {}, "it never shrinks"],
  [{ target: 1, comparison: "eq" }, { amount: 2 }, "it never shrinks"],
  [{ target: 5 }, { amount: 1 }, null],
  [{ target: 1, comparison: "lte" }, { amount: -1 }, null],
])("a threshold that a variable only goes away from: %j, %j", (more, amount, why) => {
  const [, from, to] = goal("variable_threshold", JSON.stringify({ variable: "count", ...more }));
  const level = JSON.parse(LEVEL.replace(from, to));
  level.state = { ...level.state, variables: { count: 3 } };
  level.rules = [{ id: "more", on: "turn_ended", then: [{ increment_variable: { name: "count", ...amount } }] }];
  const found = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: JSON.stringify(level) }));
  expect(found.filter((finding) => finding.code === code).map(({ message }) => message)).toEqual(
    why === null ? [] : [`This goal can never be met: "count" is 3 at the start, and ${why}.`],
  );
});

const MARKED =
  '{"id": "x", "on": "avatar_exited", "then": [{"destroy": {"position": "$event.position", "layer": "markers"}}]}';

test.each([
  ["an effect that is misspelt", MARKED.replace("destroy", "destory"), "unknown-effect"],
  ["a layer that is misspelt", MARKED.replace("markers", "makers"), "unknown-layer"],
  [
    "a tag that is misspelt",
    MARKED.replace('"then"', '"where": {"position_has_tag": {"layer": "markers", "tag": "goal_taget"}}, "then"'),
    "unknown-tag",
  ],
  [
    "a kind of another layer",
    MARKED.replace("destroy", "transform").replace('"markers"', '"objects", "toKind": "flag"'),
    "kind-on-other-layer",
  ],
])("what follows for a goal from %s is not reported beside it", (_what, own, expected) => {
  const codes = codesOf(GAME.replace('"rules": [', `"rules": [${own},`), goal("all_cleared", '{"kind": "flag"}'));
  expect(codes).toContain(expected);
  expect(codes).not.toContain(code);
});

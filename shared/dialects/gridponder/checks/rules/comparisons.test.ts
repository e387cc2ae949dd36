import { describe, expect, it, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf, rule } from "../smallPack.testing";

const when = (condition: string): readonly [string, string, string] =>
  rule(
    `{"id": "r", "on": "avatar_exited", "if": ${condition}, "then": [{"set_variable": {"name": "gems", "value": 2}}]}`,
  );
const count = (op: string, value: string): readonly [string, string, string] =>
  when(`{"board_count": {"kind": "gem", "op": "${op}", "value": ${value}}}`);
const tag = (name: string): string => `{"position_has_tag": {"layer": "objects", "tag": "${name}"}}`;

const code = "condition-never-holds";
const ROWS: readonly Row[] = [
  { change: count("lt", "0"), code, mark: "0", says: "never holds: a count is 0 or more" },
  { change: count("eq", "-1"), code, mark: "-1", says: "never holds" },
  { change: count("gte", "0"), code: "condition-always-holds", mark: "0", says: "always holds: a count is 0 or more" },
  { change: count("eq", "1.5"), code, mark: "1.5", says: "a count is a whole number, not 1.5" },
  {
    change: when('{"cell": {"position": [1, 1], "layer": "ground", "isEmpty": true}}'),
    code,
    mark: "true",
    says: 'the layer "ground" is never empty',
  },
  {
    change: when('{"variable": {"name": "gems", "op": "eq", "value": "2"}}'),
    code,
    mark: '"2"',
    says: 'never holds: "gems" is always a number, and this is a text.',
  },
  {
    change: when('{"variable": {"name": "gems", "op": "neq", "value": "2"}}'),
    code: "condition-always-holds",
    mark: '"2"',
    says: "always",
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "if": {"variable": {"name": "lit", "op": "eq", "value": "true"}}, "then": [{"set_variable": {"name": "lit", "value": true}}]}',
    ),
    code,
    mark: '"true"',
    says: '"lit" is always true or false, and this is a text.',
  },
  {
    change: rule(
      '{"id": "r", "on": "avatar_exited", "if": {"variable": {"name": "mood", "op": "neq", "value": 1}}, "then": [{"set_variable": {"name": "mood", "value": "good"}}]}',
    ),
    code: "condition-always-holds",
    mark: "1",
    says: '"mood" is always a text, and this is a number.',
  },
  {
    change: [LEVEL_FILE, '"variables": {"gems": 0}', '"variables": {"gems": "0"}'],
    code: "mixed-types",
    mark: '"0"',
    says: '"gems" begins as the text "0", and the pack counts with it.',
  },
  { change: when(`{"all_of": [${tag("gem")}, ${tag("solid")}]}`), code, mark: '"position_has_tag"' },
  {
    change: when(
      '{"all_of": [{"cell": {"position": [1, 1], "layer": "objects", "kind": "gem"}}, {"cell": {"position": [1, 1], "layer": "objects", "hasTag": "solid"}}]}',
    ),
    code,
    mark: '"cell"',
    says: "never holds together with another one",
  },
  {
    change: when(`{"all_of": [${tag("gem")}, ${tag("gem")}]}`),
    code: "asked-twice",
    mark: '"position_has_tag"',
    says: "This condition is there already",
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

describe("nothing is said of", () => {
  it.each([
    count("eq", "0"),
    count("gt", "0"),
    when('{"cell": {"position": [1, 1], "layer": "ground", "isEmpty": false}}'),
    when('{"cell": {"position": [1, 1], "layer": "objects", "isEmpty": true}}'),
    when('{"variable": {"name": "gems", "op": "eq", "value": 2}}'),
    when('{"variable": {"name": "gems", "op": "eq", "value": true}}'),
    when(`{"all_of": [${tag("pushable")}, ${tag("solid")}]}`),
    when(`{"any_of": [${tag("gem")}, ${tag("solid")}]}`),
  ])("%s%s%s", (file, piece, by) => {
    const pack = packOf({ ...TEXTS, [file]: LEVEL.replace(piece, () => by) });
    expect(semanticFindings(pack)).toEqual([]);
  });
});

it("a text of digits is fixed to the number", () => {
  const text = LEVEL.replace('"gems": 0', '"gems": "0"');
  const [finding] = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: text }));
  expect(applyEdits(text, finding?.fixes?.[0]?.changes[0]?.edits ?? [])).toBe(LEVEL);
});

import { describe, expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf, rule } from "../smallPack.testing";

const THEN = '"then": [{"increment_variable": {"name": "gems"}}]';
const blocked = (condition: string): readonly [string, string, string] =>
  rule(`{"id": "r", "on": "move_blocked", "where": ${condition}, ${THEN}}`);
const entered = (condition: string): readonly [string, string, string] =>
  rule(`{"id": "r", "on": "avatar_entered", "where": {"event": ${condition}}, ${THEN}}`);

const ROWS: readonly Row[] = [
  {
    change: entered('{"param": "direction", "equals": "Up"}'),
    code: "condition-never-holds",
    mark: '"Up"',
    says: 'there is no direction "Up". Did you mean "up"?',
  },
  {
    change: entered('{"param": "direction", "equals": "north"}'),
    code: "condition-never-holds",
    mark: '"north"',
    says: 'there is no direction "north".',
  },
  {
    change: entered('{"param": "direction", "equals": "up_left"}'),
    code: "condition-never-holds",
    mark: '"up_left"',
    says: 'no action offers the direction "up_left".',
  },
  {
    change: entered('{"param": "direction", "equals": 1}'),
    code: "condition-never-holds",
    mark: "1",
    says: '"direction" of "avatar_entered" is a text.',
  },
  {
    change: blocked('{"event": {"param": "blockerKind", "equals": "gem"}}'),
    code: "condition-never-holds",
    mark: '"gem"',
    says: '"gem" is not solid and blocks no move.',
  },
  {
    change: blocked('{"position_has_tag": {"layer": "objects", "tag": "gem"}}'),
    code: "condition-never-holds",
    mark: '"gem"',
    says: 'This condition never holds: "gem" is not solid',
  },
  {
    change: rule(
      `{"id": "r", "on": "inventory_changed", "where": {"event": {"param": "item", "equals": "gem"}}, ${THEN}}`,
    ),
    code: "condition-never-holds",
    mark: '"item"',
    says: 'only "oldItem" and "newItem". Did you mean "oldItem" or "newItem"?',
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

test.each([
  ['"15"', ["Change to 15"]],
  ['"many"', []],
])("a number in quotes is taken out of them: %s", (value, expected) => {
  const where = `{"event": {"param": "resultValue", "equals": ${value}}}`;
  const [, piece, by] = rule(`{"id": "r", "on": "tiles_merged", "where": ${where}, ${THEN}}`);
  const merging = GAME.replace('"systems": [', '"systems": [{"id": "merge", "type": "slide_merge"}, ');
  const pack = packOf({ ...TEXTS, "game.json": merging, [LEVEL_FILE]: LEVEL.replace(piece, by) });
  const told = semanticFindings(pack).filter(({ code }) => code === "condition-never-holds");
  expect(told.map(({ fixes = [] }) => fixes.map(({ title }) => title))).toEqual([expected]);
});

describe("nothing is said of", () => {
  it.each([
    entered('{"param": "direction", "equals": "up"}'),
    entered('{"param": "direction", "equals": null}'),
    blocked('{"event": {"param": "blockerKind", "equals": "rock"}}'),
    blocked('{"position_has_tag": {"layer": "objects", "tag": "pushable"}}'),
    blocked('{"position_has_tag": {"layer": "ground", "tag": "liquid"}}'),
  ])("%s%s%s", (file, piece, by) => {
    const pack = packOf({ ...TEXTS, [file]: LEVEL.replace(piece, () => by) });
    expect(semanticFindings(pack)).toEqual([]);
  });
});

it("actors that react may go in directions that no action offers", () => {
  const [, piece, by] = rule(
    `{"id": "r", "on": "actor_reacted", "where": {"event": {"param": "direction", "equals": "up_left"}}, ${THEN}}`,
  );
  const pack = packOf({ ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, () => by) });
  expect(semanticFindings(pack).map(({ code }) => code)).toEqual(["event-never-seen"]);
});

it("an object that blocks nothing may stand on solid ground", () => {
  const [, piece, by] = blocked('{"position_has_tag": {"layer": "objects", "tag": "gem"}}');
  const game = GAME.replace('"tags": ["liquid"]', '"tags": ["liquid", "solid"]');
  const pack = packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: LEVEL.replace(piece, () => by) });
  expect(semanticFindings(pack).map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining("holds only where the ground is solid too")]),
  );
});

test("fixes choose one of several fields, and make the only kind of a tag solid", () => {
  const fixesOf = ([file, piece, by]: readonly [string, string, string]) =>
    semanticFindings(packOf({ ...TEXTS, [file]: (TEXTS[file] ?? "").replace(piece, () => by) })).flatMap(
      ({ fixes = [] }) => fixes.map(({ title }) => title),
    );
  const where = '"where": {"event": {"param": "item", "equals": "gem"}}';
  expect(fixesOf(rule(`{"id": "r", "on": "inventory_changed", ${where}, ${THEN}}`))).toEqual([
    'Change to "oldItem"',
    'Change to "newItem"',
  ]);
  expect(fixesOf(blocked('{"position_has_tag": {"layer": "objects", "tag": "gem"}}'))).toEqual([
    'Give "gem" the tag "solid"',
  ]);
});

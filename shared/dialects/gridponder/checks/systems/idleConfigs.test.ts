import { describe, expect, it, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf } from "../smallPack.testing";

const SYSTEMS = '"systems": [';
const withSystem = (system: string): readonly [string, string, string] => [
  "game.json",
  SYSTEMS,
  `${SYSTEMS}${system},`,
];

const ROWS: readonly Row[] = [
  {
    change: ["game.json", '"moveAction": "move"', '"moveAction": "move", "directions": []'],
    code: "idle-system",
    mark: "[]",
    says: '"directions" is empty: the avatar never moves.',
  },
  {
    change: ["game.json", '"pushableTags": ["pushable"]', '"pushableTags": ["pushable"], "validTargetTags": []'],
    code: "idle-system",
    mark: "[]",
    says: "nothing can be pushed anywhere",
  },
  {
    change: withSystem(
      '{"id": "f", "type": "flood_fill", "config": {"floodAction": "tap", "matchBy": "kind", "kindTransform": {"gem": "gem"}}}',
    ),
    code: "idle-system",
    mark: '"gem"',
    says: "becomes itself",
  },
  {
    change: withSystem(
      '{"id": "f", "type": "flood_fill", "config": {"floodAction": "move", "sourcePosition": "action_param"}}',
    ),
    code: "idle-system",
    mark: '"move"',
    says: '"f" reads "position" of the action "move", which has no such param: it does nothing.',
  },
  {
    change: withSystem(
      '{"id": "a", "type": "coupled_actors", "config": {"actorLayer": "objects", "moveAction": "move", "claim": {"layer": "markers", "map": {"gem": "flag"}, "overwrite": {"mode": "tagged"}}}}',
    ),
    code: "idle-system",
    mark: '"tagged"',
    says: "nothing is ever overwritten",
  },
  {
    change: withSystem('{"id": "walk", "type": "avatar_navigation", "config": {}}'),
    code: "acts-twice",
    mark: '"avatar_navigation"',
    says: '"walk" and "nav" both move the avatar: it happens twice in a turn.',
  },
  {
    change: withSystem('{"id": "doors", "type": "portals", "config": {"teleportTags": ["teleport"]}}'),
    code: "acts-twice",
    mark: '"portals"',
    says: '"doors" and "portals" both teleport the avatar',
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

const RENAMED = GAME.replace('"id": "move", "params": {"direction"', '"id": "move", "params": {"dir"');

it("an action whose direction has another name is renamed", () => {
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": RENAMED }));
  const finding = findings.find(({ code }) => code === "idle-system");
  expect(finding?.message).toContain('"nav" reads "direction" of the action "move", which has no such param');
  expect(finding?.fixes?.[0]?.title).toBe('Rename the param "dir" to "direction"');
  expect(applyEdits(RENAMED, finding?.fixes?.[0]?.changes[0]?.edits ?? [])).toBe(GAME);
});

describe("an action that does not declare what a system reads of it", () => {
  const DIRECTION = '{"direction": {"type": "direction", "values": ["up", "down", "left", "right"]}}';
  const bare = GAME.replace(DIRECTION, "{}");
  const told = (level: string, theme = TEXTS["theme.json"]!) => {
    const findings = semanticFindings(
      packOf({ ...TEXTS, "game.json": bare, [LEVEL_FILE]: level, "theme.json": theme }),
    );
    return findings.filter(({ code }) => code === "idle-system" || code === "missing-param");
  };
  const unrecorded = LEVEL.replaceAll(/"goldPath": \[.*\]/g, '"goldPath": []');
  const gesture = (more: string): string =>
    `{"controls": {"gestureMap": [{"gesture": "swipe_cardinal", "action": "move"${more}}]}}`;

  it("does nothing where nothing gives it, and is declared by a fix", () => {
    const [finding, ...others] = told(unrecorded);
    expect(others).toEqual([]);
    expect(finding?.message).toBe(
      '"nav" reads "direction" of the action "move", which has no such param: it does nothing.',
    );
    expect(finding?.fixes?.[0]?.title).toBe('Declare "direction" of "move"');
    const fixed = JSON.parse(applyEdits(bare, finding?.fixes?.[0]?.changes[0]?.edits ?? []));
    expect(fixed).toEqual(JSON.parse(GAME));
    expect(told(unrecorded, gesture(""))).toHaveLength(1);
  });

  it.each([
    ["recorded moves give it", LEVEL, undefined],
    ["a gesture fills it", unrecorded, gesture(', "paramMapping": {"direction": "swipe_direction"}')],
    ["a gesture gives it", unrecorded, gesture(', "params": {"direction": "up"}')],
  ])("works where %s, but is not searched", (_what, level, theme) => {
    expect(told(level, theme).map(({ code, message }) => [code, message])).toEqual([
      [
        "missing-param",
        '"nav" reads "direction" of the action "move", which does not declare it: the solver tries no such move.',
      ],
    ]);
  });
});

test("a system whose layer the game does not have does nothing", () => {
  const told = (config: string): readonly string[] => {
    const actors = `{"id": "a", "type": "coupled_actors", "config": {"moveAction": "tap"${config}}},`;
    const found = semanticFindings(packOf({ ...TEXTS, "game.json": GAME.replace(SYSTEMS, `${SYSTEMS}${actors}`) }));
    return found.flatMap(({ message }) => (message.includes("works on the layer") ? [message] : []));
  };
  expect(told("")).toEqual(['"a" works on the layer "actors", which game.json does not declare: it does nothing.']);
  expect(told(', "actorLayer": "objects"')).toEqual([]);
  // One that is named is reported as an unknown layer.
  expect(told(', "actorLayer": "actors"')).toEqual([]);
});

test.each([
  ['"sourceKind": "gem"', '"sourceKind" is ignored without "sourcePosition": "all_of_kind".'],
  ['"kindTransform": {"gem": "crate"}', '"kindTransform" is ignored without "matchBy": "kind".'],
  ['"matchBy": "kind", "colorCycle": ["red"]', '"colorCycle" is ignored without "matchBy": "color".'],
  ['"matchBy": "kind", "kindTransform": {"gem": "crate"}', null],
  ['"sourcePosition": "all_of_kind", "sourceKind": "crate", "kindTransform": {"gem": "crate"}', null],
  ['"colorCycle": ["red"]', null],
])("a field of a flood that counts only for another way to flood: %s", (config, message) => {
  const flood = `{"id": "f", "type": "flood_fill", "config": {"floodAction": "tap", ${config}}},`;
  const found = semanticFindings(packOf({ ...TEXTS, "game.json": GAME.replace(SYSTEMS, `${SYSTEMS}${flood}`) }));
  const told = found.flatMap((each) => (each.code === "ignored-field" ? [each.message] : []));
  expect(told).toEqual(message === null ? [] : [message]);
});

describe("nothing is said of", () => {
  it.each([
    [
      "a second navigation that each level disables",
      '{"id": "walk", "type": "avatar_navigation"}',
      '"walk": {"enabled": false}',
    ],
    [
      "portals of other kinds",
      '{"id": "doors", "type": "portals", "config": {"teleportTags": ["gem"]}}',
      '"doors": {}',
    ],
    ["an overlay that moves with the avatar", '{"id": "o", "type": "overlay_cursor"}', '"o": {"enabled": false}'],
  ])("%s", (_what, system, override) => {
    const game = GAME.replace(SYSTEMS, `${SYSTEMS}${system},`);
    const level = LEVEL.replace('"systemOverrides": {', `"systemOverrides": {${override}, `);
    const found = semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }));
    expect(found.filter(({ code }) => code === "acts-twice" || code === "idle-system")).toEqual([]);
  });
});

test.each([
  ['{"gem": "crate", "crate": "crate"}', ['Change to "gem"']],
  ['{"crate": "crate"}', []],
])("a piece that takes itself is taken for one that another takes: %s", (pairs, expected) => {
  const [, piece, by] = withSystem(`{"id": "f", "type": "flank_capture", "config": {"pairs": ${pairs}}}`);
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": GAME.replace(piece, by) }));
  const told = findings.filter(({ message }) => message.includes("takes itself"));
  expect(told.map(({ fixes = [] }) => fixes.map(({ title }) => title))).toEqual([expected]);
});

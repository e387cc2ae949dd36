import { describe, expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, TEXTS, packOf, version05 } from "../smallPack.testing";

const HOME = `{"id": "home", "on": "object_placed", "where": {"all_of": [
  {"event": {"kind": "crate"}}, {"position_has_tag": {"layer": "markers", "tag": "goal_target"}}]},
  "then": [{"transform": {"position": "$event.position", "layer": "objects", "toKind": "stowed"}}]}`;
const LEAVES = `{"id": "leaves", "on": "object_placed", "where": {"all_of": [
  {"position_has_tag": {"layer": "objects", "tag": "home"}}, {"not": {"position_has_tag": {"layer": "markers", "tag": "goal_target"}}}]},
  "then": [{"transform": {"position": "$event.position", "layer": "objects", "toKind": "crate"}}]}`;

interface Changes {
  readonly rules?: string;
  readonly tags?: string;
  readonly crates?: number;
  readonly systems?: string;
}

/** Returns what is said of the goal in a level of crates and one spot. */
function told({
  rules = `${HOME}, ${LEAVES}`,
  tags = '"solid", "pushable", "home"',
  crates = 2,
  systems = "",
}: Changes) {
  const stowed = `"stowed": {"layer": "objects", "tags": [${tags}], "symbol": "S"}, "empty": {"layer"`;
  const game = GAME.replace(/"rules": \[[^]*?\n {2}\],/, () => `"rules": [${rules}],`)
    .replace('"empty": {"layer"', () => stowed)
    .replace(/,\s*\{"id": "portals".*\}/, () => systems);
  const entries = Array.from({ length: crates }, (_, x) => `{"position": [${x + 1}, 1], "kind": "crate"}`);
  const level = LEVEL.replace('{"position": [1, 1], "kind": "crate"}', entries.join(", "))
    .replace('"reach_target", "config": {"targetKind": "flag"}', '"all_cleared", "config": {"kind": "crate"}')
    .replace('"systemOverrides": {"push": {"pushableTags": ["pushable"]}},', "");
  const pack = packOf({ ...TEXTS, "manifest.json": version05, "game.json": game, "levels/one.json": level });
  return semanticFindings(pack).flatMap(({ code, at, message }) => (code === "goal-never-met" ? [[at, message]] : []));
}

const NEVER = [
  "/goals/0/config/kind",
  'This goal can never be met: 2 of the kind "crate" need 2 cells with the tag "goal_target", and the level has 1.',
];

describe("more crates than spots are reported", () => {
  test("where a crate that leaves its spot turns back", () => {
    expect(told({})).toEqual([NEVER]);
  });

  test("where nothing moves a crate on its spot", () => {
    expect(told({ rules: HOME, tags: '"solid"' })).toEqual([NEVER]);
  });
});

describe("nothing is said", () => {
  it.each<readonly [string, Changes]>([
    ["of as many", { crates: 1 }],
    ["where a crate leaves its spot and stays as it is", { rules: HOME }],
    ["where it turns back once", { rules: `${HOME}, ${LEAVES.replace('"id"', '"once": true, "id"')}` }],
    [
      "where it turns back only sometimes",
      { rules: `${HOME}, ${LEAVES.replace('"then"', '"if": {"avatar": {"hasItem": true}}, "then"')}` },
    ],
    [
      "where a spot swallows",
      { rules: HOME.replace(/"transform.*stowed"/, '"destroy": {"position": "$event.position", "layer": "objects"') },
    ],
    [
      "where something else removes crates",
      {
        rules: `${HOME}, ${LEAVES}, {"id": "x", "on": "avatar_exited", "then": [{"destroy": {"position": "$event.position", "layer": "objects"}}]}`,
      },
    ],
    [
      "where spots come",
      {
        rules: `${HOME}, ${LEAVES}, {"id": "x", "on": "avatar_exited", "then": [{"spawn": {"position": [0, 0], "layer": "markers", "kind": "flag"}}]}`,
      },
    ],
    [
      "where crates slide on ice, as cascades may be cut off",
      { systems: ', {"id": "ice", "type": "ice_slide", "config": {}}' },
    ],
  ])("%s", (_what, changes) => {
    expect(told(changes)).toEqual([]);
  });
});

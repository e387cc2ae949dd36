import { expect, it } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

const SYSTEMS = '"systems": [';
const flood = (id: string, from: string): string =>
  `{"id": "${id}", "type": "flood_fill", "config": {"floodAction": "tap", "sourcePosition": "all_of_kind", "sourceKind": "gem", "kindTransform": {"${from}": "gem"}}}`;
const FLOODS = GAME.replace(SYSTEMS, `${SYSTEMS}${flood("a", "crate")}, ${flood("b", "tile")},`);

function told(game: string, level = LEVEL): readonly (readonly [unknown, string])[] {
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).flatMap(
    ({ code, at, message }) => (code === "flood-without-source" ? [[at, message] as const] : []),
  );
}

it("a level without the kind that floods spread from has one finding", () => {
  expect(told(FLOODS)).toEqual([
    ["/board/layers/objects", 'No "gem" is in the level: "a" and "b" never flood anything.'],
  ]);
});

it("none where the level has one, or a rule makes one", () => {
  expect(told(FLOODS, LEVEL.replace('"kind": "tile", "value": 4', '"kind": "gem"'))).toEqual([]);
  const rule = '{"id": "x", "on": "avatar_exited", "then": [{"spawn": {"position": [0, 1], "kind": "gem"}}]},';
  expect(told(FLOODS.replace('"rules": [', `"rules": [${rule}`))).toEqual([]);
});

it("a level without an avatar, from which a flood would begin, has one finding", () => {
  const game = GAME.replace(
    SYSTEMS,
    `${SYSTEMS}{"id": "paint", "type": "flood_fill", "config": {"floodAction": "tap", "kindTransform": {"tile": "gem"}}},`,
  );
  const disabled = LEVEL.replace('{"enabled": true, "position": [0, 0]}', '{"enabled": false}');
  expect(told(game, disabled)).toEqual([
    ["/state", '"paint" floods from where the avatar is, and the level has none.'],
  ]);
  expect(told(game)).toEqual([]);
});

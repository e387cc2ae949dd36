import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

const FOLLOWERS = '{"id": "npcs", "type": "follower_npcs", "config": {}},';
const KIND = '"spirit": {"layer": "actors", "tags": ["npc"], "symbol": "s"},';

/** Returns what is said of characters with these params. */
function told(params: string, { kind = KIND, system = FOLLOWERS } = {}): readonly (readonly [unknown, string])[] {
  const game = GAME.replace('"systems": [', `"systems": [${system}`)
    .replace('"layers": [', '"layers": [{"id": "actors", "occupancy": "zero_or_one"},')
    .replace('"entityKinds": {', `"entityKinds": {${kind}`);
  const entries = [0, 1].map((x) => `{"position": [${x}, 2], "kind": "spirit"${params}}`);
  const actors = `"actors": {"format": "sparse", "entries": [${entries.join(", ")}]},`;
  const level = LEVEL.replace('"layers": {', `"layers": {${actors}`);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }))
    .filter(({ code }) => code !== "unused-kind")
    .map(({ at, message }) => [at, message] as const);
}

const AT = "/board/layers/actors/entries/0";

test.each([
  [
    ', "behavior": "folow"',
    `${AT}/behavior`,
    'There is no behavior "folow", only "follow", "flee" and "seek": this "spirit" never moves (2 cells). Did you mean "follow"?',
  ],
  ["", AT, 'This "spirit" has no "behavior": it never moves (2 cells).'],
  [
    ', "behavior": "seek"',
    `${AT}/behavior`,
    'This "spirit" seeks nothing without "targetTag": it never moves (2 cells).',
  ],
  [
    ', "behavior": "seek", "targetTag": "gems"',
    `${AT}/targetTag`,
    'No entity kind has the tag "gems": this "spirit" never moves (2 cells). Did you mean "gem"?',
  ],
  [
    ', "behavior": "seek", "targetTag": "portal"',
    `${AT}/targetTag`,
    'No entity kind has the tag "portal": this "spirit" never moves (2 cells). Did you mean "teleport"?',
  ],
])("a character that never moves: %s", (params, at, message) => {
  expect(told(params)).toEqual([[at, message]]);
});

test.each([', "behavior": "follow"', ', "behavior": "flee"', ', "behavior": "seek", "targetTag": "gem"'])(
  "nothing is said of a character that moves: %s",
  (params) => {
    expect(told(params)).toEqual([]);
  },
);

test("nothing is said where no system moves characters, and a param that is reported already is one problem", () => {
  expect(told(', "behavior": "folow"', { system: "" })).toEqual([]);
  const declared = KIND.replace('"symbol"', '"params": {"behavior": {"type": "string", "required": true}}, "symbol"');
  expect(told("", { kind: declared })).toEqual([[AT, 'This "spirit" lacks its param "behavior" (2 cells).']]);
  expect(told(', "behavoir": "flee"')).toHaveLength(1);
});

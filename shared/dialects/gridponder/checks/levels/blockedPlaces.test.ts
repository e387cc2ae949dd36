import { describe, expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, type Row, TEXTS, expectFinding, packOf } from "../smallPack.testing";

const FLAG = '"markers": {"format": "sparse", "entries": [{"position": [3, 1]';
const TILE = '{"position": [3, 0], "kind": "tile", "value": 4}';
const at = (cell: string): readonly [string, string, string] => [LEVEL_FILE, FLAG, FLAG.replace("[3, 1]", cell)];

const ROWS: readonly Row[] = [
  {
    change: at("[3, 2]"),
    code: "place-blocked",
    mark: '{"position": [3, 2], "kind": "flag"}',
    says: '"flag" stands on void, where nothing can go.',
  },
  {
    change: [LEVEL_FILE, TILE, TILE.replace("[3, 0]", "[3, 2]")],
    code: "place-blocked",
    mark: '{"position": [3, 2], "kind": "tile", "value": 4}',
    says: '"tile" stands on void',
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

describe("a target on ground that the avatar cannot walk onto", () => {
  const SOLID = GAME.replace(
    '"water": {"layer": "ground", "tags": ["liquid"]',
    '"water": {"layer": "ground", "tags": ["liquid", "solid"]',
  );
  const [, piece, by] = at("[2, 0]");
  const told = (game: string): readonly string[] =>
    semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: LEVEL.replace(piece, by) })).flatMap(
      ({ code, message }) => (code === "place-blocked" ? [message] : []),
    );
  const message = '"flag" stands on "water", which the avatar cannot walk onto.';
  const nav = (config: string): string => GAME.replace('"moveAction": "move", ', `"moveAction": "move", ${config}, `);
  const filling = (where: string): string =>
    SOLID.replace(
      '"rules": [',
      `"rules": [{"id": "fill", "on": "object_placed", ${where} "then": [{"transform": {"position": "$event.position", "layer": "ground", "toKind": "empty"}}]},`,
    );

  it("is reported", () => {
    expect(told(SOLID)).toEqual([message]);
    expect(told(nav('"validGroundTags": ["walkable"]'))).toEqual([message]);
    expect(told(filling('"where": {"position_has_tag": {"layer": "ground", "tag": "walkable"}},'))).toEqual([message]);
  });

  it("is not where it can, or where a rule may change the ground", () => {
    expect(told(GAME)).toEqual([]);
    expect(told(filling(""))).toEqual([]);
  });
});

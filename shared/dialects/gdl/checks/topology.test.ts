import { expect, it } from "vitest";
import type { JsonObject } from "../../../base/json";
import { finish } from "../../../base/work";
import { SMALL_GAME, packOf } from "../text/smallGame.testing";
import { checkGdl } from "./check";

/** The findings on the small game with these parts of its topology. */
function told(parts: JsonObject): readonly string[] {
  const game = { ...SMALL_GAME, topology: { ...SMALL_GAME.topology, ...parts } };
  const pack = packOf({ "manifest.json": { dialect: "gdl", title: "Test" }, "game.json": game });
  return finish(checkGdl(pack)).map(({ code, at, message }) => `${code} ${JSON.stringify(at)} ${message}`);
}

it.each<readonly [JsonObject, string]>([
  [
    { type: "zones", zones: {} },
    'structure-differs "/topology/type" With the type "zones" the game has no board: grid(4, 4) has no effect.',
  ],
  [
    { type: "grid", structure: "hex_grid(4, 4)" },
    'structure-differs "/topology/type" The board is of the type "grid", not hex_grid(4, 4) as "structure" says.',
  ],
  [
    { type: "grid", width: 4, height: 5 },
    'structure-differs "/topology/structure" The size of the board is "width" and "height", not this.',
  ],
  [
    { width: 5 },
    'structure-differs "/topology/width" The board is grid(4, 4), as "structure" says: "width" has no effect.',
  ],
])("a topology with %j is one finding", (parts, finding) => {
  expect(told(parts)).toEqual([finding]);
});

it.each<JsonObject>([{ width: 4 }, { type: "grid" }, { type: "grid", width: 4, height: 4 }])(
  "a topology with %j says the same twice",
  (parts) => {
    expect(told(parts)).toEqual([]);
  },
);

it.each<readonly [JsonObject, readonly string[]]>([
  [{ type: "hexagon", structure: "hexagon(4)" }, []],
  [{ structure: "hexagon(4)", radius: 4 }, []],
  [
    { type: "hexagon", structure: "hexagon(4)", radius: 3 },
    ['structure-differs "/topology/structure" The size of the board is "radius", not this.'],
  ],
  [
    { structure: "hexagon(4)", radius: 3 },
    ['structure-differs "/topology/radius" The board is hexagon(4), as "structure" says: "radius" has no effect.'],
  ],
])("a hexagon with %j is played as its findings say", (parts, findings) => {
  // The game's pieces stand on squares.
  expect(told(parts).filter((each) => !each.startsWith("place-off-board"))).toEqual(findings);
});

it.each<readonly [viewers: readonly string[], findings: readonly string[]]>([
  [["White", "player('Black')"], []],
  [["player('Whit')"], ['unknown-player "/zones" The game has no player "Whit". Did you mean "White"?']],
])("a zone that %j see is checked for their names, however they are written", (viewers, findings) => {
  const zones = { deck: { visibility: "none", visible_to: viewers } };
  const wanted = findings.map((each) => each.replace("/zones", "/topology/zones/deck/visible_to/0"));
  expect(told({ zones }).filter((each) => each.startsWith("unknown-player"))).toEqual(wanted);
});

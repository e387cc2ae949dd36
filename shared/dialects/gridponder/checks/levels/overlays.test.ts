import { expect, it } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

/** Returns the findings about the overlay of a level whose state has this besides its variables. */
function told(overlay: string): readonly string[] {
  const game = GAME.replace(
    '{"id": "portals"',
    '{"id": "turn", "type": "region_transform", "config": {}}, {"id": "portals"',
  );
  const level = LEVEL.replace('"variables":', `${overlay}"variables":`);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }))
    .filter(({ code }) => code.startsWith("overlay-"))
    .map(({ message }) => message);
}

it("tells of a level without an overlay that a system needs, but not where it says that there is none", () => {
  const missing = ['The level has no "overlay", so "turn" does nothing here.'];
  expect(told("")).toEqual(missing);
  expect(told('"overlay": {}, ')).toEqual(missing);
  expect(told('"overlay": null, ')).toEqual([]);
  expect(told('"overlay": {"position": [0, 0], "size": [2, 2]}, ')).toEqual([]);
});

import { expect, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

/** Returns what is said of a target's cell on the objects of the small pack, and the titles of its fixes. */
function told(cell: string, game = GAME): readonly string[] {
  const target = `{"id": "b", "type": "board_match", "config": {"targetLayers": {"objects": [[null, ${cell}]]}}}`;
  const level = LEVEL.replace('"goals": [', `"goals": [${target}, `);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level }))
    .filter(({ code }) => code === "goal-never-met")
    .flatMap(({ message, fixes = [] }) => [message, ...fixes.map(({ title }) => title)]);
}

test.each([
  ['"empty"', '"empty" belongs on the layer "ground", and nothing brings it to "objects"', "Change to null"],
  ['{"kind": "crate", "size": 3}', 'no "crate" of the level has or gets a param "size"', 'Change to "crate"'],
  ['{"kind": "tile", "value": 5}', '"value" of no "tile" is or becomes 5', "Change to 4"],
])("a cell that nothing can fill is told: %s", (cell, why, title) => {
  expect(told(cell)).toEqual([`This goal can never be met: ${why}.`, title]);
});

test.each(['"crate"', '{"kind": "tile", "value": 4}', "null"])("nothing is said of %s", (cell) => {
  expect(told(cell)).toEqual([]);
});

test("nothing is said of a kind that an effect puts there, nor of a value that one gives", () => {
  const puts = (effect: string): string =>
    GAME.replace('"rules": [', `"rules": [{"id": "r", "on": "avatar_entered", "then": [{"set_cell": ${effect}}]}, `);
  const at = '"position": [3, 0], "layer": "objects"';
  expect(told('"flag"', puts(`{${at}, "kind": "flag"}`))).toEqual([]);
  expect(told('{"kind": "tile", "value": 5}', puts(`{${at}, "kind": "tile", "value": 5}`))).toEqual([]);
});

import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import type { Finding } from "../../../../findings/finding";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

const TILE = '"kind": "tile", "value": 4';
const CYCLE = '"colorCycle": ["red", "green"]';

/** Returns what is said of colours in a level with one coloured tile and a flood. */
function told(color: string, config: string): readonly Finding[] {
  const flood = `{"id": "flood", "type": "flood_fill", "config": {"floodAction": "tap", "sourcePosition": "action_param", ${config}}},`;
  const game = GAME.replace('"systems": [', `"systems": [${flood}`);
  const level = LEVEL.replace(TILE, `${TILE}, "color": ${color}`);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).filter(
    ({ code }) => code === "unknown-color",
  );
}

test("a colour that the cycle lacks becomes its first; a misspelt one has a fix", () => {
  const [finding, ...others] = told('"gren"', CYCLE);
  expect(others).toEqual([]);
  expect(finding?.at).toBe("/board/layers/objects/entries/3/color");
  expect(finding?.severity).toBe("warning");
  expect(finding?.message).toBe(
    'The cycle of "flood" lacks the colour "gren": a flood turns it into "red". Did you mean "green"?',
  );
  const level = LEVEL.replace(TILE, `${TILE}, "color": "gren"`);
  expect(applyEdits(level, finding?.fixes?.[0]?.changes[0]?.edits ?? [])).toContain('"color": "green"');
});

test("a colour of the cycle that is no cell's is the misspelt one where several cells have one like it", () => {
  const [finding, ...others] = told(
    '"green"}, {"position": [3, 1], "kind": "tile", "value": 4, "color": "green"',
    CYCLE.replace("green", "gren"),
  );
  expect(others).toEqual([]);
  expect(finding?.at).toBe("/systems/0/config/colorCycle/1");
  expect(finding?.message).toBe('The cycle of "flood" has "gren", which no cell is. Did you mean "green"?');
  expect(finding?.fixes?.map(({ title }) => title)).toEqual(['Change to "green"']);
});

test("each flood whose cycle lacks a colour is reported", () => {
  const other =
    '"matchBy": "color"}}, {"id": "other", "type": "flood_fill", "config": {"sourcePosition": "action_param"';
  expect(told('"white"', `${CYCLE}, ${other}, ${CYCLE}`).map(({ params }) => params["system"])).toEqual([
    "flood",
    "other",
  ]);
});

test("a colour unlike any of the cycle may be meant", () => {
  expect(told('"white"', CYCLE).map(({ severity, message }) => [severity, message])).toEqual([
    ["information", 'The cycle of "flood" lacks the colour "white": a flood turns it into "red".'],
  ]);
});

test.each([
  ["is in the cycle", '"green"', CYCLE],
  ["is in the cycle that a flood has by itself", '"purple"', '"matchBy": "color"'],
  ["is flooded by kind", '"gren"', `"matchBy": "kind", ${CYCLE}`],
  ["is on another layer", '"gren"', `"affectedLayer": "markers", ${CYCLE}`],
  ["is no text", "7", CYCLE],
  ["has no cycle at all", '"gren"', '"colorCycle": []'],
])("nothing is said of a colour that %s", (_what, color, config) => {
  expect(told(color, config)).toEqual([]);
});

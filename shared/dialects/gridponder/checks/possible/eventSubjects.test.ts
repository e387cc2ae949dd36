import { describe, expect, it, test } from "vitest";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf, rule, version05 } from "../smallPack.testing";

const THEN = '"then": [{"increment_variable": {"name": "gems"}}]';

/** Returns the messages about a rule of the level on an event, in a pack of DSL 0.5. */
function messages(on: string, condition: string, more = ""): readonly string[] {
  const [, piece, by] = rule(`{"id": "r", "on": "${on}", "where": {"event": ${condition}}, ${THEN}}${more}`);
  const texts = { ...TEXTS, "manifest.json": version05, [LEVEL_FILE]: LEVEL.replace(piece, () => by) };
  return semanticFindings(packOf(texts)).flatMap(({ code, message }) =>
    code === "condition-never-holds" ? [message] : [],
  );
}

describe("a condition on what no event is about is reported", () => {
  it.each([
    ["object_pushed", '{"kind": "gem"}', 'nothing pushes "gem"'],
    ["object_placed", '{"kind": "flag"}', 'nothing places or moves "flag"'],
    ["object_removed", '{"kind": "flag"}', 'nothing removes or moves "flag"'],
    ["cell_cleared", '{"param": "previousKind", "equals": "flag"}', 'nothing removes or moves "flag"'],
    ["cell_cleared", '{"param": "layer", "equals": "ground"}', 'nothing clears a cell of the layer "ground"'],
    ["cell_cleared", '{"param": "layer", "equals": "grund"}', 'game.json declares no layer "grund"'],
    ["inventory_changed", '{"param": "newItem", "equals": "water"}', 'no rule gives "water" to the avatar'],
    ["inventory_changed", '{"param": "oldItem", "equals": "water"}', 'the avatar never holds "water"'],
  ])("%s %s", (on, condition, why) => {
    expect(messages(on, condition)).toEqual([expect.stringContaining(`This condition never holds: ${why}.`)]);
  });
});

test("so are kinds that nothing is turned into, and variables that nothing sets", () => {
  const more = `, {"id": "ice", "on": "avatar_exited", "then": [{"transform": {"position": [0, 0], "layer": "ground", "toKind": "water"}}]}`;
  const told = (condition: string): readonly string[] => messages("cell_transformed", condition, more);
  expect(told('{"param": "toKind", "equals": "void"}')).toEqual([
    'This condition never holds: nothing turns another kind into "void".',
  ]);
  expect(told('{"param": "fromKind", "equals": "rock"}')).toEqual([
    'This condition never holds: nothing turns "rock" into another kind.',
  ]);
  expect(told('{"param": "layer", "equals": "objects"}')).toEqual([
    'This condition never holds: nothing transforms what is on the layer "objects".',
  ]);
  expect(told('{"param": "layer", "equals": "ground"}')).toEqual([]);
  expect(told('{"param": "toKind", "equals": "water"}')).toEqual([]);
  expect(told('{"param": "fromKind", "equals": "empty"}')).toEqual([]);
  const level = LEVEL.replace('{"gems": 0}', '{"gems": 0, "steps": 0}');
  const [, piece, by] = rule(
    `{"id": "r", "on": "variable_changed", "where": {"event": {"param": "variable", "equals": "steps"}}, ${THEN}}`,
  );
  const texts = { ...TEXTS, [LEVEL_FILE]: level.replace(piece, () => by) };
  expect(semanticFindings(packOf(texts)).map(({ message }) => message)).toContain(
    'This condition never holds: nothing sets "steps".',
  );
});

describe("nothing is said of", () => {
  it.each([
    ["object_pushed", '{"kind": "crate"}'],
    ["cell_cleared", '{"param": "layer", "equals": "objects"}'],
    ["object_placed", '{"kind": "crate"}'],
    ["object_placed", '{"kind": "portal"}'],
    ["object_removed", '{"kind": "crate"}'],
    ["inventory_changed", '{"param": "newItem", "equals": "gem"}'],
    ["inventory_changed", '{"param": "newItem", "equals": null}'],
    ["variable_changed", '{"param": "variable", "equals": "gems"}'],
  ])("%s %s", (on, condition) => {
    expect(messages(on, condition)).toEqual([]);
  });
});

test("loading a level since 0.6 places what stands on its layers (V2)", () => {
  const [, piece, by] = rule(`{"id": "r", "on": "object_placed", "where": {"event": {"kind": "flag"}}, ${THEN}}`);
  const texts = { ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, () => by) };
  expect(semanticFindings(packOf(texts))).toEqual([]);
});

test("a rule of the game is about all levels", () => {
  const game = GAME.replace(
    '"rules": [',
    `"rules": [{"id": "r", "on": "object_pushed", "where": {"event": {"kind": "rock"}}, ${THEN}},`,
  );
  const told = (level: string): readonly string[] =>
    semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).map(({ message }) => message);
  expect(told(LEVEL)).toContain('This condition never holds: nothing pushes "rock".');
  const pushing = LEVEL.replace('"pushableTags": ["pushable"]', '"pushableTags": ["solid"]');
  expect(told(pushing)).not.toContain('This condition never holds: nothing pushes "rock".');
});

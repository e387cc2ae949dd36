// Conditions on a cell that nothing changes: what is said where they never hold, and when nothing is.
import { describe, expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";

const NOTHING = '"config": {}';

/** Returns what is said of conditions that never hold, with a rule of the level that asks for a cell. */
function told(cell: string, effect = '{"set_variable": {"name": "gems", "value": 1}}', portals = NOTHING) {
  const rule = `{"id": "r", "on": "avatar_entered", "if": ${cell}, "then": [${effect}]}`;
  const level = LEVEL.replace('"rules": []', () => `"rules": [${rule}]`);
  const game = GAME.replace(NOTHING, portals);
  return semanticFindings(packOf({ ...TEXTS, "game.json": game, [LEVEL_FILE]: level })).flatMap(
    ({ code, at, message }) => (code === "condition-never-holds" ? [[at, message] as const] : []),
  );
}

const cell = (layer: string, [x, y]: readonly [number, number], asked: string): string =>
  `{"cell": {"position": [${x}, ${y}], "layer": "${layer}", ${asked}}}`;
const NEVER = "This condition never holds: the cell";

describe("a condition on a cell that nothing changes never holds", () => {
  test.each([
    [
      "another kind is there",
      cell("ground", [1, 0], '"kind": "water"'),
      '(1, 0) of the layer "ground" always holds "empty"',
    ],
    [
      "it lacks the tag",
      cell("ground", [3, 2], '"hasTag": "liquid"'),
      '(3, 2) of the layer "ground" always holds "void"',
    ],
    ["it is empty", cell("markers", [2, 1], '"kind": "flag"'), '(2, 1) of the layer "markers" always holds nothing'],
  ])("where %s", (_what, condition, why) => {
    expect(told(condition)).toEqual([["/rules/0/if/cell/position", `${NEVER} ${why}.`]]);
  });

  test("and has the fix that asks for the only cell which meets it", () => {
    const rule = (x: number): string =>
      `{"id": "r", "on": "avatar_entered", "if": ${cell("ground", [x, 0], '"kind": "water"')}, "then": []}`;
    const text = LEVEL.replace('"rules": []', () => `"rules": [${rule(1)}]`);
    const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: text }));
    const [fix] = findings.flatMap(({ fixes = [] }) => fixes);
    expect(fix?.title).toBe("Change to [2, 0]");
    expect(applyEdits(text, fix?.changes[0]?.edits ?? [])).toBe(text.replace(rule(1), () => rule(2)));
  });

  test("in a list of which all must hold", () => {
    const all = `{"all_of": [${cell("ground", [1, 0], '"kind": "water"')}]}`;
    expect(told(all).map(([at]) => at)).toEqual(["/rules/0/if/all_of/0/cell/position"]);
  });
});

describe("nothing is said", () => {
  const WATER = cell("ground", [1, 0], '"kind": "water"');
  const at = (position: string): string =>
    `{"transform": {"position": ${position}, "layer": "ground", "toKind": "water"}}`;

  test.each([
    ["of whether a cell is empty", cell("markers", [3, 1], '"isEmpty": true'), undefined],
    ["of what is there", cell("ground", [2, 0], '"kind": "water"'), undefined],
    ["of what only some of must hold", `{"any_of": [${WATER}, {"avatar": {"hasItem": "gem"}}]}`, undefined],
    ["of what must not hold", `{"not": ${WATER}}`, undefined],
    ["where a rule changes the cell", WATER, at("[1, 0]")],
    ["where a rule changes the cell of its event", WATER, at('"$event.position"')],
    ["of a layer on which things are pushed", cell("objects", [1, 0], '"kind": "crate"'), undefined],
  ])("%s", (_what, condition, effect) => {
    expect(told(condition, effect)).toEqual([]);
  });

  test("where a system changes the layer", () => {
    const collapse =
      '"config": {}}, {"id": "fall", "type": "support_collapse", "config": {"settleTransform": {"empty": "water"}}';
    expect(told(cell("ground", [1, 0], '"kind": "water"'), undefined, collapse)).toEqual([]);
  });
});

import { expect, it, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { type Row, TEXTS, expectFinding, packOf } from "../smallPack.testing";

const TAP = '{"gesture": "tap_cell", "action": "tap", "paramMapping": {"position": "tap_position"}}';
const gesture = (text: string): readonly [string, string, string] => ["theme.json", TAP, text];

const ROWS: readonly Row[] = [
  {
    change: gesture('{"gesture": "swipe_cardinal", "action": "move"}'),
    code: "action-param",
    mark: '"move"',
    says: 'The action "move" needs "direction", which this gesture does not fill: the action is rejected.',
  },
  {
    change: gesture('{"gesture": "button", "buttonId": "b", "action": "move", "params": {"direction": "north"}}'),
    code: "action-param",
    mark: '"north"',
    says: 'must be one of "up", "down", "left" and "right"',
  },
  {
    change: gesture('{"gesture": "tap_cell", "action": "move", "paramMapping": {"direction": "swipe_direction"}}'),
    code: "action-param",
    mark: '"swipe_direction"',
    says: '"tap_cell" has no "swipe_direction"',
  },
  {
    change: gesture('{"gesture": "swipe_cardinal", "action": "move", "paramMapping": {"direction": "tap_position"}}'),
    code: "action-param",
    mark: '"tap_position"',
    says: '"direction" of the action "move" is a direction, which "tap_position" is not.',
  },
  {
    change: gesture('{"gesture": "button", "buttonId": "b", "action": "move", "params": {"directon": "up"}}'),
    code: "unknown-param",
    mark: '"directon"',
    says: 'Did you mean "direction"?',
  },
  {
    change: gesture('{"gesture": "tap_cell", "action": "tap", "paramMapping": {"cell": "tap_position"}}'),
    code: "unknown-param",
    mark: '"cell"',
    says: 'The action "tap" has no param "cell". Did you mean "position"?',
  },
  {
    change: gesture(
      ["up", "down"]
        .map((way) => `{"gesture": "key_press", "key": "u", "action": "move", "params": {"direction": "${way}"}}`)
        .join(", "),
    ),
    code: "same-key",
    mark: '"u"',
    says: 'A later gesture has the same key "u"',
  },
  {
    change: gesture(
      ["up", "down"]
        .map((way) => `{"gesture": "button", "buttonId": "go", "action": "move", "params": {"direction": "${way}"}}`)
        .join(", "),
    ),
    code: "same-button",
    mark: '"go"',
    says: 'Two buttons have the id "go".',
  },
];

test.each(ROWS)("$change.2", (row) => expectFinding(row));

it("an empty param is filled with what the gesture knows", () => {
  const theme = TEXTS["theme.json"]!.replace(TAP, '{"gesture": "swipe_cardinal", "action": "move"}');
  const [finding] = semanticFindings(packOf({ ...TEXTS, "theme.json": theme }));
  expect(applyEdits(theme, finding?.fixes?.[0]?.changes[0]?.edits ?? [])).toContain(
    '{"gesture": "swipe_cardinal", "action": "move", "paramMapping": {"direction": "swipe_direction"}}',
  );
});

it("keys that differ, and swipes that also give their cell, are no mistakes", () => {
  const theme = TEXTS["theme.json"]!.replace(
    TAP,
    `${TAP}, {"gesture": "swipe_cardinal", "action": "tap", "paramMapping": {"position": "tap_position"}},
    {"gesture": "key_press", "key": "u", "action": "move", "params": {"direction": "up"}},
    {"gesture": "key_press", "key": "d", "action": "move", "params": {"direction": "down"}},
    {"gesture": "button", "buttonId": "u", "action": "move", "params": {"direction": "up"}},
    {"gesture": "button", "buttonId": "u", "action": "move", "params": {"direction": "up"}}`,
  );
  expect(semanticFindings(packOf({ ...TEXTS, "theme.json": theme }))).toEqual([]);
});

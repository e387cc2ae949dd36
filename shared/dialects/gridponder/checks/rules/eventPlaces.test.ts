// Conditions that compare a place of an event with a list, and references with something after the event's field: what
// is reported, where, and what the fix writes.
import { describe, expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { locate } from "../../../../findings/locate";
import { LEVEL, LEVEL_FILE, TEXTS, packOf, rule } from "../smallPack.testing";
import { semanticFindings, structureFindings } from "../findings.testing";

interface Reported {
  readonly code: string;
  readonly marked: string;
  readonly message: string;
  readonly titles: readonly string[];
  /** The rule after the first fix; null for none. */
  readonly fixed: string | null;
  readonly isSafe: boolean;
}

/** Returns the findings about conditions and references when the level has one rule. */
function reported(rule: string): readonly Reported[] {
  const text = LEVEL.replace('"rules": []', () => `"rules": [${rule}]`);
  const pack = packOf({ ...TEXTS, [LEVEL_FILE]: text });
  const codes = ["condition-never-holds", "reference-never-resolves"];
  return semanticFindings(pack).flatMap((finding) => {
    if (!codes.includes(finding.code)) return [];
    const { span } = locate(finding, (path) => pack.files.get(path));
    const fix = finding.fixes?.[0];
    const after = fix === undefined ? null : applyEdits(text, fix.changes[0]!.edits);
    return [
      {
        code: finding.code,
        marked: text.slice(span.offset, span.offset + span.length),
        message: finding.message,
        titles: finding.fixes?.map(({ title }) => title) ?? [],
        fixed: after === null ? null : (/"rules": \[(.*)\],$/m.exec(after)?.[1] ?? after),
        isSafe: fix?.safe === true,
      },
    ];
  });
}

const when = (condition: string, on = "avatar_entered"): string =>
  `{"id": "r", "on": "${on}", "where": ${condition}, "then": []}`;

describe("a place of an event never equals a list (fact sheet 6)", () => {
  test("the event's own position is compared with the condition for it", () => {
    const [finding, ...others] = reported(when('{"event": {"param": "position", "equals": [2, 1]}}'));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: "condition-never-holds",
      marked: "[2, 1]",
      titles: ['Change to "position"'],
      fixed: when('{"position": [2, 1]}'),
      isSafe: false,
    });
    expect(finding?.message).toContain('"position" of "avatar_entered" is a place');
  });

  test("beside a kind, both conditions are joined", () => {
    const rule = when('{"event": {"kind": "gem", "equals": [2, 1], "param": "position"}}', "object_placed");
    expect(reported(rule).map(({ fixed }) => fixed)).toEqual([
      when('{"all_of": [{"position": [2, 1]}, {"event": {"kind": "gem"}}]}', "object_placed"),
    ]);
  });

  test.each([
    ["another place", "avatar_entered", '{"event": {"param": "fromPosition", "equals": [2, 1]}}', "[2, 1]"],
    ["a text", "avatar_entered", '{"event": {"param": "position", "equals": "2,1"}}', '"2,1"'],
    [
      "null, where the place is never missing",
      "avatar_entered",
      '{"event": {"param": "position", "equals": null}}',
      "null",
    ],
    [
      "inside other conditions",
      "avatar_exited",
      '{"any_of": [{"event": {"param": "position", "equals": [0, 0]}}]}',
      "[0, 0]",
    ],
  ])("%s is reported", (_what, on, condition, marked) => {
    expect(reported(when(condition, on)).map((each) => [each.code, each.marked])).toEqual([
      ["condition-never-holds", marked],
    ]);
  });

  test.each([
    ["the frame's place is a list", "overlay_moved", '{"event": {"param": "position", "equals": [2, 1]}}'],
    ["a list that an entity carries", "object_placed", '{"event": {"param": "channel", "equals": [2, 1]}}'],
    ["no value is compared", "avatar_entered", '{"event": {"param": "position"}}'],
  ])("%s: nothing is reported", (_what, on, condition) => {
    expect(reported(when(condition, on))).toEqual([]);
  });

  test("params are looked up without a path to them (decision 6)", () => {
    const [finding] = reported(when('{"event": {"param": "params.channel", "equals": "blue"}}', "object_placed"));
    expect(finding).toMatchObject({
      marked: '"params.channel"',
      titles: ['Change to "channel"'],
      fixed: when('{"event": {"param": "channel", "equals": "blue"}}', "object_placed"),
    });
  });
});

const then = (effect: string, on = "object_placed"): string => `{"id": "r", "on": "${on}", "then": [${effect}]}`;
const gems = (value: string): string => `{"set_variable": {"name": "gems", "value": "${value}"}}`;

describe("what follows a field of an event in a reference is ignored (fact sheet 7)", () => {
  test.each([
    ["object_placed", "$event.params.channel", "$cell.objects.param.channel", false],
    ["object_placed", "$event.channel", "$cell.objects.param.channel", false],
    ["object_placed", "$event.position.x", "$event.position", true],
    ["avatar_entered", "$event.direction.name", "$event.direction", true],
    ["avatar_entered", "$avatar.position.x", "$avatar.position", false],
    ["avatar_entered", "$cell.objects.kind.name", "$cell.objects.kind", false],
  ])("%s: %s", (on, reference, better, isSafe) => {
    const found = reported(then(gems(reference), on));
    expect(found.map(({ code, marked }) => [code, marked])).toEqual([["reference-never-resolves", `"${reference}"`]]);
    expect(found[0]).toMatchObject({ titles: [`Change to "${better}"`], fixed: then(gems(better), on), isSafe });
  });

  test("is reported once where the whole params are not wanted either", () => {
    const rule = then('{"destroy": {"position": "$event.params.channel"}}');
    expect(reported(rule).map(({ message }) => message)).toEqual([
      '"$event.params.channel" gives all params at once: what follows "$event.params" is ignored.',
    ]);
  });

  test("a whole field is right", () => {
    expect(reported(then(gems("$event.params")))).toEqual([]);
  });
});

const OF_PLACE = '{"position_has_tag": {"layer": "objects", "tag": "gem"}}';

test("a rule that asks for the place of an event without one is one problem", () => {
  const [, piece, by] = rule(
    `{"id": "r", "on": "object_pushed", "where": {"all_of": [${OF_PLACE}, {"position": [1, 1]}]}, "then": [{"destroy": {"position": "$event.position", "layer": "objects"}}]}`,
  );
  const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, () => by) }));
  expect(findings.map(({ message }) => message)).toEqual([
    'This condition never holds: the event "object_pushed" has no position; "object_placed" has one.',
  ]);
});

test("a reference for a cell of a condition is one problem, an error of the form", () => {
  const [, piece, by] = rule(
    '{"id": "r", "on": "avatar_exited", "where": {"cell": {"position": "$event.position", "layer": "objects", "kind": "gem"}}, "then": []}',
  );
  const pack = packOf({ ...TEXTS, [LEVEL_FILE]: LEVEL.replace(piece, () => by) });
  const findings = [...semanticFindings(pack), ...structureFindings(pack)].filter(
    ({ severity }) => severity === "error",
  );
  expect(findings.map(({ message }) => message)).toEqual([
    'References work in effects only: "position_has_tag" asks for what is in the cell of the event.',
  ]);
});

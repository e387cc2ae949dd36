// Conditions that ask an event for what it does not carry: which fixes there are, and what the first of them writes.
import { describe, expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { LEVEL, LEVEL_FILE, TEXTS, packOf } from "../smallPack.testing";
import { semanticFindings } from "../findings.testing";

const when = (on: string, condition: string): string => `{"id": "r", "on": "${on}", "where": ${condition}, "then": []}`;
const comparing = (param: string, equals: string): string => `{"event": {"param": "${param}", "equals": "${equals}"}}`;

interface Told {
  readonly message: string;
  readonly titles: readonly string[];
  /** The rule after each fix. */
  readonly fixed: readonly string[];
}

/** Returns what is said of conditions that never hold when the level has one rule. */
function told(rule: string): readonly Told[] {
  const text = LEVEL.replace('"rules": []', () => `"rules": [${rule}]`);
  const findings = semanticFindings(packOf({ ...TEXTS, [LEVEL_FILE]: text }));
  return findings.flatMap(({ code, message, fixes = [] }) => {
    if (code !== "condition-never-holds") return [];
    const fixed = fixes.map(({ changes }) => {
      const after = applyEdits(text, changes[0]?.edits ?? []);
      return /"rules": \[(.*)\],$/m.exec(after)?.[1] ?? after;
    });
    return [{ message, titles: fixes.map(({ title }) => title), fixed }];
  });
}

describe("a field that an event lacks", () => {
  test("is taken for the one that effects call so", () => {
    const [finding, ...others] = told(when("variable_changed", comparing("name", "gems")));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      titles: ['Change to "variable"'],
      fixed: [when("variable_changed", comparing("variable", "gems"))],
    });
    expect(finding?.message).toContain('Did you mean "variable"?');
  });

  test("has the fix that waits for the only event of the pack which carries it", () => {
    const [finding, ...others] = told(when("avatar_entered", comparing("variable", "gems")));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      titles: ['Change the event to "variable_changed"'],
      fixed: [when("variable_changed", comparing("variable", "gems"))],
    });
    expect(finding?.message).toContain('Did you mean the event "variable_changed"?');
  });

  test("has no such fix where nothing emits that event", () => {
    expect(told(when("avatar_entered", comparing("resultValue", "4"))).map(({ titles }) => titles)).toEqual([[]]);
  });
});

describe("a kind of an event that has kinds by other names", () => {
  test("has a fix for each of them", () => {
    const [finding, ...others] = told(when("cell_cleared", '{"event": {"kind": "crate"}}'));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      titles: ['Compare "previousKind"'],
      fixed: [when("cell_cleared", comparing("previousKind", "crate"))],
    });
  });

  test("has none beside another field", () => {
    const both = '{"event": {"kind": "crate", "param": "layer", "equals": "objects"}}';
    expect(told(when("cell_cleared", both)).map(({ titles }) => titles)).toEqual([[]]);
  });
});

test("a place is asked for of what was placed, not of what was pushed", () => {
  const place = '{"position": [1, 1]}';
  expect(told(when("object_pushed", place))).toMatchObject([
    { titles: ['Change the event to "object_placed"'], fixed: [when("object_placed", place)] },
  ]);
});

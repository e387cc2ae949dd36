import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { JsonObject } from "../base/json";
import { applyEdits } from "../text/edit";
import { type ParsedText, parseJsonTree, valueOf } from "../text/jsonTree";
import { disableEdits, disabledItems, enableAllEdits, enableEdits } from "./disabledItems";

const parsed = (text: string): ParsedText => ({ text, tree: parseJsonTree(text) });
const disable = (text: string, index: number): string =>
  applyEdits(text, disableEdits(parsed(text), ["rules"], ["disabledRules"], index));
const enable = (text: string, index: number): string =>
  applyEdits(text, enableEdits(parsed(text), ["rules"], ["disabledRules"], index));
const enableAll = (text: string): string =>
  applyEdits(text, enableAllEdits(parsed(text), ["rules"], ["disabledRules"]));
const idsOf = (text: string, member: string): readonly unknown[] =>
  ((JSON.parse(text) as Record<string, readonly JsonObject[]>)[member] ?? []).map(({ id }) => id);

const GAME = `{
  "rules": [
    { "id": "a", "on": "turn_ended", "then": [] },
    { "id": "b", "on": "turn_ended", "then": [] },
    { "id": "c", "on": "turn_ended", "then": [] }
  ],
  "title": "Game"
}
`;

describe("a rule that is disabled", () => {
  it("rests beside the list with its place, and nothing else is touched", () => {
    expect(disable(GAME, 1)).toBe(`{
  "rules": [
    { "id": "a", "on": "turn_ended", "then": [] },
    { "id": "c", "on": "turn_ended", "then": [] }
  ],
  "title": "Game",
  "disabledRules": [
    { "id": "b", "on": "turn_ended", "then": [], "at": 1 }
  ]
}
`);
  });

  it("goes back where it stood, and the text is as before", () => {
    expect(enable(disable(GAME, 1), 0)).toBe(GAME);
    expect(enable(disable(GAME, 2), 0)).toBe(GAME);
  });

  it("is one of several", () => {
    const two = disable(disable(GAME, 0), 1);
    expect([idsOf(two, "rules"), idsOf(two, "disabledRules")]).toEqual([["b"], ["a", "c"]]);
    expect(idsOf(enable(two, 1), "rules")).toEqual(["b", "c"]);
    expect(idsOf(enable(enable(two, 1), 0), "rules")).toEqual(["a", "b", "c"]);
  });
});

describe("rules that are disabled", () => {
  it("go back together where they stood, in whatever order they were disabled", () => {
    for (const order of [
      [0, 0, 0],
      [2, 1, 0],
      [0, 1, 0],
      [1, 0],
      [0, 1],
    ]) {
      const all = order.reduce(disable, GAME);
      expect(idsOf(enableAll(all), "rules")).toEqual(["a", "b", "c"]);
      expect(idsOf(enableAll(all), "disabledRules")).toEqual([]);
    }
    expect(enableAll(disable(disable(GAME, 0), 1))).toBe(GAME);
    expect(enableAll(GAME)).toBe(GAME);
  });

  it("go back where no list is left, one by one or together", () => {
    const rest = `{
  "disabledRules": [
    { "id": "a", "at": 0 },
    { "id": "b", "at": 0 }
  ]
}
`;
    expect(idsOf(enableAll(rest), "rules")).toEqual(["a", "b"]);
    expect(idsOf(enable(enable(rest, 1), 0), "rules")).toEqual(["a", "b"]);
    expect(idsOf(enableAll(`{"disabledRules": [{"id": "a", "at": 0}], "title": "x"}`), "rules")).toEqual(["a"]);
  });
});

test("places that are none change nothing, and hostile members are read as the start", () => {
  expect(disable(GAME, 7)).toBe(GAME);
  expect(enable(GAME, 0)).toBe(GAME);
  expect(disable('{"rules": [7]}', 0)).toBe('{"rules": [7]}');
  const { tree } = parsed('{"disabledRules": [7, {"at": -1}, {"at": "x"}, {"at": 4, "id": "d"}]}');
  expect(disabledItems(tree, ["disabledRules"])).toEqual([
    { value: 7, at: 0 },
    { value: {}, at: 0 },
    { value: {}, at: 0 },
    { value: { id: "d" }, at: 4 },
  ]);
  expect(disabledItems(parsed('{"disabledRules": {}}').tree, ["disabledRules"])).toEqual([]);
});

test("disabling any rule and enabling it again leaves the same rules in the same order, in any layout", () => {
  const layout = fc.constantFrom(0, 2, "\t");
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      layout,
      (ids, pick, space) => {
        const value = { before: 1, rules: ids.map((id) => ({ id, then: [] })), after: [] };
        const text = JSON.stringify(value, null, space);
        const at = pick % ids.length;
        const disabled = disable(text, at);
        expect(idsOf(disabled, "rules")).toEqual(ids.toSpliced(at, 1));
        expect(idsOf(disabled, "disabledRules")).toEqual([ids[at]]);
        expect(valueOf(parsed(enable(disabled, 0)).tree.root)).toEqual(value);
      },
    ),
    { numRuns: 100 },
  );
});

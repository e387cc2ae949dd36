// Prints of states, which tell states apart and stay short, and the differences between two states.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { BoardView } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import type { Json } from "../../../base/json";
import { differences, printOf } from "./stateFields";

const view = (persistent: Json, rules: readonly Json[] = []): BoardView => ({
  width: 0,
  height: 0,
  layers: [],
  entities: [null],
  cells: new Uint16Array(0),
  state: { payload: {}, persistent, ephemeral: {}, random: 7, rules },
});

const print = (persistent: Json): string => printOf(view(persistent), view({}));

const value = fc.jsonValue({ maxDepth: 3 }).map((each) => JSON.parse(JSON.stringify(each)) as Json);

it("are equal for equal states only", () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(print(one) === print(other)).toBe(canonicalJson(one) === canonicalJson(other));
      expect(print(one)).toBe(print(JSON.parse(canonicalJson(one)) as Json));
    }),
    { numRuns: 500 },
  );
});

it("are short, however large a state is", () => {
  const large = { list: Array.from({ length: 10_000 }, (_, index) => ({ index, text: "x".repeat(20) })) };
  expect(print(large).length).toBeLessThan(100);
});

it("count the rules that were added or removed since the start, not those that the pack has", () => {
  const [one, two, late] = [
    { id: "one", order: 10 },
    { id: "two", order: 20 },
    { id: "late", order: 30 },
  ];
  const printFrom = (start: readonly Json[], now: readonly Json[]): string => printOf(view({}, now), view({}, start));
  const asItBegan = printFrom([one], [one]);
  expect(printFrom([one, two], [one, two])).toBe(asItBegan);
  expect(printFrom([one], [one, late])).not.toBe(asItBegan);
  expect(printFrom([one, two], [one, two, late])).toBe(printFrom([one], [one, late]));
  expect(printFrom([one, two], [one])).not.toBe(asItBegan);
  expect(printFrom([one], [{ ...one, order: 40 }])).not.toBe(asItBegan);
});

it.each(["toString", "constructor", "__proto__"])("differ in a member %s that only one of them has", (name) => {
  const tree = JSON.parse(`{"a": 1, "${name}": 2}`) as Json;
  expect(differences(view({ a: 1 }), view(tree))).toEqual([{ what: `persistent.${name}`, one: "null", other: "2" }]);
  expect(differences(view(tree), view({ a: 1 }))).toEqual([{ what: `persistent.${name}`, one: "2", other: "null" }]);
});

// Prints of states, which tell states apart and stay short, and the differences between two states.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { BoardView } from "../../../base/boardView";
import { canonicalJson } from "../../../base/canonicalJson";
import type { Json } from "../../../base/json";
import { differences, printOf } from "./stateFields";

const view = (persistent: Json): BoardView => ({
  width: 0,
  height: 0,
  layers: [],
  entities: [null],
  cells: new Uint16Array(0),
  state: { payload: {}, persistent, ephemeral: {}, random: 7, rules: [] },
});

const value = fc.jsonValue({ maxDepth: 3 }).map((each) => JSON.parse(JSON.stringify(each)) as Json);

it("are equal for equal states only", () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(printOf(view(one)) === printOf(view(other))).toBe(canonicalJson(one) === canonicalJson(other));
      expect(printOf(view(one))).toBe(printOf(view(JSON.parse(canonicalJson(one)) as Json)));
    }),
    { numRuns: 500 },
  );
});

it("are short, however large a state is", () => {
  const large = { list: Array.from({ length: 10_000 }, (_, index) => ({ index, text: "x".repeat(20) })) };
  expect(printOf(view(large)).length).toBeLessThan(100);
});

it.each(["toString", "constructor", "__proto__"])("differ in a member %s that only one of them has", (name) => {
  const tree = JSON.parse(`{"a": 1, "${name}": 2}`) as Json;
  expect(differences(view({ a: 1 }), view(tree))).toEqual([{ what: `persistent.${name}`, one: "null", other: "2" }]);
  expect(differences(view(tree), view({ a: 1 }))).toEqual([{ what: `persistent.${name}`, one: "2", other: "null" }]);
});

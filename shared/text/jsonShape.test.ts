import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseJsonTree, valueOf } from "./jsonTree";
import { type JsonObject } from "../base/json";
import { entriesAsWritten, movesInObjects, namesAsWritten } from "../base/writtenOrder";

const read = (text: string): JsonObject => valueOf(parseJsonTree(text).root) as JsonObject;

test("members of a text keep its order, also names that look like indices", () => {
  const value = read('{"b": 1, "2": {"9": 1, "3": 2}, "a": 3, "1": 4}');
  expect(namesAsWritten(value)).toEqual(["b", "2", "a", "1"]);
  expect(entriesAsWritten(value).map(([name]) => name)).toEqual(["b", "2", "a", "1"]);
  expect(namesAsWritten(value["2"] as JsonObject)).toEqual(["9", "3"]);
});

test("of duplicate names the first place and the last value count, as in JSON.parse", () => {
  expect(entriesAsWritten(read('{"2": 1, "1": 2, "2": 3}'))).toEqual([
    ["2", 3],
    ["1", 2],
  ]);
});

test("objects made otherwise have their own order", () => {
  expect(namesAsWritten({ b: 1, "2": 1, a: 1 })).toEqual(["2", "b", "a"]);
});

test("whatever JavaScript moves is a name that may move", () => {
  const name = fc.oneof(
    fc.nat().map(String),
    fc.stringMatching(/^[0-9]{1,12}$/),
    fc.string(),
    fc.constant("4294967295"),
  );
  fc.assert(
    fc.property(fc.uniqueArray(name), (names) => {
      const kept = Object.keys(Object.fromEntries(names.map((each) => [each, 0])));
      const isKept = names.every((each, place) => kept[place] === each);
      expect(isKept || names.some(movesInObjects)).toBe(true);
      const text = `{${names.map((each) => `${JSON.stringify(each)}: 0`).join(", ")}}`;
      expect(namesAsWritten(read(text))).toEqual(names);
    }),
  );
});

import { expect, it } from "vitest";
import { parseJsonTree } from "../../../../text/jsonTree";
import { rulePlaces } from "./rulePlaces";

const text = '{"rules": [{"id": "a", "on": "x"}, {"on": "y"}, {"id": "b"}]}';
const tree = parseJsonTree(text);

it("finds the rules that have an id", () => {
  expect(rulePlaces(tree).map(({ id, at, offset, length }) => [id, at, text.slice(offset, offset + length)])).toEqual([
    ["a", "/rules/0", '{"id": "a", "on": "x"}'],
    ["b", "/rules/2", '{"id": "b"}'],
  ]);
});

it("finds none in what is no list of rules", () => {
  expect(rulePlaces(parseJsonTree('{"rules": {"a": 1}}'))).toEqual([]);
  expect(rulePlaces(parseJsonTree("{"))).toEqual([]);
});

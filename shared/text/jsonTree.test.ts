import { expect, it } from "vitest";
import { nodeAt, parseJsonTree, valueOf } from "./jsonTree";

it.each([
  ['{"a": 1, "a": 2}', "/a", 2],
  ['{"a": {"b": 1}, "a": {"c": 2}}', "/a/b", undefined],
  ['{"a": 1, "a"}', "/a", 1],
  [`{${Array.from({ length: 40 }, (_, key) => `"k${key}": ${key}`).join(", ")}, "k3": "last"}`, "/k3", "last"],
])("the value at a pointer of %s at %s is %j", (text, pointer, value) => {
  expect(valueOf(nodeAt(parseJsonTree(text), pointer))).toEqual(value);
});

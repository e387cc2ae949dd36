import { expect, it } from "vitest";
import { withoutStops } from "./completion";

it.each([
  ['"id": "${1:name}"$0', '"id": "name"'],
  ['${1:{ "a": ${2:3} \\}}', '{ "a": 3 }'],
  ["${1|up,down|}", "up"],
  ["\\$ref: ${1}\\\\", "$ref: \\"],
  ["plain", "plain"],
])("gives an editor without snippets, for %s: %s", (snippet, text) => {
  expect(withoutStops(snippet)).toBe(text);
});

import { expect, it } from "vitest";
import { readStamps } from "./stampStore";

const text = '{"board": {"size": [1, 1], "layers": {"objects": [["rock"]]}}}';

it.each([
  [null, 0],
  ["", 0],
  ["{}", 0],
  ["[1, null]", 0],
  [JSON.stringify([{ name: "room", text }]), 1],
  [
    JSON.stringify([
      { name: "room", text: "no level" },
      { name: 3, text },
    ]),
    0,
  ],
  [JSON.stringify(Array.from({ length: 12 }, (_, index) => ({ name: String(index), text }))), 9],
])("reads stamps from %j", (stored, count) => {
  expect(readStamps(stored)).toHaveLength(count);
});

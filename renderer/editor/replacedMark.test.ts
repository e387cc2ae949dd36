import { expect, test } from "vitest";
import { isReplaced } from "./replacedMark";

const mark = { offset: 10, length: 5 };

test.each([
  ["all of it and more", [{ offset: 0, length: 40 }], true],
  ["just it", [{ offset: 10, length: 5 }], true],
  ["a part of it", [{ offset: 10, length: 4 }], false],
  ["what is before it", [{ offset: 0, length: 10 }], false],
  [
    "what is around it, in parts",
    [
      { offset: 2, length: 10 },
      { offset: 13, length: 9 },
    ],
    false,
  ],
  ["nothing", [], false],
])("a change that replaces %s", (_what, changes, expected) => {
  expect(isReplaced(mark, changes)).toBe(expected);
});

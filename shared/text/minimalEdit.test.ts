import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "./edit";
import { minimalEdit } from "./minimalEdit";

describe("the smallest edit between two texts", () => {
  it("is none for equal texts", () => {
    expect(minimalEdit("same", "same")).toBeNull();
  });

  it.each([
    ["a change in the middle", "[1, 2, 3]", "[1, 9, 3]", { offset: 4, length: 1, text: "9" }],
    ["an insertion into a run of equal characters", "aa", "aaa", { offset: 2, length: 0, text: "a" }],
    ["a deletion at the end", "abc", "ab", { offset: 2, length: 1, text: "" }],
    ["a surrogate pair replaced whole", "x😀y", "x😁y", { offset: 1, length: 2, text: "😁" }],
    ["a line end kept whole", "a\r\nb", "a\r\rb", { offset: 1, length: 2, text: "\r\r" }],
  ])("is %s", (_name, before, after, edit) => {
    expect(minimalEdit(before, after)).toEqual(edit);
  });

  it("turns any text into any other (law)", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", "\r", "\n", "😀", "😁") });
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const edit = minimalEdit(before, after);
        expect(edit === null ? before : applyEdits(before, [edit])).toBe(after);
      }),
    );
  });
});

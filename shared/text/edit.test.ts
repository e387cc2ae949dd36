import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type TextEdit, applyEdits, lengthAfter, swappingEdits } from "./edit";

test("what is inserted where a replaced span begins or ends is no overlap, in any order", () => {
  const edits: readonly TextEdit[] = [
    { offset: 2, length: 3, text: "" },
    { offset: 2, length: 0, text: "new" },
    { offset: 5, length: 0, text: "!" },
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray([...edits], { minLength: 3 }), (given) => {
      expect(applyEdits("0123456", given)).toBe("01new!56");
      expect(lengthAfter(7, given)).toBe(8);
    }),
  );
});

test("edits that overlap or leave the text have no length, and throw", () => {
  const overlapping = [
    { offset: 2, length: 3, text: "" },
    { offset: 4, length: 0, text: "new" },
  ];
  const outside = [{ offset: 6, length: 2, text: "" }];
  for (const edits of [overlapping, outside]) {
    expect(lengthAfter(7, edits)).toBeNull();
    expect(() => applyEdits("0123456", edits)).toThrow("overlap or leave");
  }
});

test("two parts of a text change places, whichever is named first", () => {
  const [short, long] = [
    { offset: 1, length: 1 },
    { offset: 4, length: 3 },
  ];
  for (const edits of [swappingEdits("(a, bcd)", short, long), swappingEdits("(a, bcd)", long, short)]) {
    expect(applyEdits("(a, bcd)", edits)).toBe("(bcd, a)");
    expect(edits.map(({ offset }) => offset)).toEqual([1, 4]);
  }
});

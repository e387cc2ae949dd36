import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type TextEdit, applyEdits } from "./edit";
import { editParts } from "./editParts";

const line = fc.string({ unit: fc.constantFrom("a", ",", "\n", "0"), maxLength: 12 });

test("the parts make what the edits make, one after the other", () => {
  const change = fc.array(fc.tuple(line, line, line), { maxLength: 6 }).map((pieces) => {
    const edits: TextEdit[] = [];
    let text = "";
    for (const [kept, old, inserted] of pieces) {
      text += kept;
      edits.push({ offset: text.length, length: old.length, text: inserted });
      text += old;
    }
    return { text, edits };
  });
  fc.assert(
    fc.property(change, fc.integer({ min: 1, max: 20 }), fc.boolean(), ({ text, edits }, most, isApart) => {
      const made = editParts(text, edits, most, isApart).reduce(applyEdits, text);
      expect(made).toBe(applyEdits(text, edits));
    }),
  );
});

test("a small change is one part, and no change is none", () => {
  const edits = [
    { offset: 0, length: 1, text: "b" },
    { offset: 2, length: 0, text: "c" },
  ];
  expect(editParts("a\n", edits, 100)).toEqual([edits]);
  expect(editParts("a\n", [], 100)).toEqual([]);
});

test("lines that are replaced by as many are split at the same lines", () => {
  const text = "aaa\n".repeat(100);
  const parts = editParts(text, [{ offset: 0, length: text.length, text: "b\n".repeat(100) }], 40, true);
  expect(parts).toHaveLength(10);
  for (const [edit] of parts.slice(0, -1)) {
    // The last line feed of each stays.
    expect(edit?.text.split("\n")).toHaveLength(10);
    expect(edit?.length).toBe(39);
  }
});

import * as fc from "fast-check";
import { expect, it } from "vitest";
import { applyEdits } from "./edit";
import { mostNestingAfter, nestingOf } from "./nesting";

const units = fc.constantFrom("[", "]", "{", "}", '"', "\\", "\n", "\r", "a", " ", ",");
const texts = fc.array(units, { maxLength: 60 }).map((all) => all.join(""));

it("gives the bracket that opens a level, those in strings left out", () => {
  expect(nestingOf('{"[[[": [[]]}', 3)).toEqual({ depth: 3, offset: 9 });
  expect(nestingOf('{"[[[": [[]]}', 4)).toEqual({ depth: 3, offset: null });
  expect(nestingOf('"no end [\n[', 1)).toEqual({ depth: 1, offset: 10 });
});

it("is never deeper after a change than is told", () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(), fc.nat(6), (before, insertion, place, most) => {
      const offset = place % (before.length + 1);
      const length = Math.min(most, before.length - offset);
      const text = applyEdits(before, [{ offset, length, text: insertion }]);
      const span = { offset, before: length, after: insertion.length };
      const told = mostNestingAfter(nestingOf(before, 1_000).depth, before, text, span);
      expect(nestingOf(text, 1_000).depth).toBeLessThanOrEqual(told);
    }),
    { numRuns: 3000 },
  );
});

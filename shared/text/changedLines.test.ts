import * as fc from "fast-check";
import { expect, it } from "vitest";
import { countTokens } from "../base/jsonSize";
import { mostTokensAfter } from "./changedLines";
import { applyEdits } from "./edit";

const units = fc.constantFrom(
  "[",
  "]",
  "{",
  '"',
  '"',
  "\\",
  "\n",
  "\r",
  "a",
  "1",
  " ",
  ",",
  "/",
  "*",
  "//",
  "/*",
  "*/",
);
const texts = fc.array(units, { maxLength: 60 }).map((all) => all.join(""));

const tokensOf = (text: string): number => countTokens(text, Infinity).count;

it("never tells fewer tokens than there are after a change", () => {
  fc.assert(
    fc.property(texts, texts, fc.nat(), fc.nat(6), (before, insertion, place, most) => {
      const offset = place % (before.length + 1);
      const length = Math.min(most, before.length - offset);
      const text = applyEdits(before, [{ offset, length, text: insertion }]);
      const told = mostTokensAfter(tokensOf(before), before, text, {
        offset,
        before: length,
        after: insertion.length,
      });
      expect(tokensOf(text)).toBeLessThanOrEqual(told);
    }),
    { numRuns: 5000 },
  );
});

it("counts the lines of a change alone, whatever quotes it moves", () => {
  const rest = '[\n  "a",\n  "b"\n]'.repeat(1_000);
  const before = `{"x": "y"\n${rest}`;
  const text = before.replace('"y"', '"y');
  const told = mostTokensAfter(tokensOf(before), before, text, { offset: 8, before: 1, after: 0 });
  expect(told).toBe(tokensOf(before) + '{"x": "y\n'.length);
});

it("knows nothing of the rest once a comment over lines may have begun", () => {
  const before = '{"x": /* "y"\n"z" */ 1}';
  expect(mostTokensAfter(5, before, before.replace("/*", "/"), { offset: 7, before: 1, after: 0 })).toBe(Infinity);
});

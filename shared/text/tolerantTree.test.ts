import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceTree } from "./referenceTree.testing";
import { MOST_SLIPS, readWithMistakes } from "./tolerantTree";

const units = [" ", "\n", ",", "]", "[", "{", "}", '"', "\\", "\\u12", ":", "0", "1.", "1e", "-", "-.", "e", "/", "//"];
const slips = fc.constantFrom("", ...units, "/* c */", "/*", "true", "nul", "'", "\u0001", "\ud800", '"a"', '"a": ');

/** A text in any layout, with something put in, taken out or changed here and there. */
const anyText = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(undefined, 1, "\t", "\r\n "),
    fc.array(fc.tuple(fc.nat(), fc.nat(3), slips), { maxLength: 6 }),
  )
  .map(([value, indent, changes]) =>
    changes.reduce(
      (text, [place, length, slip]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + slip + text.slice(at + length);
      },
      JSON.stringify(value, null, indent),
    ),
  );

describe("reading JSON with mistakes", () => {
  it("gives the tree and the errors of jsonc-parser", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { shape, offset, errors } = readWithMistakes(text);
        const reference = referenceTree(text);
        expect(shape).toEqual(reference.shape);
        expect(errors).toEqual(reference.errors);
        if (shape !== undefined) expect(offset).toBe(reference.offset);
      }),
      { numRuns: 5000 },
    );
  });

  it("reads no further than after a thousand slips, but after any number of comments and trailing commas", () => {
    const slips = readWithMistakes(`[${"1 ".repeat(3_000)}]`);
    expect(slips.shape?.children).toHaveLength(MOST_SLIPS + 1);
    expect(slips.errors.at(-1)!.offset).toBeLessThan(2_100);
    const mild = readWithMistakes(`[${'{"a": 1,}, /* c */ '.repeat(3_000)}1]`);
    expect(mild.shape?.children).toHaveLength(3_001);
  });

  it("takes over what is known, and reads on after it", () => {
    const known = readWithMistakes("[1, 2]").shape!;
    const asked: number[] = [];
    const { shape, errors } = readWithMistakes('{"a": [1, 2] "b": [3]}', (offset) => {
      asked.push(offset);
      return offset === 6 ? known : undefined;
    });
    expect(asked).toEqual([0, 6, 18]);
    expect(shape?.children?.[0]?.children?.[1]).toBe(known);
    expect(errors).toEqual([{ error: 6, offset: 13, length: 3 }]);
  });
});

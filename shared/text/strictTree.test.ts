import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTokens } from "../base/jsonSize";
import { tokensOf } from "./jsonShape";
import { nestingOf } from "./nesting";
import { referenceTree } from "./referenceTree.testing";
import { finish } from "../base/work";
import { readInSlices, readStrictly } from "./strictTree";

const DEEP = 256;

function tolerant(text: string): { readonly read: unknown; readonly mistakes: number } {
  const { shape, offset, errors } = referenceTree(text);
  const nesting = nestingOf(text, Infinity).depth;
  const tokens = countTokens(text, Infinity).count;
  return { read: shape === undefined ? undefined : { shape, offset, nesting, tokens }, mistakes: errors.length };
}

/** A valid text in any layout, with a unit put in, taken out or changed here and there. */
const anyText = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(undefined, 1, "\t", "\r\n "),
    fc.array(fc.tuple(fc.nat(), fc.constantFrom("", " ", ",", "]", "}", '"', "\\", "0", "-", "e", "/", "\u0001", ":"))),
  )
  .map(([value, indent, changes]) =>
    changes.reduce(
      (text, [place, unit]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + unit + text.slice(at + (place % 2));
      },
      JSON.stringify(value, null, indent),
    ),
  );

describe("reading plain JSON", () => {
  it("gives the very shape of the tolerant parser, for texts without a mistake and for no others", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { read, mistakes } = tolerant(text);
        const strict = readStrictly(text, DEEP);
        expect(finish(readInSlices(text, DEEP))).toEqual(strict);
        if (mistakes > 0 || read === undefined) expect(strict).toBeTypeOf("string");
        else expect(strict).toEqual(read);
        if (typeof strict !== "string") expect(tokensOf(strict.shape)).toBe(strict.tokens);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '{"a":[1,-0.5e+3,true,false,null,"\\u0041\\n\\"\\\\"],"a":{}}',
    " [ ] \r\n",
    '"é\u2028\ud800"',
    "-0",
    '{"__proto__": 1}',
  ])("reads %j", (text) => {
    expect(readStrictly(text, DEEP)).toEqual(tolerant(text).read);
  });

  it.each([
    "",
    " ",
    "01",
    "1.",
    "+1",
    ".5",
    "nul",
    "[1,]",
    '{"a"}',
    "{'a':1}",
    '"\t"',
    '"\\x"',
    '"\\u12"',
    "[1]]",
    "[",
    '"',
    "// no\n1",
    "\ufeff1",
  ])("gives up on %j", (text) => {
    expect(readStrictly(text, DEEP)).toBeTypeOf("string");
  });

  it("pauses within a large text that it reads in slices", () => {
    const row = Array.from({ length: 200 }, () => "wall");
    const text = JSON.stringify({ board: { layers: { ground: Array.from({ length: 200 }, () => row) } } }, null, 2);
    const reading = readInSlices(text, DEEP);
    let pauses = 0;
    let step = reading.next();
    for (; step.done !== true; step = reading.next()) pauses += 1;
    expect(pauses).toBeGreaterThan(text.length / 100_000);
    expect(step.value).toEqual(readStrictly(text, DEEP));
  });

  it("gives up on what is nested too deeply, without running out of stack", () => {
    expect(readStrictly("[".repeat(3) + "]".repeat(3), 3)).toHaveProperty("shape");
    expect(readStrictly("[".repeat(4) + "]".repeat(4), 3)).toBe("mistake");
    expect(readStrictly("[".repeat(1_000_000), DEEP)).toBe("mistake");
  });

  it("gives up on what has too many tokens, at once", () => {
    const text = '{"a": [1, 2], "b": []}';
    expect(readStrictly(text, DEEP, 15)).toHaveProperty("tokens", 14);
    expect(readStrictly(text, DEEP, 14)).toBe("mistake");
    expect(readStrictly(`[${"0,".repeat(1_000_000)}`, DEEP, 100)).toBe("mistake");
  });

  it.each([
    ["[1, 2", "part"],
    ["[1, 2]]", "part"],
    ['["a', "part"],
    ['["a\\', "part"],
    ["[1,", "part"],
    ["[1 2]", "mistake"],
    ['["a\nb"]', "mistake"],
    ["[}]", "mistake"],
  ])("tells of %j that it is %s", (text, unread) => {
    expect(readStrictly(text, DEEP)).toBe(unread);
  });
});

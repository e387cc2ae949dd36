import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesIn, visitExpression } from "./expression";
import { parseExpression } from "./parse";
import { printExpression } from "./print";

const WORDS = ["a", "b1", "null", "true", "board", "state", "entity", "target", "eq"];
const leaf = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom("0", "-12", "3.25", "'it'", "'a,b'", '"q(\\""', "'\\n\\\\'"),
);
const { expression: written } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom("eq", "f"), fc.array(tie("expression"), { maxLength: 3 }))
      .map(([name, args]) => `${name}(${args.join(", ")})`),
    tie("expression").map((of) => `${of}.x`),
    fc.tuple(tie("expression"), tie("expression")).map(([of, at]) => `${of}[${at}]`),
  ),
}));
const noise = fc
  .array(fc.constantFrom(..."abc()[].,'\"\\-12 ".split("")), { maxLength: 40 })
  .map((all) => all.join(""));

describe("Parsing an expression", () => {
  it("gives a tree that prints as it is written", () => {
    fc.assert(
      fc.property(written, (text) => {
        const { expression, problem } = parseExpression(text);
        expect(problem).toBeNull();
        expect(expression && printExpression(expression)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  it("gives each node the place where it is written", () => {
    fc.assert(
      fc.property(written, (text) => {
        visitExpression(parseExpression(text).expression!, (node) => {
          expect(text.slice(node.from, node.to)).toBe(printExpression(node));
          if ("nameAt" in node) expect(text.slice(node.nameAt.from, node.nameAt.to)).toBe(node.name);
        });
      }),
      { numRuns: 100 },
    );
  });

  it("never throws, and tells problems inside the text", () => {
    fc.assert(
      fc.property(noise, (text) => {
        const { problem } = parseExpression(text);
        if (problem === null) return;
        expect(problem.from).toBeGreaterThanOrEqual(0);
        expect(problem.to).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ["", 0, "The expression is not complete."],
    ["eq(1", 4, ") is missing."],
    ["eq(1, 'x)", 6, "The closing quote is missing."],
    ["eq(1, 2) eq(3)", 9, "eq is not expected here."],
    ["eq(1,, 2)", 5, ", is not expected here."],
    ["board[a", 7, "] is missing."],
    ["entity.", 7, "A name should follow the dot."],
    ["a # b", 2, "# is not expected here."],
  ])("tells what is wrong with %j", (text, from, message) => {
    expect(parseExpression(text).problem).toMatchObject({ from, message });
  });

  it("refuses an expression that is nested too deeply", () => {
    expect(parseExpression(`${"not(".repeat(5000)}1${")".repeat(5000)}`).problem?.message).toMatch(/too many parts/);
    expect(parseExpression(`a${".b".repeat(5000)}`).problem?.message).toMatch(/too many parts/);
    expect(parseExpression(`a${"[b".repeat(5000)}${"]".repeat(5000)}`).problem?.message).toMatch(/too many parts/);
    expect(parseExpression(`a${"[b]".repeat(5000)}`).problem?.message).toMatch(/too many parts/);
  });

  it("reads the names that are values", () => {
    expect([...namesIn(parseExpression("eq(board[mid_pos(start, target)].owner, amount)").expression!)]).toEqual([
      "board",
      "start",
      "target",
      "amount",
    ]);
  });

  it("reads escapes", () => {
    expect(parseExpression(String.raw`'it\'s\n\\'`).expression).toMatchObject({ kind: "text", value: "it's\n\\" });
  });
});

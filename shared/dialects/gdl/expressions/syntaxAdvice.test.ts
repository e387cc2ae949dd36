// What to write instead of operators and missing commas.
import { expect, test } from "vitest";
import { parseExpression } from "./parse";
import { type SyntaxAdvice, syntaxAdvice } from "./syntaxAdvice";

function adviceFor(text: string, isEffect = false): SyntaxAdvice | null {
  const { problem } = parseExpression(text);
  return problem === null ? null : syntaxAdvice(text, problem, isEffect);
}

function fixed(text: string, isEffect = false): string | null {
  const fix = adviceFor(text, isEffect)?.fix ?? null;
  return fix === null ? null : text.slice(0, fix.from) + fix.text + text.slice(fix.to);
}

test.each([
  ["state.die = 0", "eq(state.die, 0)"],
  ["state.die == 0", "eq(state.die, 0)"],
  ["not(board[target].rank >= 3)", "not(gte(board[target].rank, 3))"],
  ["and(a, f(b, c) != d, e)", "and(a, ne(f(b, c), d), e)"],
  ["board[a + b]", "board[add(a, b)]"],
  ["random_int(1 3)", "random_int(1, 3)"],
  ["eq(entity.owner player)", "eq(entity.owner, player)"],
  ["a > 1 && b > 2", null],
  ["eq(board[target], null) and true", "and(eq(board[target], null), true)"],
  ["if(a or b, 1)", "if(or(a, b), 1)"],
  ["a and b and c", null],
  ["not eq(a, b)", "not(eq(a, b))"],
  ["and(not board[target], !entity.moved, true)", "and(not(board[target]), !entity.moved, true)"],
  ["and(a, !entity.moved)", "and(a, not(entity.moved))"],
  ["knot eq(a, b)", null],
  ["eq(a ? 1 : f(2, 3), 4)", "eq(if(a, 1, f(2, 3)), 4)"],
  ["a ? b", null],
  ["ne(board[target.x, add(target.y, 1)], null)", "ne(board[pos(target.x, add(target.y, 1))], null)"],
  ["eq(a, b,)", "eq(a, b)"],
  ["f(,)", null],
  ["eq(a, b);", "eq(a, b)"],
  ["set(state.a, 1); set(state.b, 2)", null],
  ["a # b", null],
  ["= 3", null],
])("%s", (text, expected) => {
  expect(fixed(text)).toBe(expected);
});

test.each([
  ["state.die = 3", "set(state.die, 3)"],
  ["state.die += 3", "add(state.die, 3)"],
])("%s as an effect", (text, expected) => {
  expect(fixed(text, true)).toBe(expected);
});

test("the message says what to write", () => {
  expect(adviceFor("state.die = 0")?.message).toBe('Write eq(state.die, 0) instead of "=".');
  expect(adviceFor("a > 1 && b > 2")?.message).toBe('Write gt(…, …) instead of ">".');
  expect(adviceFor("not eq(a, b)")?.message).toBe('Write not(eq(a, b)) instead of "not".');
  expect(adviceFor("a ? 1 : 2")?.message).toBe('Write if(a, 1, 2) instead of "? :".');
  expect(adviceFor("set(state.a, 1); set(state.b, 2)", true)?.message).toBe(
    "Write each effect as a text of its own, with a comma between.",
  );
  expect(adviceFor("random_int(1 3)")?.message).toBe("A comma is missing before 3.");
});

import { expect, test } from "vitest";
import { type TextPart, shownSides } from "./mergeText";

/** The text of a side, with what differs in brackets. */
const marked = (parts: readonly TextPart[]): string =>
  parts.map(({ text, differs }) => (differs ? `<${text}>` : text)).join("");

test("the words in which two sides differ are marked, and the indentation that they share is left out", () => {
  const { mine, theirs } = shownSides('        ["wall", "rock", null],\n', '        ["wall", "torch crate", null],\n');
  expect(marked(mine)).toBe('["wall", <"rock">, null],');
  expect(marked(theirs)).toBe('["wall", <"torch crate">, null],');
});

test("lines keep their indentation beside each other, and blank ones count for nothing", () => {
  const { mine, theirs } = shownSides("    a\n\n      b\n", "    a\n\n      c\n");
  expect(marked(mine)).toBe("a\n\n  <b>");
  expect(marked(theirs)).toBe("a\n\n  <c>");
});

test("space that only aligns columns is not marked", () => {
  const { theirs } = shownSides('["a", "b"]\n', '["a",   "b"]\n');
  expect(marked(theirs)).toBe('["a",   "b"]');
});

test("a side without lines has no parts", () => {
  expect(shownSides("", "x\n")).toEqual({ mine: [], theirs: [{ text: "x", differs: true }] });
});

test("of very long lines all between the first and the last difference is marked", () => {
  const line = (first: string, last: string): string =>
    `[${first}, ${Array.from({ length: 900 }, (_, at) => at).join(", ")}, ${last}]`;
  const { mine } = shownSides(line("a", "b"), line("c", "d"));
  expect(mine.map(({ differs }) => differs)).toEqual([false, true, false]);
  expect(mine[0]?.text).toBe("[");
});

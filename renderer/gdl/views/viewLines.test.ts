import { expect, test } from "vitest";
import { viewLines } from "./viewLines";

test("lines that only one of the two has are marked", () => {
  const seen = { phase: "main", zones: { deck: [{ back: "?" }], hand: [{ id: 1, rank: "K" }] } };
  const all = { phase: "main", zones: { deck: [{ id: 7, rank: "A" }], hand: [{ id: 1, rank: "K" }] } };
  const [left, right] = viewLines(seen, all);
  expect(left.map(({ text }) => text)).toEqual([
    'phase: "main"',
    "zones:",
    "  deck:",
    '    {"back":"?"}',
    "  hand:",
    '    {"id":1,"rank":"K"}',
  ]);
  expect(left.filter(({ isDifferent }) => isDifferent).map(({ text }) => text.trim())).toEqual(['{"back":"?"}']);
  expect(right.filter(({ isDifferent }) => isDifferent).map(({ text }) => text.trim())).toEqual([
    '{"id":7,"rank":"A"}',
  ]);
});

test("equal lines at other places are others; empty values have a line", () => {
  const [left] = viewLines({ a: { x: 1 }, b: {} }, { a: {}, b: { x: 1 } });
  expect(left).toEqual([
    { text: "a:", isDifferent: true },
    { text: "  x: 1", isDifferent: true },
    { text: "b: {}", isDifferent: true },
  ]);
});

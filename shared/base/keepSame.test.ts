import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keepSame } from "./keepSame";

test("what says the same is kept, however deep", () => {
  const earlier = { one: [{ at: "/a", range: { from: 1 } }], other: [{ at: "/b", range: { from: 2 } }] };
  const next = { one: [{ at: "/a", range: { from: 1 } }], other: [{ at: "/b", range: { from: 3 } }] };
  const kept = keepSame(earlier, next);
  expect(kept).toEqual(next);
  expect(kept).not.toBe(earlier);
  expect(kept.one).toBe(earlier.one);
  expect(kept.other).not.toBe(earlier.other);
});

test.each([
  ["a longer list", [1], [1, 2]],
  ["a shorter list", [1, 2], [1]],
  ["another name", { a: 1 }, { b: 1 }],
  ["one name less", { a: 1, b: 1 }, { a: 1 }],
  ["a list for an object", {}, []],
  ["null for an object", { a: {} }, { a: null }],
  ["undefined for nothing", {}, { a: undefined }],
])("%s is noticed", (_, earlier: unknown, next: unknown) => {
  expect(keepSame(earlier, next)).toStrictEqual(next);
  expect(keepSame(earlier, next)).not.toBe(earlier);
});

test("a table without a prototype stays one", () => {
  const table = (value: number): Record<string, unknown> =>
    Object.assign(Object.create(null) as Record<string, unknown>, { constructor: value, same: [value > 0] });
  const earlier = table(1);
  const kept = keepSame(earlier, table(2));
  expect(Object.getPrototypeOf(kept)).toBeNull();
  expect(kept["constructor"]).toBe(2);
  expect(kept["same"]).toBe(earlier["same"]);
});

test("law: it says what the new one says, and keeps the earlier one if that says it, too", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (earlier, next) => {
      expect(keepSame(earlier, next)).toStrictEqual(next);
      expect(keepSame(earlier, structuredClone(earlier))).toBe(earlier);
    }),
  );
});

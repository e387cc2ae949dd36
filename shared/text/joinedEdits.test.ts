import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type TextEdit, applyEdits } from "./edit";
import { joinedEdits } from "./joinedEdits";

/** An edit of each place where `old` stands. */
function replacing(text: string, old: string, by: string): readonly TextEdit[] {
  return Array.from(text.matchAll(new RegExp(old, "g")), ({ index }) => ({
    offset: index,
    length: old.length,
    text: by,
  }));
}

test.each([
  ["neighbours of a row", "[0, 0, 0, 1]", 1],
  ["neighbours on lines of their own", "[\n  0,\n  0\n]", 2],
  ["cells of two rows", "[[0, 0], [0, 0]]", 2],
  ["cells with another between them", "[0, 1, 0]", 2],
])("edits of %s", (_, text, count) => {
  const joined = joinedEdits(text, replacing(text, "0", '"wall"'));
  expect(joined).toHaveLength(count);
  expect(applyEdits(text, joined)).toBe(text.replaceAll("0", '"wall"'));
});

test("a stroke of 500 cells in twenty rows is twenty edits", () => {
  const row = `[${Array.from({ length: 64 }, (_, x) => (x >= 2 && x < 27 ? "null" : "1")).join(", ")}]`;
  const text = `[${Array.from({ length: 20 }, () => row).join(",\n ")}]`;
  expect(joinedEdits(text, replacing(text, "null", '"wall"'))).toHaveLength(20);
});

test("very many edits with little between them are one, over the ends of lines too", () => {
  const row = `[${Array.from({ length: 300 }, (_, x) => (x % 3 === 0 ? "1" : "null")).join(", ")}]`;
  const text = `[${Array.from({ length: 30 }, () => row).join(",\n ")}]`;
  const edits = replacing(text, "null", '"wall"');
  const joined = joinedEdits(text, edits);
  expect(joined).toHaveLength(1);
  expect(applyEdits(text, joined)).toBe(applyEdits(text, edits));
});

test("what is far away stays an edit of its own, whatever is between", () => {
  const text = `0,${" ".repeat(100)}0`;
  expect(joinedEdits(text, replacing(text, "0", "1"))).toHaveLength(2);
});

test("joined or not, they make the same text", () => {
  const parts = fc.array(
    fc.tuple(fc.constantFrom("", ",", ", ", "\n", "x", "]"), fc.constantFrom("", "a", "bc"), fc.string()),
  );
  fc.assert(
    fc.property(parts, fc.boolean(), (all, isTurned) => {
      let text = "";
      const edits: TextEdit[] = [];
      for (const [gap, old, made] of all) {
        text += gap;
        edits.push({ offset: text.length, length: old.length, text: made });
        text += old;
      }
      // Those that only put something in keep their order at one place.
      const given = isTurned ? edits.filter(({ length }) => length > 0).reverse() : edits;
      expect(applyEdits(text, joinedEdits(text, given))).toBe(applyEdits(text, given));
    }),
  );
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChangedSpan, joinSpans, spanOfEdits } from "./changedSpan";
import { applyEdits } from "./edit";
import { shapeOf } from "./jsonNode";
import {
  type JsonTree,
  type ParsedText,
  MAX_TOKENS,
  type TextBounds,
  boundsOf,
  isBeyondReading,
  nodeAt,
  parseJsonTree,
  valueOf,
} from "./jsonTree";
import { reparse } from "./reparse";

/** All that a tree says, without what it remembers. */
function told({ root, errors }: JsonTree): unknown {
  return { root: root === undefined ? undefined : { shape: shapeOf(root), offset: root.offset }, errors };
}

/** Expects that limits known from a change are no lower than what reading the whole text gives. */
function expectWithin({ tokens = 0, nesting = 0 }: TextBounds, most: TextBounds): void {
  expect(tokens).toBeLessThanOrEqual(most.tokens ?? Infinity);
  expect(nesting).toBeLessThanOrEqual(most.nesting ?? Infinity);
}

const parsed = (text: string): ParsedText => ({ text, tree: parseJsonTree(text) });

function changed({ text, tree }: ParsedText, offset: number, length: number, insertion: string): ParsedText {
  const after = applyEdits(text, [{ offset, length, text: insertion }]);
  return { text: after, tree: reparse({ text, tree }, after, { offset, before: length, after: insertion.length }) };
}

const INSERTIONS = ["", "a", " ", "\n", ",", "]", "[", "{", "}", "[]", "{}", '"', '""', "\\", ":", "0", "-", "e", "/"];
const LONGER = ["//", "/*", "],[", '","', '"b": 1,', "null", "\u0001", "é", "[".repeat(250)];

const insertions = fc.constantFrom("", ...INSERTIONS, ...LONGER);

/** A place by its share of the text, how much is taken out there, and what is put in. */
const changes = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0, 0, 1, 1, 2, 5, 20), insertions),
  { minLength: 1, maxLength: 12 },
);

const texts = fc
  .tuple(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 1, "\t", "\r\n "))
  .map(([value, indent]) => JSON.stringify({ levels: [value, [value, "last"]], title: "x" }, null, indent));

describe("reading a changed text again", () => {
  it("gives what reading the whole text gives, however often it is changed and broken", () => {
    fc.assert(
      fc.property(texts, changes, (text, all) => {
        let now = parsed(text);
        for (const [share, length, insertion] of all) {
          const offset = Math.floor(share * now.text.length);
          now = changed(now, offset, Math.min(length, now.text.length - offset), insertion);
          const whole = parseJsonTree(now.text);
          expect(told(now.tree)).toEqual(told(whole));
          expectWithin(boundsOf(whole), boundsOf(now.tree));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("gives that too where brackets no longer match, and once they match again", () => {
    const rows = Array.from({ length: 150 }, (_, row) => [row, "a", { b: [row] }]);
    const text = JSON.stringify({ id: "x", board: { size: [3, 150], layers: { one: rows, two: rows } }, rules: rows });
    for (const place of [1, 9, text.indexOf("[75"), text.indexOf('"two"'), text.indexOf('"rules"')]) {
      for (const insertion of ["[", "]", "{", "}", ",", '"', '"",', "x", "/*", "//", "\n"]) {
        const broken = changed(parsed(text), place, 0, insertion);
        const worse = changed(broken, place + 40, 1, "");
        const fixed = changed(broken, place, insertion.length, "");
        for (const each of [broken, worse, fixed]) expect(told(each.tree)).toEqual(told(parseJsonTree(each.text)));
      }
    }
  });

  it("gives that too of a large text that is changed nearly as a whole, broken by that or not", () => {
    const text = JSON.stringify({ id: "x", rows: Array.from({ length: 2_000 }, (_, row) => [row, "a"]) });
    const [from, length] = [text.indexOf("[[0"), text.length - text.indexOf("[[0") - 1];
    for (const rows of [text.slice(from, from + length).replaceAll('"a"', "null"), `[${"[1, 2],".repeat(2_000)}`]) {
      const first = changed(parsed(text), from, length, rows);
      const next = changed(first, from + 5, 1, "7");
      for (const each of [first, next]) expect(told(each.tree)).toEqual(told(parseJsonTree(each.text)));
    }
  });

  it("reads a letter in a very large text without counting all of it again, until there is too much", () => {
    const text = JSON.stringify(Array.from({ length: 60_000 }, () => "x".repeat(32)));
    const before = parsed(text);
    expect(text.length).toBeGreaterThan(MAX_TOKENS);
    const after = changed(before, 100, 0, "y");
    expect(nodeAt(after.tree, "/50000")?.value).toBe("x".repeat(32));
    expect(shapeOf(after.tree.root!)?.children?.[50_000]).toBe(shapeOf(before.tree.root!)?.children?.[50_000]);
    const tooMuch = changed(after, text.length, 0, ",0".repeat(MAX_TOKENS / 2));
    expect(isBeyondReading(tooMuch.tree)).toBe(true);
  });

  it("reads the layer around a stroke in a very large text, and the rest once there may be too much", () => {
    const rows = (layer: string): readonly unknown[] =>
      Array.from({ length: 100 }, (_, row) =>
        Array.from({ length: 200 }, (_, x) => `${layer} ${row} ${x} ${"x".repeat(20)}`),
      );
    const text = JSON.stringify({ one: rows("a"), two: rows("b"), three: rows("c"), four: rows("d") });
    const before = parsed(text);
    expect(text.length).toBeGreaterThan(MAX_TOKENS);
    const [first, last] = [text.indexOf('"b 3 7 '), text.indexOf('"b 9 9 ')];
    const after = changed(before, first, last - first, '"wall", "wall"], ["wall", ');
    const shapeAt = (tree: JsonTree, pointer: string): unknown => shapeOf(nodeAt(tree, pointer)!);
    expect(nodeAt(after.tree, "/two/3/7")?.value).toBe("wall");
    expect(shapeAt(after.tree, "/four/5"), "nobody read it again").toBe(shapeAt(before.tree, "/four/5"));
    expect(told(after.tree)).toEqual(told(parseJsonTree(after.text)));
    const worse = changed(after, first, 1, "");
    expect(told(worse.tree)).toEqual(told(parseJsonTree(worse.text)));
  });

  it("reads quotes and lines that are put into a very large text by what is known of it, broken or not", () => {
    const rows = Array.from({ length: 60_000 }, () => `  "${"x".repeat(32)}",\n`);
    const before = parsed(`{"rows": [[\n${rows.join("")}  0\n]], "last": [1]}`);
    expect(before.text.length).toBeGreaterThan(MAX_TOKENS);
    const shapeAt = (tree: JsonTree, pointer: string): unknown => shapeOf(nodeAt(tree, pointer)!);
    const place = before.text.indexOf('"last"');
    let now = before;
    for (const insertion of ['""', '"', ",\n", '"a"', "["]) {
      now = changed(now, place, 0, insertion);
      expect(shapeAt(now.tree, "/rows/0"), "nobody read it again").toBe(shapeAt(before.tree, "/rows/0"));
    }
    expect(told(now.tree)).toEqual(told(parseJsonTree(now.text)));
  });

  it("knows the tokens of a very large text however often a stroke over it is undone and made again", () => {
    const layer = (cell: string): string => `[${Array.from({ length: 30_000 }, () => `"${cell}"`).join(", ")}]`;
    const first = parsed(`{"one": ${layer("a")}, "two": ${layer("x".repeat(60))}}`);
    expect(first.text.length).toBeGreaterThan(MAX_TOKENS);
    const [was, is] = [layer("a"), layer("wall")];
    let now = first;
    for (let time = 0; time < 20; time += 1) {
      now = changed(now, 9, was.length - 2, is.slice(1, -1));
      now = changed(now, 9, is.length - 2, was.slice(1, -1));
    }
    expect(boundsOf(now.tree)).toEqual(boundsOf(first.tree));
    expect(shapeOf(nodeAt(now.tree, "/two")!), "nobody read it again").toBe(shapeOf(nodeAt(first.tree, "/two")!));
  });

  it("reads a large value apart that is changed as a whole, and nothing beside it", () => {
    const layer = (cell: string): string => `[${Array.from({ length: 2_000 }, () => `"${cell}"`).join(", ")}]`;
    const before = parsed(`{"one": ${layer("a")}, "two": ${layer("b")}}`);
    const [first, last] = [before.text.indexOf('"b"'), before.text.lastIndexOf('"b"')];
    const after = changed(before, first, last - first, '"wall", '.repeat(1_999));
    expect(shapeOf(nodeAt(after.tree, "/one")!)).toBe(shapeOf(nodeAt(before.tree, "/one")!));
    expect(told(after.tree)).toEqual(told(parseJsonTree(after.text)));
    const broken = changed(after, first, 1, "");
    expect(told(broken.tree)).toEqual(told(parseJsonTree(broken.text)));
  });

  it("keeps the values that are away from the change, and places them again", () => {
    const before = parsed('{"a": [1, {"b": "old"}], "c": [[1], [2]]}');
    const after = changed(before, before.text.indexOf("old"), 3, "longer");
    expect(valueOf(nodeAt(after.tree, "/c"))).toBe(valueOf(nodeAt(before.tree, "/c")));
    expect(valueOf(nodeAt(after.tree, "/a"))).toEqual([1, { b: "longer" }]);
    expect(valueOf(nodeAt(before.tree, "/a"))).toEqual([1, { b: "old" }]);
    const node = nodeAt(after.tree, "/c/1")!;
    expect(after.text.slice(node.offset, node.offset + node.length)).toBe("[2]");
    expect(node.parent?.parent?.parent?.offset).toBe(0);
  });

  it("sees that brackets are nested too deeply once a quote sets them free", () => {
    const before = parsed(`{"a": [1 1], "b": "${"[".repeat(300)}"}`);
    const after = changed(before, before.text.indexOf('"['), 1, "");
    expect(told(after.tree)).toEqual(told(parseJsonTree(after.text)));
  });
});

describe("the span of changes", () => {
  const edits = fc.array(fc.tuple(fc.nat(40), fc.nat(5), fc.string({ maxLength: 5 })), { minLength: 1, maxLength: 3 });

  /** One stretch after the other, none over another. */
  const apart = (text: string, list: readonly (readonly [number, number, string])[]) => {
    let end = 0;
    return list.flatMap(([gap, length, insertion]) => {
      const offset = end + gap;
      if (offset + length > text.length) return [];
      end = offset + length;
      return [{ offset, length, text: insertion }];
    });
  };

  const differs = (before: string, after: string, { offset, before: was, after: is }: ChangedSpan): void => {
    expect(after.slice(0, offset)).toBe(before.slice(0, offset));
    expect(after.slice(offset + is)).toBe(before.slice(offset + was));
    expect(after.length - before.length).toBe(is - was);
  };

  it("holds all edits, of one change and of the next", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 60, maxLength: 90 }), edits, edits, (text, one, other) => {
        const first = apart(text, one);
        const between = applyEdits(text, first);
        const second = apart(between, other);
        const after = applyEdits(between, second);
        const [a, b] = [spanOfEdits(first), spanOfEdits(second)];
        if (a !== undefined) differs(text, between, a);
        if (a !== undefined && b !== undefined) differs(text, after, joinSpans(a, b));
      }),
    );
  });
});

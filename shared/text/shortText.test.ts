import * as fc from "fast-check";
import { getLocation } from "jsonc-parser";
import { describe, expect, it } from "vitest";
import { parseJsonTree } from "./jsonTree";
import { shortText } from "./shortText";

const parsed = (text: string) => ({ text, tree: parseJsonTree(text) });

/** The path of a place as the short text gives it. */
function pathIn(text: string, offset: number): readonly (string | number)[] {
  const short = shortText(parsed(text), offset, 0);
  const { path } = getLocation(short.text, short.offset);
  return path.map((step, depth) => (typeof step === "number" ? step + (short.leftOut[depth] ?? 0) : step));
}

const large = JSON.stringify(
  {
    id: "large",
    board: {
      size: [40, 200],
      layers: {
        ground: Array.from({ length: 200 }, () => Array.from({ length: 40 }, () => "grass")),
        objects: Array.from({ length: 3000 }, (_, index) => ({ position: [index % 40, 3], kind: "crate" })),
      },
    },
    rules: [{ id: "a", on: "avatar_entered", then: [{ destroy: { layer: "objects" } }] }],
  },
  null,
  1,
);

const entries = fc.constantFrom<unknown>(1, "a text of some length", [1, [2, 3]], { kind: "crate", position: [1, 2] });
const longLists = fc.array(entries, { minLength: 100, maxLength: 300, size: "max" });

/** Texts of many lists and objects, some with a mistake or an end missing, and a place in them. */
const places = fc
  .tuple(
    fc.oneof(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 1, maxLength: 60 }), longLists),
    fc.constantFrom("", ",", "]", "{", '"', "x", '{"a": ', "/* c */"),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.boolean(),
  )
  .map(([values, mistake, where, place, isCut]) => {
    const plain = JSON.stringify({ first: values, second: { deep: [...values, values] } }, null, 1);
    const at = Math.floor(where * plain.length);
    const broken = plain.slice(0, at) + mistake + plain.slice(at);
    const text = isCut ? broken.slice(0, Math.floor((broken.length * 3) / 4)) : broken;
    return { text, offset: Math.floor(place * text.length) };
  });

describe("a large text made short", () => {
  it("gives every place the path that it has in the whole text", () => {
    fc.assert(
      fc.property(places, ({ text, offset }) => {
        expect(pathIn(text, offset)).toEqual(getLocation(text, offset).path);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps what touches the place", () => {
    fc.assert(
      fc.property(places, ({ text, offset }) => {
        const short = shortText(parsed(text), offset, 0);
        const near = (whole: string, at: number): string => whole.slice(Math.max(0, at - 1), at + 1);
        expect(near(short.text, short.offset)).toBe(near(text, offset));
      }),
    );
  });

  it("leaves out the entries of long lists but the first, the last and those nearby", () => {
    for (const part of ['"crate"', '"rules"', '"destroy"', '"position"']) {
      for (const offset of [large.indexOf(part), large.lastIndexOf(part), large.indexOf(part, large.length / 2)]) {
        const short = shortText(parsed(large), offset, 0);
        expect(short.text.length).toBeLessThan(8_000);
        expect(short.text.slice(short.offset, short.offset + 9)).toBe(large.slice(offset, offset + 9));
        expect(pathIn(large, offset)).toEqual(getLocation(large, offset).path);
        expect(parseJsonTree(short.text).errors).toEqual([]);
      }
    }
  });

  it("leaves a small text as it is", () => {
    const text = '{"a": [1, 2, 3]}';
    expect(shortText(parsed(text), 8)).toEqual({ text, offset: 8, leftOut: [] });
  });
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { offsetInText, placeInString, spanInText, writtenInside } from "./stringPlace";

/** A value with one way of many to write it: each unit plain, as an escape by number, or as a short one. */
const written = fc
  .array(
    fc.oneof(
      fc.constantFrom("a", "(", " ", "é", "\ud83d\ude00").map((unit) => ({ value: unit, raw: unit })),
      fc.constantFrom('"', "\\", "\n", "\t").map((unit) => ({ value: unit, raw: writtenInside(unit) })),
      fc.integer({ min: 32, max: 0xffff }).map((code) => ({
        value: String.fromCharCode(code),
        raw: `\\u${code.toString(16).padStart(4, "0")}`,
      })),
    ),
    { maxLength: 12 },
  )
  .map((units) => ({ value: units.map(({ value }) => value).join(""), raw: units.map(({ raw }) => raw).join("") }));

test("every place of the value has its place in the text, and back", () => {
  fc.assert(
    fc.property(written, fc.string({ maxLength: 5 }), ({ value, raw }, before) => {
      const text = `${before}"${raw}" ,`;
      const literal = { offset: before.length, length: raw.length + 2 };
      expect(JSON.parse(text.slice(literal.offset, literal.offset + literal.length))).toBe(value);
      for (let place = 0; place <= value.length; place += 1) {
        const offset = offsetInText(text, literal, place);
        expect(placeInString(text, literal, offset)).toBe(place);
        // What is written up to there says what the value says up to there.
        expect(JSON.parse(`"${text.slice(literal.offset + 1, offset)}"`)).toBe(value.slice(0, place));
      }
    }),
    { numRuns: 300 },
  );
});

test("no place and no offset leaves the string, closed or not", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', "\\", "u", "0", "a") }),
      fc.nat(20),
      fc.nat(20),
      (text, at, to) => {
        const literal = { offset: Math.min(at, text.length), length: to };
        const span = spanInText(text, literal, { offset: at, length: to });
        expect(span.offset).toBeGreaterThanOrEqual(literal.offset);
        expect(span.length).toBeGreaterThanOrEqual(0);
        expect(span.offset + span.length).toBeLessThanOrEqual(Math.max(text.length, literal.offset));
        expect(placeInString(text, literal, to)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("a string without its closing quote goes to its end", () => {
  expect(offsetInText('"ab', { offset: 0, length: 3 }, 9)).toBe(3);
  expect(offsetInText('"a\\"', { offset: 0, length: 4 }, 9)).toBe(4);
});

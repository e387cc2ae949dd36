// Whatever happens to a pack's text, its checks answer with findings inside that text.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TEXTS, packOf } from "../../shared/dialects/gridponder/checks/breaking.testing";
import { structureFindings } from "../../shared/dialects/gridponder/checks/findings.testing";
import type { TextRange } from "../../shared/findings/finding";
import { locate } from "../../shared/findings/locate";
import type { PackSource } from "../../shared/pack/packSource";

const FILES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/** Pieces that break JSON in every way there is, and values that belong nowhere in particular. */
const PIECES = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    '"',
    "\\",
    "\n",
    "\r",
    "//",
    "/*",
    "*/",
    "\ufeff",
    "\ud800",
    "\\ud800",
  ),
  fc.constantFrom("null", "true", "[]", "{}", "-1", "1e400", '"x"', '"kind"', '"type":', '"__proto__": 1,', "[[[[["),
  fc.json(),
  fc.string({ unit: "binary", maxLength: 8 }),
);

const CUT = fc.record({ file: fc.constantFrom(...FILES), start: fc.nat(), length: fc.nat({ max: 60 }), by: PIECES });

/** A whole JSON value of any kind in the place of one of a file's own values. */
const GRAFT = fc.record({ file: fc.constantFrom(...FILES), place: fc.nat(), value: fc.jsonValue() });

function lastPosition(text: string): { readonly line: number; readonly column: number } {
  const lines = text.split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

function isBefore(a: { line: number; column: number }, b: { line: number; column: number }): boolean {
  return a.line < b.line || (a.line === b.line && a.column <= b.column);
}

function isInside(text: string, range: TextRange): boolean {
  const start = { line: range.line, column: range.column };
  const end = { line: range.endLine, column: range.endColumn };
  return isBefore({ line: 1, column: 1 }, start) && isBefore(start, end) && isBefore(end, lastPosition(text));
}

function expectFindingsInside(pack: PackSource): void {
  for (const finding of structureFindings(pack)) {
    const located = locate(finding, (file) => pack.files.get(file));
    const text = pack.files.get(finding.file)?.text ?? "";
    expect(located.span.offset).toBeGreaterThanOrEqual(0);
    expect(located.span.length).toBeGreaterThanOrEqual(0);
    expect(located.span.offset + located.span.length).toBeLessThanOrEqual(text.length);
    expect(isInside(text, located.range)).toBe(true);
    for (const place of located.related)
      expect(isInside(pack.files.get(place.file)?.text ?? "", place.range)).toBe(true);
    expect(finding.message).not.toMatch(/undefined|\[object/);
  }
}

/** Every value of a document by its path. */
function paths(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => paths(each, [...path, key]));
  return [path, ...inner];
}

function withValueAt(value: unknown, path: readonly (string | number)[], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === key ? withValueAt(each, rest, by) : each));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: withValueAt(object[key], rest, by) };
}

describe("any mutation of a pack gives findings, never a throw, and every range lies inside its text", () => {
  it("for texts cut and patched anywhere", () => {
    fc.assert(
      fc.property(fc.array(CUT, { minLength: 1, maxLength: 4 }), (cuts) => {
        const texts: Record<string, string> = { ...TEXTS };
        for (const { file, start, length, by } of cuts) {
          const text = texts[file]!;
          const from = start % (text.length + 1);
          texts[file] = text.slice(0, from) + by + text.slice(from + length);
        }
        expectFindingsInside(packOf(texts));
      }),
      { numRuns: 600 },
    );
  });

  it("for any value in the place of any other", () => {
    fc.assert(
      fc.property(fc.array(GRAFT, { minLength: 1, maxLength: 3 }), (grafts) => {
        const texts: Record<string, string> = { ...TEXTS };
        for (const { file, place, value } of grafts) {
          const document: unknown = JSON.parse(texts[file]!);
          const all = paths(document);
          texts[file] = JSON.stringify(withValueAt(document, all[place % all.length]!, value), null, 1);
        }
        expectFindingsInside(packOf(texts));
      }),
      { numRuns: 600 },
    );
  });

  it("for any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expectFindingsInside(packOf({ ...TEXTS, "levels/one.json": text }));
      }),
      { numRuns: 300 },
    );
  });
});

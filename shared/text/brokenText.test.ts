import { describe, expect, it } from "vitest";
import { commentSpans, isBrokenText } from "./brokenText";
import { parseJsonTree } from "./jsonTree";

const isBroken = (text: string): boolean => isBrokenText({ text, tree: parseJsonTree(text) });

describe("a text that cannot be read as it was meant", () => {
  it.each(["", "  ", "{", '{"a": }', '{"a": [1, {}', '{"a" 1}', '{"a": "x', "{} {}", '{"a": 1 "b": 2}'])(
    "lacks something: %j",
    (text) => expect(isBroken(text)).toBe(true),
  );

  it.each(["{}", "null", "[1, 2,]", '{"a": 1,}', '// why\n{"a": 1}', '{"a": [1, /* two */], }'])(
    "lacks nothing: %j",
    (text) => expect(isBroken(text)).toBe(false),
  );
});

it.each(["/*", "/**", "{} /*", "//", "/* a */ /*"])("has no comment beyond its end: %j", (text) => {
  const spans = commentSpans(text);
  expect(spans.length).toBeGreaterThan(0);
  for (const { offset, length } of spans) expect(offset + length).toBeLessThanOrEqual(text.length);
});

import { describe, expect, it } from "vitest";
import { parseJsonTree } from "../text/jsonTree";
import type { Finding, Place } from "./finding";
import { locate, rangeOf } from "./locate";

const TEXT = `{
  "rules": [
    { "id": "melt", "then": [] },
    { "on": "x" }
  ],
  "layers": []
}
`;

function finding(at: Place, more: Partial<Finding> = {}): Finding {
  return { code: "json-syntax", severity: "error", message: "", file: "game.json", at, params: {}, ...more };
}

/** The marked piece of a text. */
function marked(text: string, at: Place, more: Partial<Finding> = {}): string {
  const { span } = locate(finding(at, more), () => ({ text, tree: parseJsonTree(text) }));
  return text.slice(span.offset, span.offset + span.length);
}

describe("where a finding is marked", () => {
  it.each<readonly [what: string, at: Place, onKey: boolean, expected: string]>([
    ["a value", "/rules/0/id", false, `"melt"`],
    ["a key", "/rules/0/id", true, `"id"`],
    ["an item", "/rules/1", false, `{ "on": "x" }`],
    ["the key of an item, which has none: its bracket", "/rules/1", true, "{"],
    ["a missing member of an item: the item's bracket", "/rules/1/then/0", false, "{"],
    ["a missing item: the list's key", "/layers/3", false, `"layers"`],
    ["a missing member of the document: its bracket", "/systems", true, "{"],
    ["a part of a string", { at: "/rules/0/id", within: { offset: 1, length: 2 } }, false, "el"],
    ["a part of what is no string", { at: "/rules/1", within: { offset: 1, length: 2 } }, false, `{ "on": "x" }`],
    ["a part of what is missing", { at: "/rules/7", within: { offset: 1, length: 2 } }, false, `"rules"`],
    ["a span", { offset: 4, length: 7 }, false, `"rules"`],
    ["a span that leaves the text", { offset: TEXT.length - 2, length: 99 }, false, "}\n"],
  ])("%s", (_what, at, onKey, expected) => {
    expect(marked(TEXT, at, { onKey })).toBe(expected);
  });

  it("marks the start of an empty text and of a file that is not there", () => {
    expect(marked("", "/rules")).toBe("");
    const located = locate(finding("/rules"), () => undefined);
    expect(located.range).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 1 });
  });

  it("keeps a place inside an object that was never closed in the text", () => {
    expect(marked(`{ "rules": [ { "id": `, "/rules/0/on")).toBe("{");
  });

  it("locates related places in their own files", () => {
    const related = [{ file: "levels/a.json", at: "/id", message: "also here" }];
    const texts: Record<string, string> = { "game.json": TEXT, "levels/a.json": `{\n  "id": "a" }` };
    const located = locate(finding("/layers", { related }), (file) => {
      const text = texts[file] ?? "";
      return { text, tree: parseJsonTree(text) };
    });
    const range = { line: 2, column: 9, endLine: 2, endColumn: 12 };
    expect(located.related).toEqual([{ file: "levels/a.json", range, message: "also here" }]);
    expect(located.at).toBe("/layers");
  });
});

describe("lines and columns", () => {
  it.each([
    ["after \\n", "a\nbc", { offset: 2, length: 2 }, [2, 1, 2, 3]],
    ["after \\r\\n", "a\r\nbc", { offset: 3, length: 1 }, [2, 1, 2, 2]],
    ["after a lone \\r", "a\rbc", { offset: 2, length: 1 }, [2, 1, 2, 2]],
    ["at the end of a text that ends with a line break", "a\n", { offset: 2, length: 0 }, [2, 1, 2, 1]],
    ["over two lines", "ab\ncd", { offset: 1, length: 3 }, [1, 2, 2, 2]],
    ["of an emoji, which is two units", "😀x", { offset: 2, length: 1 }, [1, 3, 1, 4]],
  ])("%s", (_what, text, span, [line, column, endLine, endColumn]) => {
    expect(rangeOf(text, span)).toEqual({ line, column, endLine, endColumn });
  });
});

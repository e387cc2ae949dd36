import { readFileSync } from "node:fs";
import path from "node:path";
import { assert, constantFrom, boolean, json, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../text/edit";
import { parseJsonTree, valueOf } from "../../text/jsonTree";
import { formatEdits } from "./format";
import { GRIDPONDER_STYLE } from "../../dialects/gridponder/text/style";

function formatted(text: string): string {
  const result = formatEdits(text, parseJsonTree(text), GRIDPONDER_STYLE);
  if (!result.ok) throw new Error(result.refusal);
  return applyEdits(text, result.value);
}

/** JSON as anybody may have written it. */
const document = tuple(json({ maxDepth: 6 }), constantFrom(undefined, 1, 3, "\t"), boolean()).map(
  ([json, indentation, crlf]) => {
    const text = JSON.stringify(JSON.parse(json), null, indentation);
    return crlf ? text.replaceAll("\n", "\r\n") : text;
  },
);

describe("the house style", () => {
  it("never changes the value, and leaves a formatted text as it is", () => {
    assert(
      property(document, (text) => {
        const once = formatted(text);
        expect(valueOf(parseJsonTree(once).root)).toEqual(valueOf(parseJsonTree(text).root));
        expect(formatted(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  it("is that of the sample pack", () => {
    for (const file of ["theme.json", "manifest.json", "levels/fw_001.json", "levels/fw_008.json"]) {
      const text = readFileSync(path.resolve(__dirname, "../../../sample-packs/flag-worlds", file), "utf8");
      expect(formatted(text)).toBe(text);
    }
  });

  it("puts entries, moves and effects on a line each", () => {
    const text = `{"rules":[{"on":"x","then":[{"clear_inventory":{}}]}],"solution":{"goldPath":["up",{"action":"move"}]},
      "board":{"layers":{"objects":{"format":"sparse","entries":[{"position":[1,2],"kind":"rock"}]}}}}`;
    expect(formatted(text)).toBe(`{
  "rules": [
    {
      "on": "x",
      "then": [
        {"clear_inventory": {}}
      ]
    }
  ],
  "solution": {
    "goldPath": [
      "up",
      {"action": "move"}
    ]
  },
  "board": {
    "layers": {
      "objects": {
        "format": "sparse",
        "entries": [
          {"position": [1, 2], "kind": "rock"}
        ]
      }
    }
  }
}
`);
  });

  it("aligns the rows of a dense layer", () => {
    const text = `{"board": {"layers": {"ground": [["a", null, "long"], [{"kind": "b"}, "c", null]]}}}`;
    expect(formatted(text)).toContain(`[
        ["a",           null, "long"],
        [{"kind": "b"}, "c",  null]
      ]`);
  });

  it("keeps how the author writes braces, numbers, escapes, line ends and twice-written keys", () => {
    const text = `{ "a": 1.0, "b": { "c": "\\u00e9", "c": 1e3 } }`;
    expect(formatted(text)).toBe(`{\n  "a": 1.0,\n  "b": {\n    "c": "\\u00e9",\n    "c": 1e3\n  }\n}\n`);
    expect(formatted(`{"a":\r\n[1,\r\n2]}`)).toBe(`{\r\n  "a": [1, 2]\r\n}\r\n`);
  });

  it("breaks what is too long, and only that", () => {
    const long = Array.from({ length: 30 }, (_, index) => `"name${index}"`).join(",");
    const text = `{"x":{"y":{"short":[1,2],"long":[${long}]}}}`;
    expect(formatted(text)).toContain(`"short": [1, 2],\n      "long": [\n        "name0",\n`);
  });

  it("keeps a byte order mark before the rest, which it formats", () => {
    const text = '\uFEFF  {"a":1,\n"b":[ 2 ]}';
    const once = formatted(text);
    expect(once).toBe(`\uFEFF${formatted(text.slice(1))}`);
    expect(formatted(once)).toBe(once);
  });

  it.each(['{"a": \uFEFF1}', '\uFEFF{"a": }'])("refuses %j, which the mark alone does not make wrong", (text) => {
    expect(formatEdits(text, parseJsonTree(text), GRIDPONDER_STYLE).ok).toBe(false);
  });

  it.each([`{"a": 1,}`, `{"a": 1 // one\n}`, `{"a": `, ``])("refuses %j, which is no valid JSON", (text) => {
    expect(formatEdits(text, parseJsonTree(text), GRIDPONDER_STYLE).ok).toBe(false);
  });
});

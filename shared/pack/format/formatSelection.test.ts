import { assert, json, nat, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdits } from "../../text/edit";
import { parseJsonTree, valueOf } from "../../text/jsonTree";
import { formatEdits } from "./format";
import { selectionFormatEdits } from "./formatSelection";
import { GRIDPONDER_STYLE } from "../../dialects/gridponder/text/style";

function formatted(text: string, offset: number, length: number): string {
  const result = selectionFormatEdits(text, parseJsonTree(text), { offset, length }, GRIDPONDER_STYLE);
  if (!result.ok) throw new Error(result.refusal);
  return applyEdits(text, result.value);
}

/** The text with what stands between two bars selected, after formatting. */
function selected(marked: string): string {
  const start = marked.indexOf("|");
  return formatted(marked.replaceAll("|", ""), start, marked.lastIndexOf("|") - 1 - start);
}

const LEVEL = `{
    "entries": [
        {
          "position": [1, 2],
          "kind":   "rock"
        },
        {"position":[3,4], "kind":"rock"}
    ]
}
`;

describe("the house style of a selection", () => {
  it("is that of its lines, indentation included, and leaves the others", () => {
    expect(selected(LEVEL.replace(`"position":[3,4]`, `"posi|tion":[3,|4]`))).toBe(
      LEVEL.replace(`        {"position":[3,4], "kind":"rock"}`, `    {"position": [3, 4], "kind": "rock"}`),
    );
  });

  it("brings an object that fits on a line there as a whole, though a part of it is selected", () => {
    const entry = /        \{\n[^}]*\}/.exec(LEVEL)![0];
    expect(selected(LEVEL.replace(`"kind":   "rock"`, `|"kind":   "rock"|`))).toBe(
      LEVEL.replace(entry, `    {"position": [1, 2], "kind": "rock"}`),
    );
  });

  it("does not take in a line of which nothing is selected", () => {
    const lines = LEVEL.split("\n");
    const marked = `|${lines[0]}\n${lines[1]}\n|${lines.slice(2).join("\n")}`;
    expect(selected(marked)).toBe(LEVEL.replace(`    "entries"`, `  "entries"`));
  });

  it("is the document's where all is selected", () => {
    const whole = formatEdits(LEVEL, parseJsonTree(LEVEL), GRIDPONDER_STYLE);
    expect(formatted(LEVEL, 0, LEVEL.length)).toBe(applyEdits(LEVEL, whole.ok ? whole.value : []));
  });

  it("never changes the value; of a whole text it is the document's", () => {
    assert(
      property(json({ maxDepth: 5 }), nat(), nat(), (source, from, most) => {
        const text = JSON.stringify(JSON.parse(source), null, 3);
        const offset = from % (text.length + 1);
        const length = Math.min(most % 40, text.length - offset);
        const once = formatted(text, offset, length);
        expect(valueOf(parseJsonTree(once).root)).toEqual(valueOf(parseJsonTree(text).root));
        const all = selectionFormatEdits(
          text,
          parseJsonTree(text),
          { offset: 0, length: text.length },
          GRIDPONDER_STYLE,
        );
        const whole = formatEdits(text, parseJsonTree(text), GRIDPONDER_STYLE);
        expect(all).toEqual(whole);
      }),
      { numRuns: 200 },
    );
  });

  it("is refused for a text that does not parse", () => {
    expect(selectionFormatEdits("{,", parseJsonTree("{,"), { offset: 0, length: 1 }, GRIDPONDER_STYLE).ok).toBe(false);
  });
});

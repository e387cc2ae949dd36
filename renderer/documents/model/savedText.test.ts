import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { savedText } from "./savedText";

const MIXED = "\uFEFF{\r\n  1,\n  2,\n  3\r\n}\n";
/** The same as an editor shows it. */
const SHOWN = "{\r\n  1,\r\n  2,\r\n  3\r\n}\r\n";

describe("a text on the disk", () => {
  it("is as it was where nothing was edited: byte order mark and mixed line ends", () => {
    expect(savedText(MIXED, SHOWN, true)).toBe(MIXED);
  });

  it("keeps the line ends of the lines around an edit", () => {
    expect(savedText(MIXED, SHOWN.replace("  2,", "  2,\r\n  22,"), true)).toBe(
      "\uFEFF{\r\n  1,\n  2,\n  22,\r\n  3\r\n}\n",
    );
    expect(savedText(MIXED, SHOWN.replace("  2,\r\n", ""), true)).toBe("\uFEFF{\r\n  1,\n  3\r\n}\n");
  });

  it("takes the text as it is where all line ends are alike, or nothing was on the disk", () => {
    expect(savedText("a\r\nb", "a\r\nbc\r\n", false)).toBe("a\r\nbc\r\n");
    expect(savedText("a\nb", "a\r\nb", false)).toBe("a\r\nb");
    expect(savedText("\uFEFFa", "b", true)).toBe("\uFEFFb");
    expect(savedText(null, "new", false)).toBe("new");
  });

  it("has the byte order mark no more once that was taken away, its line ends kept", () => {
    expect(savedText(MIXED, SHOWN, false)).toBe(MIXED.slice(1));
    expect(savedText("\uFEFFa", "a", false)).toBe("a");
  });

  it("says the same lines, whatever was edited", () => {
    const text = fc.array(fc.constantFrom("a", "b", "\n", "\r\n", "\r", "\u{1f600}")).map((parts) => parts.join(""));
    // A lone carriage return ends a line as well.
    const lines = (of: string): string => of.replace(/\r\n|\r/g, "\n");
    fc.assert(
      fc.property(text, text, (base, edited) => {
        expect(lines(savedText(base, lines(edited), false))).toBe(lines(edited));
      }),
    );
  });
});

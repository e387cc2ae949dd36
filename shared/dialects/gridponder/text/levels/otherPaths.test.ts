import { describe, expect, it } from "vitest";
import { applyEdits, type TextEdit } from "../../../../text/edit";
import { type ParsedText, parseJsonTree } from "../../../../text/jsonTree";
import { readGoldPath, wordOf } from "./goldPath";
import { otherPaths } from "./otherPaths";

const LEVEL = `{
  "id": "a",
  "solution": {
    "goldPath": ["up", "up", "left"],
    "hintStops": [1, 3]
  }
}
`;
const right = { action: "move", direction: "right" };
const wait = { action: "wait", turns: 2 };

const parsed = (text: string): ParsedText => ({ text, tree: parseJsonTree(text) });
const after = (text: string, make: (level: ParsedText) => readonly TextEdit[]): string =>
  applyEdits(text, make(parsed(text)));
const names = (text: string): readonly string[] => otherPaths.read(parseJsonTree(text)).map(({ name }) => name);
const gold = (text: string): string =>
  readGoldPath(parseJsonTree(text))
    .flatMap(({ move }) => (move === null ? [] : (wordOf(move) ?? move.action)))
    .join(" ");

describe("other solutions of a level", () => {
  const kept = after(LEVEL, (level) => otherPaths.add(level, "Short", [right, wait]));

  it("are kept beside the gold path, written as it is", () => {
    expect(JSON.parse(kept)).toMatchObject({
      solution: { goldPath: ["up", "up", "left"], otherPaths: [{ name: "Short", path: ["right", wait] }] },
    });
    expect(otherPaths.read(parseJsonTree(kept))).toEqual([
      { name: "Short", moves: [right, wait], at: "/solution/otherPaths/0" },
    ]);
    expect(after(LEVEL, (level) => otherPaths.add(level, "None", []))).toBe(LEVEL);
  });

  it("are renamed and removed; the last takes its list with it", () => {
    const two = after(kept, (level) => otherPaths.add(level, "Long", [right]));
    expect(names(after(two, (level) => otherPaths.rename(level, 1, "Longer")))).toEqual(["Short", "Longer"]);
    const one = after(two, (level) => otherPaths.remove(level, 1));
    expect(one).toBe(kept);
    expect(after(one, (level) => otherPaths.remove(level, 0))).toBe(LEVEL);
  });

  it("take the place of the gold path, which is kept; hints beyond the end are gone", () => {
    const chosen = after(kept, (level) => otherPaths.choose(level, 0));
    expect(gold(chosen)).toBe("right wait");
    expect(JSON.parse(chosen)).toMatchObject({
      solution: { hintStops: [1], otherPaths: [{ name: "Earlier gold path", path: ["up", "up", "left"] }] },
    });
    expect(gold(after(chosen, (level) => otherPaths.choose(level, 0)))).toBe("up up left");
    expect(after(kept, (level) => otherPaths.choose(level, 4))).toBe(kept);
  });

  it("replace an empty gold path without keeping it", () => {
    const bare = kept.replace('["up", "up", "left"]', "[]").replace("[1, 3]", "[]");
    const chosen = after(bare, (level) => otherPaths.choose(level, 0));
    expect([gold(chosen), names(chosen)]).toEqual(["right wait", []]);
  });

  it("are read whatever is written, and a broken text is left alone", () => {
    const odd = `{"solution": {"otherPaths": [3, {"name": " "}, {"path": ["up", 4]}]}}`;
    expect(otherPaths.read(parseJsonTree(odd)).map(({ name, moves }) => [name, moves.length])).toEqual([
      ["Solution 2", 0],
      ["Solution 3", 0],
      ["Solution 4", 1],
    ]);
    expect(otherPaths.rename(parsed(odd), 0, "x")).toEqual([]);
    expect(otherPaths.add(parsed(`{"solution": `), "x", [right])).toEqual([]);
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MergePiece, mergePieces, mergedText } from "./merge";

function hunksOf(pieces: readonly MergePiece[]) {
  return pieces.filter((piece) => piece.kind === "hunk");
}

describe("a three-way merge", () => {
  it("takes what one side alone changed, and asks where both did", () => {
    const pieces = mergePieces("a\nb\nc\nd\ne\n", "a\nB\nc\nd\nmine\n", "A\nb\nc\nd\ntheirs\n");
    expect(hunksOf(pieces).map(({ by }) => by)).toEqual(["both", "both"]);
    const apart = mergePieces("a\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\n", "A\nb\nc\nd\ne\n");
    expect(hunksOf(apart).map(({ by }) => by)).toEqual(["theirs", "mine"]);
    expect(mergedText(apart, [])).toBe("A\nb\nc\nd\nE\n");
  });

  it("has no hunk where both did the same", () => {
    expect(hunksOf(mergePieces("a\nb\n", "a\nX\n", "a\nX\n"))).toEqual([]);
  });

  it("gives no text while a choice is missing", () => {
    const pieces = mergePieces("a\n", "mine\n", "theirs\n");
    expect(mergedText(pieces, [])).toBeNull();
    expect(mergedText(pieces, ["mine-then-theirs"])).toBe("mine\ntheirs\n");
  });

  it("can refuse what one side alone changed", () => {
    const pieces = mergePieces("a\nb\n", "a\nb\n", "a\nB\n");
    expect(mergedText(pieces, ["mine"])).toBe("a\nb\n");
  });

  it("keeps two last lines apart when neither has an end", () => {
    expect(mergedText(mergePieces("", "mine", "theirs"), ["mine-then-theirs"])).toBe("mine\ntheirs");
  });

  it("does not see a byte order mark as a change", () => {
    expect(hunksOf(mergePieces("\uFEFFa\n", "a\n", "\uFEFFa\n"))).toEqual([]);
  });

  it("merges long texts of like lines, changed far apart", () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => (at % 9 === 0 ? `"${at}"\n` : "[null],\n"));
    const changed = (at: number): string => lines.map((line, index) => (index === at ? "changed\n" : line)).join("");
    const pieces = mergePieces(lines.join(""), changed(5), changed(19_990));
    expect(hunksOf(pieces).map(({ by }) => by)).toEqual(["mine", "theirs"]);
    const all = mergePieces(lines.join(""), `first\n${changed(5)}last\n`, changed(10_000));
    expect(
      mergedText(
        all,
        hunksOf(all).map(() => "mine" as const),
      ),
    ).toBe(`first\n${changed(5)}last\n`);
  });

  const text = fc
    .array(fc.constantFrom("a", "b", "c", "{", "}", ""), { maxLength: 14 })
    .chain((lines) => fc.constantFrom(lines.join("\n"), `${lines.join("\n")}\n`));

  it("law: all of one side gives that side; unchanged sides give the other", () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const pieces = mergePieces(base, mine, theirs);
        const all = (choice: "mine" | "theirs") =>
          mergedText(
            pieces,
            hunksOf(pieces).map(() => choice),
          );
        expect(all("mine")).toBe(mine);
        expect(all("theirs")).toBe(theirs);
        expect(mergedText(mergePieces(base, mine, base), [])).toBe(mine);
        expect(mergedText(mergePieces(base, base, theirs), [])).toBe(theirs);
      }),
      { numRuns: 2_000 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { type Work, finish } from "../../base/work";
import { buildPackSource } from "../../dialects/models";
import type { Severity } from "../../findings/codes";
import type { Finding, Fix } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import { withoutEffects } from "./withoutEffects";

const FILE = "notes.json";

/** Reports each word `bad`, each word `worse` and each word `note` of a text, with a fix that replaces a part of the text by another. */
function wordsCheck(
  fixOf: (text: string, word: string) => readonly [part: string, by: string],
  severities: Readonly<Record<string, Severity>> = {},
) {
  return function* check(pack: PackSource): Work<readonly Finding[]> {
    const { text = "" } = pack.files.get(FILE) ?? {};
    yield;
    return ["bad", "worse", "note"].flatMap((word): readonly Finding[] => {
      const offset = text.indexOf(`"${word}"`);
      if (offset < 0) return [];
      const [part, by] = fixOf(text, word);
      const edits = [{ offset: text.indexOf(part), length: part.length, text: by }];
      const fixes: readonly Fix[] = [{ title: "Repair it", changes: [{ file: FILE, edits }] }];
      const at = { offset, length: word.length + 2 };
      const severity = severities[word] ?? "error";
      return [{ code: word, severity, message: word, file: FILE, at, params: {}, fixes }];
    });
  };
}

/** Returns the codes of what is told of a text. */
function toldOf(text: string, check: ReturnType<typeof wordsCheck>): readonly string[] {
  const pack = buildPackSource([{ path: FILE, text }], [], []);
  return finish(withoutEffects(pack, finish(check(pack)), check)).map(({ code }) => code);
}

describe("what only follows from a mistake", () => {
  it("is not told where the mistake's fix ends both", () => {
    const text = '["bad", {"of": "worse"}]';
    const check = wordsCheck((_text, word) =>
      word === "bad" ? ['"bad", {"of": "worse"}', '"good"'] : ['"worse"', "1"],
    );
    expect(toldOf(text, check)).toEqual(["bad"]);
  });

  it("is not told where the fix shows a note that was hidden, and is where it leads to another mistake", () => {
    const text = '["bad", {"of": "worse"}]';
    const toldWith = (note: Severity): readonly string[] => {
      const check = wordsCheck(() => ['"bad", {"of": "worse"}', '"note"'], { note });
      return toldOf(text, check);
    };
    expect(toldWith("information")).toEqual(["bad"]);
    expect(toldWith("warning")).toEqual(["bad", "worse"]);
  });

  it("is told where only a note would be its cause: a note need not be fixed", () => {
    const text = '["bad", {"of": "worse"}]';
    const toldWith = (worse: Severity): readonly string[] => {
      const check = wordsCheck(() => ['"bad", {"of": "worse"}', '"good"'], { bad: "information", worse });
      return toldOf(text, check);
    };
    expect(toldWith("information")).toEqual(["bad"]);
    expect(toldWith("warning")).not.toEqual(["bad"]);
  });

  it("is told where the fix only removes what it stands in", () => {
    const text = '[["bad", "worse"]]';
    const check = wordsCheck((_text, word) => (word === "bad" ? ['["bad", "worse"]', ""] : ['"worse"', "1"]));
    expect(toldOf(text, check)).toEqual(["bad", "worse"]);
  });

  it("is not what stands behind an entry that the fix takes out", () => {
    // Reports each entry of the list by its index.
    function* check(pack: PackSource): Work<readonly Finding[]> {
      const { text = "" } = pack.files.get(FILE) ?? {};
      yield;
      const entries = JSON.parse(text) as readonly string[];
      return entries.map((message, index): Finding => {
        const edits = [{ offset: text.indexOf(`"${message}"`), length: message.length + 3, text: "" }];
        const fixes = index < entries.length - 1 ? [{ title: "Take it out", changes: [{ file: FILE, edits }] }] : [];
        return { code: "entry", severity: "error", message, file: FILE, at: `/${index}`, params: {}, fixes };
      });
    }
    const pack = buildPackSource([{ path: FILE, text: '["one","two"]' }], [], []);
    const told = finish(withoutEffects(pack, finish(check(pack)), check));
    expect(told.map(({ message }) => message)).toEqual(["one", "two"]);
  });
});

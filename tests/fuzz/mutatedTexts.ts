// Mutates real texts at random: cut, doubled, swapped and sprinkled with meaningful words. Mutations are lists of
// numbers, so that a failing case can be shrunk.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import * as fc from "fast-check";
import { assertNever } from "../../shared/base/assertNever";

export interface PackText {
  readonly path: string;
  readonly text: string;
}

export interface TextMutation {
  /** Each number is taken modulo what exists. */
  readonly file: number;
  readonly offset: number;
  readonly length: number;
  readonly word: number;
  readonly how: "cut" | "insert" | "double" | "replace" | "word";
}

const PROJECT = path.resolve(__dirname, "../..");

/** Returns the texts of a sample pack. */
export function sampleTexts(name: string): readonly PackText[] {
  return packTexts(`sample-packs/${name}`);
}

/** The texts of a pack in a folder of the project, by path. */
export function packTexts(folder: string): readonly PackText[] {
  const root = path.join(PROJECT, folder);
  return readdirSync(root, { recursive: true })
    .map((file) => String(file).split(path.sep).join("/"))
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
}

const ODD_WORDS: readonly string[] = [
  ["{", "}", "[", "]", ":", ",", '"', "\\", "\n", "\t", "\0", "/*", "//", "{}", "[]", "[[[[[[[[", "\uFEFF"],
  ["null", "true", "-1", "1e400", "9007199254740993", "0.5", '""', '"\\ud800"', '"__proto__"', '"constructor"'],
  ['"$event.position"', '"$cell.objects.kind"', '"../../x.png"'],
].flat();

/** Returns names and values of the texts themselves, and words that parsers stumble over. */
export function wordsOf(texts: readonly PackText[]): readonly string[] {
  const words = new Set(ODD_WORDS);
  for (const { text } of texts) for (const [word] of text.matchAll(/"[^"\n]*"|-?\d+/g)) words.add(word);
  return Array.from(words);
}

const mutation: fc.Arbitrary<TextMutation> = fc.record({
  file: fc.nat(),
  offset: fc.nat(),
  length: fc.integer({ min: 0, max: 60 }),
  word: fc.nat(),
  how: fc.constantFrom("cut", "insert", "double", "replace", "word", "word"),
});

export const mutations = fc.array(mutation, { minLength: 1, maxLength: 5 });

/** Returns the texts after the mutations, in the same order; untouched texts are the same objects. */
export function mutatedTexts(
  texts: readonly PackText[],
  words: readonly string[],
  changes: readonly TextMutation[],
): readonly PackText[] {
  const result = [...texts];
  for (const change of changes) {
    const at = change.file % result.length;
    const { path: file, text } = result[at]!;
    result[at] = { path: file, text: mutated(text, words[change.word % words.length]!, change) };
  }
  return result;
}

function mutated(text: string, word: string, { offset, length, how }: TextMutation): string {
  const start = offset % (text.length + 1);
  const end = Math.min(text.length, start + length);
  switch (how) {
    case "cut":
      return text.slice(0, start) + text.slice(end);
    case "insert":
      return text.slice(0, start) + word + text.slice(start);
    case "double":
      return text.slice(0, end) + text.slice(start);
    case "replace":
      return text.slice(0, start) + word + text.slice(end);
    case "word":
      return withWordReplaced(text, word, start);
    default:
      return assertNever(how);
  }
}

/** Replaces the whole string or number at or after an offset: the text mostly stays JSON. */
function withWordReplaced(text: string, word: string, from: number): string {
  const pattern = /"[^"\n]*"|-?\d+/g;
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? text : text.slice(0, match.index) + word + text.slice(pattern.lastIndex);
}

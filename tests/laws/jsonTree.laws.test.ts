// The two ways to read a text, as a tree with places and as a plain value, say the same of each place.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Json, childPointer, isJsonObject } from "../../shared/base/json";
import { nodeAt, parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { mutatedTexts, mutations, sampleTexts, wordsOf } from "../fuzz/mutatedTexts";

const texts = sampleTexts("flag-worlds").slice(0, 4);
const words = wordsOf(texts);

test("the node at a pointer has the value that the whole has there, in broken texts too", () => {
  fc.assert(
    fc.property(mutations, (changes) => {
      for (const { text } of mutatedTexts(texts, words, changes)) {
        const tree = parseJsonTree(text);
        eachPlace(valueOf(tree.root), "", (pointer, value) => expect(valueOf(nodeAt(tree, pointer))).toBe(value));
      }
    }),
    { numRuns: 30 },
  );
});

function eachPlace(value: Json | undefined, at: string, visit: (at: string, value: Json | undefined) => void): void {
  visit(at, value);
  const inner = Array.isArray(value) || isJsonObject(value) ? Object.entries(value as Record<string, Json>) : [];
  for (const [key, member] of inner) eachPlace(member, childPointer(at, key), visit);
}

// Turns a JSON text into another that differs in white space alone, by edits between the tokens.
import { type JSONScanner, createScanner } from "jsonc-parser";
import type { TextEdit } from "./edit";

/** Returns edits that replace only white space, in the order of the text. Throws when the tokens differ. */
export function whitespaceEdits(text: string, next: string): readonly TextEdit[] {
  const [old, made] = [createScanner(text, true), createScanner(next, true)];
  const edits: TextEdit[] = [];
  let [oldEnd, madeEnd] = [0, 0];
  for (;;) {
    const [kind, otherKind] = [old.scan(), made.scan()];
    if (kind !== otherKind || written(text, old) !== written(next, made))
      throw new Error("the texts differ in their tokens");
    const gap = text.slice(oldEnd, old.getTokenOffset());
    const wanted = next.slice(madeEnd, made.getTokenOffset());
    if (gap !== wanted) edits.push({ offset: oldEnd, length: gap.length, text: wanted });
    // Only the end of the text is a token of no length.
    if (old.getTokenLength() === 0) return edits;
    oldEnd = old.getTokenOffset() + old.getTokenLength();
    madeEnd = made.getTokenOffset() + made.getTokenLength();
  }
}

function written(text: string, scanner: JSONScanner): string {
  return text.slice(scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength());
}

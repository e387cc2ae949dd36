// How much there is to read in a JSON text, counted without reading it into a tree. Knows JSON text; knows no limits.
import { createScanner } from "jsonc-parser";

// Of jsonc-parser's kinds of tokens, whose enum has no values that isolated modules may use.
const LINE_BREAK = 14;
const BLANK = 15;
const END = 17;

export interface TokenCount {
  /** Values, names, brackets, commas, comments and stray words; never more than was asked for. */
  readonly count: number;
  /** Where the last one counted begins. */
  readonly offset: number;
}

/** Counts what a parser would have to look at; stops at `most`. */
export function countTokens(text: string, most: number): TokenCount {
  // Blanks are left out.
  const scanner = createScanner(text, false);
  let count = 0;
  let offset = 0;
  while (count < most) {
    const token: number = scanner.scan();
    if (token === END) break;
    if (token === LINE_BREAK || token === BLANK) continue;
    offset = scanner.getTokenOffset();
    count += 1;
  }
  return { count, offset };
}

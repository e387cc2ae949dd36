// Which mistakes in a text keep it from being read: not comments and not trailing commas, which are no JSON, but after
// which nothing is missing. Knows the parser's errors; knows nothing of how they are told.
import { createScanner } from "jsonc-parser";
import type { TextSpan } from "./edit";
import type { JsonError, JsonTree } from "./jsonTree";

/** jsonc-parser's kinds of token that are comments, and its end of the text. */
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const END_OF_TEXT = 17;

/** jsonc-parser's numbers of errors: its enum has no values at run time that isolated modules may use. */
const NAME_EXPECTED = 3;
const VALUE_EXPECTED = 4;
const COMMENT = 10;

export interface ParsedText {
  readonly text: string;
  readonly tree: JsonTree;
}

/** Whether the tree of a text lacks things that its author may well have written; an empty text lacks all. */
export function isBrokenText({ text, tree }: ParsedText): boolean {
  return tree.root === undefined || firstBreak(text, tree) !== undefined;
}

/** The first mistake that keeps what follows it from being read as it was meant. */
export function firstBreak(text: string, { errors }: JsonTree): JsonError | undefined {
  const comments = errors.some(isComment) ? commentSpans(text) : [];
  return errors.find((error) => !isComment(error) && trailingComma(text, error, comments) === null);
}

export function isComment({ error }: JsonError): boolean {
  return error === COMMENT;
}

/** All comments, in the order of the text. */
export function commentSpans(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  const scanner = createScanner(text, false);
  for (let token: number = scanner.scan(); token !== END_OF_TEXT; token = scanner.scan()) {
    if (token !== LINE_COMMENT && token !== BLOCK_COMMENT) continue;
    spans.push({ offset: scanner.getTokenOffset(), length: scanner.getTokenLength() });
  }
  return spans;
}

/** The comma before a closing bracket where the parser missed a value or a field; null for any other error. */
export function trailingComma(text: string, error: JsonError, comments: readonly TextSpan[]): TextSpan | null {
  const isMissingEntry = error.error === NAME_EXPECTED || error.error === VALUE_EXPECTED;
  if (!isMissingEntry || !/[}\]]/.test(text[error.offset] ?? "")) return null;
  let offset = error.offset - 1;
  for (;;) {
    while (offset >= 0 && /\s/.test(text[offset]!)) offset -= 1;
    const comment = spanAround(comments, offset);
    if (comment === undefined) break;
    offset = comment.offset - 1;
  }
  return text[offset] === "," ? { offset, length: 1 } : null;
}

/** The one of some spans, in the order of the text, that holds an offset. */
function spanAround(spans: readonly TextSpan[], offset: number): TextSpan | undefined {
  let [first, end] = [0, spans.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (spans[middle]!.offset + spans[middle]!.length <= offset) first = middle + 1;
    else end = middle;
  }
  const span = spans[first];
  return span !== undefined && span.offset <= offset ? span : undefined;
}

// Which mistakes in a text keep it from being read: not comments and not trailing commas, which are no JSON, but after
// which nothing is missing. Knows the parser's errors; knows nothing of how they are told.
import { createScanner } from "jsonc-parser";
import type { TextSpan } from "./edit";
import { Mistake, Token } from "./jsonTokens";
import type { JsonError, JsonTree } from "./jsonTree";

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
  return error === Mistake.comment;
}

/** All comments, in the order of the text. */
export function commentSpans(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  const scanner = createScanner(text, false);
  for (let token: number = scanner.scan(); token !== Token.end; token = scanner.scan()) {
    if (token !== Token.lineComment && token !== Token.blockComment) continue;
    spans.push({ offset: scanner.getTokenOffset(), length: scanner.getTokenLength() });
  }
  return spans;
}

/** The comma before a closing bracket where the parser missed a value or a field; null for any other error. */
export function trailingComma(text: string, error: JsonError, comments: readonly TextSpan[]): TextSpan | null {
  const isMissingEntry = error.error === Mistake.nameExpected || error.error === Mistake.valueExpected;
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

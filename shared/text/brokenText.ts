// Tells which syntax errors break a text. Comments and trailing commas are invalid JSON, but nothing is missing after
// them.
import { createScanner } from "jsonc-parser";
import { partitionPoint } from "../base/partitionPoint";
import type { TextSpan } from "./edit";
import { Mistake, Token } from "./jsonTokens";
import type { JsonError, JsonTree, ParsedText } from "./jsonTree";

/** Returns whether the tree lacks things that the author may well have written. An empty text is broken. */
export function isBrokenText({ text, tree }: ParsedText): boolean {
  return tree.root === undefined || firstBreak(text, tree) !== undefined;
}

/** Returns the first error after which the text cannot be read as its author meant it. */
export function firstBreak(text: string, { errors }: JsonTree): JsonError | undefined {
  const comments = errors.some(isComment) ? commentSpans(text) : [];
  return errors.find((error) => !isComment(error) && trailingComma(text, error, comments) === null);
}

export function isComment({ error }: JsonError): boolean {
  return error === Mistake.comment;
}

/** Returns all comments, in the order of the text. */
export function commentSpans(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  const scanner = createScanner(text, false);
  for (let token: number = scanner.scan(); token !== Token.end; token = scanner.scan()) {
    if (token !== Token.lineComment && token !== Token.blockComment) continue;
    const offset = scanner.getTokenOffset();
    // One that is never closed reaches beyond a text that ends at once.
    spans.push({ offset, length: Math.min(scanner.getTokenLength(), text.length - offset) });
  }
  return spans;
}

/** Returns the comma before a closing bracket where the parser missed a value or a member; null for any other error. */
export function trailingComma(text: string, error: JsonError, comments: readonly TextSpan[]): TextSpan | null {
  const isMissingEntry = error.error === Mistake.nameExpected || error.error === Mistake.valueExpected;
  if (!isMissingEntry || !/[}\]]/.test(text[error.offset] ?? "")) return null;
  let offset = error.offset - 1;
  for (;;) {
    while (offset >= 0 && /\s/.test(text.charAt(offset))) offset -= 1;
    const comment = spanAround(comments, offset);
    if (comment === undefined) break;
    offset = comment.offset - 1;
  }
  return text[offset] === "," ? { offset, length: 1 } : null;
}

/** Returns the span that contains an offset. Spans are in the order of the text. */
function spanAround(spans: readonly TextSpan[], offset: number): TextSpan | undefined {
  const span = spans[partitionPoint(spans, (each) => each.offset + each.length <= offset)];
  return span !== undefined && span.offset <= offset ? span : undefined;
}

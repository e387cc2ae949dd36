// Finds the lines that a change touches, and a limit for the number of tokens after it. Strings end with their lines,
// so only these lines may have text that moved into a string or out of one.
import type { ChangedSpan } from "./changedSpan";

const NEWLINE = 10;
const RETURN = 13;

export interface ChangedLines {
  /** The lines before and after the change, with the last line's end. */
  readonly before: string;
  readonly after: string;
}

/** Returns the lines that `span` has changed from `before` to `text`; null where a string may continue after them. */
export function changedLines(before: string, text: string, span: ChangedSpan): ChangedLines | null {
  const [was, is] = [linesAround(before, span.offset, span.before), linesAround(text, span.offset, span.after)];
  return ESCAPED_END.test(was) || ESCAPED_END.test(is) ? null : { before: was, after: is };
}

const ESCAPED_END = /\\(?:[\r\n]|$)/;

function linesAround(text: string, offset: number, length: number): string {
  let start = offset;
  while (start > 0 && !isLineEnd(text.charCodeAt(start - 1))) start -= 1;
  let end = offset + length;
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end += 1;
  return text.slice(start, end + 1);
}

function isLineEnd(unit: number): boolean {
  return unit === NEWLINE || unit === RETURN;
}

/** Characters that may move other text into a string or a comment, or out of it. */
const MOVES_STRINGS = /["\\\r\n/*]/;

const OVER_LINES = /\/\*|\*\//;

/**
 * Returns a limit for the number of tokens in `text`, given one for the text before, which differs in `span` alone.
 * Infinity where strings or comments over several lines may have begun or ended.
 */
export function mostTokensAfter(most: number, before: string, text: string, span: ChangedSpan): number {
  // Inserted text may split a token in two.
  if (!touches(MOVES_STRINGS, before, text, span)) return most + span.after + 1;
  const lines = changedLines(before, text, span);
  if (lines === null || OVER_LINES.test(lines.before) || OVER_LINES.test(lines.after)) return Infinity;
  // Each token takes at least one character.
  return most + lines.after.length;
}

/** Returns whether a change, or the character before it, contains any of `units`. */
export function touches(
  characters: RegExp,
  before: string,
  text: string,
  { offset, before: was, after: is }: ChangedSpan,
): boolean {
  const start = Math.max(0, offset - 1);
  return characters.test(before.slice(start, offset + was)) || characters.test(text.slice(start, offset + is));
}

// The lines that a change lies in, and how much there is to read in a text after it. Strings end with their lines: only
// what such lines say may be in a string, or out of one, that was not so before. Knows strings and comments.
import type { ChangedSpan } from "./changedSpan";

const NEWLINE = 10;
const RETURN = 13;

export interface ChangedLines {
  /** Before and after the change, with the end of the last line. */
  readonly was: string;
  readonly is: string;
}

/** The lines in which `span` has changed from `before` to `text`; null where a string may go on behind them. */
export function changedLines(before: string, text: string, span: ChangedSpan): ChangedLines | null {
  const [was, is] = [linesAround(before, span.offset, span.before), linesAround(text, span.offset, span.after)];
  return ESCAPED_END.test(was) || ESCAPED_END.test(is) ? null : { was, is };
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

/** What may bring other units into a string or a comment, or out of it. */
const MOVES_STRINGS = /["\\\r\n/*]/;

const OVER_LINES = /\/\*|\*\//;

/**
 * How many tokens a text has at most, by the most of the text before it, in which `span` has changed. Infinite where
 * strings or comments that go over lines may have begun or ended.
 */
export function mostTokensAfter(most: number, before: string, text: string, span: ChangedSpan): number {
  // What is put in may part a token in two.
  if (!touches(MOVES_STRINGS, before, text, span)) return most + span.after + 1;
  const lines = changedLines(before, text, span);
  if (lines === null || OVER_LINES.test(lines.was) || OVER_LINES.test(lines.is)) return Infinity;
  // Each takes a unit at least.
  return most + lines.is.length;
}

/** Whether a change, or the unit before it, has to do with some units. */
export function touches(
  units: RegExp,
  before: string,
  text: string,
  { offset, before: was, after: is }: ChangedSpan,
): boolean {
  const start = Math.max(0, offset - 1);
  return units.test(before.slice(start, offset + was)) || units.test(text.slice(start, offset + is));
}

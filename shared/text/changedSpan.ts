// Where two texts differ: a span of the one replaced by a span of the other. Before it and after it they are equal.
import type { TextEdit } from "./edit";

export interface ChangedSpan {
  /** Where it begins in both texts. */
  readonly offset: number;
  /** Its length before and after the change. */
  readonly before: number;
  readonly after: number;
}

/**
 * Returns the span that covers all edits of one change, which refer to the text before it; undefined when there are
 * none.
 */
export function spanOfEdits(edits: readonly TextEdit[]): ChangedSpan | undefined {
  let offset = Infinity;
  let end = 0;
  let grown = 0;
  for (const edit of edits) {
    offset = Math.min(offset, edit.offset);
    end = Math.max(end, edit.offset + edit.length);
    grown += edit.text.length - edit.length;
  }
  return edits.length === 0 ? undefined : { offset, before: end - offset, after: end - offset + grown };
}

/** Returns the smallest span in which two texts differ: everything between their common start and common end. */
export function spanBetween(before: string, after: string): ChangedSpan {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  const most = shorter - start;
  while (end < most && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end))
    end += 1;
  return { offset: start, before: before.length - start - end, after: after.length - start - end };
}

/** Returns the span of two changes, the second made to the text after the first. */
export function joinSpans(first: ChangedSpan, second: ChangedSpan): ChangedSpan {
  const offset = Math.min(first.offset, second.offset);
  // In the text between the two changes.
  const end = Math.max(first.offset + first.after, second.offset + second.before);
  return {
    offset,
    before: end - first.after + first.before - offset,
    after: end - second.before + second.after - offset,
  };
}

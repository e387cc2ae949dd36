// Where two texts differ: the stretch of the one that another stretch of the other replaces. Before it and behind it
// they are alike.
import type { TextEdit } from "./edit";

export interface ChangedSpan {
  /** Where it begins, in both texts. */
  readonly offset: number;
  /** How long it was, and how long it is now. */
  readonly before: number;
  readonly after: number;
}

/** The span that all edits of one change lie in; they refer to the text before it. Undefined when there are none. */
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

/** The smallest span in which two texts differ: all between their common start and their common end. */
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

/** The span of two changes, the second made on the text after the first. */
export function joinSpans(first: ChangedSpan, second: ChangedSpan): ChangedSpan {
  const offset = Math.min(first.offset, second.offset);
  // In the text between the two.
  const end = Math.max(first.offset + first.after, second.offset + second.before);
  return {
    offset,
    before: end - first.after + first.before - offset,
    after: end - second.before + second.after - offset,
  };
}

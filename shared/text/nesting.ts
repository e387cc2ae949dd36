// Measures how deep lists and objects are nested in a text, by its brackets alone, and limits the depth after a change.
import { changedLines } from "./changedLines";
import type { ChangedSpan } from "./changedSpan";

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

export interface Nesting {
  /** The deepest nesting found, up to the requested level. */
  readonly depth: number;
  /** Where the bracket is that opens the requested level; null when there is none. */
  readonly offset: number | null;
}

/** Measures the nesting of a text. Stops at the bracket that opens the given level, counted from 1. */
export function nestingOf(text: string, level: number): Nesting {
  let depth = 0;
  let deepest = 0;
  // By character codes: the whole of a large text is read.
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit === OPEN_OBJECT || unit === OPEN_LIST) {
      depth += 1;
      if (depth > deepest) deepest = depth;
      if (depth === level) return { depth, offset };
    } else if (unit === CLOSE_OBJECT || unit === CLOSE_LIST) {
      if (depth > 0) depth -= 1;
    } else if (unit === QUOTE) {
      offset = endOfString(text, offset);
    }
  }
  return { depth: deepest, offset: null };
}

/** Returns the offset of the closing quote, or of the line's end when there is none. */
function endOfString(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit === BACKSLASH) offset += 1;
    else if (unit === QUOTE) return offset;
    else if (unit === NEWLINE || unit === RETURN) return offset - 1;
  }
  return text.length;
}

/**
 * Returns a limit for the nesting of `text`, given one for the text before, which differs in `span` alone. Strings end
 * with their lines, so only brackets in the changed lines may count differently. Infinity where strings go over lines.
 */
export function mostNestingAfter(most: number, before: string, text: string, span: ChangedSpan): number {
  const lines = changedLines(before, text, span);
  return lines === null
    ? Infinity
    : most + count(lines.after, OPEN_LIST, OPEN_OBJECT) + count(lines.before, CLOSE_LIST, CLOSE_OBJECT);
}

function count(text: string, one: number, other: number): number {
  let found = 0;
  // By character codes: a stroke over a large board changes a large part of its text.
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit === one || unit === other) found += 1;
  }
  return found;
}

// How deep lists and objects are nested in a text, counted by its brackets alone, and how deep at most after a change.
// Knows brackets and strings; knows no other mistakes.
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
  /** How many lists and objects are open at most; no more than were looked for. */
  readonly depth: number;
  /** Of the bracket that opens the level looked for; null where there is none. */
  readonly offset: number | null;
}

/** How deep a text is nested. Looks no further than to the bracket that opens the given level, counted from 1. */
export function nestingOf(text: string, level: number): Nesting {
  let depth = 0;
  let deepest = 0;
  // By numbers: all of a large text is looked at.
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

/** The offset of the closing quote, or the last of the line when there is none. */
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
 * How deep a text is nested at most, by the most of the text before it, in which `span` has changed. Strings end with
 * their lines: only in the lines of the change may brackets be counted otherwise than before. Infinite where strings go
 * over lines.
 */
export function mostNestingAfter(most: number, before: string, text: string, span: ChangedSpan): number {
  const lines = changedLines(before, text, span);
  return lines === null
    ? Infinity
    : most + count(lines.is, OPEN_LIST, OPEN_OBJECT) + count(lines.was, CLOSE_LIST, CLOSE_OBJECT);
}

function count(text: string, one: number, other: number): number {
  let found = 0;
  // By numbers: a stroke over a large board changes a large part of its text.
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit === one || unit === other) found += 1;
  }
  return found;
}

// Joins neighbouring edits on a line: an editor takes about as long for each edit as for each line. Pure.
import { defined } from "../base/defined";
import type { TextEdit } from "./edit";

/** What separates neighbours in a list. Not line ends: inserting these again costs more than it saves. */
const SEPARATOR = /^[ \t,]*$/;

/** Longer text is not taken for a separator. */
const LONGEST_SEPARATOR = 64;

/** More edits than this become one, whatever is between them: Monaco makes them one itself, but takes longer. */
const MANY = 999;

/**
 * Returns edits that make the same text, in its order. Edits on one line with only blanks and commas between them
 * become one that inserts these again. If very many are left, they become one that covers them all.
 * Edits refer to `text`, may come in any order, and never overlap.
 */
export function joinedEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const ordered = edits.toSorted((one, other) => one.offset - other.offset);
  const joined: TextEdit[] = [];
  let first = 0;
  for (let next = 1; next <= ordered.length; next += 1) {
    if (next < ordered.length && isSeparated(text, defined(ordered[next - 1]), defined(ordered[next]))) continue;
    joined.push(joinRun(text, ordered, first, next));
    first = next;
  }
  if (ordered.length === 0) return ordered;
  return joined.length > MANY ? [joinRun(text, joined, 0, joined.length)] : joined;
}

/** Whether only a separator is between two edits. */
function isSeparated(text: string, { offset, length }: TextEdit, next: TextEdit): boolean {
  const end = offset + length;
  return next.offset - end <= LONGEST_SEPARATOR && SEPARATOR.test(text.slice(end, next.offset));
}

/** Returns one edit in place of those from `first` up to `end`, without it. */
function joinRun(text: string, ordered: readonly TextEdit[], first: number, end: number): TextEdit {
  const begin = defined(ordered[first]);
  if (end === first + 1) return begin;
  let replacement = "";
  let at = begin.offset;
  for (let index = first; index < end; index += 1) {
    const edit = defined(ordered[index]);
    replacement += text.slice(at, edit.offset) + edit.text;
    at = edit.offset + edit.length;
  }
  return { offset: begin.offset, length: at - begin.offset, text: replacement };
}

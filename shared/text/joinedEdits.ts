// Joins neighbouring edits on a line: an editor takes about as long for each edit as for each line. Pure.
import { defined } from "../base/defined";
import type { TextEdit } from "./edit";

/** What separates neighbours in a list. Not line ends: inserting these again costs more than it saves. */
const SEPARATOR = /^[ \t,]*$/;

/** Longer text is not taken for a separator. */
const LONGEST_SEPARATOR = 64;

/** Above this number, edits are joined over any short text between them: they cover much of the text anyway. */
const MANY = 2_000;

/**
 * Returns edits that make the same text, in its order. Edits on one line with only blanks and commas between them
 * become one that inserts these again. Very many edits are also joined over any other short text, line ends included.
 * Edits refer to `text`, may come in any order, and never overlap.
 */
export function joinedEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const ordered = edits.toSorted((one, other) => one.offset - other.offset);
  const joined = joinWhere(text, ordered, SEPARATOR);
  return joined.length > MANY ? joinWhere(text, joined, null) : joined;
}

/** Joins consecutive edits where the text between them is short and matches `between` (null: anything). */
function joinWhere(text: string, ordered: readonly TextEdit[], between: RegExp | null): readonly TextEdit[] {
  const joined: TextEdit[] = [];
  let first = 0;
  for (let next = 1; next <= ordered.length; next += 1) {
    if (next < ordered.length && isJoined(text, defined(ordered[next - 1]), defined(ordered[next]), between)) continue;
    joined.push(joinRun(text, ordered, first, next));
    first = next;
  }
  return ordered.length === 0 ? ordered : joined;
}

function isJoined(text: string, { offset, length }: TextEdit, next: TextEdit, between: RegExp | null): boolean {
  const end = offset + length;
  if (next.offset - end > LONGEST_SEPARATOR) return false;
  return between === null || between.test(text.slice(end, next.offset));
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

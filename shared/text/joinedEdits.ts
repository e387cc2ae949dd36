// Joins neighbouring edits on a line: an editor takes about as long for each edit as for each line. Pure.
import { defined } from "../base/defined";
import { type Work, finish } from "../base/work";
import type { TextEdit } from "./edit";

/** Longer text is not taken for a separator. */
const LONGEST_SEPARATOR = 64;

/** More edits than this become one, whatever is between them: Monaco makes them one itself, but takes longer. */
const MANY = 999;

/** How many edits are joined between two pauses. */
const EDITS_A_TIME = 1_000;

/**
 * Returns edits that make the same text, in its order. Edits on one line with only blanks and commas between them
 * become one that inserts these again. If very many are left, they become one that covers them all.
 * Edits refer to `text`, may come in any order, and never overlap.
 */
export function joinedEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  return finish(joinEdits(text, edits));
}

/** Does the same in slices. */
export function* joinEdits(text: string, edits: readonly TextEdit[]): Work<readonly TextEdit[]> {
  const ordered = inOrder(edits);
  yield "rest";
  const joined: TextEdit[] = [];
  let first = 0;
  for (let next = 1; next <= ordered.length; next += 1) {
    if (next % EDITS_A_TIME === 0) yield;
    if (next < ordered.length && isSeparated(text, defined(ordered[next - 1]), defined(ordered[next]))) continue;
    joined.push(yield* joinRun(text, ordered, first, next));
    first = next;
  }
  if (ordered.length === 0) return ordered;
  return joined.length > MANY ? [yield* joinRun(text, joined, 0, joined.length)] : joined;
}

function inOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  const isInOrder = edits.every(({ offset }, index) => index === 0 || defined(edits[index - 1]).offset <= offset);
  return isInOrder ? edits : edits.toSorted((one, other) => one.offset - other.offset);
}

/**
 * Whether only what separates neighbours in a list is between two edits. Not line ends: inserting these again costs more
 * than it saves.
 */
function isSeparated(text: string, { offset, length }: TextEdit, next: TextEdit): boolean {
  const end = offset + length;
  if (next.offset - end > LONGEST_SEPARATOR) return false;
  for (let at = end; at < next.offset; at += 1) {
    const character = text[at];
    if (character !== " " && character !== "," && character !== "\t") return false;
  }
  return true;
}

/** Returns one edit in place of those from `first` up to `end`, without it. */
function* joinRun(text: string, ordered: readonly TextEdit[], first: number, end: number): Work<TextEdit> {
  const begin = defined(ordered[first]);
  if (end === first + 1) return begin;
  let replacement = "";
  let at = begin.offset;
  for (let index = first; index < end; index += 1) {
    if ((index - first) % EDITS_A_TIME === EDITS_A_TIME - 1) yield;
    const edit = defined(ordered[index]);
    replacement += text.slice(at, edit.offset) + edit.text;
    at = edit.offset + edit.length;
  }
  return { offset: begin.offset, length: at - begin.offset, text: replacement };
}

// Edits of neighbours on a line made one: an editor takes about as long for each edit as for each line. Pure.
import type { TextEdit } from "./edit";

/** What stands between neighbours of a list. Not the ends of lines: putting these in is more work than what is saved. */
const SEPARATOR = /^[ \t,]*$/;

/** Longer ones are no longer what stands between neighbours. */
const LONGEST_SEPARATOR = 64;

/** More edits than this are so much of a text that whatever short stands between them may be put in again too. */
const MANY = 2_000;

/**
 * Edits that make the same text, in its order: those on one line with nothing but blanks and commas between them are
 * one, which puts these in again. Of very many edits also those with anything short between them are one, ends of lines
 * too. Edits refer to `text`, may come in any order, and never overlap.
 */
export function joinedEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const ordered = edits.toSorted((one, other) => one.offset - other.offset);
  const joined = joinedOver(text, ordered, SEPARATOR);
  return joined.length > MANY ? joinedOver(text, joined, null) : joined;
}

/** Joins edits in their order where what stands between them is short, and as it is to be (null: anything). */
function joinedOver(text: string, ordered: readonly TextEdit[], between: RegExp | null): readonly TextEdit[] {
  const joined: TextEdit[] = [];
  let run: TextEdit[] = [];
  const close = (): void => {
    if (run.length > 0) joined.push(run.length === 1 ? run[0]! : oneOf(text, run));
    run = [];
  };
  let end = -Infinity;
  for (const edit of ordered) {
    const isNear = edit.offset - end <= LONGEST_SEPARATOR;
    const isOne = isNear && (between === null || between.test(text.slice(end, edit.offset)));
    if (!isOne) close();
    run.push(edit);
    end = edit.offset + edit.length;
  }
  close();
  return joined;
}

function oneOf(text: string, run: readonly TextEdit[]): TextEdit {
  const [first, last] = [run[0]!, run.at(-1)!];
  let made = "";
  let end = first.offset;
  for (const edit of run) {
    made += text.slice(end, edit.offset) + edit.text;
    end = edit.offset + edit.length;
  }
  return { offset: first.offset, length: last.offset + last.length - first.offset, text: made };
}

// Joins neighbouring edits on a line: an editor takes about as long for each edit as for each line. Pure.
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
  let run: TextEdit[] = [];
  const close = (): void => {
    const [first] = run;
    if (first !== undefined) joined.push(run.length === 1 ? first : joinRun(text, run, first));
    run = [];
  };
  let end = -Infinity;
  for (const edit of ordered) {
    const isNear = edit.offset - end <= LONGEST_SEPARATOR;
    const isJoined = isNear && (between === null || between.test(text.slice(end, edit.offset)));
    if (!isJoined) close();
    run.push(edit);
    end = edit.offset + edit.length;
  }
  close();
  return joined;
}

function joinRun(text: string, run: readonly TextEdit[], first: TextEdit): TextEdit {
  let replacement = "";
  let end = first.offset;
  for (const edit of run) {
    replacement += text.slice(end, edit.offset) + edit.text;
    end = edit.offset + edit.length;
  }
  return { offset: first.offset, length: end - first.offset, text: replacement };
}

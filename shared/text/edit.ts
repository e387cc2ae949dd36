// A change of a text: spans replaced by strings. Offsets are UTF-16 code units, as in JavaScript strings and Monaco.

export interface TextSpan {
  readonly offset: number;
  readonly length: number;
}

/** Replaces `length` units at `offset` by `text`. Edits of one change refer to the text before it and never overlap. */
export interface TextEdit extends TextSpan {
  readonly text: string;
}

/** A change of one file of the pack. */
export interface FileEdits {
  readonly file: string;
  readonly edits: readonly TextEdit[];
  /** The byte order mark before the text goes too: the text leaves it out, so that no edit can. */
  readonly dropsMark?: true;
}

/** A file of the pack that gets another name. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** How long a text of `length` is after the edits; null if they overlap or leave it. Edits may come in any order. */
export function lengthAfter(length: number, edits: readonly TextEdit[]): number | null {
  let end = 0;
  let grown = 0;
  for (const edit of inOrder(edits)) {
    if (edit.offset < end || edit.offset + edit.length > length) return null;
    end = edit.offset + edit.length;
    grown += edit.text.length - edit.length;
  }
  return length + grown;
}

/** The text after the edits. Edits may come in any order. Throws if they overlap or leave the text. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  if (lengthAfter(text.length, edits) === null) throw new Error(`edits overlap or leave a text of ${text.length}`);
  let result = "";
  let end = 0;
  for (const edit of inOrder(edits)) {
    result += text.slice(end, edit.offset) + edit.text;
    end = edit.offset + edit.length;
  }
  return result + text.slice(end);
}

function inOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.length < 2 ? edits : [...edits].sort((a, b) => a.offset - b.offset);
}

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
}

/** A file of the pack that gets another name. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** The text after the edits. Edits may come in any order. Throws if they overlap or leave the text. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => a.offset - b.offset);
  let result = "";
  let end = 0;
  for (const edit of ordered) {
    if (edit.offset < end || edit.offset + edit.length > text.length) {
      throw new Error(`edit at ${edit.offset}+${edit.length} overlaps or leaves a text of ${text.length}`);
    }
    result += text.slice(end, edit.offset) + edit.text;
    end = edit.offset + edit.length;
  }
  return result + text.slice(end);
}

// Text edits: spans replaced by strings. Offsets are UTF-16 code units, as in JavaScript strings and Monaco.

export interface TextSpan {
  readonly offset: number;
  readonly length: number;
}

/** Replaces `length` units at `offset` by `text`. Edits of one change refer to the text before it and never overlap. */
export interface TextEdit extends TextSpan {
  readonly text: string;
}

/** A change to one file of the pack. */
export interface FileEdits {
  readonly file: string;
  readonly edits: readonly TextEdit[];
  /** Also removes the byte order mark, which the text does not include, so that no edit can. */
  readonly dropsMark?: true;
}

/** Gives a file of the pack another name. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns the length of a text of `length` after the edits; null if they overlap or leave it. Edits may come in any
 * order.
 */
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

/** Returns the text after the edits, which may come in any order. Throws if they overlap or leave the text. */
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

/** Of two at one offset, what is inserted comes before what is replaced. */
function inOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.length < 2 ? edits : [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length);
}

/** Returns the edits that put two parts of a text, which do not overlap, in each other's place. */
export function swappingEdits(text: string, one: TextSpan, other: TextSpan): readonly TextEdit[] {
  const textOf = ({ offset, length }: TextSpan): string => text.slice(offset, offset + length);
  const [first, second] = one.offset < other.offset ? [one, other] : [other, one];
  return [
    { offset: first.offset, length: first.length, text: textOf(second) },
    { offset: second.offset, length: second.length, text: textOf(first) },
  ];
}

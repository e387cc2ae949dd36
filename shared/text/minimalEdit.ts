// Finds the smallest single edit from one text to another.
import { spanBetween } from "./changedSpan";
import type { TextEdit } from "./edit";

/** Replaces the text between the common start and the common end; null when the texts are equal. */
export function minimalEdit(before: string, after: string): TextEdit | null {
  if (before === after) return null;
  const span = spanBetween(before, after);
  let start = span.offset;
  let end = before.length - start - span.before;
  // Never splits a surrogate pair or a CR LF: an editor cannot place an edit inside one.
  if (start > 0 && splitsPair(before, start)) start--;
  if (end > 0 && splitsPair(before, before.length - end)) end--;
  return { offset: start, length: before.length - start - end, text: after.slice(start, after.length - end) };
}

function splitsPair(text: string, offset: number): boolean {
  if (text[offset - 1] === "\r") return true;
  const unit = text.charCodeAt(offset - 1);
  return unit >= 0xd800 && unit <= 0xdbff;
}

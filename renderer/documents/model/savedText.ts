// The text to write to the disk: what an editor does not show of it stays as it was. Pure.
import { minimalEdit } from "../../../shared/text/minimalEdit";
import type { ReadModel } from "./textReading";

const BYTE_ORDER_MARK = "\uFEFF";

/** Returns whether a text of the disk begins with a mark that an editor does not show. */
export function hasByteOrderMark(text: string | null): boolean {
  return text?.startsWith(BYTE_ORDER_MARK) === true;
}

/**
 * Returns the edited `text`, without byte order mark and with one kind of line ends, as the disk is to hold it: with
 * the mark if it `hasMark` and, where lines are unchanged, with the line ends of the disk's text (null: there is none)
 * that the edits were made on.
 */
export function savedText(base: string | null, text: string, hasMark: boolean): string {
  const mark = hasMark ? BYTE_ORDER_MARK : "";
  if (base === null) return mark + text;
  const body = hasByteOrderMark(base) ? base.slice(BYTE_ORDER_MARK.length) : base;
  return mark + (hasMixedLineEnds(body) ? withLineEndsOf(body, text) : text);
}

/** What is known of the disk's text, as a document has it. */
interface OnDisk {
  readonly baseText: string | null;
  readonly hasMark: boolean;
  /** Null where both agree. */
  readonly conflict: object | null;
}

/** Returns whether a document's text, as a model has it, would be saved as the very text that the disk has. */
export function isAsOnDisk({ baseText, hasMark, conflict }: OnDisk, model: ReadModel): boolean {
  if (baseText === null || conflict !== null) return false;
  const length = model.getValueLength() + (hasMark ? 1 : 0);
  // Mixed line ends are one kind in the model, and may differ in length: the user is asked to save such a text.
  if (length !== baseText.length || hasMark !== hasByteOrderMark(baseText)) return false;
  return savedText(baseText, model.getValue(), hasMark) === baseText;
}

/** Both kinds of today. A lone carriage return, of systems long gone, becomes one of them with the first edit. */
function hasMixedLineEnds(text: string): boolean {
  const kinds = new Set(text.match(/\r\n|\r|\n/g));
  return kinds.size > 1 && !kinds.has("\r");
}

function withLineEndsOf(base: string, text: string): string {
  const edit = minimalEdit(plainLines(base), plainLines(text));
  if (edit === null) return base;
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const start = offsetIn(base, edit.offset);
  const end = offsetIn(base, edit.offset + edit.length);
  return base.slice(0, start) + edit.text.replaceAll("\n", lineEnd) + base.slice(end);
}

function plainLines(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** Returns where a place in the text's plain lines is in the text itself. */
function offsetIn(text: string, plainOffset: number): number {
  let offset = 0;
  for (let passed = 0; passed < plainOffset; passed += 1) offset += text.startsWith("\r\n", offset) ? 2 : 1;
  return offset;
}

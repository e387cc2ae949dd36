// Places inside a JSON string: offsets of what the string says against offsets of how it is written, escapes included.
import { clamp } from "../base/clamp";
import type { TextSpan } from "./edit";

/** The string literal of a text: where it begins, quotes included. Its last quote may be missing. */
export type WrittenString = TextSpan;

/** Returns the offset in the text of a place of the string's value: 0 is right after the first quote. */
export function offsetInText(text: string, literal: WrittenString, place: number): number {
  const { start, end } = contentOf(text, literal);
  if (!hasEscape(text, start, end)) return Math.min(end, start + Math.max(0, place));
  let offset = start;
  for (let passed = 0; passed < place && offset < end; passed += 1) offset += unitLength(text, offset, end);
  return offset;
}

/** Returns the place in the string's value of an offset in the text; inside an escape that of the escape. */
export function placeInString(text: string, literal: WrittenString, offset: number): number {
  const { start, end } = contentOf(text, literal);
  const until = clamp(offset, start, end);
  if (!hasEscape(text, start, end)) return until - start;
  let place = 0;
  for (let at = start; at < until; place += 1) {
    at += unitLength(text, at, end);
    if (at > until) break;
  }
  return place;
}

/** Returns the span in the text of a span of the string's value. */
export function spanInText(text: string, literal: WrittenString, { offset, length }: TextSpan): TextSpan {
  const from = offsetInText(text, literal, offset);
  return { offset: from, length: offsetInText(text, literal, offset + length) - from };
}

/** Returns a text as it is written inside a JSON string. */
export function writtenInside(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function contentOf(text: string, { offset, length }: WrittenString): { readonly start: number; readonly end: number } {
  const start = Math.min(offset + 1, text.length);
  const last = Math.min(offset + length, text.length);
  return { start, end: Math.max(start, isClosed(text, start, last) ? last - 1 : last) };
}

/** Returns whether the string ends with its closing quote, not with one that is escaped. */
function isClosed(text: string, start: number, last: number): boolean {
  if (last <= start || text[last - 1] !== '"') return false;
  let slashes = 0;
  while (last - 2 - slashes >= start && text[last - 2 - slashes] === "\\") slashes += 1;
  return slashes % 2 === 0;
}

function hasEscape(text: string, start: number, end: number): boolean {
  const found = text.indexOf("\\", start);
  return found >= 0 && found < end;
}

/** Returns how long the next unit of the value is in the text: 1, 2 for an escape, 6 for one by number. */
function unitLength(text: string, offset: number, end: number): number {
  if (text[offset] !== "\\") return 1;
  const isNumber = text[offset + 1] === "u" && /^[0-9A-Fa-f]{4}$/.test(text.slice(offset + 2, offset + 6));
  return Math.min(isNumber ? 6 : 2, end - offset);
}

// Where a completion goes at a caret: what it replaces, and the commas that it needs on both sides.
import type { TextEdit, TextSpan } from "../text/edit";
import type { Caret } from "./dialectLanguage";

export interface Placing {
  readonly span: TextSpan;
  /** True when the span is the inside of a text with both its quotes. */
  readonly inQuotes: boolean;
  /** What follows the completion's own text. */
  readonly comma: "," | "";
  /** Commas to be written apart from the span. */
  readonly also: readonly TextEdit[];
}

/** Returns where a scalar goes: between the quotes of the text that the caret is in, so that they stay. */
export function scalarPlacing(caret: Caret): Placing {
  const { word, offset } = caret;
  if (word === null || !word.isString || !word.closed) return placing(caret);
  const end = word.offset + word.length;
  if (offset <= word.offset || offset >= end) return placing(caret);
  const after = commaAfter(caret.file.text, end) === "" ? [] : [{ offset: end, length: 0, text: "," }];
  const also = [...commaBefore(caret.file.text, word.offset), ...after];
  return { span: { offset: word.offset + 1, length: word.length - 2 }, inQuotes: true, comma: "", also };
}

/** Returns where anything else goes: in place of the whole word at the caret. */
export function placing({ word, offset, file }: Caret): Placing {
  const span = word === null ? { offset, length: 0 } : { offset: word.offset, length: word.length };
  const comma = commaAfter(file.text, span.offset + span.length);
  return { span, inQuotes: false, comma, also: commaBefore(file.text, span.offset) };
}

/** Returns "," when another value or member follows without a comma. */
function commaAfter(text: string, offset: number): "," | "" {
  const next = /\S/.exec(text.slice(offset, offset + 2_000))?.[0];
  return next !== undefined && /["{[\w-]/.test(next) ? "," : "";
}

/** Returns the missing comma after the previous value or member. */
function commaBefore(text: string, offset: number): readonly TextEdit[] {
  const end = text.slice(0, offset).trimEnd().length;
  return end === 0 || /[[{,:]/.test(text.charAt(end - 1)) ? [] : [{ offset: end, length: 0, text: "," }];
}

/** What a completion writes, and where. */
export interface Opened extends Pick<Placing, "span" | "also"> {
  readonly text: string;
}

/**
 * Lays out a text that is put into a list or an object: alone on its lines in one that was empty, if the text has lines
 * or `isLarge` is set; trailing blanks are removed. Right after a comma it is kept apart from it. Otherwise only inside
 * the author's braces.
 */
export function opened(text: string, caret: Caret, { span, also }: Placing, isLarge: boolean, brace: string): Opened {
  const { file } = caret;
  if (file.text.charAt(span.offset - 1) === ",") return { text: separatorAt(caret) + text, span, also };
  const end = span.offset + span.length;
  const before = /([[{])([ \t]*)$/.exec(file.text.slice(Math.max(0, span.offset - 200), span.offset));
  const after = /^([ \t]*)[\]}]/.exec(file.text.slice(end, end + 200));
  if (before === null || after === null) return { text, span, also };
  const [blanksBefore, blanksAfter] = [(before[2] ?? "").length, (after[1] ?? "").length];
  if (isLarge || text.includes("\n")) {
    const blanks = { offset: span.offset - blanksBefore, length: blanksBefore, text: "" };
    return {
      text: `\n\t${text.replaceAll("\n", "\n\t")}\n`,
      // What is typed until a completion is accepted comes before these: a separate edit would not move along.
      span: { ...span, length: span.length + blanksAfter },
      also: blanksBefore === 0 ? also : [...also, blanks],
    };
  }
  if (before[1] !== "{") return { text, span, also };
  return { text: (blanksBefore === 0 ? brace : "") + text + (blanksAfter === 0 ? brace : ""), span, also };
}

/** Returns what is between two items or members around a caret: a new line where the first one begins on its own. */
function separatorAt({ file, place: { parent } }: Caret): "\n" | " " {
  const first = parent?.children?.[0];
  return first !== undefined && /\n[ \t]*$/.test(file.text.slice(parent?.offset, first.offset)) ? "\n" : " ";
}

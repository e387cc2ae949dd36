// What jsonc-parser's errors mean to a person. Its numbers are spelt out here because its enum has no values at run
// time that isolated modules may use.
import { type JsonError, NESTED_TOO_DEEPLY, TOO_MUCH } from "../../../text/jsonTree";

const NUMBER_FORMAT = 2;
const NAME_EXPECTED = 3;
const VALUE_EXPECTED = 4;
const COLON_EXPECTED = 5;
const COMMA_EXPECTED = 6;
const BRACE_EXPECTED = 7;
const BRACKET_EXPECTED = 8;
const END_EXPECTED = 9;
const COMMENT_END = 11;
const STRING_END = 12;
const NUMBER_END = 13;
const UNICODE = 14;
const ESCAPE = 15;
const CONTROL_CHARACTER = 16;

const MESSAGES: Readonly<Record<number, string>> = {
  [NUMBER_FORMAT]: "This is no number that JSON knows.",
  [NAME_EXPECTED]: "A field's name in double quotes is missing here.",
  [VALUE_EXPECTED]: "A value is missing here.",
  [COLON_EXPECTED]: "A colon is missing between the field's name and its value.",
  [COMMA_EXPECTED]: "A comma is missing before this.",
  [BRACE_EXPECTED]: "A closing brace } is missing.",
  [BRACKET_EXPECTED]: "A closing bracket ] is missing.",
  [END_EXPECTED]: "The document is over before this; one file holds one value.",
  [COMMENT_END]: "This comment is never closed.",
  [STRING_END]: "The closing double quote of this text is missing.",
  [NUMBER_END]: "This number breaks off.",
  [UNICODE]: "\\u needs four hexadecimal digits.",
  [ESCAPE]: 'After a backslash only " \\ / b f n r t u may stand.',
  [CONTROL_CHARACTER]: "A line break, tab or other control character must be written as an escape such as \\n or \\t.",
  [NESTED_TOO_DEEPLY]: "Lists and objects are nested too deeply here to be read.",
  [TOO_MUCH]: "This file says too much to be read: it has more than two million values, names, brackets and commas.",
};

/** A sentence for an error, seen with the text it is in. */
export function syntaxMessage(text: string, error: JsonError): string {
  const found = text.slice(error.offset, error.offset + Math.max(error.length, 1));
  if (found.startsWith("\ufeff"))
    return "An invisible mark (byte order mark) stands before the JSON; players trip over it.";
  if (/^['‘’“”`]/.test(found)) return 'Texts stand in straight double quotes: "like this".';
  if (error.error === NAME_EXPECTED && /^[\w$-]/.test(found)) return "A field's name stands in double quotes.";
  if (/^(True|False|None|undefined|NaN|-?Infinity)$/.test(found)) {
    return `${found} is nothing that JSON knows; there are true, false and null.`;
  }
  const known = MESSAGES[error.error];
  if (known !== undefined) return known;
  return `${JSON.stringify(found.slice(0, 20))} makes no sense here; a text would stand in double quotes.`;
}

// What the slips of a text mean to a person.
import type { Slip } from "./syntaxErrors";

const MESSAGES: Readonly<Record<Exclude<Slip["kind"], "symbol" | "literal" | "otherBracket">, string>> = {
  numberFormat: "This is no number that JSON knows.",
  nameExpected: "A field's name in double quotes is missing here.",
  valueExpected: "A value is missing here.",
  colonExpected: "A colon is missing between the field's name and its value.",
  commaExpected: "A comma is missing before this.",
  braceExpected: "A closing brace } is missing.",
  bracketExpected: "A closing bracket ] is missing.",
  endExpected: "The document is over before this; one file holds one value.",
  commentEnd: "This comment is never closed.",
  stringEnd: "The closing double quote of this text is missing.",
  numberEnd: "This number breaks off.",
  unicode: "\\u needs four hexadecimal digits.",
  escape: 'After a backslash only " \\ / b f n r t u may stand.',
  controlCharacter: "A line break, tab or other control character must be written as an escape such as \\n or \\t.",
  nestedTooDeeply: "Lists and objects are nested too deeply here to be read.",
  tooMuch: "This file says too much to be read: it has more than two million values, names, brackets and commas.",
  quotes: 'Texts stand in straight double quotes: "like this".',
  word: "A text stands in double quotes.",
  plainName: "A field's name stands in double quotes.",
  leadingZero: "A number does not begin with a zero.",
  loneComma: "Nothing stands before this comma.",
  equalsSign: "A colon stands between a field's name and its value.",
  semicolon: "Commas stand between values, and nothing behind the last.",
  sign: "A number has no plus sign.",
  bareFraction: "A digit must stand before the point.",
  wideBlank: "This is a special blank, as web pages have them; JSON knows plain ones only.",
  byteOrderMark: "An invisible mark (byte order mark) stands before the JSON; players trip over it.",
};

/** A sentence for a slip. */
export function syntaxMessage({ kind, found }: Slip): string {
  switch (kind) {
    case "literal":
      return `${found} is nothing that JSON knows; there are true, false and null.`;
    case "otherBracket":
      return found === "}"
        ? "A closing bracket ] is missing before this."
        : "A closing brace } is missing before this.";
    case "symbol":
      return `${JSON.stringify(found.slice(0, 20))} makes no sense here; a text would stand in double quotes.`;
    default:
      return MESSAGES[kind];
  }
}

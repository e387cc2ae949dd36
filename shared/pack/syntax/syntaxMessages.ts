// Messages for syntax mistakes.
import type { MisplacedBracket } from "./bracketGuesses";
import type { Slip } from "./syntaxErrors";

const MESSAGES: Readonly<Record<Exclude<Slip["kind"], "symbol" | "literal" | "otherBracket">, string>> = {
  numberFormat: "This is not a valid JSON number.",
  nameExpected: "A field name in double quotes is missing here.",
  valueExpected: "A value is missing here.",
  colonExpected: "A colon is missing between the field's name and its value.",
  commaExpected: "A comma is missing before this.",
  braceExpected: "A closing brace } is missing.",
  bracketExpected: "A closing bracket ] is missing.",
  endExpected: "The document ends before this; a file holds one value.",
  commentEnd: "This comment is never closed.",
  stringEnd: "The closing double quote of this text is missing.",
  numberEnd: "This number is incomplete.",
  unicode: "\\u needs four hexadecimal digits.",
  escape: 'A backslash must be followed by one of " \\ / b f n r t u.',
  controlCharacter: "A line break, tab or other control character must be written as an escape such as \\n or \\t.",
  nestedTooDeeply: "Lists and objects are nested too deeply here to be read.",
  tooMuch: "This file is too large to be read: it has more than two million values, names, brackets and commas.",
  quotes: 'Texts need straight double quotes: "like this".',
  word: "Texts need double quotes.",
  innerQuote: "The double quote before this ends the text. Within a text, write single quotes.",
  plainName: "Field names need double quotes.",
  leadingZero: "A number must not begin with a zero.",
  loneComma: "A value is missing before this comma.",
  equalsSign: "Use a colon between a field's name and its value.",
  semicolon: "Use commas between values, and none after the last.",
  sign: "A number must not have a plus sign.",
  bareFraction: "A digit is missing before the decimal point.",
  wideBlank: "This is a special space, as copied from web pages; JSON allows only plain ones.",
  byteOrderMark: "The file begins with an invisible byte order mark, which players cannot read.",
};

/** Returns the message for a mistake. */
export function syntaxMessage({ kind, found }: Slip): string {
  switch (kind) {
    case "literal":
      return `${found} is not valid JSON; the words of JSON are true, false and null.`;
    case "otherBracket":
      return found === "}"
        ? "A closing bracket ] is missing before this."
        : "A closing brace } is missing before this.";
    case "symbol":
      return `${JSON.stringify(found.slice(0, 20))} is unexpected here; a text needs double quotes.`;
    default:
      return MESSAGES[kind];
  }
}

/** Returns the message for a bracket that is missing, of the other sort or too many. */
export function bracketMessage({ kind, bracket }: MisplacedBracket): string {
  if (kind === "other")
    return bracket === "]" ? "This closes a list: write ] instead." : "This closes an object: write } instead.";
  if (kind === "missingStart")
    return bracket === "[" ? "An opening bracket [ is missing here." : "An opening brace { is missing here.";
  if (kind === "extra") return `There is one ${bracket} too many here.`;
  if (bracket.length > 1) return `The closing ${bracket} are missing after this.`;
  return bracket === "]" ? "A closing bracket ] is missing after this." : "A closing brace } is missing after this.";
}

// Ways to mend a slip in a text, where there is one that its author can only have meant.
import type { TextEdit } from "../../text/edit";
import { type Slip, closing, openBrackets } from "./syntaxErrors";

/** A fix of one text. */
export interface SyntaxFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

type Mend = (slip: Slip, text: string) => SyntaxFix | null;

const MENDS: Readonly<Partial<Record<Slip["kind"], Mend>>> = {
  commaExpected: ({ behind }) => inserted("Add the comma", behind, ","),
  colonExpected: ({ behind }) => inserted("Add the colon", behind, ":"),
  loneComma: (slip) => replaced("Remove the comma", slip, ""),
  plainName: (slip) => quoted(slip),
  word: (slip) => quoted(slip),
  literal: mendLiteral,
  quotes: mendQuotes,
  equalsSign: (slip) => replaced("Change to a colon", { ...slip, found: slip.found[0]! }, ":"),
  semicolon: mendSemicolon,
  sign: (slip) => changed(slip, slip.found.slice(1)),
  bareFraction: (slip) => changed(slip, slip.found.replace(".", "0.")),
  leadingZero: (slip) => changed(slip, slip.found.replace(/^(-?)0+(?=\d)/, "$1")),
  numberEnd: mendNumber,
  wideBlank: (slip) => replaced("Change to a plain blank", { ...slip, found: slip.found[0]! }, " "),
  byteOrderMark: (slip) => replaced("Remove the mark", { ...slip, found: slip.found[0]! }, ""),
  otherBracket: ({ found, behind }) => {
    const missing = found === "}" ? "]" : "}";
    return inserted(`Add ${missing}`, behind, missing);
  },
  braceExpected: mendEnd,
  bracketExpected: mendEnd,
  endExpected: (slip) => (/^[}\]]/.test(slip.found) ? replaced(`Remove ${slip.found}`, slip, "") : null),
  stringEnd: mendString,
  escape: (slip) => replaced("Write backslashes twice", slip, slip.found.replaceAll(/\\(["\\/bfnrtu])|\\/g, "\\\\$1")),
  controlCharacter: (slip) =>
    replaced(
      "Write as an escape",
      slip,
      slip.found.replaceAll(/\p{Cc}/gu, (unit) => JSON.stringify(unit).slice(1, -1)),
    ),
};

/** How a slip can be mended; null where only its author knows. */
export function syntaxFix(slip: Slip, text: string): SyntaxFix | null {
  return MENDS[slip.kind]?.(slip, text) ?? null;
}

function inserted(title: string, offset: number, text: string): SyntaxFix {
  return { title, edits: [{ offset, length: 0, text }] };
}

function replaced(title: string, { offset, found }: Pick<Slip, "offset" | "found">, text: string): SyntaxFix {
  return { title, edits: [{ offset, length: found.length, text }] };
}

function changed(slip: Slip, text: string): SyntaxFix {
  return replaced(`Change to ${text}`, slip, text);
}

function quoted(slip: Slip): SyntaxFix {
  return replaced("Put it in double quotes", slip, JSON.stringify(slip.found));
}

function mendLiteral(slip: Slip): SyntaxFix | null {
  const word = slip.found.toLowerCase();
  if (word.endsWith("infinity") || word === "nan") return null;
  return changed(slip, word === "true" || word === "false" ? word : "null");
}

/** From one quote to the next of its kind on the line. */
function mendQuotes({ offset }: Slip, text: string): SyntaxFix | null {
  const line = /^.*/.exec(text.slice(offset))![0];
  const found = /^(?:'(?:\\.|[^'\\])*'|`[^`]*`|[‘’][^‘’]*[‘’]|[“”][^“”"]*[“”"])/.exec(line)?.[0];
  if (found === undefined) return null;
  const inside = found.slice(1, -1).replaceAll(/\\(.)/g, "$1");
  return replaced("Change to double quotes", { offset, found }, JSON.stringify(inside));
}

function mendSemicolon(slip: Slip, text: string): SyntaxFix {
  const isLast = /^\s*(?:[\]}]|$)/.test(text.slice(slip.offset + 1, slip.offset + 500));
  return isLast ? replaced("Remove the semicolon", slip, "") : replaced("Change to a comma", slip, ",");
}

function mendNumber(slip: Slip): SyntaxFix | null {
  const whole = /^-?\d+(?=\.$)/.exec(slip.found)?.[0];
  return whole === undefined ? null : changed(slip, whole);
}

/** All that is open is closed where the text ends. */
function mendEnd(_slip: Slip, text: string): SyntaxFix {
  const missing = openBrackets(text).map(closing).toReversed().join("");
  return inserted(`Add ${missing}`, text.trimEnd().length, missing);
}

/** The quote goes before the commas and brackets at the line's end, which are hardly part of the text. */
function mendString({ offset, found }: Slip): SyntaxFix | null {
  if (/(?<!\\)(?:\\\\)*\\$/.test(found)) return null;
  const end = found.replace(/[\s,\]}]+$/, "").length;
  return inserted("Add the double quote", offset + Math.max(1, end), '"');
}

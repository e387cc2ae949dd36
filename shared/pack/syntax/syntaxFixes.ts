// Quick fixes for syntax mistakes whose meaning is certain.
import type { TextEdit } from "../../text/edit";
import { INNER_QUOTE, type Slip, closing, openBrackets } from "./syntaxErrors";

/** A fix of one text. */
export interface SyntaxFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

type FixBuilder = (slip: Slip, text: string) => SyntaxFix | null;

const FIX_BUILDERS: Readonly<Partial<Record<Slip["kind"], FixBuilder>>> = {
  commaExpected: ({ insertAt: behind }) => inserted("Add the comma", behind, ","),
  // A name alone in an object has nothing to say.
  colonExpected: ({ found, insertAt: behind }) =>
    found === "}" ? inserted("Add : {}", behind, ": {}") : inserted("Add the colon", behind, ":"),
  loneComma: (slip) => replaced("Remove the comma", slip, ""),
  plainName: (slip) => quoted(slip),
  word: (slip) => quoted(slip),
  innerQuote: fixInnerQuotes,
  literal: fixLiteral,
  quotes: fixQuotes,
  equalsSign: (slip) => replaced("Change to a colon", { ...slip, found: slip.found.charAt(0) }, ":"),
  semicolon: fixSemicolon,
  sign: (slip) => changed(slip, slip.found.slice(1)),
  bareFraction: (slip) => changed(slip, slip.found.replace(".", "0.")),
  leadingZero: (slip) => changed(slip, slip.found.replace(/^(-?)0+(?=\d)/, "$1")),
  numberEnd: fixNumber,
  wideBlank: (slip) => replaced("Change to a plain space", { ...slip, found: slip.found.charAt(0) }, " "),
  byteOrderMark: (slip) => replaced("Remove the mark", { ...slip, found: slip.found.charAt(0) }, ""),
  otherBracket: ({ found, insertAt: behind }) => {
    const missing = found === "}" ? "]" : "}";
    return inserted(`Add ${missing}`, behind, missing);
  },
  braceExpected: fixEnd,
  bracketExpected: fixEnd,
  endExpected: (slip, text) =>
    /^[}\]]/.test(slip.found) ? replaced(`Remove ${slip.found}`, slip, "") : fixEarlyEnd(slip, text),
  stringEnd: fixString,
  escape: (slip) => replaced("Write backslashes twice", slip, slip.found.replaceAll(/\\(["\\/bfnrtu])|\\/g, "\\\\$1")),
  controlCharacter: (slip) =>
    replaced(
      "Write as an escape",
      slip,
      slip.found.replaceAll(/\p{Cc}/gu, (unit) => JSON.stringify(unit).slice(1, -1)),
    ),
};

/** Returns the fix for a mistake; null where only the author knows. */
export function syntaxFix(slip: Slip, text: string): SyntaxFix | null {
  return FIX_BUILDERS[slip.kind]?.(slip, text) ?? null;
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

function fixLiteral(slip: Slip): SyntaxFix | null {
  const word = slip.found.toLowerCase();
  if (word.endsWith("infinity") || word === "nan") return null;
  return changed(slip, word === "true" || word === "false" ? word : "null");
}

/** A text in any quotes, those of JSON among them. */
const QUOTED = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\\n])*`|[‘’][^‘’\n]*[‘’]|[“”][^“”"\n]*[“”]/g;

/** Fixes a text in other quotes, and all such texts after it: who writes one so writes all of them so. */
function fixQuotes({ offset }: Slip, text: string): SyntaxFix | null {
  const rest = text.slice(offset, offset + MOST_READ);
  const all = Array.from(rest.matchAll(QUOTED)).filter(([found]) => !found.startsWith('"'));
  if (all[0]?.index !== 0) return null;
  const edits = all.map(({ 0: found, index }) => {
    const inside = found.slice(1, -1).replaceAll(/\\(.)/g, "$1");
    return { offset: offset + index, length: found.length, text: JSON.stringify(inside) };
  });
  return { title: edits.length === 1 ? "Change to double quotes" : "Change all to double quotes", edits };
}

/** Changes the quote before some words within a text, and the one after them. */
function fixInnerQuotes({ offset }: Slip, text: string): SyntaxFix | null {
  const words = INNER_QUOTE.exec(text.slice(offset, offset + 200))?.[0];
  if (words === undefined) return null;
  return replaced("Write single quotes", { offset: offset - 1, found: `"${words}` }, `'${words.slice(0, -1)}'`);
}

function fixSemicolon(slip: Slip, text: string): SyntaxFix {
  const isLast = /^\s*(?:[\]}]|$)/.test(text.slice(slip.offset + 1, slip.offset + 500));
  return isLast ? replaced("Remove the semicolon", slip, "") : replaced("Change to a comma", slip, ",");
}

function fixNumber(slip: Slip): SyntaxFix | null {
  const whole = /^-?\d+(?=\.$)/.exec(slip.found)?.[0];
  return whole === undefined ? null : changed(slip, whole);
}

/** Closes all open brackets at the end of the text. */
function fixEnd(_slip: Slip, text: string): SyntaxFix {
  const missing = openBrackets(text).map(closing).toReversed().join("");
  return inserted(`Add ${missing}`, text.trimEnd().length, missing);
}

/** Longer texts are not read again. */
const MOST_READ = 200_000;

/** Removes the bracket that ends the document before its end, where all of it is JSON then. */
function fixEarlyEnd({ offset }: Slip, text: string): SyntaxFix | null {
  const end = text.slice(0, offset).trimEnd().length - 1;
  const bracket = text.charAt(end);
  if (!/[}\]]/.test(bracket) || text.length > MOST_READ) return null;
  try {
    JSON.parse(text.slice(0, end) + text.slice(end + 1));
  } catch {
    return null;
  }
  return replaced(`Remove ${bracket}`, { offset: end, found: bracket }, "");
}

/** Adds the closing quote before the commas and brackets at the line's end, which are hardly part of the text. */
function fixString({ offset, found }: Slip): SyntaxFix | null {
  if (/(?<!\\)(?:\\\\)*\\$/.test(found)) return null;
  const end = found.replace(/[\s,\]}]+$/, "").length;
  return inserted("Add the double quote", offset + Math.max(1, end), '"');
}

// Classifies the errors of the JSON parser by name and by the text at their place. jsonc-parser's enum has no values at
// run time that isolated modules may use.
import { type JsonError, NESTED_TOO_DEEPLY, TOO_MUCH } from "../../text/jsonTree";

export const SYNTAX = {
  symbol: 1,
  numberFormat: 2,
  nameExpected: 3,
  valueExpected: 4,
  colonExpected: 5,
  commaExpected: 6,
  braceExpected: 7,
  bracketExpected: 8,
  endExpected: 9,
  commentEnd: 11,
  stringEnd: 12,
  numberEnd: 13,
  unicode: 14,
  escape: 15,
  controlCharacter: 16,
  nestedTooDeeply: NESTED_TOO_DEEPLY,
  tooMuch: TOO_MUCH,
} as const;

/** A syntax mistake as a person would name it: one parser error may mean several. */
export interface Slip {
  readonly kind: keyof typeof SYNTAX | SlipKind;
  /** The affected text at `offset`: at least one character where there is one. */
  readonly found: string;
  readonly offset: number;
  /** Where the text before it ends; a missing part is missing there. */
  readonly insertAt: number;
}

type SlipKind =
  | "quotes"
  | "literal"
  | "word"
  | "innerQuote"
  | "plainName"
  | "leadingZero"
  | "loneComma"
  | "otherBracket"
  | "equalsSign"
  | "semicolon"
  | "sign"
  | "bareFraction"
  | "wideBlank"
  | "byteOrderMark";

const NAMES = new Map<number, keyof typeof SYNTAX>(
  Object.entries(SYNTAX).map(([name, error]) => [error, name as keyof typeof SYNTAX]),
);

/** Classifies a parser error. */
export function slipOf(text: string, { error, offset, length }: JsonError): Slip {
  const at = length > 0 ? offset : Math.min(offset, Math.max(0, text.trimEnd().length - 1));
  const found = text.slice(at, at + Math.max(length, 1));
  const kind = NAMES.get(error) ?? "symbol";
  const insertAt = text.slice(0, offset).trimEnd().length;
  // The parser takes each leading zero for a number of its own.
  const zeros =
    kind === "commaExpected" ? /(?<![\w.])-?0+$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] : undefined;
  if (zeros !== undefined && /^\d/.test(found)) {
    const start = at - zeros.length;
    return {
      kind: "leadingZero",
      found: /^-?[\d.]+/.exec(text.slice(start, start + 40))?.[0] ?? "",
      offset: start,
      insertAt,
    };
  }
  return { kind: kindOf(kind, found, text, at), found, offset: at, insertAt };
}

function kindOf(kind: keyof typeof SYNTAX, found: string, text: string, offset: number): Slip["kind"] {
  if (found.startsWith("\ufeff")) return "byteOrderMark";
  if (/^['‘’“”`]/.test(found)) return "quotes";
  if (kind === "symbol" && isBetweenQuotes(text, offset)) return "innerQuote";
  const before = /(\S)\s*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[1];
  if (kind === "nameExpected" || kind === "valueExpected") {
    if (found === "," && /[,[{]/.test(before ?? "")) return "loneComma";
    if (kind === "nameExpected" && /^[\w$-]/.test(found)) return "plainName";
  }
  if (/^[}\]]$/.test(found) && kind !== "endExpected" && isOtherBracket(text, offset)) return "otherBracket";
  return kind === "symbol"
    ? symbolKind(found, before, text.slice(offset + found.length, offset + found.length + 200))
    : kind;
}

/** Returns whether a text seems to hold quotes of its own: one ends right before, and another one begins after some words. */
function isBetweenQuotes(text: string, offset: number): boolean {
  return text[offset - 1] === '"' && INNER_QUOTE.test(text.slice(offset, offset + 200));
}

/** What stands between the quotes within a text, and the second of them. */
export const INNER_QUOTE = /^[^":,{}[\]\r\n]+"/;

const LITERAL = /^(?:true|false|null|none|nil|undefined|nan|[+-]?infinity)$/i;

function symbolKind(found: string, before: string | undefined, after: string): Slip["kind"] {
  if (LITERAL.test(found)) return "literal";
  if (/^[\u00a0\u2000-\u200b\u202f\u3000]/.test(found)) return "wideBlank";
  if (found.startsWith("=")) return "equalsSign";
  if (found === ";") return "semicolon";
  if (/^\+\d+(?:\.\d+)?$/.test(found)) return "sign";
  if (/^-?\.\d+$/.test(found)) return "bareFraction";
  if (!/^[A-Za-z_$][\w$.-]*$/.test(found)) return "symbol";
  if (/^\s*:/.test(after)) return "plainName";
  return /[:[,]/.test(before ?? "") ? "word" : "symbol";
}

function isOtherBracket(text: string, offset: number): boolean {
  const open = openBrackets(text.slice(0, offset)).at(-1);
  return open !== undefined && closing(open) !== text[offset];
}

/** Returns the brackets that a text opens and does not close, outermost first. */
export function openBrackets(text: string): readonly string[] {
  const open: string[] = [];
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\\r\n])*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)|[[\]{}]/g)) {
    if (token === "{" || token === "[") open.push(token);
    else if (token === closing(open.at(-1) ?? "")) open.pop();
  }
  return open;
}

/** Returns the bracket that closes another. */
export function closing(bracket: string): string {
  return bracket === "{" ? "}" : bracket === "[" ? "]" : "";
}

// The numbers of jsonc-parser's tokens and errors: its enums have no values at run time that isolated modules may use.

import type { TextSpan } from "./edit";

/** A syntax error. `error` is one of the numbers of `Mistake`, or one that a reader adds to them. */
export interface JsonError extends TextSpan {
  readonly error: number;
}

/** Numbers of tokens. */
export const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  blanks: 15,
  unknown: 16,
  end: 17,
} as const;

/** Numbers of errors. */
export const Mistake = {
  invalidSymbol: 1,
  invalidNumber: 2,
  nameExpected: 3,
  valueExpected: 4,
  colonExpected: 5,
  commaExpected: 6,
  closeBraceExpected: 7,
  closeBracketExpected: 8,
  endExpected: 9,
  comment: 10,
} as const;

/** Maps a token's own error to a `Mistake`: a string or comment without an end, an invalid escape or number. */
export const TOKEN_MISTAKES: Readonly<Record<number, number>> = { 2: 12, 3: 13, 4: 14, 5: 15, 6: 16 };

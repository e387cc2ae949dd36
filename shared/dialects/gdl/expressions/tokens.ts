// The tokens of an expression, with their places in its text (gdl.md, A7).

/** A part of an expression's text, in UTF-16 offsets: from the first, up to and without the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export type TokenKind = "name" | "number" | "text" | "mark" | "unclosed" | "unknown" | "end";

/** `text` is what is written; of a string with its quotes. A `mark` is one of `( ) [ ] . ,`. */
export interface Token extends Span {
  readonly kind: TokenKind;
  readonly text: string;
}

const SPACE = /\s*/y;
const FORMS: readonly (readonly [TokenKind, RegExp])[] = [
  ["name", /[A-Za-z_]\w*/y],
  ["number", /-?\d+(?:\.\d+)?/y],
  ["mark", /[()[\].,]/y],
  ["text", /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/y],
  ["unclosed", /['"][\s\S]*/y],
  ["unknown", /[\s\S]/uy],
];

/** Returns the tokens of an expression; the last one is its `end`. Text that is no token is one, too. Never throws. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = skipSpace(text, token.to);
  }
  tokens.push({ kind: "end", text: "", from: text.length, to: text.length });
  return tokens;
}

function tokenAt(text: string, at: number): Token {
  for (const [kind, form] of FORMS) {
    form.lastIndex = at;
    const found = form.exec(text)?.[0];
    if (found !== undefined) return { kind, text: found, from: at, to: at + found.length };
  }
  return { kind: "unknown", text: text.slice(at), from: at, to: text.length };
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
}

/** The characters that an escape in a string stands for. */
const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\", "'": "'", '"': '"', n: "\n", t: "\t" };

/** Returns what a written string says; an unknown escape stands for its character. */
export function textOf(written: string): string {
  return written.slice(1, -1).replaceAll(/\\([\s\S])/g, (_, escaped: string) => ESCAPED[escaped] ?? escaped);
}

/** Returns a string as it is written in an expression, in single quotes. */
export function writtenText(text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
  return `'${escaped}'`;
}

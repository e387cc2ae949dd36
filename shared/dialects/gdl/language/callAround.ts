// What stands around a place of an expression that is being written: the calls that it is in, what a dot follows.
import { type Token, tokensOf } from "../expressions/tokens";

/** A call or an index that is open at the place. */
export interface OpenCall {
  /** The function's name; null for an index or for brackets alone. */
  readonly name: string | null;
  /** `board[` and the like: what is indexed. */
  readonly indexed: string | null;
  /** From 0. */
  readonly argument: number;
  /** The texts of the arguments that are complete. */
  readonly before: readonly string[];
}

export interface Around {
  /** The word that the caret is in or right after; its text may go on after the caret. */
  readonly word: { readonly from: number; readonly to: number };
  /** In a text in quotes: the word is its inside. */
  readonly isText: boolean;
  /** What the dot before the word follows; null without a dot. */
  readonly owner: string | null;
  /** The outermost first. */
  readonly open: readonly OpenCall[];
}

/** Reads what is around a place of an expression's text, however broken the text is. */
export function around(text: string, at: number): Around {
  const before = tokensOf(text.slice(0, at)).slice(0, -1);
  const last = before.at(-1);
  const isText = last?.kind === "unclosed";
  const isWord = last !== undefined && last.to === at && (last.kind === "name" || last.kind === "number");
  const own = isText || isWord ? before.slice(0, -1) : before;
  const word = isText
    ? { from: last.from + 1, to: textEnd(text, last) }
    : { from: isWord ? last.from : at, to: nameEnd(text, at) };
  const hasDot = !isText && own.at(-1)?.text === ".";
  const owner = hasDot ? ownerText(text, own) : null;
  return { word, isText, owner, open: openCalls(text, own) };
}

function textEnd(text: string, { from, text: begun }: Token): number {
  const quote = begun.charAt(0);
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote) return at;
  }
  return text.length;
}

function nameEnd(text: string, at: number): number {
  return at + (/^\w*/.exec(text.slice(at))?.[0].length ?? 0);
}

/** Returns the expression before a dot: a name or a call with all its dots and brackets. */
function ownerText(text: string, tokens: readonly Token[]): string | null {
  let index = tokens.length - 2;
  for (;;) {
    const token = tokens[index];
    if (token === undefined) return null;
    if (token.text === ")" || token.text === "]") {
      index = openingOf(tokens, index);
      if (index < 0) return null;
      // Before brackets there is a name or another bracket.
      const before = tokens[index - 1];
      if (tokens[index]?.text === "[" && before !== undefined && /^[)\]]$/.test(before.text)) {
        index -= 1;
        continue;
      }
      if (before?.kind === "name") index -= 1;
    } else if (token.kind !== "name" && token.kind !== "text") return null;
    if (tokens[index - 1]?.text !== ".") break;
    index -= 2;
  }
  const [first, dot] = [tokens[index], tokens.at(-1)];
  return first === undefined || dot === undefined ? null : text.slice(first.from, dot.from);
}

function openingOf(tokens: readonly Token[], closing: number): number {
  let depth = 0;
  for (let index = closing; index >= 0; index -= 1) {
    const { text, kind } = tokens[index] ?? { text: "", kind: "end" };
    if (kind !== "mark") continue;
    if (text === ")" || text === "]") depth += 1;
    if (text === "(" || text === "[") depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function openCalls(text: string, tokens: readonly Token[]): readonly OpenCall[] {
  interface Opened {
    readonly name: string | null;
    readonly indexed: string | null;
    readonly before: string[];
    argumentFrom: number;
  }
  const stack: Opened[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== "mark") continue;
    const previous = tokens[index - 1];
    const name = previous?.kind === "name" ? previous.text : null;
    const current = stack.at(-1);
    if (token.text === "(") stack.push({ name, indexed: null, before: [], argumentFrom: token.to });
    else if (token.text === "[") stack.push({ name: null, indexed: name, before: [], argumentFrom: token.to });
    else if (token.text === ")" || token.text === "]") stack.pop();
    else if (token.text === "," && current !== undefined) {
      current.before.push(text.slice(current.argumentFrom, token.from).trim());
      current.argumentFrom = token.to;
    }
  }
  return stack.map(({ name, indexed, before }) => ({ name, indexed, before, argument: before.length }));
}

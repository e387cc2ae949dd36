// Guesses which bracket of a broken text is wrong. Brackets alone show it far behind, where reading stops. The
// indentation of lines shows where it is: a list or object ends at a line indented as the one that it begins on.
import type { TextEdit } from "../../text/edit";
import { closing } from "./syntaxErrors";

/** What is wrong with a bracket. */
export interface MisplacedBracket {
  readonly kind: "missing" | "missingStart" | "other" | "extra";
  /** The bracket or brackets to add, to write or to remove. */
  readonly bracket: string;
  /** The last character before a bracket that is missing, the first one after a missing start, or the wrong bracket. */
  readonly offset: number;
  readonly edit: TextEdit;
}

/** A word, sign or text. */
interface Word {
  readonly token: string;
  readonly offset: number;
}

/** A list or object that is open. */
interface Open {
  readonly bracket: string;
  readonly line: number;
  /** Of the line that it begins on. */
  readonly indent: number;
  readonly isLastOnLine: boolean;
  /** Where another one begins right after its bracket. */
  doubled: number | null;
  /** Of the first line within it. */
  inner: number | null;
  /** The latest value in it. */
  value: Word | null;
}

interface Closed {
  readonly offset: number;
  readonly open: Open;
}

const TOKENS = /"(?:\\.|[^"\\\r\n])*"?|\/\/.*|\/\*[^]*?(?:\*\/|$)|[[\]{},:]|\r\n|[\r\n]|[^\s"[\]{},:]+/g;

/** Yields guesses in the order of the places that show them. */
export function* bracketGuesses(text: string): Generator<MisplacedBracket> {
  const reader = new Reader(text);
  for (const { 0: token, index: offset } of text.matchAll(TOKENS)) {
    if (!token.startsWith("/")) yield* reader.read({ token, offset });
  }
}

class Reader {
  private readonly open: Open[] = [];
  /** What the line before closed, and this one so far. */
  private closed: Closed[] = [];
  private line = 0;
  private lineStart = 0;
  private first: Word | null = null;
  private root: Word | null = null;
  private readonly before: Word[] = [];

  constructor(private readonly text: string) {}

  *read(word: Word): Generator<MisplacedBracket> {
    const { token, offset } = word;
    if (/^[\r\n]/.test(token)) {
      this.line += 1;
      this.lineStart = offset + token.length;
      this.first = null;
      return;
    }
    this.root ??= word;
    if (this.first === null) yield* this.beginLine(word);
    const top = this.open.at(-1);
    const last = this.before.at(-1);
    if (last?.token === ":" && top !== undefined) top.value = word;
    if (token === "{" || token === "[") yield* this.begin(word);
    else if (token === "}" || token === "]") yield* this.end(word);
    else if (token === "," && top === undefined && this.root !== null) yield start("[", this.root);
    else if (token === ":" && last !== undefined) {
      const isWithin = top?.bracket === "{" && this.before.at(-2)?.token !== ":";
      if (!isWithin && last.token.startsWith('"')) yield start("{", last);
      if (top?.bracket === "[") yield* this.missingBeforeName(top);
    }
    this.before.push(word);
    if (this.before.length > 3) this.before.shift();
  }

  private *beginLine(word: Word): Generator<MisplacedBracket> {
    this.first = word;
    const indent = word.offset - this.lineStart;
    const isClosing = /[}\]]/.test(word.token.charAt(0));
    const extra = word.token === "," ? undefined : this.closed.find((each) => goesOn(each, indent, isClosing));
    if (extra !== undefined && (this.open.at(-1)?.indent ?? -1) < indent) {
      yield removal(closing(extra.open.bracket), extra.offset);
      this.open.push(
        ...this.closed
          .slice(this.closed.indexOf(extra))
          .map(({ open }) => open)
          .toReversed(),
      );
    }
    const ended = this.endedBefore(word, indent);
    if (ended.length > 0) yield* this.missing(ended, word, isClosing);
    this.closed = [];
    const top = this.open.at(-1);
    if (top !== undefined && !isClosing && word.token !== ",") top.inner ??= indent;
  }

  /** Takes what must have ended before a line out of what is open, innermost first, and returns it. */
  private endedBefore({ token }: Word, indent: number): readonly Open[] {
    const ended: Open[] = [];
    for (let top = this.open.at(-1); top !== undefined && top.line < this.line; top = this.open.at(-1)) {
      const isClosed = (token === "}" || token === "]") && top.indent === indent;
      if (isClosed || top.indent < indent || this.open.length === 1) break;
      ended.push(top);
      this.open.pop();
    }
    return ended;
  }

  private *begin(word: Word): Generator<MisplacedBracket> {
    const { token, offset } = word;
    const top = this.open.at(-1);
    const last = this.before.at(-1);
    if (top?.bracket === "{" && last?.token === "," && top.value !== null) yield start("[", top.value);
    if (top !== undefined && last?.token === token && last.offset === offset - 1) {
      if (token === "{") yield removal(token, offset);
      top.doubled = offset;
    }
    const isLastOnLine = /^[^\S\r\n]*[\r\n]/.test(this.text.slice(offset + 1, offset + 200));
    const blanks = /^[^\S\r\n]*/.exec(this.text.slice(this.lineStart, this.lineStart + 400))?.[0] ?? "";
    const indent = blanks.length;
    this.open.push({ bracket: token, line: this.line, indent, isLastOnLine, doubled: null, inner: null, value: null });
  }

  private *end(word: Word): Generator<MisplacedBracket> {
    const { token, offset } = word;
    const top = this.open.at(-1);
    if (top === undefined) {
      yield removal(token, offset);
      return;
    }
    // What goes over several lines ends at the begin of one.
    const isEarly = top.isLastOnLine && this.first !== word && top.line < this.line;
    const isSuspect = isEarly || closing(top.bracket) !== token;
    const last = this.before.at(-1);
    if (last?.token === ":") yield start(token === "}" ? "{" : "[", word);
    if (last?.token === token && last.offset === offset - 1 && isSuspect) yield removal(token, offset);
    if (closing(top.bracket) !== token) {
      if (token === "]" && top.value !== null && top.value.token !== "[") yield start("[", top.value);
      yield* this.missing([top], word, true);
      const bracket = closing(top.bracket);
      yield { kind: "other", bracket, offset, edit: { offset, length: 1, text: bracket } };
      yield removal(token, offset);
      return;
    }
    if (isEarly && this.first !== null) yield start(top.bracket, this.first);
    this.closed.push({ offset, open: top });
    this.open.pop();
  }

  /** Yields the guess that brackets are missing before a word that shows it. */
  private *missing(ended: readonly Open[], word: Word, isBeforeClosing: boolean): Generator<MisplacedBracket> {
    const last = this.before.at(-1);
    const behind = last?.token === "," ? this.before.at(-2) : last;
    if (behind === undefined) return;
    for (const { doubled, bracket } of ended) if (doubled !== null) yield removal(bracket, doubled);
    const bracket = ended.map((each) => closing(each.bracket)).join("");
    const end = behind.offset + behind.token.length;
    // A comma that begins its line was behind the bracket.
    const isAtComma = word.token === ",";
    const isSplit = !isAtComma && last?.token !== "," && !isBeforeClosing;
    const written = isAtComma ? bracket : ended.map((each) => this.closingText(each)).join("");
    const edit = { offset: isAtComma ? word.offset : end, length: 0, text: written + (isSplit ? "," : "") };
    yield { kind: "missing", bracket, offset: end - 1, edit };
  }

  /** Yields the guess that a list ends before the name that was just read. */
  private *missingBeforeName({ bracket }: Open): Generator<MisplacedBracket> {
    const [behind, comma] = this.before;
    if (behind === undefined || comma?.token !== ",") return;
    const offset = behind.offset + behind.token.length;
    const edit = { offset, length: 0, text: closing(bracket) };
    yield { kind: "missing", bracket: closing(bracket), offset: offset - 1, edit };
  }

  /** Returns the closing bracket, on a line of its own where what it closes goes over several lines. */
  private closingText({ bracket, isLastOnLine, indent, inner }: Open): string {
    if (!isLastOnLine || inner === null) return closing(bracket);
    const newline = this.text.includes("\r\n") ? "\r\n" : "\n";
    return newline + (this.text.includes("\n\t") ? "\t" : " ").repeat(indent) + closing(bracket);
  }
}

/** Returns whether a line seems to be in a list or object that ended on the line before, or to end it. */
function goesOn({ open: { isLastOnLine, inner, indent } }: Closed, at: number, isClosing: boolean): boolean {
  return isLastOnLine && (isClosing ? indent === at : inner === at && indent < at);
}

function start(bracket: string, { offset }: Word): MisplacedBracket {
  return { kind: "missingStart", bracket, offset, edit: { offset, length: 0, text: bracket } };
}

function removal(bracket: string, offset: number): MisplacedBracket {
  return { kind: "extra", bracket, offset, edit: { offset, length: 1, text: "" } };
}

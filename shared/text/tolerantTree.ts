// Reads JSON with errors: continues after each as jsonc-parser's `parseTree` does. Comments and trailing commas are
// errors. Known values of an earlier text are reused where they stand in this one.
import { type JSONScanner, createScanner } from "jsonc-parser";
import type { ContainerShape, JsonShape, ScalarShape } from "./jsonShape";
import { type JsonError, Mistake, TOKEN_MISTAKES, Token } from "./jsonTokens";

/** The content that could be read, and where it begins. */
export interface TolerantReading {
  /** Undefined when the text holds no value. */
  readonly shape: JsonShape | undefined;
  readonly offset: number;
  readonly errors: readonly JsonError[];
}

/** Returns the list or object without errors that is known to be at an offset of the text. */
export type KnownAt = (offset: number) => JsonShape | undefined;

/** After this many slips reading stops: unbalanced brackets would make one of nearly every word. */
export const MOST_SLIPS = 1_000;

/** Reads a text as far as possible; after too many slips, as if it ended there. The caller has checked its nesting. */
export function readWithMistakes(text: string, knownAt: KnownAt = () => undefined): TolerantReading {
  return new Reader(text, knownAt).document();
}

/** A member, list or object being read. */
interface Open {
  readonly offset: number;
  readonly children: JsonShape[];
  readonly starts: number[];
}

/** Without comments and trailing commas: a text may be full of them and still be understood. */
const SLIPS: ReadonlySet<number> = new Set([Mistake.colonExpected, Mistake.commaExpected, Mistake.invalidSymbol]);

const IN_OBJECT: readonly number[] = [Token.closeBrace, Token.comma];
const IN_LIST: readonly number[] = [Token.closeBracket, Token.comma];

class Reader {
  private readonly scanner: JSONScanner;
  private readonly errors: JsonError[] = [];
  private token: number = Token.unknown;
  private slips = 0;

  constructor(
    text: string,
    private readonly knownAt: KnownAt,
  ) {
    this.scanner = createScanner(text, false);
  }

  document(): TolerantReading {
    this.next();
    const offset = this.scanner.getTokenOffset();
    const shape = this.value();
    if (shape === undefined) this.mistake(Mistake.valueExpected);
    else if (this.token !== Token.end) this.mistake(Mistake.endExpected);
    return { shape, offset, errors: this.errors };
  }

  private next(): void {
    if (this.slips >= MOST_SLIPS) {
      this.token = Token.end;
      return;
    }
    for (;;) {
      this.token = this.scanner.scan();
      const mistake = TOKEN_MISTAKES[this.scanner.getTokenError()];
      if (mistake !== undefined) this.mistake(mistake);
      if (this.token === Token.lineComment || this.token === Token.blockComment) this.mistake(Mistake.comment);
      else if (this.token === Token.unknown) this.mistake(Mistake.invalidSymbol);
      else if (this.token !== Token.blanks && this.token !== Token.lineBreak) return;
    }
  }

  private isAt(token: number): boolean {
    return this.token === token;
  }

  private mistake(error: number): void {
    this.errors.push({ error, offset: this.scanner.getTokenOffset(), length: this.scanner.getTokenLength() });
    if (SLIPS.has(error)) this.slips += 1;
  }

  /** Reports an error and continues at the next of some tokens. */
  private skipTo(tokens: readonly number[], error: number): void {
    this.mistake(error);
    while (this.token !== Token.end && !tokens.includes(this.token)) this.next();
  }

  /** Returns undefined, and reads nothing, where no value begins. */
  private value(): JsonShape | undefined {
    switch (this.token) {
      case Token.openBracket:
      case Token.openBrace:
        return this.known() ?? (this.token === Token.openBrace ? this.object() : this.list());
      case Token.string:
        return this.scalar("string", this.scanner.getTokenValue());
      case Token.number:
        return this.number();
      case Token.null:
        return this.scalar("null", null);
      case Token.true:
      case Token.false:
        return this.scalar("boolean", this.token === Token.true);
      default:
        return undefined;
    }
  }

  private known(): JsonShape | undefined {
    const offset = this.scanner.getTokenOffset();
    const shape = this.knownAt(offset);
    if (shape === undefined) return undefined;
    this.scanner.setPosition(offset + shape.length);
    this.next();
    return shape;
  }

  private scalar(type: ScalarShape["type"], value: ScalarShape["value"]): ScalarShape {
    const shape = { type, length: this.scanner.getTokenLength(), value };
    this.next();
    return shape;
  }

  private number(): ScalarShape {
    const value = Number(this.scanner.getTokenValue());
    if (Number.isNaN(value)) this.mistake(Mistake.invalidNumber);
    return this.scalar("number", Number.isNaN(value) ? 0 : value);
  }

  private list(): JsonShape {
    const list = this.open();
    this.entries(Token.closeBracket, () => {
      const start = this.scanner.getTokenOffset();
      const item = this.value();
      if (item === undefined) this.skipTo(IN_LIST, Mistake.valueExpected);
      else add(list, item, start);
    });
    const shape = closed("array", list, this.endOfToken());
    this.close(Token.closeBracket, Mistake.closeBracketExpected);
    return shape;
  }

  private object(): JsonShape {
    const object = this.open();
    this.entries(Token.closeBrace, () => this.property(object));
    const shape = closed("object", object, this.endOfToken());
    this.close(Token.closeBrace, Mistake.closeBraceExpected);
    return shape;
  }

  private open(): Open {
    return { offset: this.scanner.getTokenOffset(), children: [], starts: [] };
  }

  /** Reads what is between brackets, up to the closing one or the end of the text. */
  private entries(close: number, entry: () => void): void {
    this.next();
    let needsComma = false;
    while (this.token !== close && this.token !== Token.end) {
      if (this.token === Token.comma) {
        if (!needsComma) this.mistake(Mistake.valueExpected);
        this.next();
      } else if (needsComma) {
        this.mistake(Mistake.commaExpected);
      }
      entry();
      needsComma = true;
    }
  }

  private close(token: number, mistake: number): void {
    if (this.token === token) this.next();
    else this.mistake(mistake);
  }

  private property(object: Open): void {
    if (this.token !== Token.string) {
      this.skipTo(IN_OBJECT, Mistake.nameExpected);
      this.skipTo(IN_OBJECT, Mistake.valueExpected);
      return;
    }
    const property = this.open();
    add(property, this.scalar("string", this.scanner.getTokenValue()), property.offset);
    const colon = this.isAt(Token.colon) ? this.scanner.getTokenOffset() - property.offset : -1;
    const end = colon < 0 ? this.withoutValue(Mistake.colonExpected) : this.memberValue(property);
    add(object, closed("property", property, end, colon), property.offset);
  }

  /** Reads a member's value; returns where the member ends. */
  private memberValue(property: Open): number {
    this.next();
    const start = this.scanner.getTokenOffset();
    const value = this.value();
    if (value === undefined) return this.withoutValue(Mistake.valueExpected);
    add(property, value, start);
    return start + value.length;
  }

  /** A member without a value extends to the comma, or includes the closing brace. */
  private withoutValue(mistake: number): number {
    this.skipTo(IN_OBJECT, mistake);
    return this.token === Token.comma ? this.scanner.getTokenOffset() : this.endOfToken();
  }

  private endOfToken(): number {
    return this.scanner.getTokenOffset() + this.scanner.getTokenLength();
  }
}

function add({ children, starts, offset }: Open, shape: JsonShape, start: number): void {
  children.push(shape);
  starts.push(start - offset);
}

function closed(type: ContainerShape["type"], open: Open, end: number, colon = -1): ContainerShape {
  const { offset, children, starts } = open;
  return { type, length: end - offset, children, starts, colon, plain: undefined };
}

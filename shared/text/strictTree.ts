// Reads JSON (RFC 8259) without errors into the same shapes as the tolerant reader, several times faster. Gives up at
// the first error.
import { type Work, finish } from "../base/work";
import type { ContainerShape, JsonShape, ScalarShape } from "./jsonShape";

const TAB = 9;
const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const LETTER_F = 102;
const LETTER_N = 110;
const LETTER_T = 116;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/** A text's content and where it begins. */
export interface ReadText {
  readonly shape: JsonShape;
  readonly offset: number;
  /** The deepest nesting of lists and objects. */
  readonly nesting: number;
  /** Values, names, brackets, colons and commas. */
  readonly tokens: number;
}

/**
 * Why a text was not read. `mistake`: it has an error that no text before or after it could fix. `part`: its value ends
 * before the text does, or the text before the value.
 */
export type Unread = "mistake" | "part";

/** Reads a text that is valid JSON, nested no deeper than `maxDepth` lists and objects, of fewer than `limit` tokens. */
export function readStrictly(text: string, maxDepth: number, limit = Infinity): ReadText | Unread {
  return finish(new Reader(text, maxDepth, limit).document(false));
}

/** Does the same in slices. */
export function readInSlices(text: string, maxDepth: number, limit = Infinity): Work<ReadText | Unread> {
  return new Reader(text, maxDepth, limit).document(true);
}

/** Lists and objects within as many others are read at once: a row of cells is deeper. */
const DEPTH_AT_ONCE = 4;

/** UTF-16 units that are read between two pauses. */
const UNITS_A_TIME = 50_000;

const TRUE: ScalarShape = { type: "boolean", length: 4, value: true };
const FALSE: ScalarShape = { type: "boolean", length: 5, value: false };
const NULL: ScalarShape = { type: "null", length: 4, value: null };

/** Thrown within the reader only: the text is not valid JSON. */
const MISTAKE = Symbol("not valid JSON");

interface PropertyName {
  readonly start: number;
  readonly name: JsonShape;
  /** Offsets from the start. */
  readonly colon: number;
  readonly valueStart: number;
}

class Reader {
  private offset = 0;
  private depth = 0;
  private deepest = 0;
  private tokens = 0;
  /** Where it paused last. */
  private paused = 0;

  constructor(
    private readonly text: string,
    private readonly maxDepth: number,
    private readonly limit: number,
  ) {}

  *document(isInSlices: boolean): Work<ReadText | Unread> {
    try {
      this.skipSpace();
      const { offset } = this;
      const shape = isInSlices ? yield* this.valueInSlices() : this.value();
      this.skipSpace();
      if (this.offset < this.text.length) return "part";
      const { deepest: nesting, tokens } = this;
      return tokens < this.limit ? { shape, offset, nesting, tokens } : "mistake";
    } catch (error) {
      if (error === MISTAKE) return this.offset < this.text.length ? "mistake" : "part";
      throw error;
    }
  }

  private skipSpace(): void {
    // In a local: much of a text is indentation, and updating the field for each character would be slow.
    const { text } = this;
    let at = this.offset;
    for (;;) {
      const unit = text.charCodeAt(at);
      if (unit > SPACE || (unit !== SPACE && unit !== NEWLINE && unit !== RETURN && unit !== TAB)) break;
      at += 1;
    }
    this.offset = at;
  }

  private value(): JsonShape {
    this.tokens += 1;
    if (this.tokens >= this.limit) throw MISTAKE;
    switch (this.text.charCodeAt(this.offset)) {
      case QUOTE:
        return this.string();
      case OPEN_OBJECT:
        return this.object();
      case OPEN_LIST:
        return this.list();
      case LETTER_T:
        return this.word("true", TRUE);
      case LETTER_F:
        return this.word("false", FALSE);
      case LETTER_N:
        return this.word("null", NULL);
      default:
        return this.number();
    }
  }

  /** Reads as `value` does, and pauses between the values of the outer lists and objects. */
  private *valueInSlices(): Work<JsonShape> {
    const unit = this.text.charCodeAt(this.offset);
    const isList = unit === OPEN_LIST;
    if (this.depth >= DEPTH_AT_ONCE || (!isList && unit !== OPEN_OBJECT)) return this.value();
    const start = this.offset;
    const children: JsonShape[] = [];
    const starts: number[] = [];
    const close = isList ? CLOSE_LIST : CLOSE_OBJECT;
    this.tokens += 1;
    this.enter();
    if (!this.isNext(close)) {
      do {
        this.skipSpace();
        starts.push(this.offset - start);
        children.push(isList ? yield* this.valueInSlices() : yield* this.propertyInSlices());
        this.skipSpace();
        if (this.offset >= this.paused + UNITS_A_TIME) {
          this.paused = this.offset;
          yield;
        }
      } while (this.isNext(COMMA));
      this.expect(close);
    }
    this.tokens += Math.max(1, children.length);
    this.depth -= 1;
    return this.container(isList ? "array" : "object", start, children, starts);
  }

  private list(): JsonShape {
    const start = this.offset;
    const children: JsonShape[] = [];
    const starts: number[] = [];
    this.enter();
    if (!this.isNext(CLOSE_LIST)) {
      do {
        this.skipSpace();
        starts.push(this.offset - start);
        children.push(this.value());
        this.skipSpace();
      } while (this.isNext(COMMA));
      this.expect(CLOSE_LIST);
    }
    // Its commas and the closing bracket.
    this.tokens += Math.max(1, children.length);
    this.depth -= 1;
    return this.container("array", start, children, starts);
  }

  private object(): JsonShape {
    const start = this.offset;
    const children: JsonShape[] = [];
    const starts: number[] = [];
    this.enter();
    if (!this.isNext(CLOSE_OBJECT)) {
      do {
        this.skipSpace();
        starts.push(this.offset - start);
        children.push(this.property());
        this.skipSpace();
      } while (this.isNext(COMMA));
      this.expect(CLOSE_OBJECT);
    }
    // Its commas and the closing bracket.
    this.tokens += Math.max(1, children.length);
    this.depth -= 1;
    return this.container("object", start, children, starts);
  }

  private property(): JsonShape {
    const { start, name, colon, valueStart } = this.propertyName();
    return this.container("property", start, [name, this.value()], [0, valueStart], colon);
  }

  private *propertyInSlices(): Work<JsonShape> {
    const { start, name, colon, valueStart } = this.propertyName();
    return this.container("property", start, [name, yield* this.valueInSlices()], [0, valueStart], colon);
  }

  /** Reads up to where the value of a property begins. */
  private propertyName(): PropertyName {
    const start = this.offset;
    if (this.text.charCodeAt(start) !== QUOTE) throw MISTAKE;
    // Its name and its colon.
    this.tokens += 2;
    const name = this.string();
    this.skipSpace();
    const colon = this.offset - start;
    this.expect(COLON);
    this.skipSpace();
    return { start, name, colon, valueStart: this.offset - start };
  }

  private container(
    type: ContainerShape["type"],
    start: number,
    children: readonly JsonShape[],
    starts: readonly number[],
    colon = -1,
  ): JsonShape {
    return { type, length: this.offset - start, children, starts, colon, plain: undefined };
  }

  private string(): JsonShape {
    const { text } = this;
    const start = this.offset;
    let end = start + 1;
    let hasEscapes = false;
    for (;;) {
      const unit = text.charCodeAt(end);
      if (unit === QUOTE) break;
      // True also at the end of the text: NaN is not greater than anything.
      if (!(unit >= SPACE)) {
        if (end >= text.length) this.offset = end;
        throw MISTAKE;
      }
      if (unit === BACKSLASH) {
        hasEscapes = true;
        end += 1;
      }
      end += 1;
    }
    this.offset = end + 1;
    const value = hasEscapes ? unescaped(text.slice(start, end + 1)) : text.slice(start + 1, end);
    return { type: "string", length: end + 1 - start, value };
  }

  private number(): JsonShape {
    NUMBER.lastIndex = this.offset;
    const digits = NUMBER.exec(this.text)?.[0];
    if (digits === undefined) throw MISTAKE;
    this.offset += digits.length;
    return { type: "number", length: digits.length, value: +digits };
  }

  private word(word: string, shape: ScalarShape): JsonShape {
    if (!this.text.startsWith(word, this.offset)) throw MISTAKE;
    this.offset += word.length;
    return shape;
  }

  /** Skips the opening bracket and the white space after it. */
  private enter(): void {
    this.depth += 1;
    if (this.depth > this.maxDepth) throw MISTAKE;
    if (this.depth > this.deepest) this.deepest = this.depth;
    this.offset += 1;
    this.skipSpace();
  }

  private isNext(unit: number): boolean {
    if (this.text.charCodeAt(this.offset) !== unit) return false;
    this.offset += 1;
    return true;
  }

  private expect(unit: number): void {
    if (!this.isNext(unit)) throw MISTAKE;
  }
}

function unescaped(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw MISTAKE;
  }
}

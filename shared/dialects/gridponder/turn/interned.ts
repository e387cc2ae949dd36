// Numbers values: equal values, whatever object holds them, have one number. For parts of states that seldom change.

import { defined } from "../../../base/defined";
import { memoByIdentity } from "../../../base/memo";

const BYTES_PER_VALUE = 256;
/** A value takes more than its text. */
const BYTES_PER_CHARACTER = 4;

export class Interned<Value> {
  private readonly values: Value[] = [];
  private readonly byText = new Map<string, number>();
  private readonly numberOfObject = memoByIdentity((value: Value & object) => this.find(value));
  private textLength = 0;
  private last: Value;
  private lastNumber = 0;

  /** `textOf` returns equal texts exactly for equal values. `first` has the number 0. */
  constructor(
    first: Value,
    private readonly textOf: (value: Value) => string,
  ) {
    this.last = first;
    this.lastNumber = this.find(first);
  }

  numberOf(value: Value): number {
    // Consecutive states mostly share their parts.
    if (value === this.last) return this.lastNumber;
    this.last = value;
    this.lastNumber = typeof value === "object" && value !== null ? this.numberOfObject(value) : this.find(value);
    return this.lastNumber;
  }

  /** Returns the value that was first given the number. */
  valueOf(number: number): Value {
    return defined(this.values[number]);
  }

  /** Returns the bytes that the values take, about. */
  get byteLength(): number {
    return this.values.length * BYTES_PER_VALUE + this.textLength * BYTES_PER_CHARACTER;
  }

  private find(value: Value): number {
    const text = this.textOf(value);
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.textLength += text.length;
    this.byText.set(text, number);
    return number;
  }
}

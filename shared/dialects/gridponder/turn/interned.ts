// Values by number: equal values, whatever object holds them, are one number. For the parts of states that seldom change.

export class Interned<Value> {
  private readonly values: Value[] = [];
  private readonly byText = new Map<string, number>();
  private readonly byObject = new WeakMap<object, number>();
  private last: Value;
  private lastNumber = 0;

  /** `textOf` gives equal texts for equal values and different ones for different ones. `first` gets the number 0. */
  constructor(
    first: Value,
    private readonly textOf: (value: Value) => string,
  ) {
    this.last = first;
    this.lastNumber = this.find(first);
  }

  numberOf(value: Value): number {
    // States of one line of play mostly share their parts.
    if (value === this.last) return this.lastNumber;
    this.last = value;
    this.lastNumber = typeof value === "object" && value !== null ? this.numberOfObject(value) : this.find(value);
    return this.lastNumber;
  }

  /** The value that was first given the number. */
  valueOf(number: number): Value {
    return this.values[number]!;
  }

  private numberOfObject(value: Value & object): number {
    const known = this.byObject.get(value);
    if (known !== undefined) return known;
    const number = this.find(value);
    this.byObject.set(value, number);
    return number;
  }

  private find(value: Value): number {
    const text = this.textOf(value);
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.byText.set(text, number);
    return number;
  }
}

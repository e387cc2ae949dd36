// Which fields matter to a search, and where their values lie in a packed state. A field is tracked when some turn has
// changed it and some turn has read it; states that differ only in other fields play alike.
import { defined } from "../../base/defined";
import type { Field, FieldValue, SearchLevel } from "./searchLevel";

const WORD_BITS = 32;
/** Mobile fields together may take so many bits: each board has one bit for each of their values. */
const MOBILE_BITS = 9;

/** Bits that a column gets for values to come. */
const SLACK_BITS = 1;

/** A tracked field. `code` is the number of a value in the order of its coming; 0 is the first state's. */
export interface Column {
  readonly field: Field;
  readonly isMobile: boolean;
  /** Where its code lies in the words of a state. */
  readonly word: number;
  readonly shift: number;
  readonly mask: number;
  readonly values: readonly FieldValue[];
}

interface Codes {
  readonly values: FieldValue[];
  readonly byValue: Map<FieldValue, number>;
}

/** A field that is to get a column, and how many bits. */
interface Wanted {
  readonly field: Field;
  readonly bits: number;
}

export class FieldTable {
  /** Tracked fields, in the order of the layout. */
  columns: readonly Column[] = [];
  /** Words of a board; the word after them holds the mobile fields. */
  boardWords = 0;
  mobileBits = 0;
  /** A value or a field has come that the layout has no room for. */
  needsLayout = false;
  private readonly initials: (FieldValue | undefined)[] = [];
  private readonly columnOf: (number | undefined)[] = [];
  private readonly columnByField: (Column | undefined)[] = [];
  private readonly isRead: (boolean | undefined)[] = [];
  private readonly isChanged: (boolean | undefined)[] = [];
  private readonly codes: (Codes | undefined)[] = [];
  private readonly tracked: Field[] = [];
  /** Where the bits begin that no column has. */
  private freeWord = 0;
  private freeShift = 0;
  private coded = 0;

  constructor(private readonly level: SearchLevel) {}

  initial(field: Field): FieldValue {
    return (this.initials[field] ??= this.level.initial(field));
  }

  /** Returns the number of a field's column; -1 when it is not tracked. */
  column(field: Field): number {
    return this.columnOf[field] ?? -1;
  }

  /** Returns a field's column; undefined when it is not tracked. */
  columnFor(field: Field): Column | undefined {
    return this.columnByField[field];
  }

  /** Notes that a turn has read a field that has no column. Returns false when it has been changed unseen. */
  noteRead(field: Field): boolean {
    this.isRead[field] = true;
    return this.isChanged[field] !== true;
  }

  /** Notes a value that a turn has written. `isMoved`: other states have another value there. */
  noteWrite(field: Field, value: FieldValue, isMoved: boolean): void {
    if (this.isChanged[field] !== true) {
      if (value === this.initial(field) && !isMoved) return;
      this.isChanged[field] = true;
    }
    const column = this.column(field);
    if (column < 0) {
      if (this.isRead[field] === true) this.track(field, value);
    } else if (this.codeOf(field, value) > defined(this.columns[column]).mask) this.needsLayout = true;
  }

  /** Returns the code of a value of a tracked field; a new value gets the next code. */
  codeOf(field: Field, value: FieldValue): number {
    const { values, byValue } = (this.codes[field] ??= this.firstCodes(field));
    const known = byValue.get(value);
    if (known !== undefined) return known;
    const code = values.push(value) - 1;
    byValue.set(value, code);
    this.coded += 1;
    return code;
  }

  /**
   * Gives new fields columns in bits that no column has yet. Packed states stay valid: there the bits are 0, the first
   * state's value. Returns false when there is no room, or a column is too narrow; the layout is then as before.
   */
  extend(): boolean {
    if (this.columns.some(({ mask, values }) => values.length > mask + 1)) return false;
    const added = this.newFields().map((field) => ({ field, bits: this.bitsFor(field, 0) + SLACK_BITS }));
    const { columns, word, shift } = this.placed(added, this.freeWord, this.freeShift);
    if (columns.length > 0 && word >= this.boardWords) return false;
    this.tracked.push(...added.map(({ field }) => field));
    this.freeWord = word;
    this.freeShift = shift;
    this.use([...this.columns, ...columns]);
    return true;
  }

  /**
   * Lays the columns out for all the values known, in large searches with room for more. Packed states of the layout
   * before are no longer valid.
   */
  layout(withRoom = false): void {
    this.tracked.push(...this.newFields());
    const slack = withRoom ? SLACK_BITS : 0;
    const mobile: Wanted[] = [];
    let room = MOBILE_BITS;
    for (const { field, values } of this.level.mobile) {
      if (!this.tracked.includes(field)) continue;
      const bits = this.bitsFor(field, values);
      if (bits > room) continue;
      room -= bits;
      mobile.push({ field, bits });
    }
    const isMobile = new Set(mobile.map(({ field }) => field));
    const still = this.tracked.filter((field) => !isMobile.has(field)).toSorted((one, other) => one - other);
    const wanted = still.map((field) => ({ field, bits: this.bitsFor(field, 0) + slack }));
    const { columns, word, shift } = this.placed(wanted, 0, 0);
    this.freeWord = word;
    this.freeShift = shift;
    this.boardWords = withRoom ? word + 2 : still.length === 0 ? 0 : word + 1;
    let mobileShift = 0;
    for (const { field, bits } of mobile) {
      columns.push(this.columnAt(field, true, this.boardWords, mobileShift, bits));
      mobileShift += bits;
    }
    this.mobileBits = mobileShift;
    this.use(columns);
  }

  /** Returns the bytes of the dictionaries, about. */
  get byteLength(): number {
    return this.coded * 64;
  }

  /** Returns the tracked field with the most values, and how many. */
  widest(): { readonly field: Field; readonly values: number } | null {
    let widest: { readonly field: Field; readonly values: number } | null = null;
    for (const { field, values } of this.columns) {
      if (values.length > (widest?.values ?? 0)) widest = { field, values: values.length };
    }
    return widest;
  }

  private newFields(): readonly Field[] {
    const known = new Set(this.tracked);
    const added: Field[] = [];
    // Only the fields that have been changed are visited: the list has holes.
    this.isChanged.forEach((_, field) => {
      if (this.isRead[field] === true && !known.has(field)) added.push(field);
    });
    return added;
  }

  private use(columns: readonly Column[]): void {
    this.columns = columns;
    columns.forEach((column, index) => {
      this.columnOf[column.field] = index;
      this.columnByField[column.field] = column;
    });
    this.needsLayout = false;
  }

  private track(field: Field, value: FieldValue): void {
    this.codeOf(field, value);
    this.needsLayout = true;
  }

  private firstCodes(field: Field): Codes {
    const initial = this.initial(field);
    return { values: [initial], byValue: new Map([[initial, 0]]) };
  }

  /** Places columns one after the other from a bit on; none lies across two words. Returns the first bit behind them. */
  private placed(wanted: readonly Wanted[], firstWord: number, firstShift: number) {
    const columns: Column[] = [];
    let [word, shift] = [firstWord, firstShift];
    for (const { field, bits } of wanted) {
      if (shift + bits > WORD_BITS) {
        word += 1;
        shift = 0;
      }
      columns.push(this.columnAt(field, false, word, shift, bits));
      shift += bits;
    }
    return { columns, word, shift };
  }

  private columnAt(field: Field, isMobile: boolean, word: number, shift: number, bits: number): Column {
    const { values } = (this.codes[field] ??= this.firstCodes(field));
    return { field, isMobile, word, shift, mask: 2 ** bits - 1, values };
  }

  private bitsFor(field: Field, expected: number): number {
    const { values } = (this.codes[field] ??= this.firstCodes(field));
    return Math.max(1, Math.ceil(Math.log2(Math.max(values.length, expected, 2))));
  }
}

// A value of the expression language as one integer: what it is in the lowest four bits, which one above them. Equal
// values are equal integers (gdl.md, A7 and D-10).

export type Value = number;

/** `int`: the integer itself; `number`, `text`, `list`: its index in `ValueTable`; the others by their own numbers. */
export const Tag = {
  constant: 0,
  int: 1,
  number: 2,
  text: 3,
  player: 4,
  entity: 5,
  place: 6,
  zone: 7,
  list: 8,
} as const;
export type Tag = (typeof Tag)[keyof typeof Tag];

const TAG_BITS = 4;
const TAG_MASK = 15;

export const NULL: Value = 0;
export const FALSE: Value = 16;
export const TRUE: Value = 32;
/** The values that are neither null nor false and yet do not hold: 0, the empty text, the empty list. */
const ZERO: Value = Tag.int;
export const NO_TEXT: Value = Tag.text;
export const NO_LIST: Value = Tag.list;

/** Integers beyond these are kept in the table, as other numbers are. */
const MOST_INT = 2 ** 26 - 1;

export function tagOf(value: Value): Tag {
  return (value & TAG_MASK) as Tag;
}

/** Returns which one it is: an integer itself, a seat, the number of an entity, a place or a zone. */
export function indexOf(value: Value): number {
  return value >> TAG_BITS;
}

export function valueOf(tag: Tag, index: number): Value {
  return (index << TAG_BITS) | tag;
}

/** Returns whether a number is kept as an `int`. */
export function isSmallInt(number: number): boolean {
  return Number.isInteger(number) && number <= MOST_INT && number >= -MOST_INT;
}

export function truth(value: boolean): Value {
  return value ? TRUE : FALSE;
}

/** Returns whether a value holds as a condition: all but false, null, 0, empty text and the empty list. */
export function holds(value: Value): boolean {
  return value !== NULL && value !== FALSE && value !== ZERO && value !== NO_TEXT && value !== NO_LIST;
}

/** What a value may be, as a set of bits: what is known of an expression before it runs. */
export const Kind = {
  null: 1,
  bool: 2,
  int: 4,
  number: 8,
  text: 16,
  player: 32,
  entity: 64,
  place: 128,
  zone: 256,
  list: 512,
  any: 1023,
} as const;

const KIND_OF_TAG: readonly number[] = [
  Kind.null,
  Kind.int,
  Kind.number,
  Kind.text,
  Kind.player,
  Kind.entity,
  Kind.place,
  Kind.zone,
  Kind.list,
];

export function kindOf(value: Value): number {
  if (value === FALSE || value === TRUE) return Kind.bool;
  return KIND_OF_TAG[tagOf(value)] ?? Kind.null;
}

// The numbers, texts and lists of one compiled game that do not fit into a value: each is kept once and has an index.
import { NO_LIST, NO_TEXT, Tag, type Value, indexOf, isSmallInt, tagOf, valueOf } from "./value";

export class ValueTable {
  private readonly numbers: number[] = [];
  private readonly numberIndex = new Map<number, number>();
  private readonly texts: string[] = [""];
  private readonly textIndex = new Map<string, number>([["", indexOf(NO_TEXT)]]);
  private readonly lists: (readonly Value[])[] = [[]];
  private readonly listIndex = new Map<string, number>([["", indexOf(NO_LIST)]]);

  /** Returns the value of a number; of NaN, which no rule can make from numbers that are there, that of 0. */
  ofNumber(number: number): Value {
    if (isSmallInt(number)) return valueOf(Tag.int, number);
    if (Number.isNaN(number)) return valueOf(Tag.int, 0);
    return valueOf(Tag.number, entryOf(this.numbers, this.numberIndex, number, number));
  }

  ofText(text: string): Value {
    return valueOf(Tag.text, entryOf(this.texts, this.textIndex, text, text));
  }

  ofList(list: readonly Value[]): Value {
    return valueOf(Tag.list, entryOf(this.lists, this.listIndex, list.join(), list));
  }

  /** Returns the number that a value is; null when it is none. */
  numberOf(value: Value): number | null {
    const tag = tagOf(value);
    if (tag === Tag.int) return indexOf(value);
    return tag === Tag.number ? (this.numbers[indexOf(value)] ?? 0) : null;
  }

  /** Returns the text that a value is; null when it is none. */
  textOf(value: Value): string | null {
    return tagOf(value) === Tag.text ? (this.texts[indexOf(value)] ?? "") : null;
  }

  /** Returns the elements of a list; null when the value is none. */
  listOf(value: Value): readonly Value[] | null {
    return tagOf(value) === Tag.list ? (this.lists[indexOf(value)] ?? []) : null;
  }
}

function entryOf<Key, Entry>(entries: Entry[], index: Map<Key, number>, key: Key, entry: Entry): number {
  const known = index.get(key);
  if (known !== undefined) return known;
  const next = entries.push(entry) - 1;
  index.set(key, next);
  return next;
}

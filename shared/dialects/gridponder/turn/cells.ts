// The cells of a board as an immutable value: entity numbers by slot, in pages. A turn copies the pages that it changes;
// all others are shared with the state before. Numbers in a page are small integers, which cost nothing to collect.
// Every slot has a page, so that what is read with `!` is there (cells.laws.test.ts).
import type { BoardView } from "../../../base/boardView";
import type { EntityId } from "./entities";

/** Entity numbers of consecutive slots; all pages of a board have the same length. */
type Page = readonly EntityId[];

const NARROW_LIMIT = 0xffff;
const MIN_SHIFT = 4;
/** A turn changes about so many pages: the copy of the list of pages then costs about as much as theirs. */
const PAGES_CHANGED = 4;

export class Cells {
  private flat: BoardView["cells"] | null = null;

  /** `shift`: the page of a slot is `slot >> shift`. */
  constructor(
    readonly pages: readonly Page[],
    readonly shift: number,
    readonly length: number,
  ) {}

  static of(entities: ArrayLike<EntityId>): Cells {
    const { length } = entities;
    const shift = pageShift(length);
    const size = 1 << shift;
    const pages = Array.from({ length: Math.ceil(length / size) }, (_, page) =>
      Array.from({ length: size }, (_slot, index) => entities[page * size + index] ?? 0),
    );
    return new Cells(pages, shift, length);
  }

  at(slot: number): EntityId {
    return this.pages[slot >> this.shift]![slot & ((1 << this.shift) - 1)]!;
  }

  /** Returns cells that hold `entities`, a list by slot, in the first `count` of some slots, and the same in all others. */
  withChanged(slots: ArrayLike<number>, count: number, entities: ArrayLike<EntityId>): Cells {
    const { shift } = this;
    const mask = (1 << shift) - 1;
    const pages = this.pages.slice();
    for (let index = 0; index < count; index += 1) {
      const slot = slots[index]!;
      const number = slot >> shift;
      let page = pages[number]!;
      if (page === this.pages[number]) pages[number] = page = page.slice();
      (page as EntityId[])[slot & mask] = entities[slot]!;
    }
    return new Cells(pages, shift, this.length);
  }

  /** Returns the numbers by slot in one list: always the same one, which must not be changed. */
  toArray(): BoardView["cells"] {
    return (this.flat ??= this.flatten());
  }

  private flatten(): BoardView["cells"] {
    const { pages, shift, length } = this;
    const isNarrow = pages.every((page) => page.every((entity) => entity <= NARROW_LIMIT));
    const flat = isNarrow ? new Uint16Array(length) : new Uint32Array(length);
    const size = 1 << shift;
    pages.forEach((page, index) => {
      const first = index * size;
      flat.set(first + size <= length ? page : page.slice(0, length - first), first);
    });
    return flat;
  }
}

function pageShift(slots: number): number {
  return Math.max(MIN_SHIFT, Math.ceil(Math.log2(slots / PAGES_CHANGED) / 2));
}

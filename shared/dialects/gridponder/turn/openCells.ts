// The cells of the turn being played, in one list by slot. The next turn mostly begins where this one ends, and then
// nothing is read from pages; after a jump to another state only those that differ are. What is read with `!` is there:
// slots are those of the board (cells.laws.test.ts).
import { Cells } from "./cells";
import { EMPTY, type EntityId } from "./entities";

const FIRST_CAPACITY = 64;

export class OpenCells {
  private entities = new Int32Array(0);
  /** What `entities` holds, except for the changed slots. */
  private cells = Cells.of([]);
  /** The slots changed since `begin`; some may be listed more than once. */
  private changed = new Int32Array(FIRST_CAPACITY);
  private changedCount = 0;
  /** Another number whenever the cells may have become others. */
  version = 0;

  /** Forgets what was changed and not kept, and holds these cells. */
  begin(wanted: Cells): void {
    this.takeBack();
    if (wanted !== this.cells) this.load(wanted);
  }

  at(slot: number): EntityId {
    return this.entities[slot]!;
  }

  count(counted: { has(entity: EntityId): boolean }, first: number, end: number): number {
    const { entities } = this;
    let found = 0;
    for (let slot = first; slot < end; slot += 1) {
      const entity = entities[slot]!;
      // No set holds the empty cell.
      if (entity !== EMPTY && counted.has(entity)) found += 1;
    }
    return found;
  }

  /** Returns the first slot from `first` on, before `end`, that holds an entity of the set; `end` without one. */
  next(wanted: { has(entity: EntityId): boolean }, first: number, end: number): number {
    const { entities } = this;
    for (let slot = first; slot < end; slot += 1) {
      const entity = entities[slot]!;
      if (entity !== EMPTY && wanted.has(entity)) return slot;
    }
    return end;
  }

  /** Returns the first entity of the set in slots from `first` on, each `step` after the one before; EMPTY without one. */
  firstOf(wanted: { has(entity: EntityId): boolean }, first: number, step: number): EntityId {
    const { entities } = this;
    for (let slot = first; slot < entities.length; slot += step) {
      const entity = entities[slot]!;
      if (entity !== EMPTY && wanted.has(entity)) return entity;
    }
    return EMPTY;
  }

  set(slot: number, entity: EntityId): void {
    this.version += 1;
    this.entities[slot] = entity;
    if (this.changedCount === this.changed.length) this.grow();
    this.changed[this.changedCount] = slot;
    this.changedCount += 1;
  }

  /** Returns the changed slots, each once, in ascending order. */
  changedSlots(): Iterable<number> {
    return new Set(this.changed.subarray(0, this.changedCount).sort());
  }

  /** Returns the cells with all changes, which the next turn may begin with. */
  keep(): Cells {
    const { changedCount } = this;
    if (changedCount > 0) this.cells = this.cells.withChanged(this.changed, changedCount, this.entities);
    this.changedCount = 0;
    return this.cells;
  }

  private load(wanted: Cells): void {
    this.version += 1;
    const { pages, shift, length } = wanted;
    if (this.entities.length !== length) {
      this.entities = new Int32Array(length);
      this.cells = Cells.of([]);
    }
    const { entities, cells } = this;
    for (let number = 0; number < pages.length; number += 1) {
      const page = pages[number]!;
      if (page === cells.pages[number]) continue;
      const first = number << shift;
      const count = Math.min(page.length, length - first);
      for (let index = 0; index < count; index += 1) entities[first + index] = page[index]!;
    }
    this.cells = wanted;
  }

  private takeBack(): void {
    const { entities, cells, changed, changedCount } = this;
    if (changedCount > 0) this.version += 1;
    for (let index = 0; index < changedCount; index += 1) entities[changed[index]!] = cells.at(changed[index]!);
    this.changedCount = 0;
  }

  private grow(): void {
    const grown = new Int32Array(2 * this.changed.length);
    grown.set(this.changed);
    this.changed = grown;
  }
}

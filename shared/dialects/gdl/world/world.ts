// The one mutable state of a compiled game: moves are tried on it and undone. What is kept between calls are
// `GameState`s, which never change. All slots that are read exist: they come from the layout that sized the array.
import { NULL, Tag, type Value, indexOf, valueOf } from "../values/value";
import { fault } from "../values/fault";
import { Column, type Layout, Slot } from "./layout";

export interface GameState {
  /** The state in the order of the layout, up to the last entity. */
  readonly mem: Int32Array;
  /** The entities in each zone, the bottom one first. */
  readonly zones: readonly (readonly Value[])[];
}

/** More entities are refused: a rule that makes them without end. */
const MOST_ENTITIES = 20_000;
const FEW_CELLS = 256;

export class World {
  mem: Int32Array;
  zones: (readonly Value[])[] = [];
  /** What expressions read beside the state: who acts, on what, and the move's params in order. */
  actor: Value = NULL;
  entity: Value = NULL;
  start: Value = NULL;
  target: Value = NULL;
  /** The player that an end condition is asked about. */
  letter: Value = NULL;
  params: readonly Value[] = [];

  /** Slot and value before, for each write; a zone is -1 - its number, its list before is in `oldZones`. */
  private journal = new Int32Array(1024);
  private journalLength = 0;
  private readonly oldZones: (readonly Value[])[] = [];
  /** By slot, zones first: the number of the last search back through the writes in which it differed from then on. */
  private differedIn = new Int32Array(0);
  private searches = 0;

  constructor(readonly layout: Layout) {
    this.mem = new Int32Array(layout.entityBase + 64 * layout.entityStride);
  }

  load({ mem, zones }: GameState): void {
    if (mem.length > this.mem.length) this.mem = new Int32Array(2 * mem.length);
    this.mem.set(mem);
    this.zones = [...zones];
    this.journalLength = 0;
    this.oldZones.length = 0;
  }

  /** Returns the present state, to be kept. */
  snapshot(): GameState {
    return { mem: this.mem.slice(0, this.slotOf(this.entityCount() + 1)), zones: [...this.zones] };
  }

  write(slot: number, value: number): void {
    let at = this.journalLength;
    if (at + 2 > this.journal.length) this.growJournal();
    this.journal[at++] = slot;
    this.journal[at++] = this.mem[slot]!;
    this.journalLength = at;
    this.mem[slot] = value;
  }

  writeZone(zone: number, list: readonly Value[]): void {
    let at = this.journalLength;
    if (at + 2 > this.journal.length) this.growJournal();
    this.journal[at++] = -1 - zone;
    this.journal[at++] = this.oldZones.push(this.zones[zone]!) - 1;
    this.journalLength = at;
    this.zones[zone] = list;
  }

  /** Returns a mark for `undo`, `wasAtOneOf` and `writesSince`. */
  mark(): number {
    return this.journalLength;
  }

  /** Undoes all writes since a mark. */
  undo(mark: number): void {
    const { journal, mem } = this;
    for (let at = this.journalLength - 2; at >= mark; at -= 2) {
      const slot = journal[at]!;
      if (slot >= 0) mem[slot] = journal[at + 1]!;
      else this.zones[-1 - slot] = this.oldZones.pop()!;
    }
    this.journalLength = mark;
  }

  /** Forgets what could be undone. */
  commit(): void {
    this.journalLength = 0;
    this.oldZones.length = 0;
  }

  /** Calls `each` for every write since a mark, in order; a slot below 0 is -1 - a zone. */
  writesSince(mark: number, each: (slot: number, before: number) => void): void {
    for (let at = mark; at < this.journalLength; at += 2) each(this.journal[at]!, this.journal[at + 1]!);
  }

  /** The list that a zone had before a write that `writesSince` returned. */
  zoneBefore(before: number): readonly Value[] {
    return this.oldZones[before]!;
  }

  /**
   * Whether the state is what it was at one of some marks, in order from an index on, but for its random numbers and for
   * entities that were made and removed since.
   */
  wasAtOneOf(marks: readonly number[], from: number): boolean {
    let isPossible = false;
    for (let index = from; index < marks.length && !isPossible; index += 1) isPossible = !this.differsAt(marks[index]!);
    return isPossible && this.isAsAtOneOf(marks, from);
  }

  /** Whether the first telling write since a mark shows that the state differs: nearly always, and found at once. */
  private differsAt(mark: number): boolean {
    let at = mark;
    while (at < this.journalLength && (isIgnored(this.journal[at]!) || this.isOfRemoved(this.journal[at]!, 0))) at += 2;
    return at < this.journalLength && this.isOtherThan(at);
  }

  /** Whether a slot belongs to an entity that is out of the game, of those above a number. */
  private isOfRemoved(slot: number, above: number): boolean {
    const { entityBase, entityStride } = this.layout;
    const entity = Math.floor((slot - entityBase) / entityStride);
    return entity > above && !this.isInGame(entity);
  }

  /** Goes back through the writes once, and notes what differs from the present state. */
  private isAsAtOneOf(marks: readonly number[], from: number): boolean {
    const { journal, differedIn, search } = this.newSearch();
    const zones = this.zones.length;
    let differing = 0;
    let entities = this.entityCount();
    let at = this.journalLength;
    for (let index = marks.length - 1; index >= from; index -= 1) {
      for (; at > marks[index]!; at -= 2) {
        const slot = journal[at - 2]!;
        if (slot === Slot.entities) entities = journal[at - 1]!;
        if (isIgnored(slot)) continue;
        const differs = this.isOtherThan(at - 2);
        if (differs === (differedIn[zones + slot] === search)) continue;
        differing += differs ? 1 : -1;
        differedIn[zones + slot] = differs ? search : 0;
      }
      if (differing === 0) return true;
      if (entities < this.entityCount() && this.differsInRemoved(at, entities, search)) return true;
    }
    return false;
  }

  /** Begins another search back through the writes. A set of slots made for each would take most of its time. */
  private newSearch(): { readonly journal: Int32Array; readonly differedIn: Int32Array; readonly search: number } {
    const size = this.zones.length + this.mem.length;
    if (this.differedIn.length < size) this.differedIn = new Int32Array(size);
    this.searches += 1;
    return { journal: this.journal, differedIn: this.differedIn, search: this.searches };
  }

  /** Whether all slots written since a mark that differ in this search are of entities made and removed since. */
  private differsInRemoved(mark: number, entities: number, search: number): boolean {
    for (let at = mark; at < this.journalLength; at += 2) {
      const slot = this.journal[at]!;
      const differs = this.differedIn[this.zones.length + slot] === search;
      if (differs && !this.isOfRemoved(slot, entities)) return false;
    }
    return true;
  }

  /** Whether what stood in a slot before a write is not there now. */
  private isOtherThan(write: number): boolean {
    const slot = this.journal[write]!;
    const before = this.journal[write + 1]!;
    return slot >= 0 ? this.mem[slot] !== before : !isSameList(this.zones[-1 - slot]!, this.oldZones[before]!);
  }

  private growJournal(): void {
    const grown = new Int32Array(2 * this.journal.length);
    grown.set(this.journal);
    this.journal = grown;
  }

  entityCount(): number {
    return this.mem[Slot.entities]!;
  }

  /** Returns the first slot of an entity by its number. */
  slotOf(entity: number): number {
    return this.layout.entityBase + entity * this.layout.entityStride;
  }

  cell(place: number): Value {
    return this.mem[this.layout.cellBase + place]!;
  }

  /** Whether an entity, by its number, is in the game. */
  isInGame(entity: number): boolean {
    return this.mem[this.slotOf(entity) + Column.schema]! > 0;
  }

  /** Adds an entity of a schema by its number, with the given slots from its place on; returns its value. */
  add(schema: number, defaults: readonly Value[]): Value {
    const number = this.entityCount() + 1;
    if (number > MOST_ENTITIES) throw fault("There are too many entities.");
    const slot = this.slotOf(number);
    const end = slot + this.layout.entityStride;
    if (end > this.mem.length) {
      const grown = new Int32Array(2 * end);
      grown.set(this.mem);
      this.mem = grown;
    }
    this.write(Slot.entities, number);
    this.write(slot + Column.schema, schema + 1);
    this.write(slot + Column.place, NULL);
    this.write(slot + Column.zone, NULL);
    for (const [index, value] of defaults.entries()) this.write(slot + Column.attributes + index, value);
    return valueOf(Tag.entity, number);
  }

  /** Takes an entity from the board and from its zone, wherever it is. */
  lift(entity: Value): void {
    const { cellBase, cells } = this.layout;
    if (cells <= FEW_CELLS) {
      for (let place = cellBase; place < cellBase + cells; place += 1) {
        if (this.mem[place] === entity) this.write(place, NULL);
      }
    } else {
      // What an array searches by itself is found faster than by a loop, once there is much to search.
      const board = this.mem.subarray(cellBase, cellBase + cells);
      for (let cell = board.indexOf(entity); cell >= 0; cell = board.indexOf(entity, cell + 1)) {
        this.write(cellBase + cell, NULL);
      }
    }
    const slot = this.slotOf(indexOf(entity));
    const zone = this.mem[slot + Column.zone]!;
    if (zone === NULL) return;
    const index = indexOf(zone);
    this.writeZone(
      index,
      this.zones[index]!.filter((each) => each !== entity),
    );
    this.write(slot + Column.zone, NULL);
  }

  /** Takes an entity out of the game. */
  remove(entity: Value): void {
    this.lift(entity);
    const slot = this.slotOf(indexOf(entity));
    if (this.isInGame(indexOf(entity))) this.write(slot + Column.schema, -this.mem[slot + Column.schema]!);
    this.write(slot + Column.place, NULL);
  }

  /** Puts an entity that stands nowhere on a free place. */
  putOnPlace(entity: Value, place: Value): void {
    const cell = this.layout.cellBase + indexOf(place);
    if (this.mem[cell] !== NULL) throw fault("The place is taken.");
    this.write(cell, entity);
    this.write(this.slotOf(indexOf(entity)) + Column.place, place);
  }

  /** Puts an entity that stands nowhere on top of a zone. */
  putInZone(entity: Value, zone: Value): void {
    const index = indexOf(zone);
    this.writeZone(index, [...this.zones[index]!, entity]);
    const slot = this.slotOf(indexOf(entity));
    this.write(slot + Column.zone, zone);
    this.write(slot + Column.place, NULL);
  }
}

/** Slots that say nothing about where a game stands. */
function isIgnored(slot: number): boolean {
  return slot === Slot.random || slot === Slot.playerWasSet || slot === Slot.entities;
}

function isSameList(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

// The tiles of one slide by cell. Remembers the order in which cells were entered, in which they are written to the board.
import { EMPTY, type EntityId, type KindSet } from "../turn/entities";
import type { World } from "../turn/world";

/** Of a cell that no tile entered. */
const NOT_ENTERED = -1;

/** One object serves all slides of a level, one after the other: lists of all cells need not be made each time. */
export class SlidingTiles {
  /** How many tiles there were at first. */
  count = 0;
  /** By cell; EMPTY where there is no tile. */
  private readonly first: Int32Array;
  private readonly now: Int32Array;
  /** By cell, the place in `entered` of its last entry. */
  private readonly entries: Int32Array;
  /** The cells that were entered while they were empty, in order. */
  private entered: number[] = [];

  constructor(area: number) {
    this.first = new Int32Array(area);
    this.now = new Int32Array(area);
    this.entries = new Int32Array(area);
  }

  /** Begins a slide with the tiles on the board, which are the objects of these kinds. */
  begin(world: World, mergeable: KindSet): void {
    const { first, now, entries } = this;
    const { objects, grid } = world.board;
    let count = 0;
    for (let cell = 0; cell < first.length; cell += 1) {
      const entity = objects < 0 ? EMPTY : world.entityIn(objects * grid.area + cell);
      const isTile = mergeable.has(entity);
      const tile = isTile ? entity : EMPTY;
      first[cell] = tile;
      now[cell] = tile;
      entries[cell] = NOT_ENTERED;
      if (isTile) count += 1;
    }
    this.count = count;
    this.entered = [];
  }

  /** Returns the tile in a cell; EMPTY without one, and off the board. */
  at(cell: number): EntityId {
    return this.now[cell] ?? EMPTY;
  }

  /** Returns whether there was a tile in a cell before any of them slid. */
  wasAt(cell: number): boolean {
    return (this.first[cell] ?? EMPTY) !== EMPTY;
  }

  move(tile: EntityId, from: number, to: number): void {
    this.now[from] = EMPTY;
    this.entries[from] = NOT_ENTERED;
    if (this.at(to) === EMPTY) this.entries[to] = this.entered.push(to) - 1;
    this.now[to] = tile;
  }

  /** Returns the cells with tiles as they are to be written: those that always had one, then those that were entered. */
  occupied(): readonly number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.now.length; cell += 1) {
      if (this.at(cell) !== EMPTY && this.entries[cell] === NOT_ENTERED) cells.push(cell);
    }
    for (let entry = 0; entry < this.entered.length; entry += 1) {
      const cell = this.entered[entry] ?? NOT_ENTERED;
      if (this.entries[cell] === entry) cells.push(cell);
    }
    return cells;
  }
}

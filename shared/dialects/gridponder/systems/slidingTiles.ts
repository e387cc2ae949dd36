// The tiles of one slide by cell. Remembers the order in which cells were entered, in which they are written to the board.
import { EMPTY, type EntityId, type KindSet } from "../turn/entities";
import type { World } from "../turn/world";

/** Of a cell that no tile entered. */
const NOT_ENTERED = -1;

export class SlidingTiles {
  /** How many tiles there were at first. */
  readonly count: number;
  /** By cell; EMPTY where there is no tile. */
  private readonly first: readonly EntityId[];
  private readonly now: EntityId[];
  /** The cells that were entered while they were empty, in order; by cell, the place in this list of its last entry. */
  private readonly entered: number[] = [];
  private readonly entries: number[] = [];

  constructor(world: World, mergeable: KindSet) {
    const { grid, objects } = world.board;
    const tiles: EntityId[] = [];
    let count = 0;
    for (let cell = 0; cell < grid.area; cell += 1) {
      const entity = objects < 0 ? EMPTY : world.entityIn(objects * grid.area + cell);
      const isTile = mergeable.has(entity);
      tiles.push(isTile ? entity : EMPTY);
      this.entries.push(NOT_ENTERED);
      if (isTile) count += 1;
    }
    this.count = count;
    this.first = tiles;
    this.now = tiles.slice();
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

// Which targets an action can have from a start, as far as only the places, the owner and the players' fixed attributes
// decide: worked out once and kept. What it looks up is there: each target is a place of the board.
import { NULL, Tag, type Value, holds, valueOf } from "../values/value";
import type { World } from "../world/world";
import { Reads } from "../compile/code";

/** The targets as values, in the order of the places. */
export type Targets = readonly Value[];

/** Conditions with these reads alone can be worked out once. */
export const GEOMETRY = Reads.start | Reads.target | Reads.owner | Reads.actor | Reads.current;

export class GeometryTable {
  private readonly known = new Map<number, Targets>();
  /** The first ones in an array, which is faster to read than the map. */
  private readonly first: (Targets | undefined)[];
  private readonly owner: number;
  private readonly players: number;
  /** How many targets are kept. */
  private kept = 0;

  /** `reads`: all that the conditions read. */
  constructor(
    private readonly world: World,
    private readonly conditions: readonly (() => Value)[],
    private readonly reads: number,
  ) {
    this.owner = world.layout.entityColumns.get("owner") ?? 0;
    this.players = world.layout.players + 1;
    this.first = Array.from({ length: Math.min(MOST_FIRST, world.layout.cells * this.players ** 2) });
  }

  /** Returns the targets for what the world says now: its start, entity, actor and current player. */
  targets(): Targets {
    const { world, reads, players } = this;
    const { start, entity, actor } = world;
    const { currentPlayer } = world.layout;
    let key = 0;
    if ((reads & Reads.actor) !== 0) key = seat(actor);
    if ((reads & Reads.current) !== 0) key = key * players + seat(world.mem[currentPlayer]!);
    if ((reads & Reads.owner) !== 0) key = key * players + seat(world.mem[world.slotOf(entity >> 4) + this.owner]!);
    key = key * world.layout.cells + (start >> 4);
    const known = key < this.first.length ? this.first[key] : this.known.get(key);
    return known ?? this.workOut(key);
  }

  private workOut(key: number): Targets {
    const { world, conditions } = this;
    const { cells } = world.layout;
    const { start, target } = world;
    const list: Value[] = [];
    for (let place = 0; place < cells; place += 1) {
      world.target = valueOf(Tag.place, place);
      if (world.target === start || !conditions.every((condition) => holds(condition()))) continue;
      list.push(world.target);
    }
    world.target = target;
    // Where nearly all places are targets of nearly all others, keeping them would take more memory than there is.
    if (this.kept + list.length > MOST_KEPT) return list;
    this.kept += list.length;
    if (key < this.first.length) this.first[key] = list;
    else this.known.set(key, list);
    return list;
  }
}

const MOST_FIRST = 100_000;
/** All targets that a table keeps: 32 MB. */
const MOST_KEPT = 4_000_000;

/** 0 for nobody, else 1 + the seat. */
function seat(player: Value): number {
  return player === NULL ? 0 : (player >> 4) + 1;
}

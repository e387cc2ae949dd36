// `slide_merge` (fact sheet 11.1, decisions 3 and 13): all tiles slide in one direction, and equal ones merge.
import type { Json } from "../../../base/json";
import { EMPTY, type EntityId, type KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { type Direction, directionNamed } from "../text/directions";
import { asNumber, sameJson } from "../text/values";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { announceLeft } from "../turn/leaveCell";
import { demand, stop } from "./stops";
import { SlidingTiles } from "./slidingTiles";
import { isTagged, moving } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";
import type { Payload } from "../turn/events";

export const slideMerge: SystemType = {
  type: "slide_merge",
  emits: ["tiles_slid", "tile_moved", "tiles_merged", "object_removed", "cell_cleared"],
  changes: (config) => {
    const mergeable = config.texts("mergeableTags", ["mergeable"]);
    const blocking = config.texts("blockerTags", ["solid"]);
    // A tile that comes to rest on something that does not block replaces it.
    const takes = (_kind: string, tags: readonly string[]): boolean =>
      isTagged(tags, mergeable) || !isTagged(tags, blocking);
    return [moving("objects", { takes, writes: { value: null } })];
  },
  compile(config, { board }) {
    const mergeAction = config.text("mergeAction", "move");
    const rules = readSlideRules(config, board);
    let tiles: SlidingTiles | null = null;
    return {
      action(world, action) {
        const direction = action["direction"];
        if (action.action !== mergeAction || typeof direction !== "string") return;
        tiles ??= new SlidingTiles(board.grid.area);
        tiles.begin(world, rules.mergeable);
        new Slide(rules, tiles, world, directionNamed(direction)).run();
      },
    };
  },
};

interface SlideRules {
  readonly mergeable: KindSet;
  readonly blockers: KindSet;
  readonly solid: KindSet;
  readonly teleports: KindSet;
  readonly merges: (tile: EntityId, other: EntityId) => boolean;
  readonly mergedValue: (tile: EntityId, other: EntityId) => number;
  readonly mergeLimit: number;
  readonly wraps: boolean;
  readonly emitsMotion: boolean;
  /** Returns all cells in the order in which their tiles slide: by rows or by columns, the last or the first one first. */
  readonly inOrder: (byRows: boolean, lastFirst: boolean) => readonly number[];
}

function readSlideRules(config: SystemConfig, board: Board): SlideRules {
  const { table } = board;
  const predicate = config.text("mergePredicate", "equal_value");
  const doubles = config.text("mergeResult", "sum") === "double";
  const valueOf = (entity: EntityId): Json => table.param(entity, "value");
  const numberOf = (entity: EntityId): number => asNumber(valueOf(entity)) ?? 0;
  return {
    mergeable: board.tagged(config.texts("mergeableTags", ["mergeable"])),
    blockers: board.tagged(config.texts("blockerTags", ["solid"])),
    solid: board.tagged(["solid"]),
    teleports: board.tagged(["teleport"]),
    merges: (tile, other) => {
      if (predicate === "same_kind") return table.kindIds[tile] === table.kindIds[other];
      return predicate === "equal_value" && valueOf(tile) !== null && sameJson(valueOf(tile), valueOf(other));
    },
    mergedValue: (tile, other) => (doubles ? 2 * numberOf(tile) : numberOf(tile) + numberOf(other)),
    mergeLimit: config.integer("mergeLimit", 1),
    wraps: config.flag("wrapAround", false),
    emitsMotion: config.flag("emitMotion", true),
    inOrder: slidingOrders(board),
  };
}

function slidingOrders({ grid }: Board): SlideRules["inOrder"] {
  const orders: (readonly number[] | undefined)[] = [undefined, undefined, undefined, undefined];
  return (byRows, lastFirst) => {
    const key = (byRows ? 1 : 0) + (lastFirst ? 2 : 0);
    const known = orders[key];
    if (known !== undefined) return known;
    const line = (cell: number): number => (byRows ? grid.ofCell(cell).y : grid.ofCell(cell).x);
    const cells = Array.from({ length: grid.area }, (_, cell) => cell);
    const order = cells.sort((left, right) => (lastFirst ? -1 : 1) * (line(left) - line(right)));
    orders[key] = order;
    return order;
  };
}

const NO_TILES = demand("there is no tile to slide (mergeableTags)");
const NOTHING_SLIDES = demand("no tile can slide or merge that way: each is at an edge, a blocker or an unlike tile");

/** What a tile did, announced once all of them are at rest. */
interface Slid {
  readonly tile: EntityId;
  readonly from: Point;
  readonly to: Point;
  readonly merged: Payload<"tiles_merged"> | null;
}

/** One slide: works on tiles by cell, then writes them to the board and announces what happened. */
class Slide {
  /** How often tiles merged, by cell; null before the first time. */
  private merges: Map<number, number> | null = null;
  private readonly slid: Slid[] = [];

  constructor(
    private readonly rules: SlideRules,
    private readonly tiles: SlidingTiles,
    private readonly world: World,
    private readonly direction: Direction,
  ) {}

  run(): void {
    const { grid } = this.world.board;
    const { name, dx } = this.direction;
    for (const start of this.rules.inOrder(dx === 0, name === "right" || name === "down")) {
      const tile = this.tiles.wasAt(start) ? this.tiles.at(start) : EMPTY;
      if (tile !== EMPTY) this.slide(tile, grid.ofCell(start));
    }
    if (this.slid.length === 0) return stop(this.world, this.tiles.count === 0 ? NO_TILES : NOTHING_SLIDES);
    this.commit();
  }

  /** Moves one tile as far as it goes, and merges it with the tile that stops it if possible. */
  private slide(tile: EntityId, start: Point): void {
    let rest = start;
    for (let next = this.after(start); !this.world.isOutside(next); next = this.after(rest)) {
      // Once around an empty line, or no movement: the tile is where it was. It never merges with itself (decision 13).
      if (next === start) return;
      const other = this.tiles.at(next.cell);
      if (other !== EMPTY) {
        if (this.canMerge(tile, rest, other, next)) return this.merge(tile, start, other, next);
        break;
      }
      if (this.isBlocked(next)) break;
      rest = next;
      if (this.rules.teleports.has(this.groundAt(next))) break;
    }
    if (rest === start) return;
    this.tiles.move(tile, start.cell, rest.cell);
    this.slid.push({ tile, from: start, to: rest, merged: null });
  }

  private canMerge(tile: EntityId, from: Point, other: EntityId, at: Point): boolean {
    const { mergeLimit, merges } = this.rules;
    return this.mergesIn(at) < mergeLimit && this.mergesIn(from) < mergeLimit && merges(tile, other);
  }

  private mergesIn({ cell }: Point): number {
    return this.merges?.get(cell) ?? 0;
  }

  private merge(tile: EntityId, start: Point, other: EntityId, at: Point): void {
    const { table } = this.world.board;
    const { emitsMotion, mergedValue } = this.rules;
    const resultValue = mergedValue(tile, other);
    this.tiles.move(table.withParam(other, "value", resultValue), start.cell, at.cell);
    this.merges ??= new Map();
    this.merges.set(at.cell, this.mergesIn(at) + 1);
    const inputValues = [table.param(tile, "value") ?? 0, table.param(other, "value") ?? 0];
    const merged = emitsMotion
      ? { position: at, resultValue, inputValues, sources: [start, at], kind: table.kindOf(other) }
      : { position: at, resultValue, inputValues };
    this.slid.push({ tile, from: start, to: at, merged });
  }

  private announce({ tile, from, to, merged }: Slid): void {
    const { world } = this;
    const { table, objects } = world.board;
    const kind = table.kindOf(tile);
    announceLeft(world, objects, from, kind);
    if (this.rules.emitsMotion) {
      const params = table.paramsOf(tile);
      world.emit(EVENT.tile_moved, { fromPosition: from, position: to, kind, params, layer: "objects" });
    }
    if (merged !== null) world.emit(EVENT.tiles_merged, merged);
  }

  /** Returns the next cell in the direction of the slide; off the board unless tiles wrap around. */
  private after({ x, y }: Point): Point {
    const { grid } = this.world.board;
    const { dx, dy } = this.direction;
    if (!this.rules.wraps) return grid.at(x + dx, y + dy);
    return grid.at((x + dx + grid.width) % grid.width, (y + dy + grid.height) % grid.height);
  }

  /** Returns whether an entity other than a tile blocks tiles here. */
  private isBlocked(point: Point): boolean {
    const { blockers, solid } = this.rules;
    const object = this.world.at(this.world.board.objects, point);
    return (!this.tiles.wasAt(point.cell) && blockers.has(object)) || solid.has(this.groundAt(point));
  }

  private groundAt(point: Point): EntityId {
    return this.world.at(this.world.board.ground, point);
  }

  /** Writes the tiles. A tile overwrites any other entity where it comes to rest. */
  private commit(): void {
    const { world, tiles, slid } = this;
    const { grid, objects, table } = world.board;
    const overrun: { readonly position: Point; readonly gone: EntityId }[] = [];
    for (let cell = 0; cell < grid.area; cell += 1) {
      if (tiles.wasAt(cell) && tiles.at(cell) === EMPTY) world.clear(objects, grid.ofCell(cell));
    }
    for (const cell of tiles.occupied()) {
      const position = grid.ofCell(cell);
      const before = world.at(objects, position);
      if (before !== EMPTY && !tiles.wasAt(cell)) overrun.push({ position, gone: before });
      world.put(objects, position, tiles.at(cell));
    }
    world.emit(EVENT.tiles_slid, { direction: this.direction.name, movedCount: slid.length });
    for (const each of slid) this.announce(each);
    for (const { position, gone } of overrun) {
      world.emit(EVENT.object_removed, { position, kind: table.kindOf(gone) }, gone);
    }
  }
}

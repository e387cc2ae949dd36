// `slide_merge` (fact sheet 11.1, decisions 3 and 13): all tiles slide in one direction, and equal ones merge.
import type { Json } from "../../../base/json";
import { EMPTY, type EntityId, type KindSet } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { type Direction, directionNamed } from "../text/directions";
import { asNumber, sameValue } from "../text/values";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { announceLeft } from "../turn/leaveCell";
import { demand, stop } from "./stops";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

export const slideMerge: SystemType = {
  type: "slide_merge",
  emits: ["tiles_slid", "tile_moved", "tiles_merged", "object_removed", "cell_cleared"],
  compile(config, { board }) {
    const mergeAction = config.text("mergeAction", "move");
    const rules = readSlideRules(config, board);
    return {
      action(world, action) {
        const direction = action["direction"];
        if (action.action !== mergeAction || typeof direction !== "string") return;
        new Slide(rules, world, directionNamed(direction)).run();
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
      return predicate === "equal_value" && valueOf(tile) !== null && sameValue(valueOf(tile), valueOf(other));
    },
    mergedValue: (tile, other) => (doubles ? 2 * numberOf(tile) : numberOf(tile) + numberOf(other)),
    mergeLimit: config.integer("mergeLimit", 1),
    wraps: config.flag("wrapAround", false),
    emitsMotion: config.flag("emitMotion", true),
    inOrder: slidingOrders(board),
  };
}

function slidingOrders({ grid }: Board): SlideRules["inOrder"] {
  const orders = new Map<number, readonly number[]>();
  return (byRows, lastFirst) => {
    const key = (byRows ? 1 : 0) + (lastFirst ? 2 : 0);
    const known = orders.get(key);
    if (known !== undefined) return known;
    const line = (cell: number): number => (byRows ? grid.ofCell(cell).y : grid.ofCell(cell).x);
    const cells = Array.from({ length: grid.area }, (_, cell) => cell);
    const order = cells.sort((left, right) => (lastFirst ? -1 : 1) * (line(left) - line(right)));
    orders.set(key, order);
    return order;
  };
}

const NO_TILES = demand("there is no tile to slide (mergeableTags)");
const NOTHING_SLIDES = demand("no tile can slide or merge that way: each is at an edge, a blocker or an unlike tile");

/** One slide: works on a map of tiles, then writes it to the board and announces what happened. */
class Slide {
  /** The tiles at their new places, by cell. */
  private readonly tiles = new Map<number, EntityId>();
  private readonly origins: ReadonlySet<number>;
  private readonly merges = new Map<number, number>();
  private readonly announcements: (() => void)[] = [];
  private movedCount = 0;

  constructor(
    private readonly rules: SlideRules,
    private readonly world: World,
    private readonly direction: Direction,
  ) {
    const { grid, objects } = world.board;
    for (let cell = 0; cell < grid.area; cell += 1) {
      const entity = objects < 0 ? EMPTY : world.entityIn(objects * grid.area + cell);
      if (rules.mergeable.has(entity)) this.tiles.set(cell, entity);
    }
    this.origins = new Set(this.tiles.keys());
  }

  run(): void {
    const { grid } = this.world.board;
    const { name, dx } = this.direction;
    for (const start of this.rules.inOrder(dx === 0, name === "right" || name === "down")) {
      const tile = this.origins.has(start) ? this.tiles.get(start) : undefined;
      if (tile !== undefined) this.slide(tile, grid.ofCell(start));
    }
    if (this.movedCount === 0) return stop(this.world, this.origins.size === 0 ? NO_TILES : NOTHING_SLIDES);
    this.commit();
  }

  /** Moves one tile as far as it goes, and merges it with the tile that stops it if possible. */
  private slide(tile: EntityId, start: Point): void {
    let rest = start;
    for (let next = this.after(start); !this.world.isOutside(next); next = this.after(rest)) {
      // Once around an empty line, or no movement: the tile is where it was. It never merges with itself (decision 13).
      if (next === start) return;
      const other = this.tiles.get(next.cell);
      if (other !== undefined) {
        if (this.canMerge(tile, rest, other, next)) return this.merge(tile, start, other, next);
        break;
      }
      if (this.isBlocked(next)) break;
      rest = next;
      if (this.rules.teleports.has(this.groundAt(next))) break;
    }
    if (rest === start) return;
    this.tiles.delete(start.cell);
    this.tiles.set(rest.cell, tile);
    this.movedCount += 1;
    this.announceMove(start, rest, tile);
  }

  private canMerge(tile: EntityId, from: Point, other: EntityId, at: Point): boolean {
    const count = (point: Point): number => this.merges.get(point.cell) ?? 0;
    const { mergeLimit, merges } = this.rules;
    return count(at) < mergeLimit && count(from) < mergeLimit && merges(tile, other);
  }

  private merge(tile: EntityId, start: Point, other: EntityId, at: Point): void {
    const { table } = this.world.board;
    const { emitsMotion, mergedValue } = this.rules;
    const resultValue = mergedValue(tile, other);
    this.tiles.delete(start.cell);
    this.tiles.set(at.cell, table.withParam(other, "value", resultValue));
    this.merges.set(at.cell, (this.merges.get(at.cell) ?? 0) + 1);
    this.movedCount += 1;
    this.announceMove(start, at, tile);
    const inputValues = [table.param(tile, "value") ?? 0, table.param(other, "value") ?? 0];
    const merged = { position: at, resultValue, inputValues };
    const motion = { sources: [start, at], kind: table.kindOf(other) };
    this.announcements.push(() => this.world.emit(EVENT.tiles_merged, emitsMotion ? { ...merged, ...motion } : merged));
  }

  private announceMove(from: Point, to: Point, tile: EntityId): void {
    const { table, objects } = this.world.board;
    const kind = table.kindOf(tile);
    const moved = { fromPosition: from, position: to, kind, params: table.paramsOf(tile), layer: "objects" };
    this.announcements.push(() => {
      announceLeft(this.world, objects, from, kind);
      if (this.rules.emitsMotion) this.world.emit(EVENT.tile_moved, moved);
    });
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
    return (!this.origins.has(point.cell) && blockers.has(object)) || solid.has(this.groundAt(point));
  }

  private groundAt(point: Point): EntityId {
    return this.world.at(this.world.board.ground, point);
  }

  /** Writes the tiles. A tile overwrites any other entity where it comes to rest. */
  private commit(): void {
    const { world } = this;
    const { grid, objects, table } = world.board;
    const overrun: { readonly position: Point; readonly kind: string }[] = [];
    for (const cell of this.origins) if (!this.tiles.has(cell)) world.clear(objects, grid.ofCell(cell));
    for (const [cell, tile] of this.tiles) {
      const position = grid.ofCell(cell);
      const before = world.at(objects, position);
      if (before !== EMPTY && !this.origins.has(cell)) overrun.push({ position, kind: table.kindOf(before) });
      world.put(objects, position, tile);
    }
    world.emit(EVENT.tiles_slid, { direction: this.direction.name, movedCount: this.movedCount });
    for (const announce of this.announcements) announce();
    for (const gone of overrun) world.emit(EVENT.object_removed, gone);
  }
}

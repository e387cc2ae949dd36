// `region_transform` (fact sheet 11.6, decision 11): rotates, mirrors or swaps what is under the overlay. Always a
// permutation; where that is impossible, nothing moves. The event tells of the operation either way.
import { entriesAsWritten } from "../../../base/writtenOrder";
import type { GameAction } from "../../../engine/turnRecord";
import type { Board } from "../turn/board";
import type { Point } from "../turn/grid";
import { asObject, asText, member } from "../text/read";
import type { Overlay } from "../turn/state";
import type { World } from "../turn/world";
import { EVENT, type EventKind } from "../turn/eventKinds";
import { type Demand, demand, stop, stopOutside } from "./stops";
import { moving } from "./layerChanges";
import type { SystemType } from "./system";

/**
 * Returns where each local place goes, both relative to the overlay's top left. Null: the size does not allow the
 * operation.
 */
type Mapping = (action: GameAction, width: number, height: number) => readonly Move[] | null;
type Local = readonly [x: number, y: number];
interface Move {
  readonly from: Local;
  readonly to: Local;
}

/** What an action does with a frame of a size. */
interface Mapped {
  readonly width: number;
  readonly height: number;
  readonly moves: readonly Move[] | null;
}

const OPERATIONS = {
  rotate: { map: rotate, event: EVENT.region_rotated },
  flip: { map: flip, event: EVENT.region_flipped },
  diagonal_swap: { map: diagonalSwap, event: EVENT.cells_swapped },
} as const satisfies Record<string, { map: Mapping; event: EventKind }>;

function isOperation(type: string): type is keyof typeof OPERATIONS {
  return Object.hasOwn(OPERATIONS, type);
}

export const regionTransform: SystemType = {
  type: "region_transform",
  emits: ["region_rotated", "region_flipped", "cells_swapped"],
  changes: (config) => [...new Set(config.texts("affectedLayers", ["objects"]))].map((layer) => moving(layer)),
  compile(config, { board }) {
    const layers = config
      .texts("affectedLayers", ["objects"])
      .map((id) => board.layer(id))
      .filter((layer) => layer >= 0);
    const operations = entriesAsWritten(config.object("operations")).map(([, operation]) => asObject(operation));
    const typeOf = (action: string): string | null => {
      const operation = operations.find((candidate) => member(candidate, "action") === action);
      return operation === undefined ? null : asText(member(operation, "type"));
    };
    const types = new Map<string, string | null>();
    // A search plays the same actions again and again, on frames of the same size.
    const known = new WeakMap<GameAction, Mapped>();
    const movesOf = (type: keyof typeof OPERATIONS, action: GameAction, width: number, height: number): Mapped => {
      const last = known.get(action);
      if (last?.width === width && last.height === height) return last;
      const mapped: Mapped = { width, height, moves: OPERATIONS[type].map(action, width, height) };
      known.set(action, mapped);
      return mapped;
    };
    /** Returns the cells whose contents moved; none where the operation is impossible. */
    const transform = (world: World, overlay: Overlay, type: keyof typeof OPERATIONS, action: GameAction): Point[] => {
      // One larger than the board always has cells off it: to turn and to mirror all of them is impossible.
      if (type !== "diagonal_swap" && !fitsBoard(overlay, board)) return unmoved(world, TOO_LARGE);
      const { moves } = movesOf(type, action, overlay.width, overlay.height);
      if (moves === null || moves.length === 0) return unmoved(world, NO_CELLS);
      const at = ([x, y]: Local): Point => board.grid.beside(overlay.position, x, y);
      const cells: Point[] = [];
      const targets: Point[] = [];
      for (const move of moves) {
        const [from, to] = [at(move.from), at(move.to)];
        const outside = [from, to].find((place) => world.isOutside(place));
        if (outside !== undefined) {
          stopOutside(world, outside);
          return [];
        }
        cells.push(from);
        targets.push(to);
      }
      for (const layer of layers) {
        const slotOf = ({ cell }: Point): number => layer * board.grid.area + cell;
        world.moveSlots(cells.map(slotOf), targets.map(slotOf));
      }
      return cells;
    };
    const blocksOnVoid = config.flag("blockOnVoid", false);
    return {
      action(world, action) {
        const { overlay } = world;
        let type = types.get(action.action);
        if (type === undefined) {
          type = typeOf(action.action);
          types.set(action.action, type);
        }
        if (type === null || !isOperation(type)) return;
        if (overlay === null) return stop(world, NO_FRAME);
        if (blocksOnVoid && (!fitsBoard(overlay, board) || coversOutside(world, overlay))) {
          return stop(world, OVER_VOID);
        }
        const cells = transform(world, overlay, type, action);
        world.emit(OPERATIONS[type].event, { opType: type, cells });
      },
    };
  },
};

const NO_FRAME = demand("the level has no frame");
const OVER_VOID = demand("a part of the frame is off the board or over void (blockOnVoid)");
const TOO_LARGE = demand("the frame is larger than the board");
const NO_CELLS = demand("the action moves no cell of the frame");

function unmoved(world: World, why: Demand): Point[] {
  stop(world, why);
  return [];
}

/** Returns whether a cell under the overlay is void or off the board. */
function coversOutside(world: World, { position, width, height }: Overlay): boolean {
  const { grid } = world.board;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (world.isOutside(grid.beside(position, x, y))) return true;
  }
  return false;
}

/** Returns whether the overlay is no larger than the board. */
function fitsBoard({ width, height }: Overlay, { grid }: Board): boolean {
  return width > 0 && height > 0 && width <= grid.width && height <= grid.height;
}

/** Returns all local places of a region, row by row. */
function region(width: number, height: number): readonly Local[] {
  return Array.from({ length: width * height }, (_, index): Local => [index % width, Math.floor(index / width)]);
}

function rotate(action: GameAction, width: number, height: number): readonly Move[] | null {
  if (width !== height) return null;
  const counterclockwise = action["rotation"] === "counterclockwise";
  return region(width, height).map(([x, y]) => ({
    from: [x, y],
    to: counterclockwise ? [y, width - 1 - x] : [height - 1 - y, x],
  }));
}

function flip(action: GameAction, width: number, height: number): readonly Move[] {
  const upsideDown = action["axis"] === "vertical";
  return region(width, height).map(([x, y]) => ({
    from: [x, y],
    to: upsideDown ? [x, height - 1 - y] : [width - 1 - x, y],
  }));
}

/** Swaps two corners of the 2×2 at the overlay's top left, however large the overlay is. */
function diagonalSwap(action: GameAction, width: number, height: number): readonly Move[] {
  if (width < 2 || height < 2) return [];
  const { direction } = action;
  const swap = (one: Local, other: Local): readonly Move[] => [
    { from: one, to: other },
    { from: other, to: one },
  ];
  if (direction === "up_left" || direction === "down_right") return swap([0, 0], [1, 1]);
  if (direction === "up_right" || direction === "down_left") return swap([0, 1], [1, 0]);
  return [];
}

// What is drawn over a board: cursors, outlined cells, ghosts of what would be painted, marks of findings.
// Plain data, so that painter, play view and debugger can ask for it alike; nothing here draws.
import { memoByIdentity } from "../../shared/base/memo";
import type { Entity, Position } from "../../shared/base/boardView";

/**
 * A set of cells drawn around: `before` dashed, `after` solid; `lit` and `partly` where a rule looks, `met` and `unmet`
 * where it names cells. The others as their names say.
 */
export type CellsStyle =
  | "before"
  | "after"
  | "selection"
  | "pending"
  | "erase"
  | "hint"
  | "lit"
  | "partly"
  | "met"
  | "unmet";

/** How a part of the board is shaded: by its pattern and by its colour, never by colour alone. */
export type ShadeStyle = "lines" | "net" | "dots";

/** The board's edges to be dragged: where they are, and where they would be. */
export interface ResizeDecoration {
  readonly kind: "resize";
  /** The board as it stands. */
  readonly size: readonly [width: number, height: number];
  /** Columns and rows to be added at each edge; cut off where negative. */
  readonly edges: Readonly<Record<"left" | "top" | "right" | "bottom", number>>;
  /** Written in the middle; "" for nothing. */
  readonly text: string;
}

/** The sides of a cell, as bits: up 1, right 2, down 4, left 8. */
export interface SidesDecoration {
  readonly kind: "sides";
  readonly at: Position;
  readonly sides: number;
  /** Sides that are not there are drawn too, to be taken. */
  readonly areHandles: boolean;
}

/** A move that can be made: an arrow to the neighbouring cell, or a ring where the move is about a cell itself. */
export interface MoveDecoration {
  readonly kind: "move";
  readonly at: Position;
  /** One cell to a side; null: the move is about the cell. */
  readonly to: Position | null;
  /** `best`: none wins sooner; `detour`: it wins later; `fatal`: nothing wins after it; `unknown`: not searched. */
  readonly does: "best" | "detour" | "fatal" | "unknown";
}

export type BoardDecoration =
  | { readonly kind: "cells"; readonly cells: readonly Position[]; readonly style: CellsStyle }
  /** By cell (y * width + x), of a board `width` cells wide: 1 is shaded. */
  | { readonly kind: "shade"; readonly mask: Uint8Array; readonly width: number; readonly style: ShadeStyle }
  /** What is not on the board: faint; `whole` where it is what is painted on, `corner` beside what stands in the cell. */
  | {
      readonly kind: "ghost";
      readonly cells: readonly Position[];
      readonly entity: Entity;
      readonly manner?: "whole" | "corner";
    }
  | ResizeDecoration
  | SidesDecoration
  | { readonly kind: "hover"; readonly at: Position; readonly reach: number }
  | { readonly kind: "cursor"; readonly at: Position }
  | { readonly kind: "finding"; readonly at: Position; readonly severity: "error" | "warning" | "information" }
  | { readonly kind: "link"; readonly from: Position; readonly to: Position }
  /** A line through the middle of the board, between corners of cells or halfway between two. */
  | { readonly kind: "middle"; readonly from: Position; readonly to: Position }
  | MoveDecoration
  | { readonly kind: "label"; readonly at: Position; readonly text: string };

/** Returns the mark of cells that a row elsewhere is about. */
export function pointedDecorations(cells: readonly Position[]): readonly BoardDecoration[] {
  return cells.length === 0 ? [] : [{ kind: "cells", cells, style: "unmet" }];
}

/** Decorations that change with each move of the pointer: the drawing code reads them, and nothing is rendered. */
export interface PointerDecorations {
  /** Tells of others until what it gives is called. */
  readonly follow: (notify: () => void) => () => void;
  /** The same list until there are others. */
  readonly now: () => readonly BoardDecoration[];
}

/** One side of one cell. */
export interface Edge {
  readonly from: Position;
  readonly to: Position;
}

/**
 * Returns the border around a set of cells: each side whose other side is not in the set, once. Kept for the same list.
 */
export const borderOf = memoByIdentity(edgesAround);

/** A row of cells, from its left one. */
export interface CellRun {
  readonly at: Position;
  readonly length: number;
}

/** Returns the cells as rows, each as long as can be. The same list for the same cells. */
export const runsOf = memoByIdentity((cells: readonly Position[]): readonly CellRun[] => {
  const mask = maskOf(cells);
  return mask === null ? joinedRuns(cells) : runsOfMask(mask);
});

/** Joins neighbours that come one after the other. */
function joinedRuns(cells: readonly Position[]): readonly CellRun[] {
  const joined: { at: Position; length: number }[] = [];
  for (const [x, y] of cells) {
    const last = joined.at(-1);
    if (last !== undefined && last.at[1] === y && last.at[0] + last.length === x) last.length += 1;
    else joined.push({ at: [x, y], length: 1 });
  }
  return joined;
}

function runsOfMask({ left, top, width, places }: CellMask): readonly CellRun[] {
  const runs: CellRun[] = [];
  for (let place = 0; place < places.length; place += 1) {
    if (places[place] !== 1) continue;
    const rowEnd = place - (place % width) + width;
    let end = place + 1;
    while (end < rowEnd && places[end] === 1) end += 1;
    runs.push({ at: [left + (place % width), top + Math.floor(place / width)], length: end - place });
    place = end - 1;
  }
  return runs;
}

function edgesAround(cells: readonly Position[]): readonly Edge[] {
  const isInside = isAmong(cells);
  const edges: Edge[] = [];
  for (const [x, y] of cells) {
    if (!isInside(x, y - 1)) edges.push({ from: [x, y], to: [x + 1, y] });
    if (!isInside(x + 1, y)) edges.push({ from: [x + 1, y], to: [x + 1, y + 1] });
    if (!isInside(x, y + 1)) edges.push({ from: [x + 1, y + 1], to: [x, y + 1] });
    if (!isInside(x - 1, y)) edges.push({ from: [x, y + 1], to: [x, y] });
  }
  return edges;
}

/** Cells are within this distance of the board's corner, either way. */
const REACH = 0x8000;

/** Up to this many cells of a rectangle each has its own place: needed with each move of a large selection. */
const MOST_PLACES = 0x100000;

/** The rectangle around some cells; 1 at the place of each, row by row. */
interface CellMask {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly places: Uint8Array;
}

/** Returns the mask of some cells; null where there are none, or the rectangle around them is too large. */
const maskOf = memoByIdentity((cells: readonly Position[]): CellMask | null => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of cells) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const [width, height] = [right - left + 1, bottom - top + 1];
  if (cells.length === 0 || width * height > MOST_PLACES) return null;
  const places = new Uint8Array(width * height);
  for (const [x, y] of cells) places[(y - top) * width + x - left] = 1;
  return { left, top, width, height, places };
});

/** Returns a function that tells whether a cell is one of these. The same function for the same list. */
export const isAmong = memoByIdentity((cells: readonly Position[]): ((x: number, y: number) => boolean) => {
  const mask = maskOf(cells);
  if (mask !== null) {
    const { left, top, width, height, places } = mask;
    return (x, y) => {
      const [column, row] = [x - left, y - top];
      return column >= 0 && column < width && row >= 0 && row < height && places[row * width + column] === 1;
    };
  }
  const key = (x: number, y: number): number => (x + REACH) * 4 * REACH + y + REACH;
  const inside = new Set(cells.map(([x, y]) => key(x, y)));
  return (x, y) => inside.has(key(x, y));
});

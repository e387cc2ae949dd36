// The position of the board in its pane: pure arithmetic between pane pixels (CSS) and cells. A pitch is always a whole
// number of device pixels, so that cells stay sharp.
import { clamp } from "../../shared/base/clamp";

export interface Viewport {
  /** CSS pixels from one cell to the next. */
  readonly pitch: number;
  /** Of the board's top left corner, CSS pixels from the pane's. */
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Cells of a fitted board grow no larger than this many CSS pixels, or this share of a large pane's shorter side,
 * unless a board of few cells would be small in its pane: it may fill the second share of that side.
 */
const LARGEST_FIT = 96;
const LARGEST_SHARE = 1 / 7;
const FILLED_SHARE = 0.6;
const LARGEST_PITCH = 256;
const SMALLEST_PITCH = 3;

/** Of a pane's height, what may be covered at most for a fitted board to keep clear of it. */
const MOST_COVERED = 0.5;

/**
 * The whole board in the middle of the pane, with `margin` CSS pixels around it, cells no larger than is pleasant.
 * Where it would reach into the `covered` pixels at the pane's foot, it is placed above them, unless they are most of
 * the pane.
 */
export function fitViewport(board: Size, pane: Size, margin: number, density: number, covered = 0): Viewport {
  const whole = inTheMiddle(board, pane, margin, density);
  const free = pane.height - covered;
  const isClear = whole.top + whole.pitch * board.height <= free;
  if (isClear || covered > pane.height * MOST_COVERED) return whole;
  return inTheMiddle(board, { width: pane.width, height: free }, margin, density);
}

function inTheMiddle(board: Size, pane: Size, margin: number, density: number): Viewport {
  const room = (across: number, cells: number): number => (across - 2 * margin) / Math.max(1, cells);
  const shorter = Math.min(pane.width, pane.height);
  const filling = Math.min(LARGEST_PITCH, (shorter * FILLED_SHARE) / Math.max(1, board.width, board.height));
  const largest = Math.max(LARGEST_FIT, shorter * LARGEST_SHARE, filling);
  const wanted = Math.min(room(pane.width, board.width), room(pane.height, board.height), largest);
  const pitch = sharp(wanted, density, Math.floor);
  return {
    pitch,
    left: aligned((pane.width - pitch * board.width) / 2, density),
    top: aligned((pane.height - pitch * board.height) / 2, density),
  };
}

/** Scales by `factor` so that what is under `at` stays there. Always moves by at least a device pixel per cell. */
export function zoomAt(viewport: Viewport, at: Point, factor: number, density: number): Viewport {
  let pitch = sharp(viewport.pitch * factor, density, Math.round);
  if (pitch === viewport.pitch && factor !== 1)
    pitch = sharp(pitch + Math.sign(factor - 1) / density, density, Math.round);
  const scale = pitch / viewport.pitch;
  return {
    pitch,
    left: aligned(at.x - (at.x - viewport.left) * scale, density),
    top: aligned(at.y - (at.y - viewport.top) * scale, density),
  };
}

/** Moved by a distance in CSS pixels, leaving at least a corner of the board in the pane. */
export function panBy(viewport: Viewport, by: Point, board: Size, pane: Size): Viewport {
  const keep = 32;
  const inSight = (value: number, extent: number, across: number): number =>
    Math.min(Math.max(value, keep - extent), across - keep);
  return {
    pitch: viewport.pitch,
    left: inSight(viewport.left + by.x, board.width * viewport.pitch, pane.width),
    top: inSight(viewport.top + by.y, board.height * viewport.pitch, pane.height),
  };
}

/** Returns the cell under a point of the pane; may be off the board. */
export function cellAt(viewport: Viewport, at: Point): Point {
  return {
    x: Math.floor((at.x - viewport.left) / viewport.pitch),
    y: Math.floor((at.y - viewport.top) / viewport.pitch),
  };
}

/** Returns the position of a pane point in its cell: 0 up to 1, from the cell's top left corner. */
export function spotIn({ left, top, pitch }: Viewport, at: Point): readonly [x: number, y: number] {
  const share = (distance: number): number => distance / pitch - Math.floor(distance / pitch);
  return [share(at.x - left), share(at.y - top)];
}

/** Returns whether a cell is on a board. */
export function isOnBoard(cell: Point, board: Size): boolean {
  return cell.x >= 0 && cell.y >= 0 && cell.x < board.width && cell.y < board.height;
}

/**
 * Returns the cells that can be seen: from `first` up to, not including, `end`; empty when the board is out of sight.
 */
export function visibleCells(
  viewport: Viewport,
  board: Size,
  pane: Size,
): { readonly first: Point; readonly end: Point } {
  const first = cellAt(viewport, { x: 0, y: 0 });
  const last = cellAt(viewport, { x: pane.width, y: pane.height });
  return {
    first: { x: Math.max(0, first.x), y: Math.max(0, first.y) },
    end: { x: Math.min(board.width, last.x + 1), y: Math.min(board.height, last.y + 1) },
  };
}

function sharp(pitch: number, density: number, round: (value: number) => number): number {
  const bounded = clamp(pitch, SMALLEST_PITCH, LARGEST_PITCH);
  return Math.max(1, round(bounded * density)) / density;
}

function aligned(offset: number, density: number): number {
  return Math.round(offset * density) / density;
}

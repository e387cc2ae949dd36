// How large groups of panels are in windows of different sizes. What a size was made for is kept: a small window shrinks
// it, a large one gives it back, and only the board takes the rest. Pure.
import { Orientation, type SerializedDockview } from "dockview-react";
import { defined } from "../../../shared/base/defined";

export interface Extent {
  readonly width: number;
  readonly height: number;
}

type Axis = keyof Extent;
type Grid = SerializedDockview["grid"];
type Node = Grid["root"];

/** The window for which sizes are written. In a smaller one they shrink with it. */
export const DRAWN_FOR: Extent = { width: 1600, height: 950 };

/** Of a window's width: what was drawn wider does not become narrower in a small window. Names in a list need it. */
const LEAST_SHARE = 0.16;

/** The share of a row or column that may have sizes: the rest is the board's. */
const MOST_SIZED = 0.65;

/** Returns how much sizes shrink in a window. */
export function scaleOf(extent: Extent, along: Axis): number {
  return Math.min(1, extent[along] / DRAWN_FOR[along]);
}

/** Returns what a size does not shrink below in a window. */
export function leastOf(extent: Extent, along: Axis): number {
  return along === "width" ? Math.round(extent.width * LEAST_SHARE) : 0;
}

/** Returns the sizes of the parts of a row or column of `whole` pixels; the one part that is null gets the rest. */
export function fitSizes(
  parts: readonly (number | null)[],
  whole: number,
  scale: number,
  least: number,
): readonly number[] {
  const wanted = parts.map((size) =>
    size === null ? null : Math.max(Math.round(size * scale), Math.min(size, least)),
  );
  const sum = wanted.reduce<number>((total, size) => total + (size ?? 0), 0);
  const fit = Math.min(1, (whole * MOST_SIZED) / Math.max(1, sum));
  const fitting = wanted.map((size) => (size === null ? null : Math.round(size * fit)));
  const rest = whole - fitting.reduce<number>((total, size) => total + (size ?? 0), 0);
  return fitting.map((size) => size ?? rest);
}

/** Sizes of groups by their ids, as in a window of the size that they are written for. */
export type WantedSizes = ReadonlyMap<string, Extent>;

/** Returns what the sizes of a grid are in a window that does not shrink them. */
export function wantedSizes(grid: Grid): WantedSizes {
  const found = new Map<string, Extent>();
  walk(grid, (id, size) => found.set(id, unshrunk(size, grid)));
  return found;
}

/** Returns a size in a window of `extent`, as it would be where nothing shrinks. */
export function unshrunk({ width, height }: Extent, extent: Extent): Extent {
  return { width: unshrunkAlong(width, extent, "width"), height: unshrunkAlong(height, extent, "height") };
}

function unshrunkAlong(size: number, extent: Extent, along: Axis): number {
  // What is not larger than the least did not shrink.
  return size <= leastOf(extent, along) ? size : size / scaleOf(extent, along);
}

/**
 * Returns the size that a group of panels wants after it was moved: the one that it `had`, but what the dock has `made`
 * of it along a side of which it took more than half, as a column does of the height. In a window of `extent`.
 */
export function movedSize(had: Extent, made: Extent, extent: Extent): Extent {
  const along = (axis: Axis): number => (had[axis] > extent[axis] / 2 ? made[axis] : had[axis]);
  return { width: along("width"), height: along("height") };
}

/**
 * Returns the wanted sizes after the group `added` has come into a grid. Beside the board it is the board that makes
 * room. In a row or column without it the others do, as much as the new one wants; they would be divided in proportion.
 */
export function withRoomFor(grid: Grid, wanted: WantedSizes, added: string, open: string): WantedSizes {
  const sizes = new Map(wanted);
  const visit = (node: Node, axis: Axis): void => {
    if (!Array.isArray(node.data)) return;
    const others = node.data.filter((child) => Array.isArray(child.data) || child.data.id !== added);
    for (const child of others) visit(child, other(axis));
    if (others.length === node.data.length || has(node, open)) return;
    const whole = node.data.reduce((sum, { size = 0 }) => sum + size, 0) / scaleOf(grid, axis);
    const own = wanted.get(added) ?? { width: 0, height: 0 };
    const taken = Math.min(own[axis], whole * MOST_SIZED);
    sizes.set(added, { ...own, [axis]: taken });
    const sum = others.reduce((total, child) => total + (wantedAlong(child, other(axis), axis, wanted) ?? 0), 0);
    for (const child of others) {
      walkFrom(child, other(axis), { width: 0, height: 0 }, (id) => {
        const size = sizes.get(id);
        if (size !== undefined) sizes.set(id, { ...size, [axis]: (size[axis] * (whole - taken)) / Math.max(1, sum) });
      });
    }
  };
  visit(grid.root, axisOf(grid));
  return sizes;
}

/** Returns the sizes of the groups of a grid in a window of another extent; see `fittedGrid`. */
export function fittedSizes(grid: Grid, wanted: WantedSizes, extent: Extent, open: string): WantedSizes {
  const fitted = new Map<string, Extent>();
  walk(fittedGrid(grid, wanted, extent, open), (id, size) => fitted.set(id, size));
  return fitted;
}

/** Returns a grid as it is in a window that shrinks nothing, so that it can be kept and grow again. */
export function unshrunkGrid(grid: Grid, wanted: WantedSizes, open: string): Grid {
  return fittedGrid(grid, wanted, unshrinking(grid), open);
}

/** Returns the extent of a window, or the least that shrinks nothing. */
export function unshrinking({ width, height }: Extent): Extent {
  return { width: Math.max(width, DRAWN_FOR.width), height: Math.max(height, DRAWN_FOR.height) };
}

/**
 * Returns a grid in a window of another extent. The part with the group `open` gets what the others leave; a row or
 * column without it is divided as before.
 */
function fittedGrid(grid: Grid, wanted: WantedSizes, extent: Extent, open: string): Grid {
  const fit = (node: Node, axis: Axis, inside: Extent): Node => {
    const size = inside[other(axis)];
    if (!Array.isArray(node.data)) return { ...node, size };
    const sizes = node.data.map((child) => wantedAlong(child, other(axis), axis, wanted));
    const at = node.data.findIndex((child) => has(child, open));
    const own =
      at < 0
        ? divided(sizes, inside[axis])
        : fitSizes(sizes.with(at, null), inside[axis], scaleOf(extent, axis), leastOf(extent, axis));
    const data = node.data.map((child, index) => fit(child, other(axis), { ...inside, [axis]: defined(own[index]) }));
    return { ...node, data, size };
  };
  return { ...grid, ...extent, root: fit(grid.root, axisOf(grid), extent) };
}

function divided(sizes: readonly (number | null)[], whole: number): readonly number[] {
  const sum = sizes.reduce<number>((total, size) => total + (size ?? 0), 0);
  return sizes.map((size) => Math.round(((size ?? 0) * whole) / Math.max(1, sum)));
}

/** Returns what a part of the grid wants along an axis; `own` is the axis of its own parts. */
function wantedAlong(node: Node, own: Axis, along: Axis, wanted: WantedSizes): number | null {
  if (!Array.isArray(node.data)) return wanted.get(node.data.id)?.[along] ?? node.size ?? 0;
  const sizes = node.data.map((child) => wantedAlong(child, other(own), along, wanted) ?? 0);
  return own === along ? sizes.reduce((sum, size) => sum + size, 0) : Math.max(0, ...sizes);
}

function has(node: Node, id: string): boolean {
  return Array.isArray(node.data) ? node.data.some((child) => has(child, id)) : node.data.id === id;
}

function walk(grid: Grid, tell: (id: string, size: Extent) => void): void {
  walkFrom(grid.root, axisOf(grid), { width: grid.width, height: grid.height }, tell);
}

function walkFrom(node: Node, axis: Axis, inside: Extent, tell: (id: string, size: Extent) => void): void {
  if (!Array.isArray(node.data)) return tell(node.data.id, inside);
  for (const child of node.data) walkFrom(child, other(axis), { ...inside, [axis]: child.size ?? 0 }, tell);
}

function axisOf({ orientation }: Grid): Axis {
  return orientation === Orientation.HORIZONTAL ? "width" : "height";
}

function other(axis: Axis): Axis {
  return axis === "width" ? "height" : "width";
}

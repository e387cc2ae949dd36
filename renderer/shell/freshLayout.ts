// An arrangement as it is drawn, turned into the dock's own format for a window of some size. Pure.
import { Orientation, type SerializedDockview } from "dockview-react";
import type { AreaId, Arrangement, Box } from "./arrangements";

/** What the dock must know of a panel. */
export interface PlacedPanel {
  readonly id: string;
  readonly title: string;
  readonly area: AreaId;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The window for which the arrangements' sizes are written. */
const DRAWN_FOR: Extent = { width: 1600, height: 950 };

/** Smallest width and height of a panel, in pixels. */
export const MINIMUM = { minimumWidth: 120, minimumHeight: 80 } as const;

type Grid = SerializedDockview["grid"];
type Node = Grid["root"];

/**
 * All panels of the arrangement's areas, in a window of that size in pixels. In a smaller window than the arrangement
 * was drawn for, what has a size shrinks with it.
 */
export function freshLayout(
  { box, front }: Arrangement,
  panels: readonly PlacedPanel[],
  extent: Extent,
): SerializedDockview {
  const shownPanels: Record<string, SerializedDockview["panels"][string]> = {};
  const leaf = (area: AreaId, size: number): Node => {
    const views = panels.filter((panel) => panel.area === area);
    for (const { id, title } of views)
      shownPanels[id] = { id, title, contentComponent: id, renderer: "always", ...MINIMUM };
    const activeView = front[area] ?? views[0]?.id;
    const data = { id: area, views: views.map(({ id }) => id), ...(activeView === undefined ? {} : { activeView }) };
    return { type: "leaf", data, size };
  };
  const node = (part: Box, size: number, inside: Extent): Node => {
    if ("area" in part) return leaf(part.area, size);
    const along = "row" in part ? "width" : "height";
    const parts = "row" in part ? part.row : part.column;
    const sizes = sizesOf(parts, along, inside[along]);
    const data = parts.map((child, at) => node(child, sizes[at]!, { ...inside, [along]: sizes[at]! }));
    return { type: "branch", data, size };
  };
  const isRow = "row" in box;
  const grid: Grid = {
    root: node(box, isRow ? extent.height : extent.width, extent),
    ...extent,
    orientation: isRow ? Orientation.HORIZONTAL : Orientation.VERTICAL,
  };
  return { grid, panels: shownPanels, activeGroup: "board" };
}

/** What has no size gets the rest. */
function sizesOf(parts: readonly Box[], along: keyof Extent, whole: number): readonly number[] {
  const scale = Math.min(1, whole / DRAWN_FOR[along]);
  const wanted = parts.map(({ size }) => (size === undefined ? null : Math.round(size * scale)));
  const rest = whole - wanted.reduce<number>((sum, size) => sum + (size ?? 0), 0);
  return wanted.map((size) => size ?? rest);
}

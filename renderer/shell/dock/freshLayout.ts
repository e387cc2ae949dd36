// An arrangement as it is drawn, turned into the dock's own format for a window of some size. Pure.
import { Orientation, type SerializedDockview } from "dockview-react";
import { clamp } from "../../../shared/base/clamp";
import { defined } from "../../../shared/base/defined";
import { type AreaId, type Arrangement, type Box, areasOf } from "./arrangements";
import { DRAWN_FOR, type Extent, fitSizes, leastOf, scaleOf } from "./panelSizes";

/** What the dock must know of a panel. */
export interface PlacedPanel {
  readonly id: string;
  readonly title: string;
  readonly area: AreaId;
}

/** Smallest width and height of a panel, in pixels. */
export const MINIMUM = { minimumWidth: 140, minimumHeight: 80 } as const;

type Grid = SerializedDockview["grid"];
type Node = Grid["root"];

/** How much wider the pack's tree is in a wide window: long names then fit, and a narrower window still has room. */
const MOST_WIDENED = 1.35;

/**
 * Returns all panels of the arrangement's areas, in a window of that size in pixels. In a smaller window than the
 * arrangement was drawn for, what has a size shrinks with it; in a wider one the pack's tree grows with it.
 */
export function freshLayout(
  { box, front }: Arrangement,
  panels: readonly PlacedPanel[],
  extent: Extent,
): SerializedDockview {
  const shownPanels: Record<string, SerializedDockview["panels"][string]> = {};
  /** An area without panels takes no room. */
  const hasPanels = (part: Box): boolean => areasOf(part).some((area) => panels.some((panel) => panel.area === area));
  const leaf = (area: AreaId, size: number): Node => {
    const views = panels.filter((panel) => panel.area === area);
    for (const { id, title } of views)
      shownPanels[id] = { id, title, contentComponent: id, renderer: "always", ...MINIMUM };
    const activeView = views.find(({ id }) => id === front[area])?.id ?? views[0]?.id;
    const data = { id: area, views: views.map(({ id }) => id), ...(activeView === undefined ? {} : { activeView }) };
    return { type: "leaf", data, size };
  };
  const node = (part: Box, size: number, inside: Extent): Node => {
    if ("area" in part) return leaf(part.area, size);
    const along = "row" in part ? "width" : "height";
    const drawn = "row" in part ? part.row.map((each) => widened(each, extent.width)) : part.column;
    const parts = drawn.filter(hasPanels);
    const sizes = sizesOf(parts, inside[along], scaleOf(extent, along), leastOf(extent, along));
    const data = parts.map((child, at) => node(child, defined(sizes[at]), { ...inside, [along]: defined(sizes[at]) }));
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

/** Returns a part of a row with the size that it has in a window of a width. */
function widened(part: Box, width: number): Box {
  if (part.size === undefined || !areasOf(part).includes("side")) return part;
  return { ...part, size: part.size * clamp(width / DRAWN_FOR.width, 1, MOST_WIDENED) };
}

/**
 * Returns the sizes of parts that are side by side. The part without a size, else the first, gets the rest. `scale` is
 * the window's; no size is scaled below `least`.
 */
function sizesOf(parts: readonly Box[], whole: number, scale: number, least: number): readonly number[] {
  const open = Math.max(
    0,
    parts.findIndex(({ size }) => size === undefined),
  );
  return fitSizes(
    parts.map(({ size }, at) => (size === undefined || at === open ? null : size)),
    whole,
    scale,
    least,
  );
}

// The zoom of the graph of the rules: it fits the pane, as far as names can be read, until the user zooms by hand.
import { type RefObject, useEffect, useRef } from "react";
import { type HeldZoom, useHeldZoom } from "../useHeldZoom";
import type { GraphLayout } from "./graphLayout";

const SMALLEST = 0.25;
const LARGEST = 1.6;
/** Below it, the names are too small to be read at a glance. */
const SMALLEST_READ = 0.75;

export interface GraphZoom extends HeldZoom {
  /** Shows all of the graph, however small its names become. */
  readonly showAll: () => void;
}

/** Zooms the graph in its pane; `zoomTo` and `showAll` are zooms by hand, after which it no longer fits by itself. */
export function useGraphZoom(plane: RefObject<HTMLElement | null>, layout: GraphLayout): GraphZoom {
  const { zoom, zoomTo } = useHeldZoom(plane, SMALLEST, LARGEST);
  const isZoomed = useRef(false);
  const latest = useRef(zoomTo);
  useEffect(() => {
    latest.current = zoomTo;
  });
  useEffect(() => {
    const pane = plane.current;
    if (pane === null) return undefined;
    const observer = new ResizeObserver(() => {
      if (isZoomed.current || pane.clientWidth === 0) return;
      latest.current(Math.max(SMALLEST_READ, fittingZoom(pane, layout)));
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, [plane, layout]);
  const zoomByHand: HeldZoom["zoomTo"] = (next, at) => {
    isZoomed.current = true;
    zoomTo(next, at);
  };
  return {
    zoom,
    zoomTo: zoomByHand,
    showAll() {
      if (plane.current !== null) zoomByHand(fittingZoom(plane.current, layout));
    },
  };
}

/** Returns the zoom at which all of the graph is in the pane. */
function fittingZoom({ clientWidth, clientHeight }: HTMLElement, { width, height }: GraphLayout): number {
  return Math.min(1, (clientWidth - 1) / width, (clientHeight - 1) / height);
}

// The zoom of a large view: the point under the pointer, else the pane's middle, stays where it is.
import { clamp } from "../../shared/base/clamp";
import { type RefObject, type WheelEvent, useLayoutEffect, useRef, useState } from "react";
import { type Held, type PanePoint, scrolledBy } from "./heldPoint";

/** Where the pointer is, in the window's pixels. */
export interface PointerPlace {
  readonly clientX: number;
  readonly clientY: number;
}

export interface HeldZoom {
  readonly zoom: number;
  /** Beyond the limits: the limit. */
  readonly zoomTo: (next: number, at?: PointerPlace) => void;
}

/** Returns a zoom from `smallest` to `largest`, 1 at first; the pane's one child is to be as much larger as it says. */
export function useHeldZoom(pane: RefObject<HTMLElement | null>, smallest: number, largest: number): HeldZoom {
  const [zoom, setZoom] = useState(1);
  const held = useRef<Held | null>(null);
  // Before the frame that shows the other zoom, or the point would be seen to jump.
  useLayoutEffect(() => {
    const place = pane.current;
    if (place === null || held.current === null) return;
    const { left, top } = scrolledBy(held.current, zoom, cornerIn(place));
    held.current = null;
    place.scrollBy(left, top);
  }, [pane, zoom]);
  return {
    zoom,
    zoomTo: (next, at) => {
      const place = pane.current;
      if (place !== null) held.current = heldAt(place, zoom, at);
      setZoom(clamp(next, smallest, largest));
    },
  };
}

/** What the wheel with Ctrl held, or two fingers, do to a zoom. */
export function zoomByWheel(event: WheelEvent, zoom: number, zoomTo: HeldZoom["zoomTo"]): void {
  if (event.ctrlKey) zoomTo(zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1), event);
}

/** Returns where what the pane shows begins, in the window. */
function cornerIn(place: HTMLElement): PanePoint {
  return (place.firstElementChild ?? place).getBoundingClientRect();
}

function heldAt(place: HTMLElement, zoom: number, pointer: PointerPlace | undefined): Held {
  const { left, top } = place.getBoundingClientRect();
  const at =
    pointer === undefined
      ? { left: left + place.clientWidth / 2, top: top + place.clientHeight / 2 }
      : { left: pointer.clientX, top: pointer.clientY };
  const corner = cornerIn(place);
  return { zoom, at, point: { left: at.left - corner.left, top: at.top - corner.top } };
}

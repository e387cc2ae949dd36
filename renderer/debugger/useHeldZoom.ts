// The zoom of what is larger than its pane: the point under the pointer stays where it is, else the pane's middle.
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Held, scrolledTo } from "./heldPoint";

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

/** A zoom from `smallest` to `largest`, 1 at first; the pane's content is to be as much larger as it says. */
export function useHeldZoom(pane: RefObject<HTMLElement | null>, smallest: number, largest: number): HeldZoom {
  const [zoom, setZoom] = useState(1);
  const held = useRef<Held | null>(null);
  // Before the frame that shows the other zoom, or the point would be seen to jump.
  useLayoutEffect(() => {
    const place = pane.current;
    if (place === null || held.current === null) return;
    const { left, top } = scrolledTo(held.current, zoom);
    held.current = null;
    place.scrollTo(left, top);
  }, [pane, zoom]);
  return {
    zoom,
    zoomTo: (next, at) => {
      const place = pane.current;
      if (place !== null) held.current = heldAt(place, zoom, at);
      setZoom(Math.min(largest, Math.max(smallest, next)));
    },
  };
}

function heldAt(place: HTMLElement, zoom: number, at: PointerPlace | undefined): Held {
  const { left, top } = place.getBoundingClientRect();
  const x = at === undefined ? place.clientWidth / 2 : at.clientX - left;
  const y = at === undefined ? place.clientHeight / 2 : at.clientY - top;
  return { zoom, scroll: { left: place.scrollLeft, top: place.scrollTop }, point: { left: x, top: y } };
}

// Scrolls a large view by dragging its background, as maps are.
import { type RefObject, useEffect } from "react";

/** Lets the ground of an element be dragged to scroll it; buttons on it are pressed as ever. */
export function useDragToScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = element.current;
    if (place === null) return undefined;
    let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null;
    const down = (event: PointerEvent): void => {
      if (event.button > 1 || (event.target instanceof Element && event.target.closest("button") !== null)) return;
      // A press on a scrollbar is not on the content.
      if (event.target === place && (event.offsetX >= place.clientWidth || event.offsetY >= place.clientHeight)) return;
      from = { x: event.clientX, y: event.clientY, left: place.scrollLeft, top: place.scrollTop };
      place.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (from !== null) place.scrollTo(from.left + from.x - event.clientX, from.top + from.y - event.clientY);
    };
    const up = (): void => {
      from = null;
    };
    place.addEventListener("pointerdown", down);
    place.addEventListener("pointermove", move);
    place.addEventListener("pointerup", up);
    place.addEventListener("pointercancel", up);
    return () => {
      place.removeEventListener("pointerdown", down);
      place.removeEventListener("pointermove", move);
      place.removeEventListener("pointerup", up);
      place.removeEventListener("pointercancel", up);
    };
  }, [element]);
}

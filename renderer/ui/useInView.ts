// Keeps what is current in view. Scrolling measures the whole page, so it comes after the frame that shows the change.
import { type RefObject, useEffect } from "react";

/** Scrolls an element into view when it becomes the wanted one; `find` names another one inside of it. */
export function useInView(element: RefObject<HTMLElement | null>, isWanted: boolean, find?: string): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scroll = (): void => {
      const found = find === undefined ? element.current : element.current?.querySelector(find);
      found?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const frame = requestAnimationFrame(() => (timer = setTimeout(scroll)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [element, isWanted, find]);
}

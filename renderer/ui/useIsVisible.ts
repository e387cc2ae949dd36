// What is behind another panel needs no pictures and no answers.
import { type RefObject, useEffect, useState } from "react";

/** Whether an element can be seen at all: false while its panel is behind another. */
export function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}

/** Whether an element has been in sight since it came, be it only in passing. */
export function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return wasSeen;
}

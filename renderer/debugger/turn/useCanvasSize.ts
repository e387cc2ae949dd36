// Keeps a canvas at as many pixels as it is shown with.
import { type RefObject, useEffect, useState } from "react";

/** Keeps the canvas at the size of its box; gives that size as one text, "0 0" before it is known. */
export function useCanvasSize(canvas: RefObject<HTMLCanvasElement | null>): string {
  const [size, setSize] = useState("0 0");
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
      setSize(`${element.width} ${element.height}`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return size;
}

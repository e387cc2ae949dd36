// Long lists come a few rows a frame, so that no frame waits for all of them.
import { useEffect, useState } from "react";
import { afterFrame } from "./useAfterFrame";

/**
 * Returns how many of `count` rows are rendered yet: so many at once, and as many more with each frame that was shown.
 */
export function useGrowing(count: number, aFrame: number): number {
  const [rendered, setRendered] = useState(aFrame);
  useEffect(() => {
    if (rendered >= count) return undefined;
    const more = afterFrame(() => setRendered(rendered + aFrame));
    return () => more.dispose();
  }, [rendered, count, aFrame]);
  return Math.min(rendered, count);
}

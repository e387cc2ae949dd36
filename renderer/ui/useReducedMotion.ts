// What the system's user has said of motion.
import { useEffect, useState } from "react";

const REDUCED = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Returns whether the system asks for less motion; follows it. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(() => REDUCED.matches);
  useEffect(() => {
    const follow = (): void => setReduced(REDUCED.matches);
    REDUCED.addEventListener("change", follow);
    return () => REDUCED.removeEventListener("change", follow);
  }, []);
  return isReduced;
}

// Requests what the solutions try from the host after each check.
import { useEffect, useState } from "react";
import type { PackCoverage } from "../../shared/rpc/coverage";
import { host } from "../bridge/host";
import { usePackStore } from "../session/pack/packStore";

/** Null until it is known; the old one stays until a new one comes. */
export function usePackCoverage(): PackCoverage | null {
  const solutions = usePackStore((state) => state.solutions);
  const isChecking = usePackStore((state) => state.checking !== null);
  const [coverage, setCoverage] = useState<PackCoverage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const next = await host.coverage();
      if (isCurrent) setCoverage(next);
    };
    // Another check, another count, once all is known; before the first there is nothing to count.
    if (!isChecking && Object.keys(solutions).length > 0) void ask();
    return () => {
      isCurrent = false;
    };
  }, [solutions, isChecking]);
  return coverage;
}

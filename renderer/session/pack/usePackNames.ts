// The names of the pack that fields offer, as the host knows them.
import { useEffect, useState } from "react";
import type { BreakNames } from "../../../shared/engine/breakpoints/breakPlaces";
import { host } from "../../bridge/host";
import { usePackStore } from "./packStore";

/** Returns the names of the pack, asked for again after each check; null until they are known. */
export function usePackNames(): BreakNames | null {
  const [names, setNames] = useState<BreakNames | null>(null);
  const generation = usePackStore((state) => state.checkedGeneration);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const next = await host.breakNames();
      if (isCurrent) setNames(next);
    };
    if (generation > 0) void ask();
    return () => {
      isCurrent = false;
    };
  }, [generation]);
  return names;
}

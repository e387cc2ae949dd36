// A moment played under earlier names, shown under the names that the pack has now.
import { useEffect, useMemo, useState } from "react";
import type { NamedMoment } from "../../../shared/engine/compare/momentComparison";
import { renamedReading } from "../../../shared/engine/compare/newNames";
import type { RenamedPairs } from "../../../shared/rpc/compare";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/pack/packStore";

const NONE: RenamedPairs = [];

/** `names`: the number of the pack's names that it was played with. Until the host has answered, it reads as it was. */
export function useNewNames(moment: NamedMoment, names: number): NamedMoment {
  const [renamed, setRenamed] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      documents.flush();
      const found = await host.renamedSince(names);
      if (isWanted) setRenamed(found.length === 0 ? NONE : found);
    };
    void ask();
    // New findings tell that the host has read what changed.
    const leave = usePackStore.subscribe((now, before) => void (now.findings !== before.findings && ask()));
    return () => {
      isWanted = false;
      leave();
    };
  }, [names]);
  return useMemo(() => renamedReading(moment, new Map(renamed)), [moment, renamed]);
}

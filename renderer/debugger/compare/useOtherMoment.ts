// The other run's moment at the debugger's position: requested from the host for each turn, found in it for each step.
import { useEffect, useMemo, useState } from "react";
import { sameMoment } from "../../../shared/engine/compare/compareTurns";
import { renamedReading } from "../../../shared/engine/compare/newNames";
import type { NamedMoment } from "../../../shared/engine/compare/momentComparison";
import type { PlayComparison } from "../../../shared/engine/compare/compareRuns";
import type { OtherTurn } from "../../../shared/rpc/compare";
import { host } from "../../bridge/host";

interface Known {
  readonly of: PlayComparison;
  readonly number: number;
  /** Null: the other run has no such turn. */
  readonly turn: OtherTurn | null;
}

/** Two moments side by side. What was renamed since the session began has the new names in both. */
export interface MomentPair {
  readonly here: NamedMoment;
  readonly there: NamedMoment;
}

/**
 * Returns the session's moment and the other run's; null when that has no such turn, undefined until the host has
 * answered.
 */
export function useOtherMoment(
  comparison: PlayComparison | null,
  here: NamedMoment | null,
  number: number,
): MomentPair | null | undefined {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (comparison === null) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const turn = await host.otherTurn(number);
      if (isWanted) setKnown({ of: comparison, number, turn });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [comparison, number]);
  return useMemo(() => {
    if (known === null || here === null || known.of !== comparison || known.number !== number) return undefined;
    if (known.turn === null) return null;
    const { turn, debug, renamed } = known.turn;
    const there = { turn, debug, presentation: here.presentation };
    const read = renamedReading(here, new Map(renamed));
    return { here: read, there: { ...there, cursor: sameMoment(read, there, here.cursor) } };
  }, [known, here, comparison, number]);
}

// The legal moves after the turn in view, as the host lists them.
import { useEffect, useState } from "react";
import type { LegalMoves } from "../../../shared/engine/levelSupport";
import { host } from "../../bridge/host";
import { usePlayStore } from "../../session/play/playStore";

export interface LegalNow {
  /** Null until the host has answered. */
  readonly moves: LegalMoves["moves"] | null;
  /** There are more than the list holds. */
  readonly isCut: boolean;
}

const UNKNOWN: LegalNow = { moves: null, isCut: false };
const NONE: LegalMoves["moves"] = [];

/** The moves after the turn in view; those of another turn are never given. `isShown` false asks for nothing. */
export function useLegalMoves(isShown: boolean): LegalNow {
  const session = usePlayStore((state) => state.level?.session);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.turns[state.shown]);
  const [known, setKnown] = useState<LegalNow & { readonly of: object | undefined }>({ ...UNKNOWN, of: undefined });
  useEffect(() => {
    if (!isShown || session === undefined || record === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const legal = await host.legalMoves(session, turn);
      if (!isWanted) return;
      setKnown({ moves: legal?.moves ?? NONE, isCut: legal?.isCut ?? false, of: record });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [isShown, session, turn, record]);
  return known.of === record ? known : UNKNOWN;
}

// Compares the session with another run, again whenever the session or the pack's text changes.
import { useEffect, useState } from "react";
import type { Result } from "../../../shared/base/result";
import type { PlayComparison } from "../../../shared/engine/compare/compareRuns";
import type { RunSource } from "../../../shared/rpc/compare";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { type PackState, usePackStore } from "../../session/pack/packStore";
import type { PlayState } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";

/** A comparison with what it was made from: the other run, the session's turns, and the findings of that time. */
interface Known {
  readonly source: RunSource;
  readonly turns: PlayState["turns"];
  readonly findings: PackState["findings"];
  readonly answer: Result<PlayComparison, string>;
}

/** Null until the host has answered for the requested run; while it plays again, its previous answer. */
export function useRunComparison(session: number, source: RunSource): Result<PlayComparison, string> | null {
  const turns = usePlayStore((state) => state.turns);
  // New findings tell that the host has read what changed.
  const findings = usePackStore((state) => state.findings);
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      documents.flush();
      const answer = await host.comparePlay(session, source);
      if (isWanted && answer !== null) setKnown({ source, turns, findings, answer });
    };
    void ask();
    return () => {
      isWanted = false;
      host.cancelComparePlay();
    };
  }, [session, turns, findings, source]);
  return known !== null && known.source === source ? known.answer : null;
}

/** Returns the profiles of the language in which the pack is not played. */
export function useOtherProfiles(): readonly string[] {
  const profile = usePackStore((state) => state.profile);
  const [told, setTold] = useState<{ readonly of: string | null; readonly profiles: readonly string[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const profiles = await host.otherProfiles();
      if (isWanted) setTold({ of: profile, profiles });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [profile]);
  return told?.profiles ?? [];
}

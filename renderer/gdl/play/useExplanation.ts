// What was tried for a question about moves, as the host works it out: nothing is played by it.
import { useEffect, useState } from "react";
import type { MoveExplanation, MoveQuestion } from "../../../shared/engine/moveTries";
import { host } from "../../bridge/host";
import { usePlayStore } from "../../session/play/playStore";

/** Returns what was tried for a question (null: nothing is asked) after the turn in view; null until the host has answered. */
export function useExplanation(question: MoveQuestion | null): MoveExplanation | null {
  const session = usePlayStore((state) => state.level?.session);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.turns[state.shown]);
  const [known, setKnown] = useState<MoveExplanation | null>(null);
  useEffect(() => {
    if (session === undefined || record === undefined || question === null) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const found = await host.explainMove(session, turn, question);
      if (isWanted) setKnown(found);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [session, turn, record, question]);
  return known;
}

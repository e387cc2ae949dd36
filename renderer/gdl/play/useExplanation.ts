// What was tried for a question about moves, as the host works it out: nothing is played by it.
import { useEffect, useState } from "react";
import type { MoveExplanation, MoveQuestion } from "../../../shared/engine/moveTries";
import { host } from "../../bridge/host";
import { usePlayStore } from "../../session/play/playStore";

/** Returns what was tried for a question (null: nothing is asked) after a turn; null until the host has answered. */
export function useExplanation(question: MoveQuestion | null, turn: number): MoveExplanation | null {
  const session = usePlayStore((state) => state.level?.session);
  const record = usePlayStore((state) => state.turns[turn]);
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

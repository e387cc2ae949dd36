// The progress of the goals at the cursor: as the turn recorded it once goals were evaluated, before that as the engine
// finds it on the board.
import { useEffect, useState } from "react";
import type { GoalStatus, TurnRecord } from "../../../shared/engine/turnRecord";
import { areGoalsEvaluated, goalsAt } from "../../../shared/engine/explain/goalsAt";
import { host } from "../../bridge/host";
import { shownTurn } from "../play/playState";
import { usePlayStore } from "../play/playStore";

export interface GoalsAtCursor {
  readonly goals: readonly GoalStatus[];
  /** False: they are what they would be if the turn ended here. */
  readonly areTold: boolean;
}

interface Found {
  readonly of: TurnRecord;
  readonly goals: readonly GoalStatus[];
}

/** Until the engine has answered: as it did for the step before, or as the last turn left them. */
export function useGoalsAtCursor(): GoalsAtCursor {
  const session = usePlayStore((state) => state.level?.session);
  const turns = usePlayStore((state) => state.turns);
  const number = usePlayStore((state) => state.shown);
  const cursor = usePlayStore((state) => state.cursor);
  const turn = usePlayStore(shownTurn);
  const [found, setFound] = useState<Found | null>(null);
  const areEvaluated = turn === undefined || turn.goals.length === 0 || areGoalsEvaluated(turn, cursor);
  useEffect(() => {
    if (areEvaluated || session === undefined || turn === undefined || cursor === null) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const goals = await host.goalsAt(session, number, cursor);
      if (isWanted && goals !== null) setFound({ of: turn, goals });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [areEvaluated, session, turn, number, cursor]);
  if (areEvaluated || found?.of !== turn) return { goals: goalsAt(turns, number, cursor), areTold: areEvaluated };
  return { goals: found.goals, areTold: areEvaluated };
}

// Requests the values of conditions from the host: at the cursor, and at the end of each turn of the session.
import { useEffect, useState } from "react";
import type { Json } from "../../../shared/base/json";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { ConditionAnswer } from "../../../shared/rpc/debug";
import { host } from "../../bridge/host";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";

interface Asked {
  readonly of: TurnRecord;
  readonly told: readonly ConditionAnswer[] | null;
}

/** Returns what conditions give at the cursor; null until the engine has answered for this turn. */
export function useConditions(conditions: readonly Json[]): readonly ConditionAnswer[] | null {
  const session = usePlayStore((state) => state.level?.session);
  const of = usePlayStore(shownTurn);
  const turn = usePlayStore((state) => state.shown);
  const record = usePlayStore((state) => state.cursor);
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (session === undefined || of === undefined || conditions.length === 0) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const told = await host.askConditions(session, turn, record, conditions);
      if (isWanted) setAsked({ of, told });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [session, of, turn, record, conditions]);
  return asked !== null && asked.of === of ? asked.told : null;
}

interface AskedTurns {
  readonly of: readonly TurnRecord[];
  readonly conditions: readonly Json[];
  readonly told: readonly (readonly ConditionAnswer[])[] | null;
}

/**
 * Returns what conditions give at the end of each turn; null until the engine has answered for this session as it is.
 */
export function useConditionTurns(conditions: readonly Json[]): readonly (readonly ConditionAnswer[])[] | null {
  const session = usePlayStore((state) => state.level?.session);
  const of = usePlayStore((state) => state.turns);
  const [asked, setAsked] = useState<AskedTurns | null>(null);
  useEffect(() => {
    if (session === undefined || conditions.length === 0) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const told = await host.askTurns(session, conditions);
      if (isWanted) setAsked({ of, conditions, told });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [session, of, conditions]);
  return asked !== null && asked.of === of && asked.conditions === conditions ? asked.told : null;
}

// Conditions of the rule language asked of recorded moments: breakpoints and watches. Knows how a record is looked at;
// what a condition means is the dialect's business.
import { type Json, isJsonObject } from "../../base/json";
import type { ConditionCheck, GameEventData, PlayableLevel, TurnRecord } from "../../engine/dialect";
import { RecordKind } from "../../engine/trace";
import { eventOf } from "../../engine/traceCells";
import type { Cursor } from "../../engine/traceSteps";
import { parentOf, recordAt, valueAt } from "../../engine/traceTree";
import { type TurnView, openTurnView } from "../../engine/traceView";

/** The event that a record has to do with: its own, or that of the rule around it; null for none. */
export function eventAround({ trace }: TurnRecord, record: Cursor): GameEventData | null {
  for (let at = record ?? -1; at >= 0; at = parentOf(trace, at)) {
    const event = eventOf(trace, at);
    if (event < 0 || recordAt(trace, event).kind !== RecordKind.event) continue;
    const { ref, before } = recordAt(trace, event);
    const [type, payload] = [valueAt(trace, ref), valueAt(trace, before)];
    return { type: typeof type === "string" ? type : "", payload: isJsonObject(payload) ? payload : {} };
  }
  return null;
}

export interface MomentConditions {
  /** Whether a condition holds at a record of a turn; null for what is no condition of the language. */
  ask(condition: Json, turn: TurnRecord, record: Cursor): boolean | null;
}

/** Compiles each condition once, and keeps the last turn open: asking record after record costs what changes. */
export function momentConditions(level: PlayableLevel): MomentConditions {
  const compiled = new Map<Json, ConditionCheck | null>();
  let opened: TurnView | null = null;
  return {
    ask(condition, turn, record) {
      let check = compiled.get(condition);
      if (check === undefined) compiled.set(condition, (check = level.condition(condition)));
      if (check === null) return null;
      if (opened?.turn !== turn) opened = openTurnView(turn);
      return check(opened.at(record), eventAround(turn, record));
    },
  };
}

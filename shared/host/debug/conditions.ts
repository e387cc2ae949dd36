// Evaluates conditions and messages of breakpoints, log points and watches at recorded moments. The dialect defines
// what they mean.
import type { BoardView } from "../../base/boardView";
import { type Json, isJsonObject } from "../../base/json";
import type { ConditionCheck, PlayableLevel, ReferenceReader } from "../../engine/playableLevel";
import type { GameEventData, TurnRecord } from "../../engine/turnRecord";
import { type LogMessage, fillMessage, readLogMessage } from "../../engine/breakpoints/logMessage";
import { RecordKind } from "../../engine/trace/trace";
import { eventOf } from "../../engine/trace/traceCells";
import type { Cursor } from "../../engine/trace/traceSteps";
import { parentOf, recordAt, valueAt } from "../../engine/trace/traceTree";
import type { ConditionAnswer } from "../../rpc/debug";
import { type TurnView, openTurnView } from "../../engine/trace/traceView";

/** Returns the event of a record: its own, or that of the rule around it; null for none. */
function eventAround({ trace }: TurnRecord, record: Cursor): GameEventData | null {
  for (let at = record ?? -1; at >= 0; at = parentOf(trace, at)) {
    const event = eventOf(trace, at);
    if (event < 0 || recordAt(trace, event).kind !== RecordKind.event) continue;
    const { ref, before } = recordAt(trace, event);
    const [type, payload] = [valueAt(trace, ref), valueAt(trace, before)];
    return { type: typeof type === "string" ? type : "", payload: isJsonObject(payload) ? payload : {} };
  }
  return null;
}

export interface MomentQuestions {
  /** Returns whether a condition holds at a record of a turn; null for an invalid condition. */
  ask(condition: Json, turn: TurnRecord, record: Cursor): boolean | null;
  /** Returns what a watch shows: whether its condition holds, or the value of its expression in words. */
  answer(condition: Json, turn: TurnRecord, record: Cursor): ConditionAnswer;
  /** Returns a log point's message with its placeholders filled in; an invalid reference reads as `nothing`. */
  message(log: string, turn: TurnRecord, record: Cursor): string;
}

/** Compiles each text once, and keeps the last turn open: moving from record to record costs only what changes. */
export function momentQuestions(level: PlayableLevel): MomentQuestions {
  const { presentation } = level;
  const conditions = new Map<Json, ConditionCheck | null>();
  const messages = new Map<string, LogMessage>();
  const references = new Map<string, ReferenceReader | null>();
  let opened: TurnView | null = null;
  const boardAt = (turn: TurnRecord, record: Cursor): BoardView => {
    if (opened?.turn !== turn) opened = openTurnView(turn);
    return opened.at(record);
  };
  const referenceOf = (text: string): ReferenceReader | null => kept(references, text, () => level.reference(text));
  const ask = (condition: Json, turn: TurnRecord, record: Cursor): boolean | null => {
    const check = kept(conditions, condition, () => level.condition(condition));
    return check === null ? null : check(boardAt(turn, record), eventAround(turn, record), { turn, record });
  };
  return {
    ask,
    answer(condition, turn, record) {
      if (!isExpression(level, condition)) return ask(condition, turn, record);
      const read = referenceOf(condition);
      if (read === null) return null;
      const value = read(boardAt(turn, record), eventAround(turn, record), { turn, record });
      return presentation.valueText(value);
    },
    message(log, turn, record) {
      const message = kept(messages, log, () => readLogMessage(log, presentation, turn.shape));
      const view = boardAt(turn, record);
      return fillMessage(message, view, presentation, (text) => {
        const read = referenceOf(text);
        const value = read === null ? null : read(view, eventAround(turn, record), { turn, record });
        return presentation.valueText(value);
      });
    },
  };
}

/** Whether a watch's condition is an expression, whose value is shown. */
export function isExpression({ presentation }: PlayableLevel, condition: Json): condition is string {
  return typeof condition === "string" && presentation.isExpression !== undefined;
}

function kept<Key, Made>(known: Map<Key, Made>, key: Key, make: () => Made): Made {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

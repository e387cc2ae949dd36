// The progress of the goals at a moment within a turn: as last evaluated, that is at the end of the previous turn,
// until the turn's own records evaluate them.
import type { GoalStatus, TurnRecord } from "../turnRecord";
import { RecordKind } from "../trace/trace";
import type { Cursor } from "../trace/traceSteps";
import { recordAt, valueAt, within } from "../trace/traceTree";

/**
 * Returns whether a turn's goals have been evaluated by a cursor; before, they are as the board there would give them.
 */
export function areGoalsEvaluated({ trace }: TurnRecord, cursor: Cursor): boolean {
  const last = within(trace, 0, RecordKind.goal).at(-1);
  return cursor === null || (last !== undefined && cursor >= last);
}

/** Returns the goals at a cursor of a turn; loading evaluates them at its end. */
export function goalsAt(turns: readonly TurnRecord[], number: number, cursor: Cursor): readonly GoalStatus[] {
  const turn = turns[number];
  const before = turns[number - 1];
  if (turn === undefined) return [];
  if (cursor === null || before === undefined) return turn.goals;
  const { trace } = turn;
  const evaluated = within(trace, 0, RecordKind.goal).filter((record) => record <= cursor);
  if (evaluated.length === 0) return before.goals;
  const records = new Map(evaluated.map((record) => [recordAt(trace, record).ref, recordAt(trace, record)]));
  return before.goals.map((goal, index) => {
    const record = records.get(index);
    const progress = record === undefined ? null : valueAt(trace, record.before);
    return record === undefined || typeof progress !== "number" ? goal : { ...goal, progress, met: record.after === 1 };
  });
}

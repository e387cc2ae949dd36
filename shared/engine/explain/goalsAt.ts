// How far the goals are at a moment within a turn: as last evaluated, which is at the end of the turn before until the
// turn's own records say otherwise.
import type { GoalStatus, TurnRecord } from "../turnRecord";
import { RecordKind } from "../trace/trace";
import type { Cursor } from "../trace/traceSteps";
import { recordAt, valueAt, within } from "../trace/traceTree";

/** Whether a turn's goals have been evaluated by a cursor: before that, they are as the board there would give them. */
export function areGoalsTold({ trace }: TurnRecord, cursor: Cursor): boolean {
  const last = within(trace, 0, RecordKind.goal).at(-1);
  return cursor === null || (last !== undefined && cursor >= last);
}

/** The goals at a cursor of a turn; loading has evaluated them as it ends. */
export function goalsAt(turns: readonly TurnRecord[], number: number, cursor: Cursor): readonly GoalStatus[] {
  const turn = turns[number];
  const before = turns[number - 1];
  if (turn === undefined) return [];
  if (cursor === null || before === undefined) return turn.goals;
  const { trace } = turn;
  const evaluated = within(trace, 0, RecordKind.goal).filter((record) => record <= cursor);
  if (evaluated.length === 0) return before.goals;
  const told = new Map(evaluated.map((record) => [recordAt(trace, record).ref, recordAt(trace, record)]));
  return before.goals.map((goal, index) => {
    const record = told.get(index);
    const progress = record === undefined ? null : valueAt(trace, record.before);
    return record === undefined || typeof progress !== "number" ? goal : { ...goal, progress, met: record.after === 1 };
  });
}

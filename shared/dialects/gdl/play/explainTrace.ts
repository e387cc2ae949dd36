// The trace of a move that is refused: every interaction that was tried for it, with its conditions.
import type { MoveExplanation } from "../../../engine/moveTries";
import { RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { Action } from "../moves/action";
import { holds } from "../values/value";
import { conditionsOf } from "./conditionParts";
import type { GameNumbers } from "./numbers";

/** Records what was tried. */
export function recordTries({ tries }: MoveExplanation, tracer: Tracer, cause: number): void {
  for (const { rule, verdict, conditions } of tries) {
    const record = tracer.open(RecordKind.rule, rule, -1, RuleVerdict.ifFailed, cause);
    for (const { condition, isMet } of conditions) {
      tracer.leaf(RecordKind.clause, condition, -1, isMet ? 1 : 0, record);
    }
    tracer.close(record, verdict);
  }
}

/** Records the conditions of an action up to the first that does not hold; returns whether all do. */
export function recordConditions(action: Action, numbers: GameNumbers, tracer: Tracer, rule: number): boolean {
  const first = numbers.of(action).conditions;
  for (const [index, run] of conditionsOf(action).entries()) {
    const isMet = holds(run());
    tracer.leaf(RecordKind.clause, first + index, -1, isMet ? 1 : 0, rule);
    if (!isMet) return false;
  }
  return true;
}

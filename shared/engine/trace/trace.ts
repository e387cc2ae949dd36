// The record of a turn: a flat tree in preorder, six integers per record, beside a table of values. This file defines
// the layout; `tracer.ts` writes it, `traceView.ts` reads it.
import type { Json } from "../../base/json";

/** Integers per record. */
export const RECORD_STRIDE = 6;

/** The positions of a record's integers. */
export const RecordField = { kind: 0, ref: 1, before: 2, after: 3, end: 4, cause: 5 } as const;
export type RecordField = (typeof RecordField)[keyof typeof RecordField];

/**
 * The kinds of records. Children lie between a record and its `end` (index of the first record after its subtree).
 * `cause` is the record that led to this one (an event for a rule tried; -1 for the root). `value(n)` is `values[n]`.
 *
 * | kind   | ref                   | before                      | after                                     |
 * |--------|-----------------------|-----------------------------|-------------------------------------------|
 * | turn   | turn number, 0: load  | value: action or null       | value: outcome {accepted, won, lost, ...}; refused: with its `refusal` |
 * | phase  | DebugInfo.phases      | -                           | -                                         |
 * | system | DebugInfo.systems     | -                           | -                                         |
 * | pass   | pass number, from 1   | number of pending events    | -                                         |
 * | rule   | DebugInfo.rules       | record of the event         | RuleVerdict                               |
 * | clause | DebugInfo.conditions  | value: what was found       | 1 holds, 0 does not                       |
 * | effect | DebugInfo.effects     | value: resolved arguments   | EffectVerdict                             |
 * | write  | slot, or -1 - index in Trace.fields | entity / value | entity / value: before and after it; a field's value is -1 where there was none |
 * | event  | value: type           | value: payload              | -                                         |
 * | goal   | DebugInfo.goals       | value: progress 0..1        | GoalVerdict                               |
 * | lose   | DebugInfo.loseConditions | value: what was found    | 1 lost, 0 not                             |
 * | end    | CascadeEnd            | value: {dropped: event records, wouldFire: rule indices} | -            |
 * | read   | as for a write        | value: what was found       | -                                         |
 * | value  | DebugInfo.values      | value: what it was made of  | value: what came out                      |
 * | call   | value: its name       | value: its arguments        | value: what it gave                       |
 * | stop   | value: why something did not do what an action asked for, as its language writes it | - | -         |
 */
export const RecordKind = {
  turn: 0,
  phase: 1,
  system: 2,
  pass: 3,
  rule: 4,
  clause: 5,
  effect: 6,
  write: 7,
  event: 8,
  goal: 9,
  lose: 10,
  end: 11,
  /** A place or a field looked at. */
  read: 12,
  /** A calculation, or a draw. */
  value: 13,
  /** A call of something outside of the rules. */
  call: 14,
  /** Why something did not do what an action asked for. */
  stop: 15,
} as const;
export type RecordKind = (typeof RecordKind)[keyof typeof RecordKind];

/**
 * `selected`: it matched and is to run later in the same pass, as a record of its own. `shadowed`: another one before it
 * was taken; `outranked`: one of higher priority was there; `undone`: what it led to was not allowed; `disabled`: it was
 * switched off.
 */
export const RuleVerdict = {
  whereFailed: 0,
  ifFailed: 1,
  fired: 2,
  usedUp: 3,
  selected: 4,
  shadowed: 5,
  outranked: 6,
  undone: 7,
  disabled: 8,
} as const;
/** `skippedValue`: it was given a value that it has no use for. */
export const EffectVerdict = { done: 0, skippedNull: 1, nothingToDo: 2, skippedValue: 3 } as const;
/** `nearer`, `farther`: not met, but its progress differs from that at the beginning of the turn. */
export const GoalVerdict = { open: 0, met: 1, nearer: 2, farther: 3 } as const;
/** Why a cascade ended: nothing pending; no rule matched; out of passes; out of the turn's budget. */
export const CascadeEnd = { settled: 0, noRuleMatched: 1, cutOff: 2, budgetSpent: 3 } as const;

export interface Trace {
  /** RECORD_STRIDE integers per record. */
  readonly records: ArrayLike<number>;
  readonly values: readonly Json[];
  /** Paths of the state's fields that writes name (see fieldPath.ts). */
  readonly fields: readonly string[];
}

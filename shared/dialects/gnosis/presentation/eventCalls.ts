// The calls that a turn made, read off its trace: for the list of calls and for what a session expects.
import { type Json, isJsonObject } from "../../../base/json";
import { RecordKind } from "../../../engine/trace/trace";
import { recordAt, recordCount, valueAt } from "../../../engine/trace/traceTree";
import type { TurnRecord } from "../../../engine/turnRecord";

export interface MadeCall {
  readonly record: number;
  /** `Service.Function`. */
  readonly name: string;
  readonly parameters: Json;
  readonly answer: CallAnswer;
}

export type CallAnswer =
  | { readonly kind: "handled"; readonly result: Json }
  | { readonly kind: "failed"; readonly why: string }
  /** In a dry run nothing is called. */
  | { readonly kind: "not made" };

/** Returns the calls of a turn in the order in which they were made. */
export function callsOf({ trace }: TurnRecord): readonly MadeCall[] {
  const calls: MadeCall[] = [];
  for (let record = 0; record < recordCount(trace); record += 1) {
    const { kind, ref, before, after } = recordAt(trace, record);
    if (kind !== RecordKind.call) continue;
    const name = valueAt(trace, ref);
    if (typeof name !== "string") continue;
    calls.push({ record, name, parameters: valueAt(trace, before), answer: answerOf(valueAt(trace, after)) });
  }
  return calls;
}

function answerOf(value: Json): CallAnswer {
  const { ok = null, payload = null, error } = isJsonObject(value) ? value : {};
  if (ok === null) return { kind: "not made" };
  if (ok === true) return { kind: "handled", result: payload };
  return { kind: "failed", why: typeof error === "string" ? error : "not handled" };
}

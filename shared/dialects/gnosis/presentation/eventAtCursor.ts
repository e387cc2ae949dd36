// The event around a place of a trace: the one published from outside, or one fired inside of it.
import { type Json, isJsonObject } from "../../../base/json";
import { RecordKind } from "../../../engine/trace/trace";
import { parentOf, recordAt, valueAt } from "../../../engine/trace/traceTree";
import type { TurnRecord } from "../../../engine/turnRecord";

export interface EventAround {
  readonly id: string;
  /** The payload with which it was published. */
  readonly data: Json;
}

/** Returns the innermost event that runs at a record; null outside of all events. */
export function eventAround({ trace }: TurnRecord, record: number | null): EventAround | null {
  for (let at = record ?? -1; at >= 0; at = parentOf(trace, at)) {
    const { kind, cause } = recordAt(trace, at);
    if (kind !== RecordKind.pass || cause < 0) continue;
    const event = recordAt(trace, cause);
    const id = valueAt(trace, event.ref);
    return {
      id: typeof id === "string" ? id : "",
      data: isJsonObject(valueAt(trace, event.before)) ? valueAt(trace, event.before) : {},
    };
  }
  return null;
}

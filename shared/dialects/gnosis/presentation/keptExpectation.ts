// What a session may expect of an event from now on: all that came of it in a turn.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { recordAt, valueAt } from "../../../engine/trace/traceTree";
import type { TurnRecord } from "../../../engine/turnRecord";
import { callsOf } from "./eventCalls";

/** Returns the `expect` that a turn fulfils: its payload, whether it was denied, the events fired and the calls made. */
export function expectationOf(turn: TurnRecord): JsonObject {
  const [final, ...fired] = turn.events;
  const calls = callsOf(turn).filter(({ answer }) => answer.kind !== "not made");
  const events = fired.map(({ type, payload }): Json => (isEmpty(payload) ? type : { id: type, payload }));
  const called = calls.map(({ name, parameters }): Json => {
    return isEmpty(parameters) ? name : { call: name, parameters };
  });
  const outcome = valueAt(turn.trace, recordAt(turn.trace, 0).after);
  const isDenied = isJsonObject(outcome) && outcome["denied"] === true;
  return { payload: final?.payload ?? {}, ...(isDenied ? { denied: true } : {}), events, calls: called };
}

function isEmpty(value: Json): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}

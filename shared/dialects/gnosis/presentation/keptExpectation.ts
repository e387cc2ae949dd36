// What a session may expect of an event from now on: all that came of it in a turn.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import type { TurnRecord } from "../../../engine/turnRecord";
import { callsOf } from "./eventCalls";
import { isDenied } from "./turnOutcome";

/** Returns the `expect` that a turn fulfils: its payload, whether it was denied, the events fired and the calls made. */
export function expectationOf(turn: TurnRecord): JsonObject {
  const [final, ...fired] = turn.events;
  const calls = callsOf(turn).filter(({ answer }) => answer.kind !== "not made");
  const events = fired.map(({ type, payload }): Json => (isEmpty(payload) ? type : { id: type, payload }));
  const called = calls.map(({ name, parameters }): Json => {
    return isEmpty(parameters) ? name : { call: name, parameters };
  });
  return { payload: final?.payload ?? {}, ...(isDenied(turn) ? { denied: true } : {}), events, calls: called };
}

function isEmpty(value: Json): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0;
}

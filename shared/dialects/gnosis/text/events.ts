// Events as sessions write them, and as actions that the program plays and records.
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../base/json";
import type { RecordedAction } from "../../../pack/packModel";

export interface EventData {
  readonly id: string;
  readonly data: JsonObject;
  /** Seeds the random generator before the event; absent: the generator goes on. */
  readonly seed?: number;
}

export interface SessionEvent extends EventData {
  readonly isDry: boolean;
  /** What is to come of it; null: not stated. */
  readonly expect: JsonObject | null;
}

/** Returns an event of a session; null for what is none. */
export function eventOf(value: Json | undefined): SessionEvent | null {
  const { id, data, dryRun, seed, expect } = objectOf(value);
  if (typeof id !== "string" || id === "") return null;
  const event = { id, data: objectOf(data), isDry: dryRun === true, expect: isJsonObject(expect) ? expect : null };
  return typeof seed === "number" && Number.isFinite(seed) ? { ...event, seed } : event;
}

const ACTION = "publish";

/** The action that publishes an event: `{"action": "publish", "id": "HIT", "data": {"amount": 10}}`. */
export function actionOf({ id, data, isDry, seed }: Omit<SessionEvent, "expect">): RecordedAction {
  return { action: ACTION, id, data, ...(isDry ? { dryRun: true } : {}), ...(seed === undefined ? {} : { seed }) };
}

/** Returns the event of an action; null for one that publishes none. */
export function eventOfAction(action: RecordedAction): SessionEvent | null {
  const { action: name, id, data = {}, dryRun, seed = null } = action;
  return name === ACTION && isJsonObject(data)
    ? eventOf({ id: id ?? null, data, dryRun: dryRun === true, seed })
    : null;
}

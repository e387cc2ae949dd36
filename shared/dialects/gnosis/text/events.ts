// Events as sessions write them, and as actions that the program plays and records.
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../base/json";
import type { RecordedAction } from "../../../pack/packModel";

export interface EventData {
  readonly id: string;
  readonly data: JsonObject;
}

export interface SessionEvent extends EventData {
  readonly isDry: boolean;
  /** What is to come of it; null: nothing is said. */
  readonly expect: JsonObject | null;
}

/** An event of a session; null for what is none. */
export function eventOf(value: Json | undefined): SessionEvent | null {
  const { id, data, dryRun, expect } = objectOf(value);
  if (typeof id !== "string" || id === "") return null;
  return { id, data: objectOf(data), isDry: dryRun === true, expect: isJsonObject(expect) ? expect : null };
}

const ACTION = "publish";

/** The action that publishes an event: `{"action": "publish", "id": "HIT", "data": {"amount": 10}}`. */
export function actionOf({ id, data, isDry }: SessionEvent): RecordedAction {
  return { action: ACTION, id, data, ...(isDry ? { dryRun: true } : {}) };
}

/** The event of an action; null for one that publishes none. */
export function eventOfAction(action: RecordedAction): SessionEvent | null {
  const { action: name, id, data = {}, dryRun } = action;
  return name === ACTION && isJsonObject(data) ? eventOf({ id: id ?? null, data, dryRun: dryRun === true }) : null;
}

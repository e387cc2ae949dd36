// Reads off a turn's trace how its event ended: denied, or other than its session expects.
import { type Json, isJsonObject, listOf, objectOf } from "../../../base/json";
import { fieldText } from "../../../engine/trace/fieldPath";
import { recordAt, recordCount, valueAt } from "../../../engine/trace/traceTree";
import type { TurnRecord } from "../../../engine/turnRecord";

/** Returns whether the event of a turn ended with `allowed: false`. */
export function isDenied(turn: TurnRecord): boolean {
  return outcomeOf(turn)["denied"] === true;
}

/** Returns what differs from what is expected, a sentence each: `payload.amount: expected 9, but it is 2`. */
export function differencesOf(turn: TurnRecord): readonly string[] {
  return differenceTexts(outcomeOf(turn)["differing"]);
}

/** Returns sentences of what differs, as traces and findings keep it. */
export function differenceTexts(differing: Json | undefined): readonly string[] {
  return listOf(differing).flatMap((each) => {
    const { path, message } = isJsonObject(each) ? each : {};
    return typeof path === "string" && typeof message === "string" ? [differenceText(path, message)] : [];
  });
}

/** Returns a sentence, `Expected 9, but it is 2.`, after the path that it is about. */
function differenceText(path: string, message: string): string {
  return `${fieldText(path)}: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, "")}`;
}

function outcomeOf({ trace }: TurnRecord): Readonly<Record<string, Json>> {
  return recordCount(trace) === 0 ? {} : objectOf(valueAt(trace, recordAt(trace, 0).after));
}

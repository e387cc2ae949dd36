// The recorded events of a session beside the turns that were played of them. Pure.
import { type Json, type JsonObject, isJsonObject, listOf, objectOf, pointerKeys } from "../../../shared/base/json";
import { expectationOf } from "../../../shared/dialects/gnosis/presentation/keptExpectation";
import { differenceTexts } from "../../../shared/dialects/gnosis/presentation/turnOutcome";
import { actionOf, eventOf } from "../../../shared/dialects/gnosis/text/events";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { LocatedFinding } from "../../../shared/findings/finding";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { isEqualJson } from "../../../shared/text/memberEdit";

export interface SessionRow {
  /** Its place in the list `events` of the file. */
  readonly index: number;
  /** The turn that plays it, from 1; null for an entry that is no event. */
  readonly turn: number | null;
  readonly id: string;
  readonly data: JsonObject;
  readonly isDry: boolean;
  readonly seed: number | null;
  /** Null: nothing is expected of it. */
  readonly expect: JsonObject | null;
  /** What differs, a sentence each; none where nothing does or the check is still on its way. */
  readonly differences: readonly string[];
  readonly state: "as expected" | "differs" | "not reached" | "nothing expected";
}

/** Returns the rows of a session's file, with what the last check said of them. `findings`: those of the file. */
export function sessionRows(
  value: Json | undefined,
  result: SolutionResult | undefined,
  findings: readonly CheckedPlace[],
): readonly SessionRow[] {
  let turn = 0;
  const wrong = result?.status === "loses" ? (result.step ?? 0) : 0;
  return listOf(objectOf(value)["events"]).map((entry, index): SessionRow => {
    const event = eventOf(entry);
    if (event === null) {
      const none = { id: "no event", data: {}, isDry: false, seed: null, expect: null, differences: [] };
      return { index, turn: null, ...none, state: "nothing expected" };
    }
    turn += 1;
    const { id, data, isDry, seed = null, expect } = event;
    const isKnown = result !== undefined && result.status !== "unplayable";
    const isReached = isKnown && (wrong === 0 || turn <= wrong);
    const outcome = turn === wrong ? "differs" : isReached ? "as expected" : "not reached";
    const state = turn !== wrong && expect === null ? "nothing expected" : outcome;
    const differences = state === "differs" ? differencesAt(findings, index) : [];
    return { index, turn, id, data, isDry, seed, expect, differences, state };
  });
}

/** What is read of a finding. */
type CheckedPlace = Pick<LocatedFinding, "code" | "at" | "params">;

/** Returns what the findings say that an entry of the list expects in vain. */
function differencesAt(findings: readonly CheckedPlace[], index: number): readonly string[] {
  return findings.flatMap(({ code, at, params }) => {
    if (code !== "expectation-differs" || at === null) return [];
    const [, entry] = pointerKeys(at);
    return entry === String(index) ? differenceTexts(params["differences"]) : [];
  });
}

/**
 * Returns the list `events` in which each event that was played expects what came of it; null when the turns are not
 * those of the events.
 */
export function keptEvents(value: Json | undefined, turns: readonly TurnRecord[]): readonly Json[] | null {
  const events = listOf(objectOf(value)["events"]);
  let turn = 0;
  let kept = 0;
  const next = events.map((entry): Json => {
    const event = eventOf(entry);
    if (event === null || !isJsonObject(entry)) return entry;
    turn += 1;
    const played = turns[turn];
    if (played?.action === null || played === undefined || kept !== turn - 1) return entry;
    if (!isEqualJson({ ...actionOf(event) }, { ...played.action })) return entry;
    kept += 1;
    return { ...entry, expect: expectationOf(played) };
  });
  return kept === 0 ? null : next;
}

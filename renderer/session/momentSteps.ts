// Steps to the next or last moment of a kind, from turn to turn: a pass, a rule that fired, a write, an event, a text.
import { type Moment, momentsBetween } from "../../shared/engine/breakpoints";
import type { DebugInfo, TurnRecord } from "../../shared/engine/dialect";
import { RecordKind, RuleVerdict } from "../../shared/engine/trace";
import { wordsOf } from "../../shared/engine/traceFilter";
import { recordText } from "../../shared/engine/traceText";
import { recordAt } from "../../shared/engine/traceTree";
import { playStore } from "./playStore";
import { goToMoment, momentNow } from "./runCommands";

export type MomentKind = "pass" | "phase" | "rule" | "write" | "event" | "turn";

/** In the order in which they are offered. */
export const MOMENT_KINDS = {
  rule: "rule that fired",
  pass: "pass",
  phase: "phase",
  write: "write",
  event: "event",
  turn: "turn",
} as const satisfies Readonly<Record<MomentKind, string>>;

function isOfKind(turn: TurnRecord, record: number, kind: MomentKind): boolean {
  const told = recordAt(turn.trace, record);
  return told.kind === RecordKind[kind] && (kind !== "rule" || told.after === RuleVerdict.fired);
}

type Matches = (turn: TurnRecord, debug: DebugInfo, record: number) => boolean;

/** Goes to the nearest moment that matches; false when there is none. */
function goTo(direction: "forward" | "backward", matches: Matches): boolean {
  const { level, turns } = playStore.getState();
  if (level === null) return false;
  for (const moment of momentsBetween(turns, momentNow(), direction)) {
    if (!matches(turns[moment.turn]!, level.debug, moment.record)) continue;
    goToMoment(moment satisfies Moment);
    return true;
  }
  return false;
}

/** To the next moment of a kind, or the last one before; says so when there is none. */
export function goToKind(kind: MomentKind, direction: "forward" | "backward"): void {
  if (goTo(direction, (turn, _debug, record) => isOfKind(turn, record, kind))) return;
  tellNone(MOMENT_KINDS[kind], direction);
}

function tellNone(what: string, direction: "forward" | "backward"): void {
  playStore.setState({ notice: `No ${what} ${direction === "forward" ? "ahead" : "before"} in the session.` });
}

/** To the next record of the session whose sentence has all the words of a text, or the last one before. */
export function goToText(text: string, direction: "forward" | "backward"): void {
  const words = wordsOf(text);
  if (words.length === 0) return;
  const isFound = goTo(direction, (turn, debug, record) => {
    const said = record === 0 ? "" : recordText(turn, debug, record).toLowerCase();
    return words.every((word) => said.includes(word));
  });
  if (!isFound) tellNone(`“${text.trim()}”`, direction);
}

// Where the debugger's steps lead in a session of recorded turns, from one turn to the next and back. Steps within a
// turn are in traceSteps.
import { defined } from "../../base/defined";
import { type Moment, momentsBetween } from "../breakpoints/breakpoints";
import type { TurnRecord } from "../turnRecord";
import { RecordKind, RuleVerdict, type Trace } from "./trace";
import { type Cursor, stepBackInto, stepBackOver, stepInto, stepOut, stepOver } from "./traceSteps";
import { recordAt, recordCount } from "./traceTree";

/** The debugger's position: a record of a turn, or null for the end of the turn. */
export interface StepPosition {
  readonly turn: number;
  readonly cursor: Cursor;
}

type Step = (trace: Trace, cursor: Cursor) => Cursor;

const FORWARD = { over: stepOver, into: stepInto, out: stepOut } as const satisfies Readonly<Record<string, Step>>;
const BACKWARD = { backOver: stepBackOver, backInto: stepBackInto } as const satisfies Readonly<Record<string, Step>>;

export type SessionStep = keyof typeof FORWARD | keyof typeof BACKWARD;

/**
 * Returns where a step leads. From the end of a turn a step forward enters the next one; from a turn's start a step
 * back goes to the end of the previous one. At the session's ends it stays.
 */
export function stepInSession(
  turns: readonly TurnRecord[],
  { turn, cursor }: StepPosition,
  step: SessionStep,
): StepPosition {
  const trace = turns[turn]?.trace;
  if (trace === undefined) return { turn, cursor };
  if (isForward(step)) {
    if (cursor !== null) return { turn, cursor: FORWARD[step](trace, cursor) };
    return turn + 1 < turns.length ? { turn: turn + 1, cursor: 0 } : { turn, cursor };
  }
  if (cursor !== 0) return { turn, cursor: BACKWARD[step](trace, cursor) };
  return turn > 0 ? { turn: turn - 1, cursor: null } : { turn, cursor };
}

function isForward(step: SessionStep): step is keyof typeof FORWARD {
  return Object.hasOwn(FORWARD, step);
}

/** Kinds of moments to go to from any position, in the order in which they are offered. */
export const MOMENT_KINDS = {
  rule: "rule",
  pass: "pass",
  phase: "phase",
  write: "write",
  event: "event",
  turn: "turn",
} as const satisfies Readonly<Partial<Record<keyof typeof RecordKind, string>>>;

export type MomentKind = keyof typeof MOMENT_KINDS;

/** Returns what moments of a kind are called, with what the language calls a rule: `interaction that fired`. */
export function momentTitle(kind: MomentKind, rule: string): string {
  return kind === "rule" ? `${rule} that fired` : MOMENT_KINDS[kind];
}

/** Returns whether a record is of the kind; for rules, one that fired. */
export function isOfKind({ trace }: TurnRecord, record: number, kind: MomentKind): boolean {
  const candidate = recordAt(trace, record);
  return candidate.kind === RecordKind[kind] && (kind !== "rule" || candidate.after === RuleVerdict.fired);
}

/** Returns the nearest matching moment of a session before or after another; null when there is none. */
export function momentFrom(
  turns: readonly TurnRecord[],
  from: StepPosition,
  direction: "forward" | "backward",
  isMeant: (turn: TurnRecord, record: number) => boolean,
): Moment | null {
  const trace = turns[from.turn]?.trace;
  const record = from.cursor ?? (trace === undefined ? 0 : recordCount(trace));
  for (const moment of momentsBetween(turns, { turn: from.turn, record }, direction)) {
    if (isMeant(defined(turns[moment.turn]), moment.record)) return moment;
  }
  return null;
}

/** The same, around the ends of the session: after the last moment the first one comes. Null when none matches. */
export function momentAround(
  turns: readonly TurnRecord[],
  from: StepPosition,
  direction: "forward" | "backward",
  isMeant: (turn: TurnRecord, record: number) => boolean,
): { readonly moment: Moment; readonly wrapped: boolean } | null {
  const ahead = momentFrom(turns, from, direction, isMeant);
  if (ahead !== null) return { moment: ahead, wrapped: false };
  const last = turns.length - 1;
  // A turn's own record is none that a search finds: nothing is passed over.
  const end: StepPosition = direction === "forward" ? { turn: 0, cursor: 0 } : { turn: last, cursor: null };
  const around = last < 0 ? null : momentFrom(turns, end, direction, isMeant);
  return around === null ? null : { moment: around, wrapped: true };
}

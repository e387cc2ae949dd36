// Where the debugger's commands lead in a session of recorded turns, from one turn into the next and back. Only moments:
// who stands there and what is shown is the business of others. Steps within a turn are those of traceSteps.
import { defined } from "../../base/defined";
import { type Moment, momentsBetween } from "../breakpoints/breakpoints";
import type { TurnRecord } from "../turnRecord";
import { RecordKind, RuleVerdict, type Trace } from "./trace";
import { type Cursor, stepBackInto, stepBackOver, stepInto, stepOut, stepOver } from "./traceSteps";
import { recordAt, recordCount } from "./traceTree";

/** Where the debugger stands: at a record of a turn, or at null, after all of the turn. */
export interface Standing {
  readonly turn: number;
  readonly cursor: Cursor;
}

type Step = (trace: Trace, cursor: Cursor) => Cursor;

const FORWARD = { over: stepOver, into: stepInto, out: stepOut } as const satisfies Readonly<Record<string, Step>>;
const BACKWARD = { backOver: stepBackOver, backInto: stepBackInto } as const satisfies Readonly<Record<string, Step>>;

export type SessionStep = keyof typeof FORWARD | keyof typeof BACKWARD;

/**
 * Where a step leads. From the end of a turn a step forward enters the next one, from a turn's start a step back ends
 * the one before; at the session's ends it stays.
 */
export function stepInSession(turns: readonly TurnRecord[], { turn, cursor }: Standing, step: SessionStep): Standing {
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

/** Kinds of moments that one goes to from wherever one stands, in the order in which they are offered. */
export const MOMENT_KINDS = {
  rule: "rule that fired",
  pass: "pass",
  phase: "phase",
  write: "write",
  event: "event",
  turn: "turn",
} as const satisfies Readonly<Partial<Record<keyof typeof RecordKind, string>>>;

export type MomentKind = keyof typeof MOMENT_KINDS;

/** A record of the kind; of rules, one that fired. */
export function isOfKind({ trace }: TurnRecord, record: number, kind: MomentKind): boolean {
  const told = recordAt(trace, record);
  return told.kind === RecordKind[kind] && (kind !== "rule" || told.after === RuleVerdict.fired);
}

/** The nearest moment of a session before or after one that is as asked for; null when there is none. */
export function momentFrom(
  turns: readonly TurnRecord[],
  from: Standing,
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

// One publish while it runs: the state that its rules change, its guards, and what came of it.
import type { Json, JsonObject } from "../../../base/json";
import type { LiveState } from "../rules/context";
import type { ActiveRules } from "./activeRules";
import type { Recorder } from "./recorder";
import type { Surroundings } from "./services";
import type { Session } from "./session";

/** What ends rules that fire one another for ever (spec B4). */
export interface Guards {
  /** Events inside of one another. */
  readonly depth: number;
  /** Events in one outermost publish, itself among them. */
  readonly events: number;
}

export const USUAL_GUARDS: Guards = { depth: 32, events: 1000 };
/** Guards that a pack sets are kept to these. */
const LARGEST_GUARDS: Guards = { depth: 256, events: 100_000 };

/** Returns the guards with those that a session file sets, within reason. */
export function guardsOf(limits: JsonObject): Guards {
  const limit = (name: keyof Guards): number => {
    const value = limits[name];
    const isCount = typeof value === "number" && Number.isInteger(value) && value >= 1;
    return isCount ? Math.min(value, LARGEST_GUARDS[name]) : USUAL_GUARDS[name];
  };
  return { depth: limit("depth"), events: limit("events") };
}

/** Rules, conditions, outcomes and values that one outermost publish may look at. */
export const WORK = 4_000_000;
/** Members that are copied in the time of one condition. */
export const COPIED_AT_ONCE = 16;
const CUT_OFF = `One event may do ${WORK.toLocaleString("en")} steps of work: what comes after them did not happen.`;

export interface FiredEvent {
  readonly id: string;
  /** After the interceptors. */
  payload: JsonObject;
}

export interface ServiceCall {
  readonly service: string;
  readonly function: string;
  readonly parameters: Json;
}

export interface Run {
  readonly state: LiveState;
  active: ActiveRules;
  readonly surroundings: Surroundings;
  readonly guards: Guards;
  readonly isDry: boolean;
  readonly recorder: Recorder | null;
  /** Draws that no record has taken yet; null without a recorder. */
  readonly draws: number[] | null;
  depth: number;
  events: number;
  readonly fired: FiredEvent[];
  readonly calls: ServiceCall[];
  /** Those that a dry run only lists. */
  readonly notMade: ServiceCall[];
  blocked: number;
  /** It was cut off: it would have taken too long. */
  isCut: boolean;
  /** What a limit of the program kept from happening, as sentences, and how often. */
  readonly leftOut: Map<string, number>;
}

/** Begins a run on a session as it stands; the session itself never changes. Draws are noted only with a recorder. */
export function beginRun(
  { persistent, ephemeral, random, active }: Session,
  surroundings: Surroundings,
  { guards, isDry, recorder }: { readonly guards: Guards; readonly isDry: boolean; readonly recorder: Recorder | null },
): Run {
  return {
    state: { persistent, ephemeral, random, work: WORK },
    active,
    surroundings,
    guards,
    isDry,
    recorder,
    draws: recorder === null ? null : [],
    depth: 0,
    events: 0,
    fired: [],
    calls: [],
    notMade: [],
    blocked: 0,
    isCut: false,
    leftOut: new Map(),
  };
}

/** Returns whether a run may do more; false once it has done all the work of one publish, which is then told. */
export function goesOn(run: Run): boolean {
  if (run.state.work > 0) return true;
  if (!run.isCut) {
    run.isCut = true;
    leaveOut(run, CUT_OFF);
    run.recorder?.cutOff(CUT_OFF);
  }
  return false;
}

/** Notes that a limit kept something from happening. */
export function leaveOut({ leftOut }: Run, why: string): void {
  leftOut.set(why, (leftOut.get(why) ?? 0) + 1);
}

/** The draws since they were last taken. */
export function takeDraws({ draws }: Run): readonly number[] {
  return draws === null || draws.length === 0 ? NO_DRAWS : draws.splice(0);
}

const NO_DRAWS: readonly number[] = [];

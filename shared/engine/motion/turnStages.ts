// Divides a turn into stages to be animated: what moves where, what fades, in which order (spec files.md, Animation and
// motion). Within a phase motion comes first, then merges, then named animations; each later phase follows the last
// stage used. Time and drawing are left to the caller.
import { type JsonObject, isJsonObject } from "../../base/json";
import { RecordKind, type Trace } from "../trace/trace";
import { enclosing, endAt, kindAt, recordAt, recordCount, valueAt } from "../trace/traceTree";

/** What is shown at the same time; a stage lasts as long as its longest part. */
export interface TurnStage {
  /** The last record before anything of the phase happened. */
  readonly opening: number;
  /** The record whose board is shown meanwhile: the last of the phase; null: the end of the turn. */
  readonly cursor: number | null;
}

/** An event as a stage is made of it. */
export interface EventSeen {
  readonly type: string;
  readonly payload: JsonObject;
  /** The type of the system that emitted it. Absent: none, or unknown. */
  readonly by?: string;
}

/** The types of a level's systems, by their numbers in traces. */
export type SystemTypes = readonly { readonly type: string }[];

/** Returns the stages of a turn in order; none when nothing moved, merged or was animated. */
export function stagesOfPhases<Stage extends TurnStage>(
  trace: Trace,
  systems: SystemTypes,
  stagesOf: (events: readonly EventSeen[], phase: TurnStage) => readonly Stage[],
): readonly Stage[] {
  const count = recordCount(trace);
  const stages: Stage[] = [];
  for (let opening = 0; opening < count; opening += 1) {
    if (kindAt(trace, opening) !== RecordKind.phase) continue;
    const end = endAt(trace, opening);
    const phase: TurnStage = { opening, cursor: end >= count ? null : end - 1 };
    stages.push(...stagesOf(eventsIn(trace, opening, end, systems), phase));
    opening = end - 1;
  }
  return stages;
}

function eventsIn(trace: Trace, first: number, end: number, systems: SystemTypes): readonly EventSeen[] {
  const events: EventSeen[] = [];
  for (let index = first; index < end; index += 1) {
    if (kindAt(trace, index) !== RecordKind.event) continue;
    const { ref, before } = recordAt(trace, index);
    const [type, payload] = [valueAt(trace, ref), valueAt(trace, before)];
    if (typeof type !== "string" || !isJsonObject(payload)) continue;
    const system = enclosing(trace, index, RecordKind.system);
    const by = system < 0 ? undefined : systems[recordAt(trace, system).ref]?.type;
    events.push({ type, payload, ...(by === undefined ? {} : { by }) });
  }
  return events;
}

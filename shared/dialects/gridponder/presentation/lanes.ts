// The rows of the time line of a turn. Conditions have none: their rule shows the result.
import { CascadeEnd, RecordKind } from "../../../engine/trace/trace";
import type { TraceRecord } from "../../../engine/trace/traceTree";

export const LANES = ["Phase", "System, pass", "Rule, goal", "Effect", "Write", "Event"] as const;

const LANE_OF: Readonly<Partial<Record<RecordKind, number>>> = {
  [RecordKind.phase]: 0,
  [RecordKind.system]: 1,
  [RecordKind.pass]: 1,
  [RecordKind.rule]: 2,
  [RecordKind.goal]: 2,
  [RecordKind.lose]: 2,
  [RecordKind.effect]: 3,
  [RecordKind.write]: 4,
  [RecordKind.event]: 5,
};

/** Returns the number of a record's lane; a cascade that was cut off is among the passes. */
export function laneOf({ kind, ref }: TraceRecord): number | null {
  if (kind !== RecordKind.end) return LANE_OF[kind] ?? null;
  return ref === CascadeEnd.settled || ref === CascadeEnd.noRuleMatched ? null : 1;
}

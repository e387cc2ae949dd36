// What a published event came to, read off its trace: for a console.
import type { DebugInfo } from "../../../engine/debugInfo";
import { CascadeEnd, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import { depthOf, recordAt, recordCount } from "../../../engine/trace/traceTree";
import type { TurnRecord } from "../../../engine/turnRecord";
import { recordText } from "./recordText";
import { differencesOf, isDenied } from "./turnOutcome";

/** A line of a report that leads to its record. */
export interface ReportLine {
  readonly record: number;
  readonly text: string;
  /** How deep it stands among the lines of its list, from 0. */
  readonly depth: number;
  readonly tone: "plain" | "quiet" | "bad";
}

export interface EventReport {
  readonly denied: boolean;
  /** What is not as the session expects, a sentence each. */
  readonly differences: readonly string[];
  /** Events published inside, in order, with those that were blocked. */
  readonly cascade: readonly ReportLine[];
  /** What became of each rule that listens, in the order in which they were tried. */
  readonly rules: readonly ReportLine[];
  readonly calls: readonly ReportLine[];
  /** What was cut off, and what stubs and subscribers could not do. */
  readonly leftOut: readonly ReportLine[];
}

const NOTHING: EventReport = { denied: false, differences: [], cascade: [], rules: [], calls: [], leftOut: [] };
/** More lines are no list to read; the trace has them all. */
const MOST = 300;

/** Returns the report of a turn; an empty one for the state as loaded. */
export function eventReport(turn: TurnRecord, debug: DebugInfo): EventReport {
  const { trace } = turn;
  if (turn.action === null || recordCount(trace) === 0) return NOTHING;
  const lists: Readonly<Record<"cascade" | "rules" | "calls" | "leftOut", ReportLine[]>> = {
    cascade: [],
    rules: [],
    calls: [],
    leftOut: [],
  };
  const passes: number[] = [];
  for (let index = 1; index < recordCount(trace); index += 1) {
    const { kind, ref, after, end } = recordAt(trace, index);
    while (passes.length > 0 && (passes.at(-1) ?? 0) <= index) passes.pop();
    if (kind === RecordKind.pass) passes.push(end);
    const depth = Math.max(0, passes.length - 1);
    const add = (list: ReportLine[], tone: ReportLine["tone"] = "plain", inset = depth): void => {
      if (list.length < MOST) list.push({ record: index, text: recordText(turn, debug, index), depth: inset, tone });
    };
    if (kind === RecordKind.event && depthOf(trace, index) > 1) add(lists.cascade);
    if (kind === RecordKind.end && ref === CascadeEnd.cutOff) add(lists.cascade, "bad");
    const isLeftOut = kind === RecordKind.stop || (kind === RecordKind.end && ref === CascadeEnd.budgetSpent);
    if (isLeftOut) add(lists.leftOut, "bad", 0);
    if (kind === RecordKind.rule) add(lists.rules, after === RuleVerdict.fired ? "plain" : "quiet");
    if (kind === RecordKind.call) add(lists.calls, "plain", 0);
  }
  return { ...lists, denied: isDenied(turn), differences: differencesOf(turn) };
}

// Arranges the causes and consequences of a record as boxes in columns, one per pass or phase, with the links between
// them. Does not compute pixels.
import { addTo } from "../../base/groups";
import { defined } from "../../base/defined";
import type { TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { ruleTitle } from "./ruleName";
import { type CauseLink, causeLinks, significantRecord, stageOf } from "./causeLinks";
import { earlierReasons } from "./earlierReasons";
import { RecordKind, type Trace } from "../trace/trace";
import { kindAt, parentOf, recordAt } from "../trace/traceTree";
import type { TurnOfSession } from "./turnOfSession";

export interface CauseBox {
  readonly record: number;
  /** How many boxes of its column enclose it, as a rule encloses its effects. */
  readonly depth: number;
}

export interface CauseColumn {
  readonly title: string;
  /** In the order of the records. */
  readonly boxes: readonly CauseBox[];
}

export interface CauseGraph {
  /** The box of the record in question. */
  readonly root: number;
  readonly columns: readonly CauseColumn[];
  /** Between visible boxes. */
  readonly links: readonly CauseLink[];
  /** Changes in earlier turns that made a box of this turn possible. */
  readonly earlier: readonly EarlierReason[];
  /** The number of hidden boxes: those farthest from the root. In very large graphs more are hidden than counted. */
  readonly hidden: number;
}

export interface EarlierReason {
  readonly turn: number;
  /** In that turn. */
  readonly record: number;
  /** The box that it made possible. */
  readonly to: number;
}

/** The direction to follow from the record: `back` to the player's action, `on` to everything that followed. */
export type CauseDirection = "back" | "on" | "both";

/** How much of a graph of causes is wanted. */
export interface CauseExtent {
  readonly direction: CauseDirection;
  /** The most boxes. */
  readonly most: number;
}

/**
 * Returns the boxes around a record of a turn, nearest first. A record that is not significant is replaced by the
 * one that it belongs to.
 */
export function causeGraph(of: TurnOfSession, record: number, { direction, most }: CauseExtent): CauseGraph {
  const { turns, number, reading } = of;
  const turn = defined(turns[number]);
  const links = causeLinks(turn, reading);
  const root = significantRecord(turn.trace, record);
  const back = direction === "on" ? [] : reach(root, (at) => links.reasonsOf(at).map(({ from }) => from));
  // A system that did nothing is not shown as a consequence.
  const isIdle = (at: number): boolean =>
    kindAt(turn.trace, at) === RecordKind.system && links.consequencesOf(at).length === 0;
  const led = (at: number): readonly number[] => links.consequencesOf(at).map(({ to }) => to);
  const on = direction === "back" ? [] : reach(root, led).filter((at) => !isIdle(at));
  const found = new Set([root, ...alternating(back, on)]);
  const shown = [...found].slice(0, most);
  const isShown = new Set(shown);
  return {
    root,
    columns: columnsOf(turn.trace, reading, isShown),
    links: shown.flatMap((each) => links.reasonsOf(each).filter(({ from }) => isShown.has(from))),
    earlier: [root, ...back]
      .filter((each) => isShown.has(each))
      .flatMap((to) => earlierReasons(of, to).map((reason) => ({ ...reason, to }))),
    hidden: found.size - shown.length,
  };
}

/** Nobody reads more; an endless cascade leads to tens of thousands. */
const MAX_REACHED = 2_000;

/** Returns what can be reached from a record, in the order of distance; not everything in very large graphs. */
function reach(root: number, next: (record: number) => readonly number[]): readonly number[] {
  const found = new Set<number>([root]);
  // A set iterates over items added meanwhile, in the order in which they were added.
  for (const record of found) {
    if (found.size > MAX_REACHED) break;
    for (const each of next(record)) found.add(each);
  }
  found.delete(root);
  return [...found];
}

/** Both directions get a share when not all is shown. */
function alternating(one: readonly number[], other: readonly number[]): readonly number[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((each) => each !== undefined);
}

function columnsOf(trace: Trace, reading: TraceReading, shown: ReadonlySet<number>): readonly CauseColumn[] {
  const columns = new Map<number, CauseBox[]>();
  for (const record of [...shown].toSorted((left, right) => left - right)) {
    const stage = stageOf(trace, record);
    const box = { record, depth: depthIn(trace, record, stage, shown) };
    addTo(columns, stage, box);
  }
  return [...columns].map(([stage, boxes]) => ({ title: stageTitle(trace, reading, stage), boxes }));
}

function depthIn(trace: Trace, record: number, stage: number, shown: ReadonlySet<number>): number {
  let depth = 0;
  for (let at = parentOf(trace, record); at > stage; at = parentOf(trace, at)) if (shown.has(at)) depth += 1;
  return depth;
}

function stageTitle(trace: Trace, { debug }: TraceReading, stage: number): string {
  const { kind, ref } = recordAt(trace, stage);
  if (kind === RecordKind.pass) return `pass ${ref}`;
  return (kind === RecordKind.phase ? debug.phases[ref] : undefined) ?? "action";
}

/** Returns a box's text in a few words; the record's own sentence has more. */
export function boxText(turn: TurnRecord, { debug, presentation }: TraceReading, record: number): string {
  const { ref } = recordAt(turn.trace, record);
  const kind = kindAt(turn.trace, record);
  if (kind === RecordKind.rule) return ruleTitle(debug, ref, presentation.words.rule);
  if (kind === RecordKind.system) return debug.systems[ref]?.id ?? "system";
  const text = presentation.recordText(turn, debug, record);
  return kind === RecordKind.event ? text.replace(/^event /, "") : text;
}

/** In an endless cascade there are thousands of causes, one behind the other. */
const MAX_DEPTH = 60;

/** Returns the reasons of a record as an indented text, from the record back to the player's action, each once. */
export function becauseLines(of: TurnOfSession, record: number): readonly string[] {
  const { turns, number, reading } = of;
  const turn = defined(turns[number]);
  const { debug, presentation } = reading;
  const links = causeLinks(turn, reading);
  const textOf = (each: number): string => presentation.recordText(turn, debug, each);
  const root = significantRecord(turn.trace, record);
  const listed = new Set<number>([root]);
  const lines = [textOf(root)];
  const addLine = (at: number, depth: number): void => {
    const indentation = "  ".repeat(depth);
    if (depth > MAX_DEPTH) {
      lines.push(`${indentation}← … and so on, back to ${textOf(0)}`);
      return;
    }
    for (const { from, kind } of links.reasonsOf(at)) {
      const isListed = listed.has(from) && from > 0;
      const why = kind === "allowed" ? "made possible by " : "";
      lines.push(`${indentation}← ${why}${textOf(from)}${isListed ? " (see above)" : ""}`);
      if (!listed.has(from)) addLine(from, depth + 1);
      listed.add(from);
    }
    for (const { turn: before, record: write } of earlierReasons(of, at)) {
      const text = presentation.recordText(defined(turns[before]), debug, write);
      lines.push(`${indentation}← made possible by ${text} (${before === 0 ? "at loading" : `in turn ${before}`})`);
    }
  };
  addLine(root, 1);
  return lines;
}

// The causes and consequences of a record as boxes in columns, one a pass or phase, and the links between them.
// Knows where a box stands among the others; knows nothing of pixels.
import { defined } from "../../base/defined";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { ruleTitle } from "./ruleName";
import { type CauseLink, causeLinks, significantRecord, stageOf } from "./causeLinks";
import { earlierReasons } from "./earlierReasons";
import { PHASES, RecordKind, type Trace } from "../trace/trace";
import { phaseName, recordText } from "../trace/traceText";
import { kindAt, parentOf, recordAt } from "../trace/traceTree";

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
  /** The box that was asked about. */
  readonly root: number;
  readonly columns: readonly CauseColumn[];
  /** Between boxes that are shown. */
  readonly links: readonly CauseLink[];
  /** Changes of earlier turns that made a box of this one possible. */
  readonly earlier: readonly EarlierReason[];
  /** Boxes that are left out: those farthest from the root. Where there is very much, even more are. */
  readonly hidden: number;
}

export interface EarlierReason {
  readonly turn: number;
  /** In that turn. */
  readonly record: number;
  /** The box that it made possible. */
  readonly to: number;
}

/** Which way to look from the record: `back` to the player's action, `on` to all that followed from it. */
export type CauseDirection = "back" | "on" | "both";

/**
 * At most `most` boxes around a record of a turn (of a record that is no significant record: around what it is about), nearest first.
 */
export function causeGraph(
  turns: readonly TurnRecord[],
  number: number,
  debug: DebugInfo,
  record: number,
  direction: CauseDirection,
  most: number,
): CauseGraph {
  const turn = defined(turns[number]);
  const links = causeLinks(turn, debug);
  const root = significantRecord(turn.trace, record);
  const back = direction === "on" ? [] : reach(root, (at) => links.reasonsOf(at).map(({ from }) => from));
  // A system that did nothing is no consequence that anybody would look for.
  const isIdle = (at: number): boolean =>
    kindAt(turn.trace, at) === RecordKind.system && links.consequencesOf(at).length === 0;
  const led = (at: number): readonly number[] => links.consequencesOf(at).map(({ to }) => to);
  const on = direction === "back" ? [] : reach(root, led).filter((at) => !isIdle(at));
  const found = new Set([root, ...alternating(back, on)]);
  const shown = [...found].slice(0, most);
  const isShown = new Set(shown);
  return {
    root,
    columns: columnsOf(turn.trace, isShown),
    links: shown.flatMap((each) => links.reasonsOf(each).filter(({ from }) => isShown.has(from))),
    earlier: earlierIn(
      turns,
      number,
      debug,
      [root, ...back].filter((each) => isShown.has(each)),
    ),
    hidden: found.size - shown.length,
  };
}

function earlierIn(
  turns: readonly TurnRecord[],
  number: number,
  debug: DebugInfo,
  records: readonly number[],
): readonly EarlierReason[] {
  return records.flatMap((to) => earlierReasons(turns, number, debug, to).map((reason) => ({ ...reason, to })));
}

/** Nobody goes through more; a cascade without end leads to tens of thousands. */
const MOST_FOUND = 2_000;

/** What can be come to from a record, in the order of the number of steps; not all where there is very much. */
function reach(root: number, next: (record: number) => readonly number[]): readonly number[] {
  const found = new Set<number>([root]);
  // A set is gone through in the order in which it grows.
  for (const record of found) {
    if (found.size > MOST_FOUND) break;
    for (const each of next(record)) found.add(each);
  }
  found.delete(root);
  return [...found];
}

/** Both ways get their share when not all is shown. */
function alternating(one: readonly number[], other: readonly number[]): readonly number[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((each) => each !== undefined);
}

function columnsOf(trace: Trace, shown: ReadonlySet<number>): readonly CauseColumn[] {
  const columns = new Map<number, CauseBox[]>();
  for (const record of [...shown].toSorted((left, right) => left - right)) {
    const stage = stageOf(trace, record);
    const box = { record, depth: depthIn(trace, record, stage, shown) };
    const column = columns.get(stage);
    if (column === undefined) columns.set(stage, [box]);
    else column.push(box);
  }
  return [...columns].map(([stage, boxes]) => ({ title: stageTitle(trace, stage), boxes }));
}

function depthIn(trace: Trace, record: number, stage: number, shown: ReadonlySet<number>): number {
  let depth = 0;
  for (let at = parentOf(trace, record); at > stage; at = parentOf(trace, at)) if (shown.has(at)) depth += 1;
  return depth;
}

function stageTitle(trace: Trace, stage: number): string {
  const { kind, ref } = recordAt(trace, stage);
  if (kind === RecordKind.pass) return `pass ${ref}`;
  return kind === RecordKind.phase ? phaseName(PHASES[ref] ?? "action") : "action";
}

/** A box in a few words; the record's own sentence tells more. */
export function boxText(turn: TurnRecord, debug: DebugInfo, record: number): string {
  const { ref } = recordAt(turn.trace, record);
  const kind = kindAt(turn.trace, record);
  if (kind === RecordKind.rule) return ruleTitle(debug, ref);
  if (kind === RecordKind.system) return debug.systems[ref]?.id ?? "system";
  const text = recordText(turn, debug, record);
  return kind === RecordKind.event ? text.replace(/^event /, "") : text;
}

/** A cascade that goes on and on has thousands of causes, each behind the other. */
const DEEPEST = 60;

/** The reasons of a record of a turn as an indented text, the record first, back to the player's action: each once. */
export function becauseLines(
  turns: readonly TurnRecord[],
  number: number,
  debug: DebugInfo,
  record: number,
): readonly string[] {
  const turn = defined(turns[number]);
  const links = causeLinks(turn, debug);
  const root = significantRecord(turn.trace, record);
  const told = new Set<number>([root]);
  const lines = [recordText(turn, debug, root)];
  const tell = (at: number, depth: number): void => {
    const indentation = "  ".repeat(depth);
    if (depth > DEEPEST) {
      lines.push(`${indentation}← … and so on, back to ${recordText(turn, debug, 0)}`);
      return;
    }
    for (const { from, kind } of links.reasonsOf(at)) {
      const isTold = told.has(from) && from > 0;
      const why = kind === "allowed" ? "made possible by " : "";
      lines.push(`${indentation}← ${why}${recordText(turn, debug, from)}${isTold ? " (told above)" : ""}`);
      if (!told.has(from)) tell(from, depth + 1);
      told.add(from);
    }
    for (const { turn: before, record: write } of earlierReasons(turns, number, debug, at)) {
      const text = recordText(defined(turns[before]), debug, write);
      lines.push(`${indentation}← made possible by ${text} (${before === 0 ? "at loading" : `in turn ${before}`})`);
    }
  };
  tell(root, 1);
  return lines;
}

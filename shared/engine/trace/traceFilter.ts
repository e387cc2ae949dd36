// Filters the records of a turn: only changes, one rule, one cell, a type of event, or words.
import { type Position, isSamePosition } from "../../base/boardView";
import type { TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { ruleKey } from "../explain/ruleName";
import { CascadeEnd, GoalVerdict, RecordKind, type Trace } from "./trace";
import { changedPositions, eventOf, lookedAtPositions } from "./traceCells";
import { endAt, kindAt, parentOf, recordAt, recordCount, valueAt } from "./traceTree";

/**
 * Returns whether a record itself is a write, an event, a goal met, nearer or farther, a loss, or a cascade cut off.
 */
export function changesSomething(trace: Trace, index: number): boolean {
  const kind = kindAt(trace, index);
  if (kind === RecordKind.write || kind === RecordKind.event || kind === RecordKind.stop) return true;
  const { ref, after } = recordAt(trace, index);
  if (kind === RecordKind.goal) return after !== GoalVerdict.open;
  if (kind === RecordKind.lose) return after === 1;
  return kind === RecordKind.end && (ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent);
}

/** Marks records and everything that encloses them; the turn's own record is always marked. */
function withEnclosing(trace: Trace, isMatching: (index: number) => boolean): Uint8Array {
  const marks = new Uint8Array(recordCount(trace));
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    if (marks[index] === 0 && !isMatching(index)) continue;
    marks[index] = 1;
    const parent = parentOf(trace, index);
    if (parent >= 0) marks[parent] = 1;
  }
  if (marks.length > 0) marks[0] = 1;
  return marks;
}

/**
 * Returns 1 for each record that changed something or contains one that did: writes and events, goals with another
 * progress, a loss, a cascade that was cut off, and everything that encloses them; 0 for the others. The turn's own
 * record is always 1.
 */
export function consequentialRecords(trace: Trace): Uint8Array {
  return withEnclosing(trace, (index) => changesSomething(trace, index));
}

/** A filter; a record must satisfy every part that is not null, and the search when it has words. */
export interface TurnFilter {
  readonly onlyChanges: boolean;
  /** Words of the record's sentence, in any case and order. */
  readonly search: string;
  /** A rule by its id: its attempts, with everything inside them. */
  readonly rule: string | null;
  /** A cell: events that name it, writes to it, and rules tried for it with everything inside them. */
  readonly cell: Position | null;
  /** A type of event: its events, and rules tried for one with everything inside them. */
  readonly event: string | null;
}

export const NO_FILTER: TurnFilter = { onlyChanges: false, search: "", rule: null, cell: null, event: null };

export interface FilteredTurn {
  /** 1 for each matching record and everything that encloses it; 0 for the others. */
  readonly marks: Uint8Array;
  /** The number of matching records, without the turn's own. */
  readonly count: number;
  readonly of: number;
}

/** Returns the records of a turn that match a filter; null for a filter that matches everything. */
export function filterTurn(turn: TurnRecord, reading: TraceReading, filter: TurnFilter): FilteredTurn | null {
  const { trace } = turn;
  const tests = testsOf(turn, reading, filter);
  if (tests.length === 0) return null;
  const rules = rulesAround(trace);
  const matching = Uint8Array.from(rules, (rule, index) =>
    index > 0 && tests.every((test) => test(index, rule)) ? 1 : 0,
  );
  const marks = withEnclosing(trace, (index) => matching[index] === 1);
  const count = matching.reduce((sum, each) => sum + each, 0);
  return { marks, count, of: Math.max(0, marks.length - 1) };
}

/** Tests a record and the rule around it (the record itself for a rule, -1 for none). */
type RecordTest = (index: number, rule: number) => boolean;

/** Returns the tests of a filter, the fast ones first. */
function testsOf(turn: TurnRecord, reading: TraceReading, filter: TurnFilter): readonly RecordTest[] {
  const { trace } = turn;
  const { debug, presentation } = reading;
  const { onlyChanges, rule: id, event: type, cell } = filter;
  const tests: RecordTest[] = [];
  if (onlyChanges) {
    const changes = consequentialRecords(trace);
    tests.push((index) => changes[index] === 1);
  }
  if (id !== null) tests.push((_, rule) => rule >= 0 && ruleKey(debug, recordAt(trace, rule).ref) === id);
  if (type !== null) {
    const isOf = (index: number): boolean => {
      const event = eventOf(trace, index);
      return event >= 0 && valueAt(trace, recordAt(trace, event).ref) === type;
    };
    tests.push((index, rule) => isOf(index) || (rule >= 0 && isOf(rule)));
  }
  if (cell !== null) {
    const matches = (index: number): boolean => concernsCell(turn, reading, index, cell);
    tests.push((index, rule) => matches(index) || (rule >= 0 && matches(rule)));
  }
  const words = wordsOf(filter.search);
  if (words.length > 0) {
    tests.push((index) => {
      const text = presentation.recordText(turn, debug, index).toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }
  return tests;
}

function concernsCell(turn: TurnRecord, { debug, presentation }: TraceReading, index: number, cell: Position): boolean {
  const isIt = (position: Position): boolean => isSamePosition(position, cell);
  if (kindAt(turn.trace, index) === RecordKind.write) {
    return changedPositions(turn, presentation, index, index + 1).some(isIt);
  }
  return lookedAtPositions(turn.trace, index, presentation, debug).some(isIt);
}

/** Returns for each record the rule record that it is in, or is; -1 for none. Rules are never nested. */
function rulesAround(trace: Trace): Int32Array {
  const around = new Int32Array(recordCount(trace)).fill(-1);
  for (let index = 0; index < around.length; index += 1) {
    if (kindAt(trace, index) === RecordKind.rule) around.fill(index, index, endAt(trace, index));
  }
  return around;
}

/** Returns the words of a search, which are matched separately. */
export function wordsOf(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

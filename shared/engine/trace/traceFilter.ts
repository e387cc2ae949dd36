// Which records of a turn are worth a look: when only what changed is asked for, one rule, one cell, a type of event,
// or some words.
import type { Position } from "../../base/boardView";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { ruleKey } from "../explain/ruleName";
import { CascadeEnd, GoalVerdict, RecordKind, type Trace } from "./trace";
import { changedPositions, eventOf, lookedAtPositions } from "./traceCells";
import { recordText } from "./traceText";
import { endAt, kindAt, parentOf, recordAt, recordCount, valueAt } from "./traceTree";

/** Whether a record itself is a write, an event, a goal met, nearer or farther, a loss, or a cascade cut off. */
export function changesSomething(trace: Trace, index: number): boolean {
  const kind = kindAt(trace, index);
  if (kind === RecordKind.write || kind === RecordKind.event) return true;
  const { ref, after } = recordAt(trace, index);
  if (kind === RecordKind.goal) return after !== GoalVerdict.open;
  if (kind === RecordKind.lose) return after === 1;
  return kind === RecordKind.end && (ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent);
}

/** Marks records and all that encloses them; the turn's own record is always marked. */
function withEnclosing(trace: Trace, isAsked: (index: number) => boolean): Uint8Array {
  const marks = new Uint8Array(recordCount(trace));
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    if (marks[index] === 0 && !isAsked(index)) continue;
    marks[index] = 1;
    const parent = parentOf(trace, index);
    if (parent >= 0) marks[parent] = 1;
  }
  if (marks.length > 0) marks[0] = 1;
  return marks;
}

/**
 * 1 for each record that changed something or holds one that did: writes and events, goals that are another way off, a loss, a cascade that
 * was cut off, and all that encloses them; 0 for the others. The turn's own record is always 1.
 */
export function consequentialRecords(trace: Trace): Uint8Array {
  return withEnclosing(trace, (index) => changesSomething(trace, index));
}

/** What of a turn is asked for; a record has to satisfy all that is not null, and the search when it has words. */
export interface TurnFilter {
  readonly onlyChanges: boolean;
  /** Words of the record's sentence, in any case and order. */
  readonly search: string;
  /** A rule by its id: its attempts, with all that is inside them. */
  readonly rule: string | null;
  /** What has to do with a cell: events that name it, writes of it, and rules tried for it with all inside them. */
  readonly cell: Position | null;
  /** A type of event: events, and rules tried for one with all inside them. */
  readonly event: string | null;
}

export const NO_FILTER: TurnFilter = { onlyChanges: false, search: "", rule: null, cell: null, event: null };

export interface FilteredTurn {
  /** 1 for each record that was asked for and all that encloses it; 0 for the others. */
  readonly marks: Uint8Array;
  /** Records that were asked for themselves, of how many: the turn's own is not counted. */
  readonly count: number;
  readonly of: number;
}

/** The records of a turn that a filter asks for; null for one that asks for all. */
export function filterTurn(turn: TurnRecord, debug: DebugInfo, filter: TurnFilter): FilteredTurn | null {
  const { trace } = turn;
  const asks = questionsOf(turn, debug, filter);
  if (asks.length === 0) return null;
  const rules = rulesAround(trace);
  const asked = Uint8Array.from(rules, (rule, index) => (index > 0 && asks.every((ask) => ask(index, rule)) ? 1 : 0));
  const marks = withEnclosing(trace, (index) => asked[index] === 1);
  const count = asked.reduce((sum, each) => sum + each, 0);
  return { marks, count, of: Math.max(0, marks.length - 1) };
}

/** Asks something of a record and of the rule around it (the record itself for a rule, -1 for none). */
type Question = (index: number, rule: number) => boolean;

/** The questions that a filter asks, the quick ones first. */
function questionsOf(turn: TurnRecord, debug: DebugInfo, filter: TurnFilter): readonly Question[] {
  const { trace } = turn;
  const { onlyChanges, rule: id, event: type, cell } = filter;
  const asks: Question[] = [];
  if (onlyChanges) {
    const changes = consequentialRecords(trace);
    asks.push((index) => changes[index] === 1);
  }
  if (id !== null) asks.push((_, rule) => rule >= 0 && ruleKey(debug, recordAt(trace, rule).ref) === id);
  if (type !== null) {
    const isOf = (index: number): boolean => {
      const event = eventOf(trace, index);
      return event >= 0 && valueAt(trace, recordAt(trace, event).ref) === type;
    };
    asks.push((index, rule) => isOf(index) || (rule >= 0 && isOf(rule)));
  }
  if (cell !== null) {
    const concerns = (index: number): boolean => concernsCell(turn, debug, index, cell);
    asks.push((index, rule) => concerns(index) || (rule >= 0 && concerns(rule)));
  }
  const words = wordsOf(filter.search);
  if (words.length > 0) {
    asks.push((index) => {
      const text = recordText(turn, debug, index).toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }
  return asks;
}

function concernsCell(turn: TurnRecord, debug: DebugInfo, index: number, [x, y]: Position): boolean {
  const isIt = (position: Position): boolean => position[0] === x && position[1] === y;
  if (kindAt(turn.trace, index) === RecordKind.write) return changedPositions(turn, index, index + 1).some(isIt);
  return lookedAtPositions(turn.trace, index, debug).some(isIt);
}

/** For each record the rule record it is in, or is; -1 for none. Rules do not stand inside of one another. */
function rulesAround(trace: Trace): Int32Array {
  const around = new Int32Array(recordCount(trace)).fill(-1);
  for (let index = 0; index < around.length; index += 1) {
    if (kindAt(trace, index) === RecordKind.rule) around.fill(index, index, endAt(trace, index));
  }
  return around;
}

/** The words of a search, to be looked for each by itself. */
export function wordsOf(search: string): readonly string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
}

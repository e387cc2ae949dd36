// Two runs of the same actions side by side: where they part, and which moment of one is that of the other.
import type { BoardView, Entity } from "../../base/boardView";
import { canonicalJson } from "../../base/canonicalJson";
import { defined } from "../../base/defined";
import type { Json } from "../../base/json";
import { entityKey } from "../../dialects/gridponder/text/board/board";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { RecordKind } from "../trace/trace";
import type { Cursor } from "../trace/traceSteps";
import { recordText } from "../trace/traceText";
import { kindAt, parentOf, recordAt, recordCount, valueAt } from "../trace/traceTree";
import { stateView } from "../../dialects/gridponder/text/board/stateView";

/** What came of a turn but for the board's cells, as one text. */
function resultPrint({ action, accepted, won, lost, loseReason, after }: TurnRecord): string {
  const { width, height, layers } = after;
  // What is remembered beside the board shows in what it does later, and counts then.
  const { pendingMove: _pendingMove, onceFired: _onceFired, ...state } = stateView(after);
  const told = { action, accepted, won, lost, loseReason, size: [width, height], layers, state };
  return canonicalJson(JSON.parse(JSON.stringify(told)) as Json);
}

/** Whether the same stands in all cells. Entities by what they are, not by number. */
function areSameCells(left: BoardView, right: BoardView): boolean {
  if (left.cells === right.cells && left.entities === right.entities) return true;
  if (left.cells.length !== right.cells.length) return false;
  const known = new Map<string, number>();
  const numberOf = (entity: Entity | null): number => {
    const key = entity === null ? "\u0000" : entityKey(entity);
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  };
  const [ours, theirs] = [left.entities.map(numberOf), right.entities.map(numberOf)];
  for (let slot = 0; slot < left.cells.length; slot += 1) {
    if (ours[left.cells[slot] ?? 0] !== theirs[right.cells[slot] ?? 0]) return false;
  }
  return true;
}

/** What a turn told, as one text. What loading told is heard by no later turn. */
function eventsPrint({ action, trace }: TurnRecord): string {
  const events: Json[] = [];
  if (action === null) return "";
  for (let record = 0; record < recordCount(trace); record += 1) {
    if (kindAt(trace, record) !== RecordKind.event) continue;
    const { ref, before } = recordAt(trace, record);
    events.push([valueAt(trace, ref), valueAt(trace, before)]);
  }
  return canonicalJson(events);
}

/** Whether two turns are the same action with the same result and the same events, however they came about. */
export function isSameTurn(left: TurnRecord, right: TurnRecord): boolean {
  return (
    resultPrint(left) === resultPrint(right) &&
    eventsPrint(left) === eventsPrint(right) &&
    areSameCells(left.after, right.after)
  );
}

/** The first turn that went otherwise: another action, board, state or events, or one that only one run has. */
export function firstDifference(left: readonly TurnRecord[], right: readonly TurnRecord[]): number | null {
  for (const [number, turn] of left.entries()) {
    const other = right[number];
    if (other === undefined || !isSameTurn(turn, other)) return number;
  }
  return left.length === right.length ? null : left.length;
}

/** A turn with the names for the numbers in its trace. */
export interface NamedTurn {
  readonly turn: TurnRecord;
  readonly debug: DebugInfo;
}

/** What a record is, whatever came of it: its kind and name, and for rules the event. */
function nameOf({ turn, debug }: NamedTurn, record: number): string {
  const { kind, ref, before } = recordAt(turn.trace, record);
  if (kind === RecordKind.rule) {
    return `rule ${debug.rules[ref]?.id ?? ""} ${before < 0 ? "" : recordText(turn, debug, before)}`;
  }
  if (kind === RecordKind.clause) return `clause ${debug.conditions[ref]?.text ?? ""}`;
  if (kind === RecordKind.effect) return `effect ${debug.effects[ref]?.name ?? ""}`;
  if (kind === RecordKind.pass) return `pass ${ref}`;
  return recordText(turn, debug, record);
}

/**
 * The record of another run's turn that is the same as one of this: the same names from the turn down. Where there is
 * none, the nearest record around it that has one; null, the turn's end, for the end.
 */
export function sameMoment(from: NamedTurn, to: NamedTurn, cursor: Cursor): Cursor {
  if (cursor === null) return null;
  const wanted = pathsOf(from);
  const records = new Map<string, number[]>();
  pathsOf(to).forEach((path, record) => {
    const same = records.get(path);
    if (same === undefined) records.set(path, [record]);
    else same.push(record);
  });
  for (let at = cursor; at > 0; at = parentOf(from.turn.trace, at)) {
    const path = defined(wanted[at]);
    // Of several that are named alike, as effects in a row may be, the one in the same place of the row.
    const place = wanted.slice(0, at).filter((each) => each === path).length;
    const found = records.get(path)?.[place];
    if (found !== undefined) return found;
  }
  return 0;
}

/** The names from the turn down to each record, each as one text. */
function pathsOf(named: NamedTurn): readonly string[] {
  const paths: string[] = [];
  const { trace } = named.turn;
  for (let record = 0; record < recordCount(trace); record += 1) {
    const parent = parentOf(trace, record);
    paths.push(parent < 0 ? "" : `${paths[parent] ?? ""}\n${nameOf(named, record)}`);
  }
  return paths;
}

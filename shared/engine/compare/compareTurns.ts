// Compares two runs of the same actions turn by turn: the first difference, and which record of one matches a record of
// the other.
import { addTo } from "../../base/groups";
import type { BoardView, Entity } from "../../base/boardView";
import { canonicalJson } from "../../base/canonicalJson";
import { defined } from "../../base/defined";
import type { Json } from "../../base/json";
import { entityKey } from "../../base/entityKey";
import type { TracePresentation, TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { RecordKind } from "../trace/trace";
import type { Cursor } from "../trace/traceSteps";
import { kindAt, parentOf, recordAt, recordCount, valueAt } from "../trace/traceTree";

/** Returns the result of a turn without the board's cells, as one text. */
function resultText(
  { action, accepted, won, lost, loseReason, after }: TurnRecord,
  { remembered }: TracePresentation,
): string {
  const { width, height, layers } = after;
  // A state beside the board matters only once it has a visible effect.
  const state = Object.fromEntries(Object.entries(after.state).filter(([member]) => !remembered.has(member)));
  const result = { action, accepted, won, lost, loseReason, size: [width, height], layers, state };
  return canonicalJson(JSON.parse(JSON.stringify(result)) as Json);
}

/** Returns whether all cells hold the same entities, compared by value, not by number. */
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

/** Returns the events of a turn as one text. Events of loading never reach a later turn. */
function eventsText({ action, trace }: TurnRecord): string {
  const events: Json[] = [];
  if (action === null) return "";
  for (let record = 0; record < recordCount(trace); record += 1) {
    if (kindAt(trace, record) !== RecordKind.event) continue;
    const { ref, before } = recordAt(trace, record);
    events.push([valueAt(trace, ref), valueAt(trace, before)]);
  }
  return canonicalJson(events);
}

/** Returns whether two turns have the same action, result and events, however these came about. */
export function isSameTurn(left: TurnRecord, right: TurnRecord, presentation: TracePresentation): boolean {
  return (
    resultText(left, presentation) === resultText(right, presentation) &&
    eventsText(left) === eventsText(right) &&
    areSameCells(left.after, right.after)
  );
}

/** Returns the first turn that differs: another action, board, state or events, or one that only one run has. */
export function firstDifference(
  left: readonly TurnRecord[],
  right: readonly TurnRecord[],
  presentation: TracePresentation,
): number | null {
  for (const [number, turn] of left.entries()) {
    const other = right[number];
    if (other === undefined || !isSameTurn(turn, other, presentation)) return number;
  }
  return left.length === right.length ? null : left.length;
}

/** A turn with what reading its trace needs. */
export interface NamedTurn extends TraceReading {
  readonly turn: TurnRecord;
}

/** Returns what a record is, whatever its result: its kind and name, and for rules the event. */
function nameOf({ turn, debug, presentation }: NamedTurn, record: number): string {
  const { kind, ref, before } = recordAt(turn.trace, record);
  if (kind === RecordKind.rule) {
    return `${presentation.words.rule} ${debug.rules[ref]?.id ?? ""} ${before < 0 ? "" : presentation.recordText(turn, debug, before)}`;
  }
  if (kind === RecordKind.clause) return `clause ${debug.conditions[ref]?.text ?? ""}`;
  if (kind === RecordKind.effect) return `effect ${debug.effects[ref]?.name ?? ""}`;
  if (kind === RecordKind.pass) return `pass ${ref}`;
  return presentation.recordText(turn, debug, record);
}

/**
 * Returns the record of another run's turn that matches a record of this one: the same names from the turn down.
 * Otherwise the nearest enclosing record with a match; null, the turn's end, for the end.
 */
export function sameMoment(from: NamedTurn, to: NamedTurn, cursor: Cursor): Cursor {
  if (cursor === null) return null;
  const wanted = pathsOf(from);
  const records = new Map<string, number[]>();
  for (const [record, path] of pathsOf(to).entries()) addTo(records, path, record);
  for (let at = cursor; at > 0; at = parentOf(from.turn.trace, at)) {
    const path = defined(wanted[at]);
    // Of several with the same names, such as equal effects in a row, the one at the same position among them.
    const place = wanted.slice(0, at).filter((each) => each === path).length;
    const found = records.get(path)?.[place];
    if (found !== undefined) return found;
  }
  return 0;
}

/** Returns for each record the names from the turn down, as one text. */
function pathsOf(named: NamedTurn): readonly string[] {
  const paths: string[] = [];
  const { trace } = named.turn;
  for (let record = 0; record < recordCount(trace); record += 1) {
    const parent = parentOf(trace, record);
    paths.push(parent < 0 ? "" : `${paths[parent] ?? ""}\n${nameOf(named, record)}`);
  }
  return paths;
}

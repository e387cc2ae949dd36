// Which cells and fields a record, or a stretch of records, changed or looked at.
// Knows writes and the positions in payloads; knows nothing of drawing.
import type { BoardShape, Position } from "../../base/boardView";
import { type Json, isJsonObject } from "../../base/json";
import type { DebugInfo } from "../debugInfo";
import type { TurnRecord } from "../turnRecord";
import { RecordKind, type Trace } from "./trace";
import { enclosing, recordAt, valueAt, within } from "./traceTree";
import { writeAt } from "./traceView";

/** A place on the board: a layer's id and a position. */
export interface BoardPlace {
  readonly layer: string;
  readonly position: Position;
}

/** Layer and position of a slot. */
export function placeOfSlot(view: BoardShape, slot: number): BoardPlace {
  const area = view.width * view.height;
  const cell = slot % area;
  return {
    layer: view.layers[Math.floor(slot / area)] ?? "?",
    position: [cell % view.width, Math.floor(cell / view.width)],
  };
}

/** Whether a value is a board position: two whole numbers. */
export function isPosition(value: Json | undefined): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part: Json) => Number.isInteger(part));
}

/** Positions (a cell once) that the writes in records `from` to before `to` changed, the avatar's own included. */
export function changedPositions(turn: TurnRecord, from: number, to: number): readonly Position[] {
  const found = new Map<string, Position>();
  const add = (position: Json | undefined): void => {
    if (isPosition(position)) found.set(position.join(), position);
  };
  for (let index = Math.max(0, from); index < to; index += 1) {
    const write = writeAt(turn.trace, index);
    if (write?.kind === "cell") add(placeOfSlot(turn.shape, write.slot).position);
    else if (write?.path.endsWith("position") === true) {
      add(write.before);
      add(write.after);
    } else if (write?.path === "avatar") {
      for (const side of [write.before, write.after]) if (isJsonObject(side)) add(side["position"]);
    } else if (write?.path === "multiCellObjects") {
      for (const position of cellsThatDiffer(write.before, write.after)) add(position);
    }
  }
  return Array.from(found.values());
}

/** Cells of multi-cell objects that are in one of two lists only, or in objects that are not the same in both. */
function cellsThatDiffer(before: Json | undefined, after: Json | undefined): readonly Json[] {
  const objects = (list: Json | undefined): ReadonlyMap<string, Json> =>
    new Map(Array.isArray(list) ? list.map((object: Json) => [JSON.stringify(object), object]) : []);
  const [old, now] = [objects(before), objects(after)];
  const changed = [
    ...Array.from(old).filter(([text]) => !now.has(text)),
    ...Array.from(now).filter(([text]) => !old.has(text)),
  ];
  return changed.flatMap(([, object]) => {
    const cells = isJsonObject(object) ? object["cells"] : undefined;
    return Array.isArray(cells)
      ? cells.map((cell: Json) => (isJsonObject(cell) ? (cell["position"] ?? null) : null))
      : [];
  });
}

/** Members whose two numbers are no place: a size, and what tiles and pipes hold. */
const NO_PLACES: ReadonlySet<string> = new Set(["size", "inputValues", "sequence", "queue", "pipeSlots"]);

/** Whether a member of an object is a board position, by its name too. */
export function isPlace(name: string, member: Json | undefined): boolean {
  return isPosition(member) && !NO_PLACES.has(name);
}

/** Positions named as members of an object, such as an event's `fromPosition`, or listed in one, such as its `cells`. */
export function positionsIn(value: Json): readonly Position[] {
  if (isPosition(value)) return [value];
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (isPosition(member)) return isPlace(name, member) ? [member] : [];
    return Array.isArray(member) && member.every(isPosition) ? member : [];
  });
}

/** Record of the event that a rule, or anything inside a rule, was tried for; -1 when there is none. */
export function eventOf(trace: Trace, index: number): number {
  const record = recordAt(trace, index);
  if (record.kind === RecordKind.event) return index;
  if (record.kind === RecordKind.rule) return record.before;
  return -1;
}

/**
 * Positions a record is about without changing them: those of its event, its arguments, or what a clause found; with
 * the names of conditions also the cell that a clause looks into. A rule has looked where its clauses have.
 */
export function lookedAtPositions(trace: Trace, index: number, debug?: DebugInfo): readonly Position[] {
  const record = recordAt(trace, index);
  switch (record.kind) {
    case RecordKind.event:
      return positionsIn(valueAt(trace, record.before));
    case RecordKind.rule: {
      const own = record.before >= 0 ? lookedAtPositions(trace, record.before) : [];
      const clauses = within(trace, index, RecordKind.clause);
      return distinct([...own, ...clauses.flatMap((clause) => lookedAtPositions(trace, clause, debug))]);
    }
    case RecordKind.clause: {
      const reads = debug?.conditions[record.ref]?.reads;
      if (reads?.kind !== "cell") return positionsIn(valueAt(trace, record.before));
      return reads.position === null ? eventPositionAround(trace, index) : [reads.position];
    }
    case RecordKind.effect:
      return positionsIn(valueAt(trace, record.before));
    default:
      return [];
  }
}

function distinct(positions: readonly Position[]): readonly Position[] {
  return [...new Map(positions.map((position) => [position.join(), position])).values()];
}

/** Where the event happened that a rule around a record was tried for. */
function eventPositionAround(trace: Trace, index: number): readonly Position[] {
  const rule = enclosing(trace, index, RecordKind.rule);
  const event = rule < 0 ? -1 : eventOf(trace, rule);
  const payload = event < 0 ? null : valueAt(trace, recordAt(trace, event).before);
  const position = isJsonObject(payload) ? payload["position"] : undefined;
  return isPosition(position) ? [position] : [];
}

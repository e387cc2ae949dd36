// Finds the cells and fields that a record, or a range of records, changed or read.
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

/** Returns the layer and position of a slot. */
export function placeOfSlot(view: BoardShape, slot: number): BoardPlace {
  const area = view.width * view.height;
  const cell = slot % area;
  return {
    layer: view.layers[Math.floor(slot / area)] ?? "?",
    position: [cell % view.width, Math.floor(cell / view.width)],
  };
}

/** Returns whether a value is a board position: two whole numbers. */
export function isPosition(value: Json | undefined): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((part: Json) => Number.isInteger(part));
}

/**
 * Returns the positions (each once) that the writes in records `from` to before `to` changed, the avatar's own
 * included.
 */
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

/** Returns the cells of multi-cell objects that are in only one of two lists, or in objects that differ. */
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

/** Members whose two numbers are no position: a size, and the contents of tiles and pipes. */
const NO_PLACES: ReadonlySet<string> = new Set(["size", "inputValues", "sequence", "queue", "pipeSlots"]);

/** Returns whether a member of an object is a board position, by its name too. */
export function isPlace(name: string, member: Json | undefined): boolean {
  return isPosition(member) && !NO_PLACES.has(name);
}

/**
 * Returns positions that are members of an object, such as an event's `fromPosition`, or in a list in one, such as its
 * `cells`.
 */
export function positionsIn(value: Json): readonly Position[] {
  if (isPosition(value)) return [value];
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (isPosition(member)) return isPlace(name, member) ? [member] : [];
    return Array.isArray(member) && member.every(isPosition) ? member : [];
  });
}

/** Returns the record of the event for which a rule around a record was tried; -1 when there is none. */
export function eventOf(trace: Trace, index: number): number {
  const record = recordAt(trace, index);
  if (record.kind === RecordKind.event) return index;
  if (record.kind === RecordKind.rule) return record.before;
  return -1;
}

/**
 * Returns the positions that a record refers to without changing them: those of its event, its arguments, or what a
 * clause found; given the debug information, also the cell that a clause reads. A rule has read what its clauses have.
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

/** Returns where the event happened for which a rule around a record was tried. */
function eventPositionAround(trace: Trace, index: number): readonly Position[] {
  const rule = enclosing(trace, index, RecordKind.rule);
  const event = rule < 0 ? -1 : eventOf(trace, rule);
  const payload = event < 0 ? null : valueAt(trace, recordAt(trace, event).before);
  const position = isJsonObject(payload) ? payload["position"] : undefined;
  return isPosition(position) ? [position] : [];
}

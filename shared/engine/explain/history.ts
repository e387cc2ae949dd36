// The history of one cell or one field over a session: every write to it, with its author and reason.
import { type Places, type Position, isSamePosition } from "../../base/boardView";
import { defined } from "../../base/defined";
import type { TurnRecord } from "../turnRecord";
import { readPlace } from "../../base/placeName";
import type { TracePresentation } from "../tracePresentation";
import { placeOfSlot } from "../trace/boardPlaces";
import { writeAt } from "../trace/traceView";
import { indexTrace } from "./whyIndex";

/** What a history is of: a cell on all its layers, or a field by its path. */
export type HistoryOf =
  | { readonly kind: "cell"; readonly position: Position }
  | { readonly kind: "field"; readonly path: string };

/** Returns what is meant by a text: a cell by the name of its place, else a field; null when it names neither. */
export function historyNamed(
  text: string,
  presentation: Pick<TracePresentation, "fieldNamed">,
  places: Places,
): HistoryOf | null {
  const position = readPlace(places, text);
  if (position !== null) return { kind: "cell", position };
  const path = presentation.fieldNamed(text);
  return path === null ? null : { kind: "field", path };
}

export interface HistoryEntry {
  readonly turn: number;
  /** The write's record. */
  readonly record: number;
}

/** Returns whether a write of a turn belongs to the subject. */
function isWriteOf({ trace, shape }: TurnRecord, record: number, of: HistoryOf): boolean {
  const write = writeAt(trace, record);
  if (write === null) return false;
  if (of.kind === "field") {
    return write.kind === "field" && (write.path === of.path || write.path.startsWith(`${of.path}.`));
  }
  if (write.kind !== "cell") return false;
  return isSamePosition(placeOfSlot(shape, write.slot).position, of.position);
}

/** Returns all writes to a cell or field, from loading on. */
export function historyOf(turns: readonly TurnRecord[], of: HistoryOf): readonly HistoryEntry[] {
  return turns.flatMap((turn, number) =>
    indexTrace(turn.trace)
      .writes.filter((record) => isWriteOf(turn, record, of))
      .map((record) => ({ turn: number, record })),
  );
}

/** Returns the paths of all fields that are written, each once. */
export function writtenFields(turns: readonly TurnRecord[]): ReadonlySet<string> {
  const paths = turns.flatMap(({ trace }) =>
    indexTrace(trace).writes.flatMap((record) => {
      const write = writeAt(trace, record);
      return write?.kind === "field" ? write.path : [];
    }),
  );
  return new Set(paths);
}

/**
 * Returns the last write before a moment (a turn and a record; null: the end of the turn); null when there was none.
 */
export function lastWriteBefore(
  turns: readonly TurnRecord[],
  of: HistoryOf,
  turn: number,
  record: number | null,
): HistoryEntry | null {
  for (let number = turn; number >= 0; number -= 1) {
    const at = defined(turns[number]);
    const until = number === turn && record !== null ? record : Number.POSITIVE_INFINITY;
    const found = indexTrace(at.trace).writes.findLast((write) => write <= until && isWriteOf(at, write, of));
    if (found !== undefined) return { turn: number, record: found };
  }
  return null;
}

/** Returns the nearest of chronologically ordered moments before or after one; null when there is none. */
export function momentBeside(
  entries: readonly HistoryEntry[],
  from: HistoryEntry,
  direction: "forward" | "backward",
): HistoryEntry | null {
  const order = (entry: HistoryEntry): number => entry.turn - from.turn || entry.record - from.record;
  const found =
    direction === "forward" ? entries.find((each) => order(each) > 0) : entries.findLast((each) => order(each) < 0);
  return found ?? null;
}

// The history of one cell or one field over a session: every write to it, with its author and reason.
import type { Position } from "../../base/boardView";
import { defined } from "../../base/defined";
import type { TurnRecord } from "../turnRecord";
import { readPosition } from "../breakpoints/readPosition";
import { placeOfSlot } from "../trace/traceCells";
import { writeAt } from "../trace/traceView";
import { indexTrace } from "./whyIndex";

/** The subject of a history: a cell on all its layers, or a field such as `variables.gems` or `avatar.item`. */
export type HistoryOf =
  { readonly kind: "cell"; readonly position: Position } | { readonly kind: "field"; readonly path: string };

/** Fields with names of their own; every other name is a variable's. */
const FIELDS = /^(avatar(\..+)?|won|lost|loseReason|overlay(\..+)?|multiCellObjects|sequenceIndices\..+)$/;
/** The prefix of variables in the tree of a turn; users may type it or leave it out. */
export const VARIABLES = "variables.";
const SAID: Readonly<Record<string, string>> = { win: "won", lose: "lost", loss: "lost" };

/** Parses a subject: `3,2` a cell, `win` and `lose` the end, `avatar.item` a field, anything else a variable. */
export function historyNamed(text: string): HistoryOf {
  const position = readPosition(text);
  if (position !== null) return { kind: "cell", position };
  const path = SAID[text] ?? text;
  return { kind: "field", path: FIELDS.test(path) || path.startsWith(VARIABLES) ? path : `${VARIABLES}${path}` };
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
  const { position } = placeOfSlot(shape, write.slot);
  return position[0] === of.position[0] && position[1] === of.position[1];
}

/** Returns all writes to a cell or field, from loading on. */
export function historyOf(turns: readonly TurnRecord[], of: HistoryOf): readonly HistoryEntry[] {
  return turns.flatMap((turn, number) =>
    indexTrace(turn.trace)
      .writes.filter((record) => isWriteOf(turn, record, of))
      .map((record) => ({ turn: number, record })),
  );
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

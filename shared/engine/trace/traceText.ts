// Describes a turn's trace as separate sentences and as a tree of lines, in the words of its language.
import type { TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";
import { RecordKind } from "./trace";
import { depthOf, enclosing, recordAt, recordCount } from "./traceTree";

/** Describes a record on its own: `pass 2 · rule torch_burns fired for move_blocked at (3,2) → …`. */
export function sentence(turn: TurnRecord, { debug, presentation }: TraceReading, index: number): string {
  const text = presentation.recordText(turn, debug, index);
  const pass = enclosing(turn.trace, index, RecordKind.pass);
  return pass < 0 || pass === index ? text : `pass ${recordAt(turn.trace, pass).ref} · ${text}`;
}

/** Returns the whole turn as an indented tree, one line per record, for the command line. */
export function traceLines(turn: TurnRecord, { debug, presentation }: TraceReading): readonly string[] {
  return Array.from(
    { length: recordCount(turn.trace) },
    (_, index) => "  ".repeat(depthOf(turn.trace, index)) + presentation.recordText(turn, debug, index),
  );
}

// Why an action led to nothing: what stopped it, where its language records that.
import { capital } from "../../base/capital";
import { RecordKind } from "../trace/trace";
import { recordCount, within } from "../trace/traceTree";
import { writeAt } from "../trace/traceView";
import type { TracePresentation, TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";

/** What stopped an action: a sentence, and the record that says so. */
export interface Stop {
  readonly text: string;
  readonly record: number;
}

/**
 * Returns what stopped the action of a turn, the deciding one last. None for a turn in which something visible happened:
 * one thing may have been stopped there, but not the action.
 */
export function whyStopped(turn: TurnRecord, { debug, presentation }: TraceReading): readonly Stop[] {
  if (turn.action === null) return [];
  const records = within(turn.trace, 0, RecordKind.stop);
  if (records.length === 0) return [];
  if (turn.accepted && hasDoneSomething(turn, presentation)) return [];
  return records.map((record) => ({ text: `${capital(presentation.recordText(turn, debug, record))}.`, record }));
}

/** Returns the one sentence of why the action of a turn led to nothing; null when nothing is known to have stopped it. */
export function stopSentence(turn: TurnRecord, reading: TraceReading): string | null {
  return whyStopped(turn, reading).at(-1)?.text ?? null;
}

/** Returns whether a turn changed anything but what every turn counts. */
function hasDoneSomething(turn: TurnRecord, presentation: TracePresentation): boolean {
  for (let index = 0; index < recordCount(turn.trace); index += 1) {
    const write = writeAt(turn.trace, index);
    if (write?.kind === "field" && presentation.passing(write.path) === null) return true;
  }
  return presentation.differingCells(turn.before, turn.after).length > 0;
}

// Where the debugger stands as a call stack: the record at the cursor, and what is around it, out to the turn.
import path from "node:path";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { defined } from "../../shared/base/defined";
import { sourceOf } from "../../shared/engine/trace/recordSource";
import type { StepPosition } from "../../shared/engine/trace/sessionSteps";
import { parentOf } from "../../shared/engine/trace/traceTree";
import { type LevelRun, placeOf } from "./levelRun";

/**
 * Returns the frames from the inside out. The last one is the turn, at its recorded move; at the end of a turn it is
 * the only one.
 */
export function stackFrames(run: LevelRun, { turn, cursor }: StepPosition): readonly DebugProtocol.StackFrame[] {
  const record = defined(run.turns[turn]);
  const { debug, presentation } = run.level;
  const records: number[] = [];
  for (let at = cursor ?? 0; at > 0; at = parentOf(record.trace, at)) records.push(at);
  const inner = records.map((at): DebugProtocol.StackFrame => {
    const source = sourceOf(record.trace, debug, at);
    return { id: at + 1, name: presentation.recordText(record, debug, at), ...placed(run, source) };
  });
  const text = presentation.turnText(record, turn);
  const at = turn === 0 ? "" : (run.pack.model?.record.pointerOf(turn) ?? "");
  const root = { file: run.level.file, at };
  return [...inner, { id: 1, name: cursor === null ? `end of ${text}` : text, ...placed(run, root) }];
}

function placed(
  run: LevelRun,
  source: Parameters<typeof placeOf>[1] | null,
): Pick<DebugProtocol.StackFrame, "source" | "line" | "column" | "presentationHint"> {
  const place = source === null ? null : placeOf(run, source);
  // Passes and phases are written nowhere: an editor would call their source unknown.
  if (place === null) return { line: 0, column: 0, presentationHint: "label" };
  return { source: { name: path.basename(place.file), path: place.file }, line: place.line, column: place.column };
}

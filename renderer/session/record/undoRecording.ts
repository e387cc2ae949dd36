// Undo and redo while moves are recorded: a move at a time, on the board and in the file together. Before the first of
// them, undo takes back what the recording wrote, and it ends.
import { redoIn, undoIn } from "../../documents/history/changesElsewhere";
import { playStore } from "../play/playStore";
import { session } from "../play/windowPlay";

/** Whether moves are being recorded into a file. */
export function isRecordedInto(path: string): boolean {
  const { isRecording, level } = playStore.getState();
  return isRecording && level?.file === path;
}

/** Takes back the last recorded move, else what was last done in the file. */
export async function undoRecording(path: string): Promise<void> {
  if (!(await session.undoRecorded())) undoIn(path);
}

/** Plays the move again that was taken back last, else does again what was last undone in the file. */
export async function redoRecording(path: string): Promise<void> {
  if (!(await session.redoRecorded())) redoIn(path);
}

// Reports when a new recording replaces recorded moves, with a button that brings them back.
import { counted } from "../../shared/base/counted";
import type { Disposable } from "../../shared/base/disposable";
import { undoIn } from "../documents/history/changesElsewhere";
import { packWords } from "../session/pack/packWords";
import { session } from "../session/play/windowPlay";
import { type ReplacedRecord, onRecordReplaced } from "../session/record/replacedRecord";
import { showDone } from "./toasts";

/** Begins to tell of them. */
export function tellReplacedRecords(): Disposable {
  return onRecordReplaced(offerRecord);
}

/** Recording ends when they are brought back. */
function offerRecord({ file, moves }: ReplacedRecord): void {
  const { record, move, moves: many } = packWords();
  const detail = `${counted(moves, move, many)} of ${file} give way to what you play.`;
  showDone(`Replacing the recorded ${record}`, detail, {
    label: "Undo",
    run: () => {
      session.stopRecording();
      undoIn(file);
    },
  });
}

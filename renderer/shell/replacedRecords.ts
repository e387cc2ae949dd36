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
  const undo = (): void => {
    session.stopRecording();
    undoIn(file);
  };
  // The newest moves come at the right end of the strip, where notices are.
  showDone(`Replacing the recorded ${record}`, detail, { label: "Undo", run: undo }, heightOfStrip());
}

/** Returns the height of the panel with the recorded moves and its tab, in pixels; 0 where it is not below the board. */
function heightOfStrip(): number {
  const panel = document.querySelector('[data-panel="solution"]');
  if (panel?.checkVisibility({ checkVisibilityCSS: true }) !== true) return 0;
  const { top, height } = (panel.closest(".dv-groupview") ?? panel).getBoundingClientRect();
  const isBelow = top > innerHeight / 2 && height < innerHeight / 2;
  return isBelow ? height : 0;
}

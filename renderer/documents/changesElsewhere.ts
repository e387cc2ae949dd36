// Undo and redo of a file that take changes made for it in other files in their turn.
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { FileEdits } from "../../shared/text/edit";
import { documents } from "./documents";
import { applyTogether } from "./jointChange";
import { createStepOrder } from "./stepOrder";

/** A step that undo (`back`) or redo of one file took in others. */
export interface StepElsewhere {
  readonly back: boolean;
  readonly paths: readonly string[];
}

const order = createStepOrder();
const stepped = createEmitter<StepElsewhere>();

/** Told when undo or redo of one file has taken a step in others instead. */
export function onStepElsewhere(listener: (step: StepElsewhere) => void): Disposable {
  return stepped.on(listener);
}

/** Makes the edits of all files together, as what was last done in the file at `path`, whichever files they are of. */
export function applyFor(path: string, edits: readonly FileEdits[]): void {
  const made = documents.get(path);
  const mark = made?.savePoint();
  const parts = applyTogether(edits);
  if (made === undefined || mark === undefined || parts.some((part) => part.path() === path)) return;
  order.keep(made, mark, parts);
}

/** Takes back what was last done in the file at `path`, or for it in others. Nothing for a file that is not open. */
export function undoIn(path: string): void {
  const document = documents.get(path);
  if (document !== undefined) tell(true, order.undo(document));
}

/** Makes what `undoIn` took back again. */
export function redoIn(path: string): void {
  const document = documents.get(path);
  if (document !== undefined) tell(false, order.redo(document));
}

function tell(back: boolean, paths: readonly string[]): void {
  if (paths.length > 0) stepped.emit({ back, paths });
}

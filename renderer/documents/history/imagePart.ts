// The parts of a joint change that renamed or deleted an image of the pack. No text shows them; they are undone with the
// others.
import { disposable } from "../../../shared/base/disposable";
import type { FileMove } from "../../../shared/text/edit";
import type { JointPart } from "./jointPart";

/** Of an image that has its new name already. `move` gives it one again; it says by itself where the disk refuses. */
export function createImagePart({ from, to }: FileMove, move: (from: string, to: string) => void): JointPart {
  let path = to;
  const give = (next: string): void => {
    if (path === next) return;
    move(path, next);
    path = next;
  };
  return {
    path: () => path,
    isDone: () => path === to,
    isUndone: () => path === from,
    undo: () => give(from),
    redo: () => give(to),
    follow: () => disposable(() => undefined),
  };
}

/** What brings an image back, or deletes it again. They say by themselves where the disk refuses. */
export interface ImageDeletion {
  readonly restore: () => void;
  readonly remove: () => void;
}

/** Of an image that is deleted already. */
export function createDeletedImagePart(path: string, { restore, remove }: ImageDeletion): JointPart {
  let isGone = true;
  const make = (next: boolean, act: () => void): void => {
    if (isGone === next) return;
    isGone = next;
    act();
  };
  return {
    path: () => path,
    isDone: () => isGone,
    isUndone: () => !isGone,
    undo: () => make(false, restore),
    redo: () => make(true, remove),
    follow: () => disposable(() => undefined),
  };
}

// The parts of a joint change that renamed, deleted or brought an image of the pack. No text shows them; they are undone
// with the others.
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

/** What brings an image back, and what deletes it. They say by themselves where the disk refuses. */
export interface ImageActs {
  readonly restore: () => void;
  readonly remove: () => void;
}

/** Of an image that is deleted already. */
export function createDeletedImagePart(path: string, { restore, remove }: ImageActs): JointPart {
  return createPart(path, restore, remove);
}

/** Of an image that is in the pack already, and was not before. */
export function createBroughtImagePart(path: string, { restore, remove }: ImageActs): JointPart {
  return createPart(path, remove, restore);
}

function createPart(path: string, takeBack: () => void, doAgain: () => void): JointPart {
  let isDone = true;
  const make = (next: boolean, act: () => void): void => {
    if (isDone === next) return;
    isDone = next;
    act();
  };
  return {
    path: () => path,
    isDone: () => isDone,
    isUndone: () => !isDone,
    undo: () => make(false, takeBack),
    redo: () => make(true, doAgain),
    follow: () => disposable(() => undefined),
  };
}

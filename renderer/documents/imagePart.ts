// The part of a joint change that renamed an image of the pack. No text shows it; it is undone with the others.
import { disposable } from "../../shared/base/disposable";
import type { FileMove } from "../../shared/text/edit";
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

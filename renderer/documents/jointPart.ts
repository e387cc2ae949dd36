// What a joint change did to one file, to be taken back and made again with the others.
// Knows Monaco's undo per model; knows nothing of the other files.
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { PackDocument } from "./packDocument";

/** What a joint change did to one file. */
export interface JointPart {
  path(): string;
  /** Whether the file is as the change left it, and as it was before; neither once it was edited since. */
  isDone(): boolean;
  isUndone(): boolean;
  undo(): void;
  redo(): void;
  /** Told when the user takes the change back in this file (true), or makes it again. */
  follow(listener: (undone: boolean) => void): Disposable;
}

/** A change of a text that keeps its name. Equal marks of its model mean equal texts. */
export function createTextPart(document: PackDocument, change: () => void): JointPart {
  const { model } = document;
  const before = model.getAlternativeVersionId();
  change();
  const after = model.getAlternativeVersionId();
  const isAt = (mark: number): boolean => !model.isDisposed() && model.getAlternativeVersionId() === mark;
  return {
    path: () => document.path,
    isDone: () => isAt(after),
    isUndone: () => isAt(before),
    undo: () => document.undo(),
    redo: () => document.redo(),
    follow(listener) {
      const subscription = model.onDidChangeContent(({ isUndoing, isRedoing }) => {
        const undone = isUndoing && isAt(before);
        // Once this model has finished: its undo is still under way.
        if (undone || (isRedoing && isAt(after))) queueMicrotask(() => listener(undone));
      });
      return disposable(() => subscription.dispose());
    },
  };
}

// What a joint change did to one file, to be undone and redone with the others.
// Knows the undo of one document; knows nothing of the other files.
import type { Disposable } from "../../../shared/base/disposable";
import type { PackDocument } from "../packDocument";

/** What a joint change did to one file. */
export interface JointPart {
  path(): string;
  /**
   * Returns whether the file is as the change left it, and as it was before; neither once it was edited since. Another
   * edit after the change was undone takes its place for good, as in any list of undo steps.
   */
  isDone(): boolean;
  isUndone(): boolean;
  undo(): void;
  redo(): void;
  /** Returns whether this part opened the document, and its text is still as it was opened. Absent: it opens none. */
  readonly hasOpened?: (document: object) => boolean;
  /** Told when the user takes the change back in this file (true), or makes it again. */
  follow(listener: (undone: boolean) => void): Disposable;
}

/** Returns a change of a text. Equal marks of its document mean equal texts. */
export function createTextPart(document: PackDocument, change: () => void): JointPart {
  const before = document.savePoint();
  change();
  return textPartSince(document, before);
}

/**
 * Returns the change of a text that had the mark `before`; edits that go on with its step of undo become part of it.
 */
export function textPartSince(document: PackDocument, before: number): JointPart {
  let after = document.savePoint();
  const isAt = (mark: number): boolean => !document.model.isDisposed() && document.savePoint() === mark;
  let isReplaced = false;
  // Marks grow with each edit: up to that from before the change, the change is undone.
  let now = after;
  document.onChange(({ isStep, continues }) => {
    if (isStep !== true && now <= before) isReplaced = true;
    if (continues === true && now === after) after = document.savePoint();
    now = document.savePoint();
  });
  return {
    path: () => document.path,
    isDone: () => isAt(after),
    isUndone: () => !isReplaced && isAt(before),
    undo: () => document.undo(),
    redo: () => document.redo(),
    follow: (listener) =>
      document.onStep((back) => {
        // Once this document has finished: its step is still in progress.
        if (isAt(back ? before : after)) queueMicrotask(() => listener(back));
      }),
  };
}

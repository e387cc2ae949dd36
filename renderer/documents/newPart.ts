// The part of a joint change that makes a file. It is on the disk once it is saved.
import { disposable } from "../../shared/base/disposable";
import { documents } from "./documents";
import type { JointPart } from "./jointPart";

/** Opens a document with the text; taken back while nothing else was written into it. */
export function createNewPart(path: string, text: string): JointPart {
  documents.restore(path, text);
  return {
    path: () => path,
    isDone: () => documents.get(path)?.text() === text,
    isUndone: () => documents.get(path) === undefined,
    undo: () => documents.discard(path),
    redo: () => documents.restore(path, text),
    // Undo of the text alone leaves an empty file, which the others have nothing to do with.
    follow: () => disposable(() => undefined),
  };
}

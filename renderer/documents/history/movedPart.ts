// The part of a joint change that renames a file and edits its text: undo and redo change both.
import type { FileMove } from "../../../shared/text/edit";
import { documents } from "../documents";
import { type JointPart, createTextPart } from "./jointPart";
import type { PackDocument } from "../packDocument";

/** Makes the change of the text and moves the file. */
export function createMovedPart(document: PackDocument, { from, to }: FileMove, change: () => void): JointPart {
  const text = createTextPart(document, change);
  const follow = (undone: boolean): void => {
    if (document.path === (undone ? to : from)) void documents.rename(document.path, undone ? from : to);
  };
  follow(false);
  return {
    ...text,
    undo() {
      text.undo();
      follow(true);
    },
    redo() {
      text.redo();
      follow(false);
    },
    follow: (listener) =>
      text.follow((undone) => {
        follow(undone);
        listener(undone);
      }),
  };
}

// The part of a joint change that gives a file another name, with edits of its text. Its document is another one under
// each name, so what it remembers is texts.
import { type Disposable, disposable } from "../../shared/base/disposable";
import { applyEdits } from "../../shared/text/edit";
import type { FileMove, TextEdit } from "../../shared/text/edit";
import { documents } from "./documents";
import type { JointPart } from "./jointPart";

/** Edits the file and moves it; the edits refer to its text as it is. */
export function createMovedPart({ from, to }: FileMove, edits: readonly TextEdit[]): JointPart {
  const before = documents.get(from)?.text() ?? "";
  const after = applyEdits(before, edits);
  const isIn = (path: string, text: string): boolean => documents.get(path)?.text() === text;
  const become = (path: string, text: string): void => {
    const document = documents.get(path);
    if (document === undefined || document.text() === text) return;
    document.apply([{ offset: 0, length: document.text().length, text }]);
  };
  const part: JointPart = {
    path: () => (documents.get(to) === undefined ? from : to),
    isDone: () => isIn(to, after),
    isUndone: () => isIn(from, before),
    undo() {
      become(to, before);
      void documents.rename(to, from);
    },
    redo() {
      void documents.rename(from, to);
      become(to, after);
    },
    follow(listener) {
      let followed: Disposable = disposable(() => undefined);
      const follow = (): void => {
        followed.dispose();
        const model = documents.get(to)?.model;
        const subscription = model?.onDidChangeContent(({ isUndoing }) => {
          if (!isUndoing || !isIn(to, before)) return;
          queueMicrotask(() => {
            part.undo();
            listener(true);
          });
        });
        followed = disposable(() => subscription?.dispose());
      };
      follow();
      const renamed = documents.onRename((move) => {
        if (move.to === to) follow();
      });
      return disposable(() => {
        renamed.dispose();
        followed.dispose();
      });
    },
  };
  void documents.rename(from, to);
  documents.get(to)?.apply(edits);
  return part;
}

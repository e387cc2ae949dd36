// The parts of a joint change that create a file or remove one. A new file is on the disk once it is saved.
import { disposable } from "../../../shared/base/disposable";
import type { JointPart } from "./jointPart";
import type { PackDocument } from "../packDocument";

/** What a part needs of the open documents. */
export interface OpenFiles {
  get(path: string): Pick<PackDocument, "text" | "savePoint" | "hasMark"> | undefined;
  /** Opens a file that is not there, unsaved. */
  restore(path: string, text: string): void;
  discard(path: string): void;
  /** Discards a file; one that is on the disk goes into the trash. */
  remove(path: string): unknown;
}

/** Opens a document with the text; undone while nothing else was written into it. */
export function createNewPart(files: OpenFiles, path: string, text: string): JointPart {
  return createFilePart(files, path, text, true);
}

/**
 * Closes a document whose file is in the trash already; undoing it opens one with the text that it had, which is
 * unsaved then.
 */
export function createRemovedPart(files: OpenFiles, path: string): JointPart {
  return createFilePart(files, path, "", false);
}

/** `makes`: the change makes the file of this text, else it takes the file away. */
function createFilePart(files: OpenFiles, path: string, text: string, makes: boolean): JointPart {
  let kept = text;
  /** The mark of the text that the file was opened with. */
  let openedAt: number | null = null;
  const open = (): void => {
    files.restore(path, kept);
    openedAt = files.get(path)?.savePoint() ?? null;
  };
  const close = (): void => {
    void files.remove(path);
    openedAt = null;
  };
  const isOpen = (): boolean => openedAt !== null && files.get(path)?.savePoint() === openedAt;
  // A file that was renamed or taken away by others was not closed here.
  const isClosed = (): boolean => openedAt === null && files.get(path) === undefined;
  if (makes) open();
  else {
    const document = files.get(path);
    // A byte order mark stands before the text on the disk.
    kept = `${document?.hasMark === true ? "\uFEFF" : ""}${document?.text() ?? ""}`;
    files.discard(path);
  }
  return {
    path: () => path,
    isDone: makes ? isOpen : isClosed,
    isUndone: makes ? isClosed : isOpen,
    undo: makes ? close : open,
    redo: makes ? open : close,
    hasOpened: (document) => isOpen() && files.get(path) === document,
    // Undo of the text alone changes nothing: it begins with what the file was opened with.
    follow: () => disposable(() => undefined),
  };
}

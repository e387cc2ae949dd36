// Orders changes made for one document that changed only others (a level's fix that declares a kind) among the
// document's own undo steps. Knows the marks of texts, not what the changes mean.
import type { JointPart } from "./jointPart";
import type { PackDocument } from "../packDocument";

type Stepping = Pick<PackDocument, "savePoint" | "undo" | "redo" | "onChange">;

export interface StepOrder {
  /**
   * What was done elsewhere for a document whose text had this mark. It is also done for each file that it made, as
   * long as that has the text that it was made with.
   */
  keep(made: Stepping, mark: number, parts: readonly JointPart[]): void;
  /** Undoes what was last done in the document or for it; gives that where it was elsewhere, else null. */
  undo(document: Stepping): ChangeTaken | null;
  /** Makes again what `undo` took back, and gives the same. */
  redo(document: Stepping): ChangeTaken | null;
  /** Lets go of all changes, and of the documents that they were made in. */
  forgetAll(): void;
}

/** A change that undo or redo of one document took in others. */
export interface ChangeTaken {
  readonly paths: readonly string[];
  /** The document that it was made for. */
  readonly made: Stepping;
}

interface ChangeElsewhere {
  readonly made: Stepping;
  readonly mark: number;
  readonly parts: readonly JointPart[];
}

/** Older ones are undone in their own files. */
const MOST = 100;

export function createStepOrder(): StepOrder {
  /** Oldest first. */
  let changes: readonly ChangeElsewhere[] = [];
  /** Those made while the document's text was as it is now: between its step before and its next one. */
  const changesAt = (document: Stepping): readonly ChangeElsewhere[] =>
    changes.filter(
      ({ made, mark, parts }) =>
        (made === document && mark === document.savePoint()) || parts.some((part) => part.hasOpened?.(document)),
    );
  const isUndone = ({ parts }: ChangeElsewhere): boolean => parts.every((part) => part.isUndone());
  /** Another edit of a document takes the place of what was undone for it. */
  const followed = new WeakSet<Stepping>();
  const dropUndone = (document: Stepping): void => {
    changes = changes.filter((change) => change.made !== document || !isUndone(change));
  };
  const follow = (document: Stepping): void => {
    if (followed.has(document)) return;
    followed.add(document);
    document.onChange(({ isStep }) => {
      if (isStep !== true) dropUndone(document);
    });
  };
  const taken = ({ made, parts }: ChangeElsewhere): ChangeTaken => ({ made, paths: parts.map((part) => part.path()) });
  return {
    keep(made, mark, parts) {
      if (parts.length === 0) return;
      follow(made);
      dropUndone(made);
      changes = [...changes, { made, mark, parts }].slice(-MOST);
    },
    undo(document) {
      const change = changesAt(document).findLast(({ parts }) => parts.every((part) => part.isDone()));
      if (change === undefined) document.undo();
      else for (const part of change.parts) part.undo();
      return change === undefined ? null : taken(change);
    },
    redo(document) {
      const change = changesAt(document).find(isUndone);
      if (change === undefined) document.redo();
      else for (const part of change.parts) part.redo();
      return change === undefined ? null : taken(change);
    },
    forgetAll() {
      changes = [];
    },
  };
}

// Changes made for one document that changed only others (a level's fix that declares a kind), in their turn among the
// document's own steps of undo. Knows the marks of texts, not what the changes mean.
import type { JointPart } from "./jointPart";
import type { PackDocument } from "./packDocument";

type Stepping = Pick<PackDocument, "savePoint" | "undo" | "redo">;

export interface StepOrder {
  /** What was done elsewhere for a document whose text had this mark. */
  keep(made: Stepping, mark: number, parts: readonly JointPart[]): void;
  /** Takes back what was last done in the document or for it; gives the paths where that was elsewhere, else none. */
  undo(document: Stepping): readonly string[];
  /** Makes again what `undo` took back, and gives the same. */
  redo(document: Stepping): readonly string[];
}

interface ChangeElsewhere {
  readonly made: Stepping;
  readonly mark: number;
  readonly parts: readonly JointPart[];
}

/** Older ones are taken back in their own files. */
const MOST = 100;

export function createStepOrder(): StepOrder {
  /** Oldest first. */
  let changes: readonly ChangeElsewhere[] = [];
  /** Those made while the document's text was as it is now: between its step before and its next one. */
  const changesAt = (document: Stepping): readonly ChangeElsewhere[] =>
    changes.filter(({ made, mark }) => made === document && mark === document.savePoint());
  const pathsOf = ({ parts }: ChangeElsewhere): readonly string[] => parts.map((part) => part.path());
  return {
    keep(made, mark, parts) {
      if (parts.length > 0) changes = [...changes, { made, mark, parts }].slice(-MOST);
    },
    undo(document) {
      const change = changesAt(document).findLast(({ parts }) => parts.every((part) => part.isDone()));
      if (change === undefined) document.undo();
      else for (const part of change.parts) part.undo();
      return change === undefined ? [] : pathsOf(change);
    },
    redo(document) {
      const change = changesAt(document).find(({ parts }) => parts.every((part) => part.isUndone()));
      if (change === undefined) document.redo();
      else for (const part of change.parts) part.redo();
      return change === undefined ? [] : pathsOf(change);
    },
  };
}

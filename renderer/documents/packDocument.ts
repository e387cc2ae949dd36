// One text file of the pack, as the window and its keepers see it.
import type { editor } from "monaco-editor/editor";
import type { Disposable } from "../../shared/base/disposable";
import type { Json } from "../../shared/base/json";
import type { Work } from "../../shared/base/work";
import type { TextEdit } from "../../shared/text/edit";
import type { JsonTree } from "../../shared/text/jsonTree";
import type { DiskConflict } from "./disk/diskRules";

/** A change of a document's text. */
export interface TextChange {
  /** It was made in the text editor (typed, pasted, undone there) rather than by a command or on the board. */
  readonly isTyped: boolean;
  /** It belongs to the step of undo before it. */
  readonly continues?: true;
  /** It undoes a step, or makes one again. */
  readonly isStep?: true;
  /** Views are notified of it in a task of its own (`onShowMade` of pendingChange.ts). */
  readonly isShownLater?: true;
  /** The name of the step of undo; absent where it was typed, and for undo and redo themselves. */
  readonly name?: string;
  /** Its edits of the text before; null where only the new text is known. */
  readonly edits: readonly TextEdit[] | null;
}

/** What a change that is made soon brings about beside the text. */
export interface FollowUp {
  /** Done before, in slices, with what the text will be: what is computed of it then need not be computed later. */
  readonly foresee: (tree: JsonTree) => Work<unknown>;
  /** Called in the task in which views follow the text, after it has changed. */
  readonly show: () => void;
}

/** What everyone may do with a document. */
export interface PackDocument {
  /** Relative to the pack, with forward slashes. Another one once the file is renamed. */
  readonly path: string;
  /** The Monaco model, made when first asked for: only the text editor needs it. Another one once the file is renamed. */
  readonly model: editor.ITextModel;
  /** Grows with every change of the text, undo included; no two texts of one run share a version. */
  readonly version: number;
  /** True while the text differs from what was last loaded or saved, by way of undo too. */
  readonly unsaved: boolean;
  /** A byte order mark, which the text leaves out, stands before it on the disk, or will when it is saved. */
  readonly hasMark: boolean;
  /** The disk's text that this text was made from; null when it is not on the disk. */
  readonly baseText: string | null;
  /** The disk's side while both the disk and the document have changed, else null. */
  readonly conflict: DiskConflict | null;
  text(): string;
  /** Returns the tolerant parse of the text, made once per version. */
  tree(): JsonTree;
  /** Returns the plain value of the text, made once per version; undefined when nothing can be read from it. */
  value(): Json | undefined;
  /**
   * Makes the edits as one step of undo with a name, which the step keeps unless it is made within a named one
   * (stepNames.ts). Edits refer to the text as it is.
   */
  apply(edits: readonly TextEdit[], name: string): void;
  /**
   * Makes the edits that the work returns as `apply` does, soon: that work, and what else can be done before, is done in
   * slices, in tasks of their own. Input and other changes have them made at once (pendingChange.ts).
   */
  applySoon(edits: Work<readonly TextEdit[]>, name: string, followUp: FollowUp): void;
  /**
   * Makes the edits part of the step of undo that the last `amend` made, unless `isNew` or something came since.
   * Returns whether a step began with them.
   */
  amend(edits: readonly TextEdit[], name: string, isNew: boolean): boolean;
  /** Takes the byte order mark away, as one step of undo. */
  dropMark(name: string): void;
  undo(): void;
  redo(): void;
  /** Returns the present text's mark: equal marks, equal texts. */
  savePoint(): number;
  /** Called when the user undoes a step (true) or redoes it; the step is still in progress. */
  onStep(listener: (back: boolean) => void): Disposable;
  /** Called after each change of the text. */
  onChange(listener: (change: TextChange) => void): Disposable;
}

/** A document as its keepers see it: what ties it to the disk. */
export interface DiskDocument extends PackDocument {
  /** Hash of the disk's text that this text was made from; null when it is not on the disk. */
  baseHash: string | null;
  /** That text itself: what both sides of a merge came from. */
  baseText: string | null;
  hasMark: boolean;
  conflict: DiskConflict | null;
  /** Marks the text of a version (as `savePoint` gave it) as the saved one. */
  markSaved(savePoint: number): void;
  /** Becomes the given text by the smallest edit, one step of undo; cursors keep their place. */
  become(text: string, name: string): void;
  /** Takes another path, all steps of undo kept. Gives what disposes of the old model, once nobody shows it any more. */
  moveTo(path: string): () => void;
  dispose(): void;
}

/** A file as it was read. */
export interface ReadFile {
  readonly path: string;
  readonly text: string;
  /** Of its bytes; null for a file that is not on the disk. */
  readonly hash: string | null;
  /** What its text parses to, where that is known. */
  readonly tree?: JsonTree | undefined;
}

// Makes a large change of a Monaco model part by part, so that no part takes long. Until the last one the document reads
// as before; its views in the text editor show the parts. Knows nothing of what the text means.
import type { editor } from "monaco-editor/editor";
import type { Work } from "../../../shared/base/work";
import type { TextEdit } from "../../../shared/text/edit";
import { editParts } from "../../../shared/text/editParts";
import type { LateModel } from "./lateModel";
import type { ReadModel } from "./textReading";

/**
 * Monaco and its view take three to ten milliseconds of processor time for a part of as many units; with 264,000 lines
 * half of them are for any change.
 */
const PART_LENGTH = 250_000;

/**
 * Monaco joins neighbouring changes of a step of undo into one, which it takes long to pack. In a text of more lines than
 * this, undo of many changes takes longer than that.
 */
const MANY_LINES = 20_000;

/** A change of the document's text. */
export interface WholeChange {
  /** Of the text before. */
  readonly edits: readonly TextEdit[];
  /** The model's version of that text. */
  readonly from: number;
  readonly isMadeInParts: boolean;
}

export interface PartwiseChanges extends Pick<LateModel, "readable" | "mark"> {
  /**
   * Makes the edits of the text as it is, as a step of undo that stays open. `last` is to call what makes the last part.
   * Where another changes the model meanwhile, which nobody should, the rest is not made.
   */
  make(text: string, edits: readonly TextEdit[], last: (makeLast: () => void) => void): Work<void>;
  /** Returns what a change of the model changes in the document; null while the parts of a change are being made. */
  wholeOf(change: Pick<editor.IModelContentChangedEvent, "changes" | "versionId">): WholeChange | null;
}

/** Reads the model by `late`; `pushEdits` makes edits of its text as it is part of the open step of undo. */
export function createPartwiseChanges(
  late: Pick<LateModel, "now" | "readable" | "mark">,
  pushEdits: (model: editor.ITextModel, edits: readonly TextEdit[]) => void,
): PartwiseChanges {
  /** What is read while the model is between two texts of the document. */
  let before: (ReadModel & { readonly mark: number }) | null = null;
  let isPushing = false;
  let whole: WholeChange | null = null;
  const push = (part: readonly TextEdit[]): void => {
    isPushing = true;
    try {
      pushEdits(late.now(), part);
    } finally {
      isPushing = false;
    }
  };
  return {
    readable: () => before ?? late.readable(),
    mark: () => before?.mark ?? late.mark(),
    *make(text, edits, last) {
      const model = late.now();
      const parts = editParts(text, edits, PART_LENGTH, model.getLineCount() < MANY_LINES);
      model.pushStackElement();
      const from = model.getVersionId();
      before = {
        mark: late.mark(),
        getVersionId: () => from,
        getValue: () => text,
        getValueLength: () => text.length,
        isDisposed: () => model.isDisposed(),
      };
      try {
        for (const part of parts.slice(0, -1)) {
          push(part);
          yield;
          if (before === null) return;
        }
      } finally {
        before = null;
      }
      whole = { edits, from, isMadeInParts: true };
      try {
        last(() => push(parts.at(-1) ?? []));
      } finally {
        whole = null;
      }
    },
    wholeOf({ changes, versionId }) {
      if (before !== null && isPushing) return null;
      before = null;
      const edits = changes.map(({ rangeOffset, rangeLength, text }) => {
        return { offset: rangeOffset, length: rangeLength, text };
      });
      return whole ?? { edits, from: versionId - 1, isMadeInParts: false };
    },
  };
}

// Makes text edits in a Monaco model. Knows how the model tells the views of it; knows nothing of documents.
import { Range, type editor } from "monaco-editor/editor";
import type { TextEdit } from "../../../shared/text/edit";

/**
 * An edit of more lines than this deletes them and inserts the new ones. Where an edit replaces lines, the model tells each
 * view of each line, which takes more than twice as long; but a caret among deleted lines has lost its place.
 */
const MANY_LINES = 2_000;

/** Makes the edits of the text as it is as one step of undo. */
export function applyAsOneStep(model: editor.ITextModel, edits: readonly TextEdit[]): void {
  if (edits.length === 0) return;
  model.pushStackElement();
  pushEdits(model, edits);
  model.pushStackElement();
}

/** Makes the edits of the text as it is part of the step of undo that is open. */
export function pushEdits(model: editor.ITextModel, edits: readonly TextEdit[]): void {
  model.pushEditOperations(
    null,
    edits.flatMap((edit) => operations(model, edit)),
    () => null,
  );
}

function operations(model: editor.ITextModel, edit: TextEdit): readonly editor.IIdentifiedSingleEditOperation[] {
  const range = Range.fromPositions(model.getPositionAt(edit.offset), model.getPositionAt(edit.offset + edit.length));
  const isLong = range.endLineNumber - range.startLineNumber > MANY_LINES && edit.text !== "";
  if (!isLong) return [{ range, text: edit.text, forceMoveMarkers: false }];
  return [
    { range, text: "", forceMoveMarkers: false },
    { range: range.collapseToEnd(), text: edit.text, forceMoveMarkers: false },
  ];
}

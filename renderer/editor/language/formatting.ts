// The house style as Monaco's formatter, for a document or what is selected of it.
import type { IRange, editor, languages } from "monaco-editor/editor";
import { formatEdits } from "../../../shared/pack/format";
import type { TextEdit } from "../../../shared/text/edit";
import { documentOf, spanRange } from "./hostPlaces";

export const formatProvider: languages.DocumentFormattingEditProvider = {
  displayName: "Gridwright",
  provideDocumentFormattingEdits: (model) => editsOf(model).map((edit) => monacoEdit(model, edit)),
};

export const selectionFormatProvider: languages.DocumentRangeFormattingEditProvider = {
  displayName: "Gridwright",
  provideDocumentRangeFormattingEdits: (model, range) =>
    editsOf(model)
      .filter((edit) => isInside(model, range, edit))
      .map((edit) => monacoEdit(model, edit)),
};

/** Nothing for a text that does not parse: its problems say why. */
function editsOf(model: editor.ITextModel): readonly TextEdit[] {
  const document = documentOf(model);
  const edits = document === undefined ? null : formatEdits(document.text(), document.tree());
  return edits?.ok === true ? edits.value : [];
}

function isInside(model: editor.ITextModel, range: IRange, { offset, length }: TextEdit): boolean {
  const start = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
  const end = model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn });
  return offset >= start && offset + length <= end;
}

function monacoEdit(model: editor.ITextModel, edit: TextEdit): languages.TextEdit {
  return { range: spanRange(model, edit), text: edit.text };
}

// The house style as Monaco's formatter, for a document or what is selected of it.
import type { IRange, editor, languages } from "monaco-editor/editor";
import { formatEdits } from "../../../shared/pack/format/format";
import { styleOf } from "../../../shared/pack/format/houseStyle";
import { selectionFormatEdits } from "../../../shared/pack/format/formatSelection";
import type { TextEdit, TextSpan } from "../../../shared/text/edit";
import { packSource } from "../../documents/packSource";
import { documentOf, spanRange } from "./hostPlaces";

export const formatProvider: languages.DocumentFormattingEditProvider = {
  displayName: "Gridwright",
  provideDocumentFormattingEdits: (model) => editsOf(model, null),
};

export const selectionFormatProvider: languages.DocumentRangeFormattingEditProvider = {
  displayName: "Gridwright",
  provideDocumentRangeFormattingEdits: (model, range) => editsOf(model, spanOf(model, range)),
};

/** Of the whole text, or of what is selected. Nothing for a text that does not parse: its problems say why. */
function editsOf(model: editor.ITextModel, selection: TextSpan | null): languages.TextEdit[] {
  const document = documentOf(model);
  if (document === undefined) return [];
  const [text, tree] = [document.text(), document.tree()];
  const style = styleOf(packSource());
  const edits =
    selection === null ? formatEdits(text, tree, style) : selectionFormatEdits(text, tree, selection, style);
  return edits.ok ? edits.value.map((edit) => monacoEdit(model, edit)) : [];
}

function spanOf(model: editor.ITextModel, range: IRange): TextSpan {
  const offset = model.getOffsetAt({ lineNumber: range.startLineNumber, column: range.startColumn });
  return { offset, length: model.getOffsetAt({ lineNumber: range.endLineNumber, column: range.endColumn }) - offset };
}

function monacoEdit(model: editor.ITextModel, edit: TextEdit): languages.TextEdit {
  return { range: spanRange(model, edit), text: edit.text };
}

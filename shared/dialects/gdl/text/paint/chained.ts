// Several changes of a text, each made on what the one before has left, as one edit.
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { type ParsedText, parseJsonTree } from "../../../../text/jsonTree";
import { minimalEdit } from "../../../../text/minimalEdit";

export type TextChange = (text: ParsedText) => readonly TextEdit[];

/** Returns the text after edits of it. */
export function applied({ text }: ParsedText, edits: readonly TextEdit[]): ParsedText {
  const next = applyEdits(text, edits);
  return { text: next, tree: parseJsonTree(next) };
}

/** Returns all changes as the smallest edit; none for a text that does not parse, and where nothing changes. */
export function chained(text: ParsedText, changes: readonly TextChange[]): readonly TextEdit[] {
  if (text.tree.errors.length > 0) return [];
  const edit = minimalEdit(text.text, changes.reduce((now, change) => applied(now, change(now)), text).text);
  return edit === null ? [] : [edit];
}

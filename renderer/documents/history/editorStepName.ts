// The names of undo steps that the text editor's own commands make.

/** Why Monaco changed a text. Its published types leave this out of the event. */
interface EditorChange {
  readonly detailedReasons?: readonly { readonly metadata: { readonly source: string; readonly name?: string } }[];
}

/** Formatting, of the whole text or of what is selected, is all edits of this name. */
const FORMATTING = "formatEditsCommand";

/** Returns the name of the step that a change of the text editor is; null for what was typed there. */
export function editorStepName(change: object): string | null {
  const { detailedReasons = [] } = change as EditorChange;
  const isFormatting = detailedReasons.some(({ metadata }) => metadata.name === FORMATTING);
  return isFormatting ? "Format" : null;
}

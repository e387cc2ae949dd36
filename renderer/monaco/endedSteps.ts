// The steps of undo of a text that goes. Monaco forgets them with the text, but not those that were undone while others
// were not: they would keep the text for good, and be redone in the next one at its address.
import type { Uri } from "monaco-editor/editor";

/** Who tells that a text is gone. */
interface Models {
  onModelRemoved(listener: (model: { readonly uri: Uri }) => void): void;
}

/** Who keeps the steps of undo. */
interface Steps {
  removeElements(uri: Uri): void;
}

/** Forgets all steps of a text with it. To be called once, before the first text. */
export function endStepsWithText(models: Models, steps: Steps): void {
  models.onModelRemoved(({ uri }) => steps.removeElements(uri));
}

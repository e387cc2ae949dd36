// The beginning and the end of an editor that compares two texts. Monaco leaves two things behind when it disposes of
// one: its overview of the changes and its layout, which follow each other in a circle and would keep both texts, and
// the comparing itself, which throws when a text goes before it is done.
import type { editor } from "monaco-editor/editor";

type Difference = Pick<editor.IStandaloneDiffEditor, "createViewModel" | "setModel" | "updateOptions" | "dispose">;

/** Shows two texts in such an editor. Returns what disposes of the editor; the texts are the caller's. */
export function showDifference(difference: Difference, texts: editor.IDiffEditorModel): () => void {
  // The one that Monaco would make by itself is never disposed of, which is what stops the comparing.
  const view = difference.createViewModel(texts);
  difference.setModel(view);
  return () => {
    // Without the overview there is no circle.
    difference.updateOptions({ renderOverviewRuler: false });
    difference.dispose();
    view.dispose();
  };
}

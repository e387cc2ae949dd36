// The end of an editor that compares two texts. Its overview of the changes, beside the scroll bar, and its layout follow
// each other in a circle, which Monaco does not break when it disposes of the editor: each would be kept for good, with
// both texts. Without the overview there is no circle.
import type { editor } from "monaco-editor/editor";

/** Disposes of such an editor; its texts are the caller's. */
export function endDifference(difference: Pick<editor.IStandaloneDiffEditor, "updateOptions" | "dispose">): void {
  difference.updateOptions({ renderOverviewRuler: false });
  difference.dispose();
}

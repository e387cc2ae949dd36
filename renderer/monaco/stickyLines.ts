// Keeps the sticky lines at the top of a Monaco editor true to the text: Monaco draws them again when other lines
// become sticky or lines in sight are coloured, but not when a change above the view renames what they show.
import type { IDisposable, editor } from "monaco-editor/editor";

/** Monaco's sticky lines, as far as they are made anew. */
interface StickyLines extends editor.IEditorContribution {
  /** Draws the lines again from a place on, as soon as the outline of the changed text is known. */
  _renderStickyScroll(fromIndex: number): Promise<void>;
}

/** Draws the sticky lines again after changes at or above the first line in view, until disposed. */
export function renewStickyLines(code: editor.ICodeEditor): IDisposable {
  return code.onDidChangeModelContent(({ changes }) => {
    const top = code.getVisibleRanges()[0]?.startLineNumber ?? 1;
    if (!changes.some(({ range }) => range.startLineNumber <= top)) return;
    void code.getContribution<StickyLines>("store.contrib.stickyScrollController")?._renderStickyScroll(0);
  });
}

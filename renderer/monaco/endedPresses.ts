// A press in a text that ends with the text, as when another pack opens or the file goes before the button is up. While
// the button is down Monaco follows all keys of the page, and it forgets to stop when the text goes first: the page would
// keep each such text, and all that belongs to it, for good.
import { GlobalEditorPointerMoveMonitor } from "monaco-editor/editor/browser/editorDom.js";

/** Ends such presses with their text. To be called once, before the first editor. */
export function endPressesWithText(): void {
  const { prototype } = GlobalEditorPointerMoveMonitor;
  const { dispose } = prototype;
  prototype.dispose = function endPress(): void {
    this._keydownListener?.dispose();
    dispose.call(this);
  };
}

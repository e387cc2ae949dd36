// Gives the box of a rename the focus. Monaco does so 100 ms after it asked for the box, which is in vain where no frame was
// drawn by then: what is typed would go into the text.
import type { editor } from "monaco-editor/editor";
import { type Disposable, disposable } from "../../shared/base/disposable";

/** Monaco sets it where a widget is drawn. */
const DRAWN = "monaco-visible-content-widget";

/** As long as Monaco waits: its own timer, begun before the box was drawn, has ended by then. */
const WAIT_MS = 100;

/** Follows the boxes of renames in an editor. */
export function focusRenameBox(code: editor.ICodeEditor): Disposable {
  const focus = (box: Element): void => {
    const input = box.querySelector<HTMLInputElement>(".rename-input");
    if (input === null || !box.hasAttribute(DRAWN) || !code.hasWidgetFocus()) return;
    if (!box.contains(document.activeElement)) input.focus();
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (target instanceof Element && target.matches(".rename-box")) setTimeout(() => focus(target), WAIT_MS);
    }
  });
  observer.observe(code.getContainerDomNode(), { subtree: true, attributeFilter: [DRAWN] });
  return disposable(() => observer.disconnect());
}

// Scrolls what the focus comes to into view as a whole: Chromium leaves it cut off sideways where 32 pixels of it can be
// seen.
import { type Disposable, disposable } from "../../shared/base/disposable";

/** CSS pixels around it: the line of the focus. */
const LINE = 3;

/** Follows the focus, as keys move it, until disposed. The text scrolls by itself. */
export function showFocusWhole(): Disposable {
  const follow = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || !target.matches(":focus-visible")) return;
    if (target.closest(".monaco-editor") === null) showWhole(target);
  };
  document.addEventListener("focusin", follow);
  return disposable(() => document.removeEventListener("focusin", follow));
}

/** Scrolls all around an element sideways; one that is wider than its place stays as it is. */
function showWhole(element: Element): void {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollWidth <= around.clientWidth || !/auto|scroll/.test(getComputedStyle(around).overflowX)) continue;
    const [place, own] = [around.getBoundingClientRect(), element.getBoundingClientRect()];
    const [before, beyond] = [own.left - LINE - place.left, own.right + LINE - place.right];
    if (before < 0 && beyond < 0) around.scrollLeft += before;
    else if (before > 0 && beyond > 0) around.scrollLeft += Math.min(before, beyond);
  }
}

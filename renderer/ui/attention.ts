// Whether a panel is visible: animations pause behind other panels, windows and programs.
import { type Disposable, disposable } from "../../shared/base/disposable";

/**
 * Tells at once, and whenever it changes, whether an element can be watched: it is in sight, and its window is shown and
 * has the focus.
 */
export function followAttention(element: Element, listener: (isWatched: boolean) => void): Disposable {
  let isInSight = false;
  const tell = (): void => listener(isInSight && !document.hidden && document.hasFocus());
  const observer = new IntersectionObserver((entries) => {
    isInSight = entries.at(-1)?.isIntersecting === true;
    tell();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", tell);
  window.addEventListener("focus", tell);
  window.addEventListener("blur", tell);
  return disposable(() => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", tell);
    window.removeEventListener("focus", tell);
    window.removeEventListener("blur", tell);
  });
}

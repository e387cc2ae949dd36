// Where Tab stops within a part of the page.

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable='true']";

/** In the page's order; without disabled and hidden ones. */
export function tabStops(part: Element): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled") &&
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      isOwnStop(element),
  );
}

/** Radio buttons of one name are one stop, at the chosen one. */
function isOwnStop(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked) return true;
  const others = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    ({ name, form }) => name === element.name && form === element.form,
  );
  return !others.some(({ checked }) => checked) && others[0] === element;
}

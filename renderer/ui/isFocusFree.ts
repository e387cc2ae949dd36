/** Returns whether the focus may be moved: nothing else was given it since an element had it. */
export function isFocusFree(since: Element | null): boolean {
  const { activeElement } = document;
  return activeElement === since || activeElement === document.body;
}

// Keeps the focus while parts of the page are made anew.

/**
 * Makes a change in `places`. When it removes the control that has the focus, the one like it with the same words gets
 * it; without one, `otherwise` is called.
 */
export function keepFocus(places: readonly HTMLElement[], change: () => void, otherwise: () => void): void {
  const focused = places.map((place) => place.querySelector<HTMLElement>(":focus")).find((each) => each !== null);
  change();
  if (focused === undefined || focused.isConnected) return;
  const same = places
    .flatMap((place) => Array.from(place.querySelectorAll<HTMLElement>(focused.tagName)))
    .find(({ textContent }) => textContent === focused.textContent);
  if (same === undefined) otherwise();
  else same.focus();
}

// Keeps the focus on the game: after a click on a control the player can continue with the keys at once.

/** Gives the focus to the board in play; nothing happens while there is none. */
export function focusPlayedBoard(): void {
  document.querySelector<HTMLElement>(".gw-play .gw-board")?.focus({ preventScroll: true });
}

/**
 * For a click listener around controls: a click by the pointer gives the focus back to the board. One by the keyboard
 * (`detail` 0) leaves it where its user put it.
 */
export function returnFocus(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest("button") : null;
  if (event.detail > 0 && target !== null) focusPlayedBoard();
}

// Keeps the focus on the game: it is played by keys as soon as it is there, also after a click on a control.
import { type RefObject, useEffect, useRef } from "react";
import { playAskedAt } from "../session/play/playAskedAt";
import { isFocusFree } from "../ui/isFocusFree";

/** Gives the focus to the board in play; nothing happens while there is none. */
export function focusPlayedBoard(): void {
  document.querySelector<HTMLElement>(".gw-play .gw-board")?.focus({ preventScroll: true });
}

/**
 * Gives the focus to the board in play when it comes, so that playing begins by keys at once; `focus` gives it to what
 * else is played with. A level may take long to open: what was turned to meanwhile keeps the focus.
 */
export function useFocusOnBoard(focus = focusPlayedBoard): void {
  useEffect(() => {
    if (isFocusFree(playAskedAt())) focus();
    // What had the focus may go away only now, a story's button or an outcome's: then nothing has it.
    const request = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focus();
    });
    return () => cancelAnimationFrame(request);
  }, [focus]);
}

/**
 * Returns the ref of an element around controls: a click on one by the pointer gives the focus back to the board. One by
 * the keyboard (`detail` 0) leaves it where its user put it.
 */
export function useFocusReturn(): RefObject<HTMLElement | null> {
  const around = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = around.current;
    element?.addEventListener("click", returnFocus);
    return () => element?.removeEventListener("click", returnFocus);
  }, []);
  return around;
}

function returnFocus(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest("button") : null;
  if (event.detail > 0 && target !== null) focusPlayedBoard();
}

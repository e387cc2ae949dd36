// Gives the keys back to the edited board when play ends: the board in play goes away with the focus that it had.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { playStore } from "../../session/play/playStore";
import { isFocusFree } from "../../ui/isFocusFree";
import { afterFrame } from "../../ui/useAfterFrame";
import { focusPanelSoon, isFocusWithin } from "./panelFocus";

/** Begins to. What was turned to meanwhile keeps the focus. */
export function focusAfterPlay(): Disposable {
  return disposable(
    playStore.subscribe((now, before) => {
      if (now.mode === "play" || before.mode !== "play" || !isFocusWithin("board")) return;
      afterFrame(() => {
        if (isFocusFree(null)) focusPanelSoon("board");
      });
    }),
  );
}

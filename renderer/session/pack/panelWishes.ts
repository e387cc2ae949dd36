// A wish to see another panel, told by features that do not know how panels are arranged.
import type { Disposable } from "../../../shared/base/disposable";
import { createEmitter } from "../../../shared/base/emitter";

export type WishedPanel =
  "board" | "editor" | "solution" | "problems" | "turn" | "breakpoints" | "compare" | "because" | "watch";

const wishes = createEmitter<WishedPanel>();

/** Asks for a panel to be brought to the front. */
export function wishPanel(panel: WishedPanel): void {
  wishes.emit(panel);
}

export function onPanelWish(listener: (panel: WishedPanel) => void): Disposable {
  return wishes.on(listener);
}

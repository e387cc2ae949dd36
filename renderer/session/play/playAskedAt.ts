// Where the focus was when a game was requested. A level may take long to open: if the user has moved the focus
// meanwhile, it stays there.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { playStore } from "./playStore";

let askedAt: Element | null = null;

/** Begins to note it. */
export function notePlayAsked(): Disposable {
  return disposable(
    playStore.subscribe((now, before) => {
      const isOpened = now.isOpening && !before.isOpening && now.failure === null;
      if (isOpened || (now.mode === "play" && before.mode !== "play")) askedAt = document.activeElement;
      // It is opened by itself once its text has changed, with its failure until then: nobody asks for it.
      if (now.failure !== null && before.failure === null) askedAt = null;
    }),
  );
}

/** Returns what had the focus when the game in play was asked for. */
export function playAskedAt(): Element | null {
  return askedAt;
}

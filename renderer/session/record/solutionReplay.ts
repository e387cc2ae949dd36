// Plays a recorded solution like a film: shows the session's turns one after the other.
import type { ReadableStore } from "../../state/windowStore";
import { type Disposable, disposable } from "../../../shared/base/disposable";
import type { PlaySession } from "../play/playSessionApi";
import type { PlayState } from "../play/playState";

/** Moves a replay on while `isReplaying`, and ends it at the last turn. */
export function runReplay(
  store: ReadableStore<PlayState>,
  { goTo, setView }: Pick<PlaySession, "goTo" | "setView">,
): Disposable {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const next = (): void => {
    timer = null;
    const { shown, turns, isReplaying, replayMs } = store.getState();
    if (!isReplaying) return;
    goTo(shown + 1);
    if (shown + 2 >= turns.length) setView({ isReplaying: false });
    else timer = setTimeout(next, replayMs);
  };
  const unsubscribe = store.subscribe(({ isReplaying, replayMs }) => {
    if (!isReplaying) stop();
    else if (timer === null) timer = setTimeout(next, replayMs);
  });
  return disposable(() => {
    stop();
    unsubscribe();
  });
}

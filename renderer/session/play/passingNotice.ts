// A notice about where the debugger is. It goes once the cursor moves.
import type { StateStore } from "../../state/windowStore";
import type { PlayState } from "./playState";

/** Shows the notice in the session's quiet line until the next step, turn or move. */
export function noteInPassing(store: StateStore<PlayState>, notice: string): void {
  store.setState({ notice });
  const { shown, cursor, turns } = store.getState();
  const unsubscribe = store.subscribe((now) => {
    const stands = now.shown === shown && now.cursor === cursor && now.turns === turns;
    if (stands && now.notice === notice) return;
    unsubscribe();
    if (now.notice === notice) store.setState({ notice: null });
  });
}

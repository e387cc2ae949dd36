// What is said about where the debugger stands, and is true no more once it has moved on.
import { playStore } from "./playStore";

/** Says it in the session's quiet line, until the next step, turn or move. */
export function tellInPassing(notice: string): void {
  playStore.setState({ notice });
  const { shown, cursor, turns } = playStore.getState();
  const unsubscribe = playStore.subscribe((now) => {
    const stands = now.shown === shown && now.cursor === cursor && now.turns === turns;
    if (stands && now.notice === notice) return;
    unsubscribe();
    if (now.notice === notice) playStore.setState({ notice: null });
  });
}

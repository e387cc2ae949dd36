// The switch between editing and playing.
import { playAgain } from "./playAgain";
import { startPlay, stopPlay } from "./playCommands";
import { playStore } from "./playStore";
import { activeLevel, session } from "./windowPlay";

/**
 * Between editing and playing. A session of the level in view goes on where it was; when its text has changed since, its
 * moves are played again by the text as it is now, or the reason why they cannot be is shown.
 */
export async function togglePlay(): Promise<void> {
  const { mode, level, isStale, turns } = playStore.getState();
  if (mode === "play") return stopPlay();
  if (level === null || level.file !== activeLevel()) return startPlay();
  // Without a move there is no place to keep.
  if (isStale && turns.length < 2) return startPlay();
  session.setView({ mode: "play" });
  if (isStale) await playAgain();
}

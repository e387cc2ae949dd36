// Choosing an arrangement also turns the board to what the arrangement is for: editing, or playing.
import { focusPlayedBoard } from "../../play/boardFocus";
import { stopPlay, togglePlay } from "../../session/playCommands";
import { playStore } from "../../session/playStore";
import type { ArrangementId } from "../arrangements";
import { showArrangement } from "../dock";

/** Brings an arrangement into view with the board playing, or editing for design. */
export async function arrangeFor(id: ArrangementId): Promise<void> {
  showArrangement(id);
  const playing = playStore.getState().mode === "play";
  if (id === "design") {
    if (playing) stopPlay();
    return;
  }
  if (!playing) await togglePlay();
  focusPlayedBoard();
}

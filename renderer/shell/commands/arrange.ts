// Choosing an arrangement also turns the board to what the arrangement is for: editing, or playing.
import { dialectUi } from "../../dialect/openDialect";
import { stopPlay } from "../../session/play/playCommands";
import { togglePlay } from "../../session/play/togglePlay";
import { playStore } from "../../session/play/playStore";
import type { ArrangementId } from "../dock/arrangements";
import { showArrangement } from "../dock/dock";

/** Brings an arrangement into view with the board playing, or editing for design. */
export async function arrangeFor(id: ArrangementId): Promise<void> {
  showArrangement(id);
  const playing = playStore.getState().mode === "play";
  if (id === "design") {
    if (playing) stopPlay();
    return;
  }
  if (!playing) await togglePlay();
  dialectUi().focusPlay();
}

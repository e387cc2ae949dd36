// Choosing an arrangement also turns the board to what the arrangement is for: editing, or playing. Insight is for both,
// and leaves the board as it is.
import { dialectUi } from "../../dialect/openDialect";
import { usePackStore } from "../../session/pack/packStore";
import { goesWrong, stepToLookAt } from "../../session/record/solutionMark";
import { openSolution, stopPlay } from "../../session/play/playCommands";
import { togglePlay } from "../../session/play/togglePlay";
import { playStore } from "../../session/play/playStore";
import { afterFrame } from "../../ui/useAfterFrame";
import { isFocusFree } from "../../ui/isFocusFree";
import type { ArrangementId } from "../dock/arrangements";
import { showArrangement } from "../dock/dock";
import { focusPanelSoon } from "../dock/panelFocus";
import { hasArrangement } from "../dock/panels";

/** Brings an arrangement into view with the board playing, or editing for design; for insight it is left as it is. */
export async function arrangeFor(id: ArrangementId): Promise<void> {
  if (!hasArrangement(dialectUi(), id)) return;
  showArrangement(id);
  const playing = playStore.getState().mode === "play";
  if (!playing && (id === "design" || id === "insight")) return void afterFrame(focusBoardIfLost);
  if (id === "design") return stopPlay();
  const { activeElement } = document;
  if (!playing) await (id === "debug" ? startDebugging() : togglePlay());
  // A session may start late: what the user turned to meanwhile keeps the focus.
  if (isFocusFree(activeElement)) dialectUi().focusPlay();
}

/** What had the focus may be in no panel that the arrangement shows: keys are for the board then. */
function focusBoardIfLost(): void {
  if (document.activeElement === document.body) focusPanelSoon("board");
}

/** Plays the level that is shown; where its solution goes wrong, up to the first move that does. */
async function startDebugging(): Promise<void> {
  const { solutions, activeLevelFile } = usePackStore.getState();
  const result = Object.values(solutions).find(({ file }) => file === activeLevelFile);
  const { level, turns } = playStore.getState();
  // A session with moves of its own is what is looked at.
  const hasSession = level?.file === activeLevelFile && turns.length > 1;
  if (result === undefined || hasSession || !goesWrong(result)) await togglePlay();
  else await openSolution(stepToLookAt(result));
}

// Moments of the session: where the cursor is, and how to go to another.
import type { Moment } from "../../../shared/engine/breakpoints/breakpoints";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import { goToTurn, setCursor } from "../play/playCommands";
import { shownTurn } from "../play/playState";
import { playStore } from "../play/playStore";

/** Puts the debugger at a moment of the session. */
export function goToMoment({ turn, record }: Moment): void {
  goToTurn(turn);
  setCursor(record);
}

/** Returns where the debugger stands; the end of a turn is after all of its records. */
export function momentNow(): Moment {
  const state = playStore.getState();
  const turn = shownTurn(state);
  const end = turn === undefined ? 0 : recordCount(turn.trace);
  return { turn: state.shown, record: state.cursor ?? end };
}

// Moments of the session: where the debugger stands, going to another; and playing the session again after the rules
// have changed.
import type { Moment } from "../../shared/engine/breakpoints";
import type { GameAction } from "../../shared/engine/dialect";
import { recordCount } from "../../shared/engine/traceTree";
import { firstDifference, sameMoment } from "../../shared/engine/compareTurns";
import { host } from "../bridge/host";
import { offerComparison } from "./comparison";
import { goldPathOf } from "./levelText";
import { goToTurn, setCursor } from "./playCommands";
import { actionsOf, shownTurn } from "./playState";
import { playStore } from "./playStore";
import { session } from "./windowPlay";

function tell(notice: string): void {
  playStore.setState({ notice });
}

/** Puts the debugger at a moment of the session. */
export function goToMoment({ turn, record }: Moment): void {
  goToTurn(turn);
  setCursor(record);
}

/** Where the debugger stands; the end of a turn is after all of its records. */
export function momentNow(): Moment {
  const state = playStore.getState();
  const turn = shownTurn(state);
  const end = turn === undefined ? 0 : recordCount(turn.trace);
  return { turn: state.shown, record: state.cursor ?? end };
}

/** The session's actions; those of the recorded solution as a whole when they are all from it. */
function actionsToRepeat(file: string): readonly GameAction[] {
  const played = actionsOf(playStore.getState().turns);
  const path = goldPathOf(file).map((action) => JSON.stringify(action));
  let at = 0;
  for (const text of path) if (at < played.length && text === JSON.stringify(played[at])) at += 1;
  // A rule that was wrong may have had actions of the path refused: mended, they are to be played again.
  return at === played.length && played.length > 0 ? goldPathOf(file) : played;
}

/**
 * Plays the session's actions again by the rules as they are now and stands at the same step; says whether what was
 * before it has changed.
 */
export async function playAgain(): Promise<void> {
  const { level, turns: old, shown, cursor, isRecording } = playStore.getState();
  if (level === null) return;
  // A recording goes on where it is: it takes the rules as they are, and no other moves than its own.
  if (isRecording) return session.applyChanges();
  const kept = await host.keepSession(level.session);
  await session.start(level.file, actionsToRepeat(level.file), shown);
  const { turns, level: now, shown: standing } = playStore.getState();
  if (now === null) return;
  const difference = firstDifference(old, turns);
  if (kept !== null && difference !== null) offerComparison(kept, now, "before the rules were changed");
  if (cursor !== null && standing === shown) {
    const same = sameMoment(
      { turn: old[shown]!, debug: level.debug },
      { turn: turns[shown]!, debug: now.debug },
      cursor,
    );
    setCursor(same);
  }
  if (difference === null) tell("Played again by the rules as they are now: nothing has changed.");
  else if (difference < shown) tell(`Played again: the past has changed, from turn ${difference} on.`);
  else tell(`Played again: turn ${difference} is the first that went otherwise.`);
}

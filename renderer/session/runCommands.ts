// Runs to breakpoints: over the session's turns, or over the level's recorded solution, or those of all levels; and
// plays a session again after the rules have changed.
import { create } from "zustand";
import type { Moment } from "../../shared/engine/breakpoints";
import type { GameAction } from "../../shared/engine/dialect";
import { recordCount } from "../../shared/engine/traceTree";
import { firstDifference, sameMoment } from "../../shared/engine/compareTurns";
import type { GoldPathHit } from "../../shared/rpc/debug";
import { host } from "../bridge/host";
import { documents } from "../documents/documents";
import { breakpointStore } from "./breakpoints";
import { goldPathOf } from "./levelText";
import { selectFile } from "./packStore";
import { goToTurn, openGoldPath, setCursor, togglePlay } from "./playCommands";
import { actionsOf, shownTurn } from "./playState";
import { playStore } from "./playStore";
import { activeLevel, session } from "./windowPlay";

/** What the last run over all gold paths found; null while there was none. */
export const useGoldPathHits = create<{ readonly hits: readonly GoldPathHit[] | null }>(() => ({ hits: null }));

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

/** Makes sure that there is a session with turns to run over; gives where the run begins. */
async function readyToRun(direction: "forward" | "backward"): Promise<Moment | null> {
  const { level, turns, isStale } = playStore.getState();
  if (level !== null && level.file === activeLevel() && turns.length > 1) {
    if (isStale) await playAgain();
    return momentNow();
  }
  await openGoldPath(0);
  const opened = playStore.getState();
  if (opened.level === null) return null;
  return direction === "forward" ? { turn: 0, record: -1 } : { turn: opened.turns.length, record: 0 };
}

/**
 * Runs to the next breakpoint, or the one before: over the turns of the session, or, when nothing was played, over the
 * level's recorded solution. Without a breakpoint it plays or edits, as its key does elsewhere.
 */
export function runToBreakpoint(direction: "forward" | "backward"): Promise<void> {
  // A run begins where the one before it ended, however quickly the keys are pressed.
  const run = running.then(() => runNow(direction));
  running = run.catch(() => undefined);
  return run;
}

let running: Promise<void> = Promise.resolve();

async function runNow(direction: "forward" | "backward"): Promise<void> {
  const { breakpoints } = breakpointStore.getState();
  if (!breakpoints.some(({ isEnabled }) => isEnabled)) {
    if (direction === "forward") await togglePlay();
    return;
  }
  const from = await readyToRun(direction);
  const { level, turns } = playStore.getState();
  if (from === null || level === null) return;
  const answer = await host.runSession(level.session, { breakpoints, from, direction });
  if (answer === null || playStore.getState().level?.session !== level.session) return;
  if (answer.hit !== null) {
    goToMoment(answer.hit);
    return;
  }
  const isEmpty = turns.length === 1 ? " Nothing was played, and there is no recorded solution." : "";
  if (direction === "forward") goToTurn(turns.length - 1);
  else goToMoment({ turn: 0, record: 0 });
  tell(`No breakpoint ${direction === "forward" ? "ahead" : "before"}.${isEmpty}`);
}

/** Runs over the recorded solutions of all levels and stops at the first hit; the others are listed. */
export async function runAllGoldPaths(): Promise<void> {
  documents.flush();
  const hits = await host.runGoldPaths(breakpointStore.getState().breakpoints);
  useGoldPathHits.setState({ hits });
  const [first] = hits;
  if (first !== undefined) await showGoldPathHit(first);
}

/** Opens a level's recorded solution where a breakpoint stops it. */
export async function showGoldPathHit({ file, hit }: GoldPathHit): Promise<void> {
  selectFile(file);
  await openGoldPath(hit.turn);
  goToMoment(hit);
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
  const { level, turns: old, shown, cursor } = playStore.getState();
  if (level === null) return;
  await session.start(level.file, actionsToRepeat(level.file), shown);
  const { turns, level: now, shown: standing } = playStore.getState();
  if (now === null) return;
  const difference = firstDifference(old, turns);
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

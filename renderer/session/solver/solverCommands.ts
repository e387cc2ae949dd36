// Commands that use what the solver knows of the level in view.
import type { GameAction } from "../../../shared/engine/turnRecord";
import { solver } from "../../bridge/solverConnection";
import { writeSolution } from "../pack/levelText";
import { brokenFileOf } from "../play/brokenTexts";
import { watchMoves } from "../play/playCommands";
import { activeLevel, session } from "../play/windowPlay";
import { usePackStore } from "../pack/packStore";
import { cancelLook } from "./insightLink";
import { ownEntry } from "./ownEntry";
import { levelIdOf } from "./solverLink";
import { canSearchLonger, isShortest } from "./solverMark";
import { isOutOfDate, useSolverStore } from "./solverStore";

/** Returns the moves of the shortest solution; null while none is known for the text as it is, and in blind mode. */
function shortestMoves(): readonly GameAction[] | null {
  const file = activeLevel();
  const state = useSolverStore.getState();
  const id = levelIdOf(file);
  if (file === null || id === null || state.isBlind) return null;
  if (isOutOfDate(state, file) || brokenFileOf(file) !== null) return null;
  const search = state.levels[id];
  return search?.kind === "answered" && search.answer.kind === "solved" ? search.answer.path : null;
}

/** Shows the shortest solution from its start, a move at a time. */
export async function watchShortest(): Promise<void> {
  const [file, moves] = [activeLevel(), shortestMoves()];
  if (file !== null && moves !== null) await watchMoves(file, moves);
}

/** Makes the shortest solution the recorded one, as one step of undo, unless that is as short. */
export function adoptShortest(): void {
  const moves = shortestMoves();
  if (moves !== null && !isRecordedShortest()) adoptMoves(moves);
}

/** Returns whether the recorded solution of the level in view wins, and none is shorter. */
export function isRecordedShortest(): boolean {
  const id = levelIdOf(activeLevel());
  if (id === null) return false;
  const search = ownEntry(useSolverStore.getState().levels, id);
  return search !== undefined && isShortest(search, ownEntry(usePackStore.getState().solutions, id) ?? null);
}

/** Makes moves the recorded solution of the level in view, as one step of undo. */
export function adoptMoves(moves: readonly GameAction[]): void {
  const file = activeLevel();
  if (file === null) return;
  session.stopRecording();
  writeSolution(file, moves);
}

/** Ends the search of the level in view, and looking into it. */
export function cancelSearch(): void {
  const id = levelIdOf(activeLevel());
  if (id !== null) solver()?.cancel(id);
  cancelLook();
}

/** Lets the search of the level in view go on for twice the time; returns false where that would find nothing more. */
export function searchLonger(): boolean {
  const id = levelIdOf(activeLevel());
  if (id === null || !canSearchLonger(ownEntry(useSolverStore.getState().levels, id))) return false;
  solver()?.searchLonger(id);
  return true;
}

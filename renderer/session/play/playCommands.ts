// The commands of the play session: play, undo, step through turns, record. Ties it to the open pack, the documents and
// the host. Components and commands call these; nobody else changes the session.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { type SessionStep, stepInSession } from "../../../shared/engine/trace/sessionSteps";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { onHost, onHostRestart } from "../../bridge/hostConnection";
import { documents } from "../../documents/documents";
import { fileForRecord } from "../record/fileForRecord";
import { runReplay } from "../record/solutionReplay";
import { solutionOf } from "../pack/levelText";
import { selectFile, usePackStore } from "../pack/packStore";
import { playStore } from "./playStore";
import { activeLevel, session } from "./windowPlay";

/** Plays the level on the board from its start, as its text stands. Without a level nothing happens. */
export async function startPlay(): Promise<void> {
  const file = activeLevel();
  if (file === null) return;
  session.setView({ mode: "play" });
  await session.start(file);
}

/** Leaves a level that is being opened unopened. */
export function cancelOpening(): void {
  session.cancelOpening();
}

/** Goes back to editing; the session stays, so that its turns can still be looked into. */
export function stopPlay(): void {
  session.stopRecording();
  session.setView({ mode: "edit", isReplaying: false });
}

/** Plays an action after the turn in view. */
export async function act(action: GameAction): Promise<void> {
  session.setView({ mode: "play", isReplaying: false });
  await session.act(action);
}

export async function undoMove(): Promise<void> {
  session.setView({ isReplaying: false });
  await session.undo();
}

export async function redoMove(): Promise<void> {
  session.setView({ isReplaying: false });
  await session.redo();
}

/** Goes back to the start of the level. When its text has changed since, it is taken as it is now. */
export async function restartLevel(): Promise<void> {
  const { level, isStale, isRecording } = playStore.getState();
  session.setView({ mode: "play", isReplaying: false });
  if (level === null || (isStale && !isRecording)) await startPlay();
  else await session.restart();
}

/** Brings the session's own level in view. */
function showPlayedLevel(): void {
  const { level, mode, isReplaying } = playStore.getState();
  if (level === null) return;
  if (level.file !== activeLevel() && documents.get(level.file) !== undefined) selectFile(level.file);
  if (mode !== "play" || isReplaying) session.setView({ mode: "play", isReplaying: false });
}

/** Shows a turn of the session at its end; 0 is loading. */
export function goToTurn(turn: number): void {
  showPlayedLevel();
  session.goTo(turn);
}

/** Puts the debugger's cursor on a record of the turn in view; null: after all of it. */
export function setCursor(cursor: Cursor): void {
  showPlayedLevel();
  session.setCursor(cursor);
}

function step(name: SessionStep): void {
  const { turns, shown, cursor } = playStore.getState();
  if (turns[shown] === undefined) return;
  const to = stepInSession(turns, { turn: shown, cursor }, name);
  showPlayedLevel();
  // In one change, or subscribers would also compute the board at the other turn's end.
  if (to.turn === shown) session.setCursor(to.cursor, true);
  else session.goTo(to.turn, to.cursor);
}

/** The debugger's steps, one for each of its commands. */
export const debugSteps = {
  over: () => step("over"),
  into: () => step("into"),
  out: () => step("out"),
  backOver: () => step("backOver"),
  backInto: () => step("backInto"),
  start: () => setCursor(0),
  end: () => setCursor(null),
} satisfies Record<string, () => void>;

/** Begins or ends recording: the level starts again, and what is played becomes its solution. */
export async function toggleRecording(): Promise<void> {
  if (playStore.getState().isRecording) return session.stopRecording();
  const file = fileForRecord();
  if (file === null) return;
  session.setView({ mode: "play" });
  await session.startRecording(file);
}

/** Opens a level with moves played in it, showing the turn after the last. */
export async function playMoves(file: string, moves: readonly GameAction[]): Promise<void> {
  if (documents.get(file) === undefined) return;
  selectFile(file);
  session.setView({ mode: "play" });
  await session.start(file, moves);
}

/** Opens a level with moves played in it, and shows them from the start, a move at a time. */
export async function watchMoves(file: string, moves: readonly GameAction[]): Promise<void> {
  if (documents.get(file) === undefined) return;
  selectFile(file);
  await replayMoves(file, moves);
}

/** Plays moves in a level in view, and shows them from the start, a move at a time. */
export async function replayMoves(file: string, moves: readonly GameAction[]): Promise<void> {
  session.setView({ mode: "play" });
  await session.start(file, moves, 0);
  if (playStore.getState().turns.length > 1) session.setView({ isReplaying: true });
}

/** Opens the level in view with its solution played, showing the turn after `step` moves. */
export async function openSolution(step = 0): Promise<void> {
  const file = activeLevel();
  if (file === null) return;
  session.setView({ mode: "play" });
  await session.start(file, solutionOf(file), step);
}

/** Plays the level's solution from the start, a move at a time, until its end or until something else is done. */
export async function replaySolution(): Promise<void> {
  await openSolution(0);
  if (playStore.getState().turns.length > 1) session.setView({ isReplaying: true });
}

/** Pauses a replay, or resumes it. */
export function toggleReplay(): void {
  const { isReplaying, shown, turns } = playStore.getState();
  session.setView({ isReplaying: !isReplaying && shown < turns.length - 1 });
}

/** Sets how long a replay shows each move, in milliseconds. */
export function setReplayMs(replayMs: number): void {
  session.setView({ replayMs });
}

/** Sets whether moves are shown on their way, as the user's settings say. */
export function setAnimates(animates: boolean): void {
  session.setView({ animates });
}

/** Says something about where the debugger stands, until it moves on. */
export function tellInPassing(notice: string): void {
  session.noteInPassing(notice);
}

/** Begins to follow the pack, its text and the host, once, at start. */
export function connectPlay(): Disposable {
  const unsubscribe = usePackStore.subscribe((now, before) => {
    if (now.listing?.id !== before.listing?.id) {
      stopPlay();
      session.forget();
    } else if (now.activeLevelFile !== before.activeLevelFile && playStore.getState().mode === "play") {
      // Another level was chosen while playing: play that one, unless it is the session's own being shown again.
      if (!isPlayed(now.activeLevelFile)) void startPlay();
    }
  });
  const subscriptions = [
    onHostRestart(() => void session.recover()),
    onHost("opening", (progress) => session.showOpening(progress)),
    documents.onChange(({ kind }) => {
      if (kind === "text" || kind === "opened" || kind === "closed") session.checkText();
    }),
    documents.onRename((move) => session.fileRenamed(move)),
    runReplay(playStore, session),
    disposable(unsubscribe),
  ];
  return disposable(() => disposeAll(subscriptions));
}

/** Returns whether a level file is the session's own. While it gets another name, both names lead to its document. */
function isPlayed(file: string | null): boolean {
  const own = playStore.getState().level?.file;
  if (own === undefined || file === null) return false;
  return own === file || (documents.get(own) !== undefined && documents.get(own) === documents.get(file));
}

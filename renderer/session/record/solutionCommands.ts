// The commands for the solution of the level in view, apart from playing it: record from anywhere, cut, take out,
// paste, repair, place hints. Each is one step of undo in the level's text.
import type { GameAction } from "../../../shared/engine/turnRecord";
import { refused } from "../../../shared/base/result";
import type { HintFormat } from "../../../shared/pack/packModel";
import { parseJsonTree } from "../../../shared/text/jsonTree";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { documents } from "../../documents/documents";
import { fileForRecord } from "./fileForRecord";
import { workingMoves } from "./solutionMark";
import { recordFormat, solutionOf, takeOutOfSolution, writeHintStops, writeSolution } from "../pack/levelText";
import { replayMoves } from "../play/playCommands";
import { playedActions } from "../play/playState";
import { playStore } from "../play/playStore";
import { activeLevel, session } from "../play/windowPlay";

/**
 * Continues recording after `step` moves of the path. The first move played replaces the moves after it; or (`insert`)
 * they stay after it.
 */
export async function recordFrom(step: number, insert: boolean): Promise<void> {
  const file = activeLevel();
  if (file === null) return;
  const path = solutionOf(file);
  session.setView({ mode: "play" });
  const before = insert ? path.slice(step) : [];
  await session.startRecording(file, { played: path.slice(0, step), before, writes: false });
}

/** Makes the moves played so far the solution, and continues recording. */
export async function keepPlayed(): Promise<void> {
  const played = playedActions(playStore.getState());
  const before = activeLevel();
  const file = fileForRecord();
  session.setView({ mode: "play" });
  if (file === before || file === null) await session.recordOn();
  else await session.startRecording(file, { played, before: [], writes: true });
}

/** Makes the moves played so far the solution. What is played next does not change it. */
export function keepWin(): void {
  const played = playedActions(playStore.getState());
  changePath(() => played);
}

/** Leaves the first `length` moves. */
export function cutSolution(length: number): void {
  takeOut((step) => step > length);
}

/** Takes moves out by their numbers, from 1. */
export function takeOutMoves(steps: readonly number[]): void {
  takeOut((step) => steps.includes(step));
}

function takeOut(isTaken: (step: number) => boolean): void {
  const file = fileForRecord();
  if (file === null) return;
  session.stopRecording();
  const steps = solutionOf(file).map((_, index) => index + 1);
  takeOutOfSolution(file, new Set(steps.filter(isTaken)));
}

/** Leaves of the path's entries only those that are actions. */
export function takeOutStrays(): void {
  changePath((path) => path);
}

function changePath(change: (path: readonly GameAction[]) => readonly GameAction[]): void {
  const file = fileForRecord();
  if (file === null) return;
  session.stopRecording();
  writeSolution(file, change(solutionOf(file)));
}

/**
 * Keeps what still works of the level's path. One that wins early is done then; any other is recorded on from there,
 * and what is recorded belongs to the same step of undo.
 */
export async function repairSolution(result: SolutionResult): Promise<void> {
  const file = activeLevel();
  if (file === null) return;
  const works = workingMoves(result);
  if (result.status === "wins-early") return cutSolution(works);
  session.setView({ mode: "play" });
  await session.startRecording(file, { played: solutionOf(file).slice(0, works), before: [], writes: true });
}

/** Returns the path of the level in view as text; "" where there is none. */
export function solutionText(): string {
  const file = activeLevel();
  return file === null ? "" : (recordFormat()?.textOf(solutionOf(file)) ?? "");
}

/** Makes the moves that a text says the level's path; gives why not, or null when it is done. */
export function pasteSolution(text: string): string | null {
  const parsed = recordFormat()?.parse(text) ?? refused("The language of this pack is not known.");
  if (!parsed.ok) return parsed.refusal;
  changePath(() => parsed.value);
  return null;
}

/** Plays the path from the start up to a move, as a hint that ends there shows it. */
export async function playHint(step: number): Promise<void> {
  const file = activeLevel();
  if (file === null) return;
  await replayMoves(file, solutionOf(file).slice(0, step));
}

/** Puts a hint's end at a move, or takes it from there. */
export function toggleHintStop(step: number): void {
  changeStops((hints, stops, moves) => hints.toggled(stops, step, moves));
}

/** Moves a hint's end from one move to another. */
export function moveHintStop(from: number, to: number): void {
  changeStops((hints, stops, moves) => hints.moved(stops, from, to, moves));
}

function changeStops(change: (hints: HintFormat, stops: readonly number[], moves: number) => readonly number[]): void {
  const file = activeLevel();
  const hints = recordFormat()?.hints;
  if (file === null || hints === undefined || hints === null) return;
  const stops = hints.read(documents.get(file)?.tree() ?? parseJsonTree(""));
  writeHintStops(file, change(hints, stops, solutionOf(file).length));
}

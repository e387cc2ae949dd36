// How differently a level plays: its recorded solutions before and after, and the first moves that do something else.
import { canonicalJson } from "../../base/canonicalJson";
import type { JsonObject } from "../../base/json";
import { compareLevel } from "../../engine/compare/compareProfiles";
import type { Difference } from "../../engine/compare/difference";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { PackSource } from "../../pack/packSource";
import type { SolutionResult, SolutionStatus } from "../../rpc/solutions";
import type { LevelEntry, SolutionChecker } from "../checks/solutions";

/**
 * - `unplayable`: it cannot be played any more
 * - `not-won`: its recorded moves win no longer
 * - `repaired`: its recorded moves win again, or it can be played again
 * - `longer`, `shorter`: its recorded moves win with more or fewer moves
 * - `differently`: the same moves do something else
 * - `same`: no difference was found, which is no proof
 */
export type PlayVerdict = "unplayable" | "not-won" | "repaired" | "longer" | "shorter" | "differently" | "same";

export interface RecordedPlay {
  readonly status: SolutionStatus;
  readonly moves: number;
  /** Where it won early, lost or was refused, from 1. */
  readonly step?: number;
}

export interface PlayChange {
  readonly verdict: PlayVerdict;
  readonly before: RecordedPlay;
  readonly after: RecordedPlay;
  /** Where the moves recorded before win now, from 1; null when they do not win, absent when they are recorded still. */
  readonly earlierMovesWinAt?: number | null;
  /** The first divergence that was found; null for none. */
  readonly divergence: {
    /** In words; the last one diverges. None: the levels differ from the start. */
    readonly moves: readonly string[];
    readonly isOnSolution: boolean;
    readonly differences: readonly Difference[];
  } | null;
}

/** A level of one version of the pack. */
export interface PlayedVersion {
  readonly pack: PackSource;
  readonly profile: string;
  readonly entry: LevelEntry;
  readonly checker: SolutionChecker;
}

const WINS: ReadonlySet<SolutionStatus> = new Set(["wins", "wins-early"]);

/** Plays both levels; returns at once when their texts play the same. */
export function playChange(before: PlayedVersion, after: PlayedVersion): PlayChange {
  const isSame = inputsOf(before) === inputsOf(after);
  const was = before.checker.check(before.entry);
  const is = isSame ? was : after.checker.check(after.entry);
  const [level, twin] = [before.entry.level(), isSame ? null : after.entry.level()];
  const divergence = level === null || twin === null ? null : divergenceOf(level, twin);
  const isRecordedStill = level === null || twin === null || movesText(level) === movesText(twin);
  return {
    verdict: verdictOf(was, is, divergence !== null),
    before: recordedPlay(was),
    after: recordedPlay(is),
    ...(isRecordedStill || level.solution.length === 0 ? {} : { earlierMovesWinAt: winAt(twin, level.solution) }),
    divergence,
  };
}

/** Equal for levels that play the same, their recorded moves included. */
function inputsOf({ pack, profile, entry: { file, model } }: PlayedVersion): string {
  const moves = model.record.read(file.tree).map(({ move }) => move);
  const { starts } = model;
  return canonicalJson([profile, starts.playedMembers(file) as JsonObject, moves, starts.playedContext(pack)]);
}

function verdictOf(was: SolutionResult, is: SolutionResult, isDifferent: boolean): PlayVerdict {
  const [wasPlayable, isPlayable] = [was.status !== "unplayable", is.status !== "unplayable"];
  if (wasPlayable && !isPlayable) return "unplayable";
  const [won, wins] = [WINS.has(was.status), WINS.has(is.status)];
  if (won && !wins) return "not-won";
  if ((!wasPlayable && isPlayable) || (!won && wins)) return "repaired";
  const [movesBefore, movesAfter] = [was.step ?? was.moves, is.step ?? is.moves];
  if (wins && movesAfter !== movesBefore) return movesAfter > movesBefore ? "longer" : "shorter";
  return isDifferent ? "differently" : "same";
}

function recordedPlay({ status, moves, step }: SolutionResult): RecordedPlay {
  return { status, moves, ...(step === undefined ? {} : { step }) };
}

function divergenceOf(level: PlayableLevel, twin: PlayableLevel): PlayChange["divergence"] {
  const found = compareLevel(level, twin);
  if (found === null) return null;
  const { moves, onSolution, differences } = found;
  return { moves: moves.map(level.presentation.actionText), isOnSolution: onSolution, differences };
}

function movesText({ solution }: PlayableLevel): string {
  return JSON.stringify(solution);
}

/** Returns the move after which these moves win; null when one is refused, loses, or none wins. */
function winAt(level: PlayableLevel, moves: readonly GameAction[]): number | null {
  let state = level.start(null);
  for (const [index, action] of moves.entries()) {
    const step = level.step(state, action, null);
    if (!step.accepted || step.lost) return null;
    if (step.won) return index + 1;
    state = step.state;
  }
  return null;
}

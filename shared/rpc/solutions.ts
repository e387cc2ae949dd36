// How solutions went, and what their runs are compared with.
import type { BoardView } from "../base/boardView";
import type { GameAction } from "../engine/turnRecord";

/** `unplayable`: the level's text or its game does not make a level; the findings say why. */
export type SolutionStatus =
  | "wins"
  | "wins-early"
  | "does-not-win"
  | "illegal-action"
  | "loses"
  | "no-path"
  | "unplayable";

/** Returns whether a level fails its check: its moves do not win, or it cannot be played. One without moves does not. */
export function isFailure(status: SolutionStatus): boolean {
  return isBroken(status) ? status !== "wins-early" : status === "unplayable";
}

/** Returns whether the moves of a solution can be played and do not win at the last of them, so that it needs repair. */
export function isBroken(status: SolutionStatus): boolean {
  return status === "wins-early" || status === "does-not-win" || status === "illegal-action" || status === "loses";
}

/** How a level's solution went. `step` counts from 1: where it won early, lost, or was illegal. */
export interface SolutionResult {
  readonly level: string;
  readonly title: string;
  readonly file: string;
  readonly status: SolutionStatus;
  readonly moves: number;
  readonly step?: number;
  readonly loseReason?: string;
  /** Moves that were accepted and changed nothing; absent when there is none. */
  readonly noOps?: readonly number[];
  /** The first move whose turn exceeded its budget and ended early, 0: loading; absent when none did. */
  readonly budgetSpentAt?: number;
  /**
   * The first move after which the board is not that of the level's last winning run that the author has agreed to in
   * this session; 0: already the start.
   */
  readonly differsAt?: number;
  /** How the solutions kept beside it go, in the order of the text; absent when there is none. */
  readonly others?: readonly OtherResult[];
  /** With `differsAt`: what has changed since, the level's own start or path, or something it shares with others. */
  readonly differsBy?: "level" | "rules";
}

/** How a solution goes that a level keeps beside the one that counts. */
export interface OtherResult {
  readonly name: string;
  readonly status: SolutionStatus;
  readonly moves: number;
  readonly step?: number;
}

/** In the pack's order. During a long check the results so far, with the number of remaining levels. */
export interface PackSolutions {
  readonly generation: number;
  readonly results: readonly SolutionResult[];
  /** Absent: none, this is all. */
  readonly remaining?: number;
  /** game.json cannot be read: no level was replayed, and the previous results remain valid. Absent: it can. */
  readonly isWaiting?: true;
}

/** One moment of a level's last winning run in this session, beside the same moment of the level as it is now. */
export interface RunComparison {
  readonly level: string;
  /** Moves played; 0: loaded. */
  readonly step: number;
  /** The baseline's last move before it; null at the start and beyond its end. */
  readonly action: GameAction | null;
  /** The same of the path as it is now. */
  readonly actionNow: GameAction | null;
  /** The number of the last move of the longer path. */
  readonly last: number;
  /** Null when that run did not come this far. */
  readonly baseline: BoardView | null;
  /** Null when the level does not come this far any more. */
  readonly now: BoardView | null;
}

// Plays the recorded solution of one level, and notes how it ended and what the board looked like after each move.
import type { Work } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { SolutionStatus } from "../../rpc/solutions";

/** How a run ended; `step` counts moves from 1. */
export interface Replay {
  readonly status: SolutionStatus;
  readonly moves: number;
  readonly step?: number;
  readonly loseReason?: string;
  /** Moves that were accepted and changed nothing; absent when there is none. */
  readonly noOps?: readonly number[];
  /** The first move whose turn exceeded its budget and ended early, 0: loading; absent when none did. */
  readonly budgetSpentAt?: number;
}

/** A run of one compiled level's solution. */
export interface SolutionRun {
  readonly level: PlayableLevel;
  /** Equal for runs of levels with the same start and path. */
  readonly own: string;
  readonly replay: Replay;
  /** A hash of the board after loading and after each move; empty without a path. */
  readonly prints: readonly string[];
  /** The number of the pack's names that it was played with; see `RenamedNames`. */
  readonly names: number;
}

/**
 * Plays a level's solution from the start, pausing after each move; stops at the first win, loss or refused action
 * (fact sheet 16). Loads the level even without a recorded path: loading alone can go wrong. Runs to the end of the
 * path however long it is: each turn has its own budget. `path` is played in place of the recorded one.
 * `names` is the number of the pack's names.
 */
export function* runSolution(
  level: PlayableLevel,
  own: string,
  path: readonly GameAction[] = level.solution,
  names = 0,
): Work<SolutionRun> {
  const moves = path.length;
  const prints: string[] = [];
  let budgetSpentAt = level.loadBudgetSpent() ? 0 : undefined;
  const ended = (status: SolutionStatus, step?: number, loseReason?: string | null): SolutionRun => {
    const noOps = prints.flatMap((print, index) => (index > 0 && print === prints[index - 1] ? [index] : []));
    const replay: Replay = {
      status,
      moves,
      ...(step === undefined ? {} : { step }),
      ...(loseReason === undefined || loseReason === null ? {} : { loseReason }),
      ...(noOps.length === 0 ? {} : { noOps }),
      ...(budgetSpentAt === undefined ? {} : { budgetSpentAt }),
    };
    return { level, own, replay, prints, names };
  };
  if (moves === 0) return ended("no-path");
  const { print } = level.presentation;
  let state = level.start(null);
  const start = level.view(state);
  prints.push(print(start, start));
  for (const [index, action] of path.entries()) {
    const step = index + 1;
    const taken = level.step(state, action, null);
    if (!taken.accepted) return ended("illegal-action", step);
    if (taken.budgetSpent) budgetSpentAt ??= step;
    state = taken.state;
    prints.push(print(level.view(state), start));
    if (taken.won) return step === moves ? ended("wins") : ended("wins-early", step);
    if (taken.lost) return ended("loses", step, taken.loseReason);
    yield;
  }
  return ended("does-not-win");
}

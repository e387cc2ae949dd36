// Compares each level's run with its baseline: how it played when it last won, or as its author last accepted it. A
// level may still win and yet play differently; the first different board says where.
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { SolutionStatus, RunComparison } from "../../rpc/solutions";
import { boardAfter } from "../play/pathBoards";

/** A run of one compiled level's solution. */
export interface SolutionRun {
  readonly level: PlayableLevel;
  /** Equal for runs of levels with the same start and path; see `ownText` in solutions. */
  readonly own: string;
  /** How it ended; see `Replay` in solutions.ts. */
  readonly replay: {
    readonly status: SolutionStatus;
    readonly moves: number;
    readonly step?: number;
    readonly loseReason?: string;
    readonly noOps?: readonly number[];
  };
  /** A hash of the board after loading and after each move; empty without a path. */
  readonly prints: readonly string[];
}

/** Where a run diverges from its baseline. */
export interface RunDifference {
  /** The first move after which the board differs; 0: already at the start. */
  readonly differsAt: number;
  /** What changed since: the level's own start or path, or something that it shares with others. */
  readonly differsBy: "level" | "rules";
}

export interface Baselines {
  /**
   * Returns where a run diverges from its level's baseline; null when it does not. A level's first win is its baseline.
   */
  differenceOf(run: SolutionRun): RunDifference | null;
  /** Makes a winning run the baseline; a run that does not win changes nothing. */
  accept(run: SolutionRun): void;
  /** Returns both boards after `step` moves; null without a baseline, or when neither reaches that move. */
  compare(run: SolutionRun, step: number): RunComparison | null;
}

interface Kept {
  /** The first win, or the run accepted last. */
  readonly agreed: SolutionRun;
  /** The first win after the author changed the level itself: the baseline for rule changes until then. */
  readonly edited: SolutionRun | null;
}

/** Creates an empty set of baselines, by level id. */
export function createBaselines(): Baselines {
  const baselines = new Map<string, Kept>();

  const baseOf = (
    run: SolutionRun,
  ): { readonly base: SolutionRun; readonly difference: RunDifference | null } | null => {
    const known = baselines.get(run.level.id);
    if (known === undefined) return null;
    const { agreed, edited } = known;
    const same = [agreed, edited].find((baseline) => baseline?.own === run.own) ?? null;
    const byRules = same === null ? null : firstDifference(same, run);
    if (same !== null && byRules !== null) {
      return { base: same, difference: { differsAt: byRules, differsBy: "rules" } };
    }
    const byLevel = same === agreed ? null : firstDifference(agreed, run);
    return { base: agreed, difference: byLevel === null ? null : { differsAt: byLevel, differsBy: "level" } };
  };

  return {
    differenceOf(run) {
      const known = baselines.get(run.level.id);
      if (run.replay.status === "wins") {
        if (known === undefined) baselines.set(run.level.id, { agreed: run, edited: null });
        else if (run.own !== known.agreed.own && run.own !== known.edited?.own) {
          baselines.set(run.level.id, { ...known, edited: run });
        }
      }
      return baseOf(run)?.difference ?? null;
    },
    accept(run) {
      if (run.replay.status === "wins") baselines.set(run.level.id, { agreed: run, edited: null });
    },
    compare(run, step) {
      const base = baseOf(run)?.base.level;
      if (base === undefined) return null;
      const boards = { baseline: boardAfter(base, step), now: boardAfter(run.level, step) };
      if (boards.baseline === null && boards.now === null) return null;
      const moveOf = ({ solution }: PlayableLevel): GameAction | null => solution[step - 1] ?? null;
      const last = Math.max(base.solution.length, run.level.solution.length);
      return { level: run.level.id, step, action: moveOf(base), actionNow: moveOf(run.level), last, ...boards };
    },
  };
}

/**
 * A path that is shorter or longer than before counts only when it wins: one that is cut off has not gone wrong yet.
 */
function firstDifference(baseline: SolutionRun, run: SolutionRun): number | null {
  const wins = run.replay.status === "wins";
  const most = Math.max(baseline.prints.length, run.prints.length);
  for (let step = 0; step < most; step += 1) {
    const [before, now] = [baseline.prints[step], run.prints[step]];
    if (before === undefined || now === undefined) return wins ? step : null;
    if (before !== now) return step;
  }
  return null;
}

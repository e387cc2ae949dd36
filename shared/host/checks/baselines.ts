// What each level's run is held against: how it played when it last won, as far as its author has agreed to it. A level
// may still win and yet play differently; the first board that is another one says where. Knows no rule language.
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { GoldPathStatus, RunComparison } from "../../rpc/goldPaths";
import { boardAfter } from "../play/pathBoards";

/** How a gold path of one compiled level went. */
export interface GoldRun {
  readonly level: PlayableLevel;
  /** Equal for runs of levels whose own start and path are the same; see `ownText` in goldPaths. */
  readonly own: string;
  /** How it ended; see `Replay` in goldPaths.ts. */
  readonly replay: {
    readonly status: GoldPathStatus;
    readonly moves: number;
    readonly step?: number;
    readonly loseReason?: string;
    readonly noOps?: readonly number[];
  };
  /** A print of the board after loading and after each move played; empty without a path. */
  readonly prints: readonly string[];
}

/** Where a run parts from the one it is held against. */
export interface RunDifference {
  /** The first move after which the board is another one; 0: already the start. */
  readonly differsAt: number;
  /** What changed since: the level's own start or path, or something that it shares with others. */
  readonly differsBy: "level" | "rules";
}

export interface Baselines {
  /** Where a run parts from its level's baseline; null where it does not. The first win of a level is its baseline. */
  differenceOf(run: GoldRun): RunDifference | null;
  /** Makes a winning run the baseline; a run that does not win changes nothing. */
  accept(run: GoldRun): void;
  /** Both boards after `step` moves; null without a baseline, or where neither comes that far. */
  compare(run: GoldRun, step: number): RunComparison | null;
}

interface Kept {
  /** Won first, or agreed to last. */
  readonly agreed: GoldRun;
  /** The first win after the author changed the level itself: what its rules are held against meanwhile. */
  readonly edited: GoldRun | null;
}

/** No baselines yet. Runs are told apart by their level's id. */
export function createBaselines(): Baselines {
  const baselines = new Map<string, Kept>();

  const baseOf = (run: GoldRun): { readonly base: GoldRun; readonly difference: RunDifference | null } | null => {
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
      const moveOf = ({ goldPath }: PlayableLevel): GameAction | null => goldPath[step - 1] ?? null;
      const last = Math.max(base.goldPath.length, run.level.goldPath.length);
      return { level: run.level.id, step, action: moveOf(base), actionNow: moveOf(run.level), last, ...boards };
    },
  };
}

/** A path that ends sooner or later than before only counts where it wins: one that is cut off has not gone wrong yet. */
function firstDifference(baseline: GoldRun, run: GoldRun): number | null {
  const wins = run.replay.status === "wins";
  const most = Math.max(baseline.prints.length, run.prints.length);
  for (let step = 0; step < most; step += 1) {
    const [before, now] = [baseline.prints[step], run.prints[step]];
    if (before === undefined || now === undefined) return wins ? step : null;
    if (before !== now) return step;
  }
  return null;
}

// Compares each level's run with its baseline: how it played when it last won, or as its author last accepted it. A
// level may still win and yet play differently; the first different board says where. Names that were replaced since by
// others make no difference.
import type { BoardView } from "../../base/boardView";
import { memoByIdentity } from "../../base/memo";
import { type Work, finish } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { RunComparison } from "../../rpc/solutions";
import { boardAfter } from "../play/pathBoards";
import { type NewNames, renamedView } from "../../engine/compare/newNames";
import type { RenamedNames } from "./renamedNames";
import type { SolutionRun } from "./solutionRun";

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
   * Pauses after each move of a baseline that has to be played again.
   */
  differenceOf(run: SolutionRun): Work<RunDifference | null>;
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
export function createBaselines(renamed: Pick<RenamedNames, "between">): Baselines {
  const baselines = new Map<string, Kept>();

  function* differenceFrom(baseline: SolutionRun, run: SolutionRun): Work<number | null> {
    const step = firstDifference(baseline.prints, run);
    const names = renamed.between(baseline.names, run.names);
    if (step === null || names.size === 0) return step;
    return firstDifference(yield* printsUnder(baseline, names), run);
  }

  function* baseOf(
    run: SolutionRun,
  ): Work<{ readonly base: SolutionRun; readonly difference: RunDifference | null } | null> {
    const known = baselines.get(run.level.id);
    if (known === undefined) return null;
    const { agreed, edited } = known;
    const same = [agreed, edited].find((baseline) => baseline?.own === run.own) ?? null;
    const byRules = same === null ? null : yield* differenceFrom(same, run);
    if (same !== null && byRules !== null) {
      return { base: same, difference: { differsAt: byRules, differsBy: "rules" } };
    }
    const byLevel = same === agreed || goesOn(agreed, run) ? null : yield* differenceFrom(agreed, run);
    return { base: agreed, difference: byLevel === null ? null : { differsAt: byLevel, differsBy: "level" } };
  }

  return {
    *differenceOf(run) {
      const known = baselines.get(run.level.id);
      if (run.replay.status === "wins") {
        if (known === undefined) baselines.set(run.level.id, { agreed: run, edited: null });
        else if (run.own !== known.agreed.own && run.own !== known.edited?.own) {
          baselines.set(run.level.id, { ...known, edited: run });
        }
      }
      return (yield* baseOf(run))?.difference ?? null;
    },
    accept(run) {
      if (run.replay.status === "wins") baselines.set(run.level.id, { agreed: run, edited: null });
    },
    compare(run, step) {
      const found = finish(baseOf(run))?.base;
      if (found === undefined) return null;
      const base = found.level;
      const before = boardAfter(base, step);
      const names = renamed.between(found.names, run.names);
      const baseline = before === null ? null : renamedView(before, names);
      const now = boardAfter(run.level, step);
      if (baseline === null && now === null) return null;
      const moveOf = ({ solution }: PlayableLevel): GameAction | null => solution[step - 1] ?? null;
      const last = Math.max(base.solution.length, run.level.solution.length);
      return { level: run.level.id, step, action: moveOf(base), actionNow: moveOf(run.level), last, baseline, now };
    },
  };
}

/** Returns whether a run is the baseline with more moves after it: what was recorded on plays no differently. */
function goesOn(baseline: SolutionRun, run: SolutionRun): boolean {
  return run.prints.length > baseline.prints.length && baseline.prints.every((print, at) => print === run.prints[at]);
}

/** The prints of a baseline under other names, by those names. */
const renamedPrints = memoByIdentity((_baseline: SolutionRun) => new Map<string, readonly string[]>());

/** Plays a baseline again, and returns its prints as they would be under other names. */
function* printsUnder(baseline: SolutionRun, names: NewNames): Work<readonly string[]> {
  const known = renamedPrints(baseline);
  const key = JSON.stringify([...names]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { level } = baseline;
  let state = level.start(null);
  const start = renamedView(level.view(state), names);
  const printOf = (view: BoardView): string => level.presentation.print(view, start);
  const prints = [printOf(start)];
  while (prints.length < baseline.prints.length) {
    yield;
    const action = level.solution[prints.length - 1];
    if (action === undefined) break;
    state = level.step(state, action, null).state;
    prints.push(printOf(renamedView(level.view(state), names)));
  }
  known.clear();
  known.set(key, prints);
  return prints;
}

/**
 * A path that is shorter or longer than before counts only when it wins: one that is cut off has not gone wrong yet.
 */
function firstDifference(baseline: readonly string[], run: SolutionRun): number | null {
  const wins = run.replay.status === "wins";
  const most = Math.max(baseline.length, run.prints.length);
  for (let step = 0; step < most; step += 1) {
    const [before, now] = [baseline[step], run.prints[step]];
    if (before === undefined || now === undefined) return wins ? step : null;
    if (before !== now) return step;
  }
  return null;
}

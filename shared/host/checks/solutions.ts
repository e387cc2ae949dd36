// Replays the recorded solutions of a pack's levels and reports the results. An unchanged level object is not replayed
// again.
import { memoWithInputs } from "../../base/memo";
import { canonicalJson } from "../../base/canonicalJson";
import type { JsonObject } from "../../base/json";
import { type Work, finish } from "../../base/work";
import type { Game } from "../../engine/dialect";
import type { PlayableLevel } from "../../engine/playableLevel";
import { levelsById } from "../../pack/levelsById";
import type { PackModel, PackSource, SourceFile } from "../../pack/packSource";
import type { OtherResult, RunComparison, SolutionResult } from "../../rpc/solutions";
import { createBaselines } from "./baselines";
import { type RenamedNames, createRenamedNames } from "./renamedNames";
import { type SolutionRun, runSolution } from "./solutionRun";

/** One level of a pack, playable or not. */
export interface LevelEntry {
  readonly id: string;
  readonly file: SourceFile;
  /** The model of its language. */
  readonly model: PackModel;
  /** Compiles the level at first use; null when it cannot be played. */
  level(): PlayableLevel | null;
}

/**
 * Returns all levels: those of the game in its order; without a game, those of the files in theirs. The first of equal
 * ids counts.
 */
export function levelEntries(pack: PackSource, game: Game | null): readonly LevelEntry[] {
  const { model } = pack;
  if (model === null) return [];
  const files = levelsById(pack, (file) => model.starts.idOf(file));
  return (game?.levelIds ?? Array.from(files.keys())).flatMap((id) => {
    const file = files.get(id);
    return file === undefined ? [] : [{ id, file, model, level: () => game?.level(id) ?? null }];
  });
}

export interface SolutionChecker {
  /** Reads the pack's names, before its levels are checked: a renamed kind does not change how levels play. */
  follow(pack: PackSource): void;
  /** Returns whether `check` would answer from the cache. */
  isKnown(entry: LevelEntry): boolean;
  /** Returns the cached result for this level object, or replays it. */
  check(entry: LevelEntry): SolutionResult;
  /** Does the same, pausing after each move. */
  checkWork(entry: LevelEntry): Work<SolutionResult>;
  /** Makes the level's current run the baseline for later runs. */
  accept(entry: LevelEntry): void;
  /** Returns both boards after `step` moves: the baseline's and the current one. Null without a baseline. */
  compare(entry: LevelEntry, step: number): RunComparison | null;
}

/**
 * Creates a checker with an empty cache; levels no longer referred to leave it by themselves. `renamed` may be shared
 * with others that follow the same pack.
 */
export function createSolutionChecker(renamed: RenamedNames = createRenamedNames()): SolutionChecker {
  // Playing pauses, which a memo cannot do.
  const known = new WeakMap<PlayableLevel, SolutionRun>();
  const knownOthers = new WeakMap<
    PlayableLevel,
    { readonly file: SourceFile; readonly results: readonly OtherResult[] }
  >();
  /** The number of the names that were read last. */
  let names = 0;
  const baselines = createBaselines(renamed);
  function* runWork(level: PlayableLevel, entry: LevelEntry): Work<SolutionRun> {
    const run =
      known.get(level) ?? (yield* runSolution(level, ownText(entry.file, entry.model), level.solution, names));
    known.set(level, run);
    return run;
  }
  function* othersWork(level: PlayableLevel, entry: LevelEntry): Work<readonly OtherResult[]> {
    const before = knownOthers.get(level);
    if (before?.file === entry.file) return before.results;
    const results: OtherResult[] = [];
    for (const { name, moves } of entry.model.record.others?.read(entry.file.tree) ?? []) {
      const { replay } = yield* runSolution(level, "", moves);
      const { status, step } = replay;
      results.push({ name, status, moves: moves.length, ...(step === undefined ? {} : { step }) });
    }
    knownOthers.set(level, { file: entry.file, results });
    return results;
  }
  function* checkWork(entry: LevelEntry): Work<SolutionResult> {
    const level = entry.level();
    if (level === null) return unplayable(entry);
    const run = yield* runWork(level, entry);
    const others = yield* othersWork(level, entry);
    const difference = yield* baselines.differenceOf(run);
    return {
      level: entry.id,
      title: level.title,
      file: level.file,
      ...run.replay,
      ...difference,
      ...(others.length === 0 ? {} : { others }),
    };
  }
  const runOf = (level: PlayableLevel, entry: LevelEntry): SolutionRun => finish(runWork(level, entry));
  return {
    follow(pack) {
      names = renamed.follow(pack);
    },
    isKnown(entry) {
      const level = entry.level();
      return level === null || (known.has(level) && knownOthers.get(level)?.file === entry.file);
    },
    check: (entry) => finish(checkWork(entry)),
    checkWork,
    accept(entry) {
      const level = entry.level();
      if (level !== null) baselines.accept(runOf(level, entry));
    },
    compare(entry, step) {
      const level = entry.level();
      return level === null ? null : baselines.compare(runOf(level, entry), step);
    },
  };
}

/** Returns the result of a level that cannot be played: only the number of recorded moves. */
function unplayable({ id, file, model }: LevelEntry): SolutionResult {
  const moves = model.record.read(file.tree).length;
  return { level: id, title: model.starts.titleOf(file), file: file.path, status: "unplayable", moves };
}

/** Equal for levels with the same start and recorded moves; how they are written does not matter. */
const ownText = memoWithInputs((file: SourceFile, model: PackModel): string => {
  const moves = model.record.read(file.tree).map(({ move }) => move);
  return canonicalJson([model.starts.playedMembers(file) as JsonObject, moves]);
});

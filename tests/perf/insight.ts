// Measures what is asked of levels beside their shortest solution: random play, mutants, whole graphs, repairs.
import { type Work, advance, finish } from "../../shared/base/work";
import type { Game } from "../../shared/engine/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { learnFields } from "../../shared/engine/search/learnFields";
import { FieldTable } from "../../shared/engine/search/fieldTable";
import { generate } from "../../shared/engine/search/generate/generate";
import { insightOf } from "../../shared/engine/search/insight/insight";
import { sampledDifficulty } from "../../shared/engine/search/insight/randomPlay";
import { withFewestEdits } from "../../shared/engine/search/questions/repair";
import type { SearchOptions } from "../../shared/engine/search/searchRun";
import { TurnMemo } from "../../shared/engine/search/turnMemo";
import type { Figure } from "./figures";
import { processorMs, threadMs } from "./measure";

const GROUP = "solver";
const OPTIONS = { timeMs: 60_000, memoryBytes: 2 ** 30 };
const WALK_STEPS = 100;
const WALKS_MS = 2_000;
const MUTANTS = 200;

function seconds(run: () => void): number {
  const began = processorMs();
  run();
  return (processorMs() - began) / 1000;
}

function figure(name: string, value: number, unit: string, goal: string | null): Figure {
  return { group: GROUP, name, value, unit, goal };
}

/** Random walks as an estimate of difficulty makes them. */
export function walkFigure(level: PlayableLevel): Figure {
  const search = level.search?.(level.start(null));
  if (!search) throw new Error(`${level.id} cannot be searched`);
  const table = new FieldTable(search);
  const memo = new TurnMemo(search, table);
  finish(learnFields(search, table, memo));
  const until = Date.now() + WALKS_MS;
  let trials = 0;
  const spent = seconds(() => {
    while (Date.now() < until) {
      const told = finish(
        sampledDifficulty({ level: search, table, memo, steps: WALK_STEPS, isOver: () => Date.now() >= until }),
      );
      trials += told === null || told.kind === "exact" ? 0 : told.trials;
    }
  });
  return figure(`${level.id}: random walks of ${WALK_STEPS} steps`, trials / spent, "walks/s", "≥ 30,000");
}

/** Mutants of a small level, made and solved. */
export function mutantFigure(game: Game, id: string): Figure {
  const variants = game.variants?.(id);
  if (!variants) throw new Error(`${id} cannot be changed`);
  const mutation = { kinds: null, player: true, locked: [], mutations: 2 };
  const spec = { mutation, criteria: {}, rankBy: "length", seed: 1, tries: MUTANTS, keep: 1 } as const;
  let tried = 0;
  const perCandidate = { timeMs: 2_000, memoryBytes: 2 ** 28 };
  const spent = seconds(() => {
    ({ tried } = finish(generate(variants, spec, { timeMs: 60_000, perCandidate })));
  });
  return figure(`${id}: ${tried} mutants made and solved`, tried / spent, "levels/s", "≥ 20");
}

/** Runs work to its end; returns the most time of its thread between two of its pauses, in ms. */
export function longestPause(work: Work<unknown>): number {
  let longest = 0;
  for (let isDone = false; !isDone;) {
    const began = threadMs();
    isDone = advance(work, 0);
    longest = Math.max(longest, threadMs() - began);
  }
  return longest;
}

/** All that is reported of a level, and the longest time until that can be cancelled. */
export function insightFigures(level: PlayableLevel): readonly Figure[] {
  let longest = 0;
  let states = 0;
  const spent = seconds(() => {
    const onProgress: SearchOptions["onProgress"] = (progress) => (states = progress.states);
    longest = longestPause(insightOf(level, { ...OPTIONS, onProgress }));
  });
  return [
    figure(`${level.id}: all that is reported of its ${states} states and more`, spent, "s", null),
    figure(`${level.id}: the longest time until that can be cancelled`, longest, "ms", "≤ 50"),
  ];
}

/** A solution without its middle move, repaired with the fewest edits. */
export function repairFigure(level: PlayableLevel): Figure {
  const middle = Math.floor(level.solution.length / 2);
  const broken = level.solution.filter((_, index) => index !== middle);
  const spent = seconds(() => finish(withFewestEdits(level, broken, OPTIONS)));
  return figure(`${level.id}: a broken solution repaired`, spent * 1000, "ms", null);
}

// How a thread answers each question about a level.
import { assertNever } from "../../base/assertNever";
import type { BoardView } from "../../base/boardView";
import type { Work } from "../../base/work";
import type { LevelVariants } from "../../engine/levelVariants";
import type { PlayableLevel } from "../../engine/playableLevel";
import { generate, mutantOf } from "../../engine/search/generate/generate";
import type { GenerateProgress } from "../../engine/search/generate/generateOutcome";
import { type LevelInsight, insightOf } from "../../engine/search/insight/insight";
import { ablation } from "../../engine/search/questions/ablation";
import { constrained, playThat } from "../../engine/search/questions/constraints";
import { repairsOf } from "../../engine/search/questions/repair";
import { versionReport } from "../../engine/search/questions/versions";
import type { Shortest } from "../../engine/search/searchOutcome";
import type { SearchOptions } from "../../engine/search/searchRun";
import { shortest } from "../../engine/search/shortest";
import type { GameAction } from "../../engine/turnRecord";
import { createKeptSearch } from "./keptSearch";
import type { SolverQuestion, ThreadAnswer } from "./threadMessages";

/** A level as it stands in the pack. */
export interface AskedLevel {
  readonly level: PlayableLevel;
  /** Null where the language does not change levels. */
  readonly variants: LevelVariants | null;
}

export interface Answerer {
  answer(
    asked: AskedLevel,
    question: SolverQuestion,
    options: SearchOptions & { readonly onMaking: (progress: GenerateProgress) => void },
  ): Work<ThreadAnswer>;
  /** Forgets what is kept of levels that are not played any more. */
  forgetUnless(isPlayed: (level: PlayableLevel) => boolean): void;
}

/** How long a candidate may be searched, in ms: its level is like one that is solved in a moment. */
const CANDIDATE_MS = 1_000;

interface LastInsight {
  readonly level: PlayableLevel;
  readonly insight: LevelInsight;
  /** The time that the search could take, in ms. */
  readonly timeMs: number;
}

/**
 * Returns whether a search could find more in so many ms: the last one ended because its time was over, which was less.
 */
function couldFindMore(last: LastInsight, timeMs: number): boolean {
  return last.insight.report.because === "time" && last.timeMs < timeMs;
}

/** Creates it. It keeps the last insight, whose graph answers what is asked about states, and a search that can go on. */
export function createAnswerer(): Answerer {
  const kept = createKeptSearch();
  let last: LastInsight | null = null;
  const wholes = new WeakMap<PlayableLevel, Shortest>();

  function* insightInto(level: PlayableLevel, options: SearchOptions): Work<LevelInsight> {
    if (last?.level === level && !couldFindMore(last, options.timeMs)) return last.insight;
    // Two graphs would take twice the memory.
    last = null;
    const insight = yield* insightOf(level, options);
    // One that was cancelled tells nothing, and is made again when it is asked for.
    if (insight.report.because !== "cancelled") last = { level, insight, timeMs: options.timeMs };
    return insight;
  }
  /** The answer with all parts, searched once. */
  function* wholeOf(level: PlayableLevel, options: SearchOptions): Work<Shortest> {
    const known = wholes.get(level) ?? (yield* shortest(level, options)).answer;
    if (known.kind !== "unknown") wholes.set(level, known);
    return known;
  }
  function* answer(...[{ level, variants }, question, options]: Parameters<Answerer["answer"]>): Work<ThreadAnswer> {
    switch (question.kind) {
      case "shortest":
        return { kind: "shortest", answer: yield* kept.shortest(level, options) };
      case "insight":
        return { kind: "insight", report: (yield* insightInto(level, options)).report };
      case "after":
        return { kind: "after", report: (yield* insightInto(level, options)).after(question.path) };
      case "repairs":
        return { kind: "repairs", report: yield* repairsOf(level, level.solution, options) };
      case "constrained":
        return { kind: "constrained", report: yield* constrained(level, question.constraints, options) };
      case "playThat":
        return { kind: "playThat", report: yield* playThat(level, question.what, options) };
      case "parts": {
        const parts = variants?.parts ?? [];
        const report = parts.map(({ id, kind, name, layer, position }) => ({ id, kind, name, layer, position }));
        return { kind: "parts", report };
      }
      case "ablation": {
        const part = variants?.parts.find(({ id }) => id === question.part);
        const report = part === undefined ? null : yield* ablation(yield* wholeOf(level, options), part, options);
        return { kind: "ablation", report };
      }
      case "versions":
        return { kind: "versions", report: yield* versionReport(level, variants?.versions ?? [], options) };
      case "generate": {
        if (variants === null) return { kind: "none", because: "unplayable" };
        const { timeMs, isCancelled = () => false, onMaking } = options;
        const perCandidate = { timeMs: CANDIDATE_MS, memoryBytes: options.memoryBytes };
        const budget = { timeMs, isCancelled, onProgress: onMaking, perCandidate };
        return { kind: "generate", report: yield* generate(variants, question.spec, budget) };
      }
      case "made": {
        const { spec, number, path } = question.made;
        const mutant = variants === null ? null : mutantOf(variants, spec, number);
        if (mutant === null) return { kind: "made", report: null };
        return { kind: "made", report: { boards: boardsAlong(mutant.level, path), edits: mutant.edits() } };
      }
      default:
        return assertNever(question);
    }
  }
  return {
    answer,
    forgetUnless(isPlayed) {
      kept.forgetUnless(isPlayed);
      if (last !== null && !isPlayed(last.level)) last = null;
    },
  };
}

function boardsAlong<State>(level: PlayableLevel<State>, path: readonly GameAction[]): readonly BoardView[] {
  let state = level.start(null);
  const boards = [level.view(state)];
  for (const action of path) {
    ({ state } = level.step(state, action, null));
    boards.push(level.view(state));
  }
  return boards;
}

// What a thread of the solver does: keeps the texts of the pack, and answers one question at a time. It does not yield
// while it works: its orders wait, and it is told to stop through a flag.
import { assertNever } from "../../base/assertNever";
import type { Work } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import { type LevelInsight, insightOf } from "../../engine/search/insight/insight";
import { constrained, playThat } from "../../engine/search/questions/constraints";
import { repairsOf } from "../../engine/search/questions/repair";
import type { SearchOptions } from "../../engine/search/searchRun";
import { shortest } from "../../engine/search/shortest";
import { createKnowledge } from "../knowledge";
import { createWorkspace } from "../workspace";
import type { JobBudget, SolverQuestion, ThreadAnswer, ThreadOrder, ThreadReport } from "./threadMessages";

export interface ThreadEdge {
  post(report: ThreadReport): void;
  /** Returns whether a job is to end. Asked every few milliseconds. */
  isCancelled(job: number): boolean;
}

/** How often a long search tells how far it is, in ms. */
const TELL_MS = 200;

/** Creates the function that carries out orders, each to its end. */
export function createThreadWork(edge: ThreadEdge): (order: ThreadOrder) => void {
  const workspace = createWorkspace();
  const knowledge = createKnowledge(() => workspace.pack());
  /** The last insight: its graph answers what is asked about states. */
  let last: { readonly level: PlayableLevel; readonly insight: LevelInsight } | null = null;

  function* insightInto(level: PlayableLevel, options: SearchOptions): Work<LevelInsight> {
    if (last?.level === level) return last.insight;
    // Two graphs would take twice the memory.
    last = null;
    const insight = yield* insightOf(level, options);
    last = { level, insight };
    return insight;
  }
  function* workOf(level: PlayableLevel, question: SolverQuestion, options: SearchOptions): Work<ThreadAnswer> {
    switch (question.kind) {
      case "shortest":
        return { kind: "shortest", answer: yield* shortest(level, options) };
      case "insight":
        return { kind: "insight", report: (yield* insightInto(level, options)).report };
      case "repairs":
        return { kind: "repairs", report: yield* repairsOf(level, level.solution, options) };
      case "constrained":
        return { kind: "constrained", report: yield* constrained(level, question.constraints, options) };
      case "playThat":
        return { kind: "playThat", report: yield* playThat(level, question.what, options) };
      case "after":
        return { kind: "after", report: (yield* insightInto(level, options)).after(question.path) };
      default:
        return assertNever(question);
    }
  }
  const answer = (job: number, question: SolverQuestion, budget: JobBudget): ThreadAnswer => {
    const isCancelled = (): boolean => edge.isCancelled(job);
    if (isCancelled()) return { kind: "none", because: "cancelled" };
    const level = knowledge.entry(question.level)?.level() ?? null;
    if (level === null) return { kind: "none", because: "unplayable" };
    let toldMs = Date.now();
    const work = workOf(level, question, {
      ...budget,
      isCancelled,
      onProgress(progress) {
        if (Date.now() - toldMs < TELL_MS) return;
        toldMs = Date.now();
        edge.post({ kind: "progress", job, progress });
      },
    });
    try {
      return finishUnless(isCancelled, work) ?? { kind: "none", because: "cancelled" };
    } catch (error) {
      // A store that cannot grow: the system has no memory left.
      if (error instanceof RangeError) return { kind: "none", because: "memory" };
      throw error;
    }
  };
  return (order) => {
    if (order.kind === "sync") workspace.sync(order.change);
    else edge.post({ kind: "done", job: order.job, answer: answer(order.job, order.question, order.budget) });
  };
}

/** Runs the work to its end; null when it is cancelled between two steps. */
function finishUnless<Value>(isCancelled: () => boolean, work: Work<Value>): Value | null {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    if (isCancelled()) return null;
  }
}

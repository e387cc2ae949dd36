// What a thread of the solver does: keeps the texts of the pack, and answers one question at a time. It does not yield
// while it works: its orders wait, and it is told to stop through a flag.
import { finish } from "../../base/work";
import type { Answer } from "../../engine/search/searchOutcome";
import { shortest } from "../../engine/search/shortest";
import { createKnowledge } from "../knowledge";
import { createWorkspace } from "../workspace";
import {
  type JobBudget,
  type SolverQuestion,
  type ThreadOrder,
  type ThreadReport,
  nothingKnown,
} from "./threadMessages";

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
  const answer = (job: number, question: SolverQuestion, budget: JobBudget): Answer => {
    if (edge.isCancelled(job)) return nothingKnown("cancelled");
    const level = knowledge.entry(question.level)?.level() ?? null;
    if (level === null) return nothingKnown("unplayable");
    let toldMs = Date.now();
    const work = shortest(level, {
      ...budget,
      isCancelled: () => edge.isCancelled(job),
      onProgress(progress) {
        if (Date.now() - toldMs < TELL_MS) return;
        toldMs = Date.now();
        edge.post({ kind: "progress", job, progress });
      },
    });
    try {
      return finish(work);
    } catch (error) {
      // A store that cannot grow: the system has no memory left.
      if (error instanceof RangeError) return nothingKnown("memory");
      throw error;
    }
  };
  return (order) => {
    if (order.kind === "sync") workspace.sync(order.change);
    else edge.post({ kind: "done", job: order.job, answer: answer(order.job, order.question, order.budget) });
  };
}

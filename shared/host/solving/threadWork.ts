// What a thread of the solver does: keeps the texts of the pack, and answers one question at a time. It does not yield
// while it works: its orders wait, and it is told to stop through a flag.
import { type Work, finish } from "../../base/work";
import { createKnowledge } from "../knowledge";
import { createWorkspace } from "../workspace";
import { type AskedLevel, createAnswerer } from "./answers";
import type { JobBudget, SolverQuestion, ThreadAnswer, ThreadOrder, ThreadReport } from "./threadMessages";

export interface ThreadEdge {
  post(report: ThreadReport): void;
  /** Returns whether a job is to end. Asked every few milliseconds. */
  isCancelled(job: number): boolean;
}

/** How often long work tells how far it is, in ms. */
const TELL_MS = 200;

/** Creates the function that carries out orders, each to its end. */
export function createThreadWork(edge: ThreadEdge): (order: ThreadOrder) => void {
  const workspace = createWorkspace();
  const knowledge = createKnowledge(() => workspace.pack());
  const answerer = createAnswerer();

  const levelOf = (id: string): AskedLevel | null => {
    const { game } = knowledge.compiled().compilation;
    const level = knowledge.entry(id)?.level() ?? null;
    return level === null ? null : { level, variants: game?.variants?.(id) ?? null };
  };
  const answer = (job: number, question: SolverQuestion, budget: JobBudget): ThreadAnswer => {
    const isCancelled = (): boolean => edge.isCancelled(job);
    if (isCancelled()) return { kind: "none", because: "cancelled" };
    const asked = levelOf(question.level);
    answerer.forgetUnless((level) => knowledge.entry(level.id)?.level() === level);
    if (asked === null) return { kind: "none", because: "unplayable" };
    let toldMs = Date.now();
    const tell = (report: ThreadReport): void => {
      if (Date.now() - toldMs < TELL_MS) return;
      toldMs = Date.now();
      edge.post(report);
    };
    const work = answerer.answer(asked, question, {
      ...budget,
      isCancelled,
      onProgress: (progress) => tell({ kind: "progress", job, progress }),
      onMaking: (progress) => tell({ kind: "making", job, progress }),
    });
    try {
      // What has been made by then is kept.
      if (question.kind === "generate") return finish(work);
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

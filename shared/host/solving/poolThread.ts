// A thread of the solver's pool with the job that it works on.
import type { GenerateProgress } from "../../engine/search/generate/generateOutcome";
import type { SearchProgress } from "../../engine/search/searchRun";
import type { SolverQuestion, ThreadAnswer, ThreadOrder, ThreadReport } from "./threadMessages";

/** A level with fewer states is searched to its end where the solver gets little of the processor, too. */
const SMALL_STATES = 50_000;

/** A thread that carries out orders one after the other. */
export interface SolverThread {
  post(order: ThreadOrder): void;
  /** Tells it through shared memory to end a job, and all before it. */
  cancel(job: number): void;
  terminate(): void;
}

export interface PoolJob {
  readonly question: SolverQuestion;
  readonly timeMs: number;
  /** The lowest is done first, and interrupts others when no thread is free. May change while it waits. */
  priority: number;
  /** It goes on where an earlier one about its level ended: it waits for the thread that did that. */
  readonly goesOn?: true;
  progress(progress: SearchProgress): void;
  making?(progress: GenerateProgress): void;
  /** Not called for a job that was dropped. */
  done(answer: ThreadAnswer): void;
}

/** What becomes of a job that ends: its answer is passed on or not, or it waits again. */
export type Fate = "wanted" | "dropped" | "interrupted";

interface Running {
  readonly number: number;
  readonly job: PoolJob;
  fate: Fate;
  isStopping: boolean;
}

export class PoolThread {
  running: Running | null = null;

  constructor(readonly thread: SolverThread) {}

  /** Begins a job, of the next number. `memoryBytes`: as much as it may use. */
  begin(number: number, job: PoolJob, memoryBytes: number): void {
    this.running = { number, job, fate: "wanted", isStopping: false };
    const { question, timeMs } = job;
    const budget = { timeMs, memoryBytes, leastStates: SMALL_STATES };
    this.thread.post({ kind: "job", job: number, question, budget });
  }

  /** Passes on how far the job is. */
  progress(report: Exclude<ThreadReport, { readonly kind: "done" }>): void {
    if (this.running?.fate !== "wanted") return;
    const { job } = this.running;
    if (report.kind === "progress") job.progress(report.progress);
    else job.making?.(report.progress);
  }

  /** Tells the thread to end its job. Gives what runs when it was not told before, else null. */
  stop(fate: Fate): Running | null {
    const { running } = this;
    if (running === null) return null;
    running.fate = fate;
    if (running.isStopping) return null;
    running.isStopping = true;
    this.thread.cancel(running.number);
    return running;
  }

  /** Ends the job with an answer. Returns it when it is to wait again, else null. */
  settle(answer: ThreadAnswer): PoolJob | null {
    const { running } = this;
    this.running = null;
    if (running?.fate === "wanted") running.job.done(answer);
    return running?.fate === "interrupted" ? running.job : null;
  }
}

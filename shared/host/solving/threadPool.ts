// Shares the solver's threads out among questions: the most urgent first. A thread that does not stop within its time
// when it is told to is ended, and another one takes its place.
import { type Disposable, disposeAll } from "../../base/disposable";
import type { PackSync } from "../../rpc/packSync";
import type { SolverQuestion, ThreadAnswer, ThreadOrder, ThreadReport } from "./threadMessages";
import type { GenerateProgress } from "../../engine/search/generate/generateOutcome";
import type { SearchProgress } from "../../engine/search/searchRun";

/** A thread that carries out orders one after the other. */
export interface SolverThread {
  post(order: ThreadOrder): void;
  /** Tells it through shared memory to end a job, and all before it. */
  cancel(job: number): void;
  terminate(): void;
}

export interface ThreadListener {
  report(report: ThreadReport): void;
  /** The thread has ended by itself: it ran out of memory. */
  ended(): void;
}

export interface PoolEdge {
  startThread(listener: ThreadListener): SolverThread;
  readonly mostThreads: number;
  /** Does something after so many milliseconds, unless disposed of before. */
  later(ms: number, work: () => void): Disposable;
  /** Returns a sync with all texts, for a thread that knows nothing. */
  wholePack(): PackSync;
  /** Bytes that all threads together may use. */
  memoryBytes(): number;
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

export interface ThreadPool {
  add(job: PoolJob): void;
  /** Forgets a job, waiting or running. */
  drop(job: PoolJob): void;
  /** Ends a job early: it is done as far as it came. One that waits is dropped and done without an answer. */
  end(job: PoolJob): void;
  /** Looks at the priorities again. */
  reorder(): void;
  /** Ends all threads, and what they have kept with them; their jobs start over on others. */
  renew(): void;
  /** Passes changed texts on: jobs that are added from now on are about them. */
  sync(change: PackSync): void;
  dispose(): void;
}

/** How long a thread may take to stop before it is ended. */
const STOP_MS = 50;

/** What becomes of a job that ends: its answer is passed on or not, or it waits again. */
type Fate = "wanted" | "dropped" | "interrupted";

interface Seat {
  readonly thread: SolverThread;
  running: { readonly number: number; readonly job: PoolJob; fate: Fate; isStopping: boolean } | null;
}

/** Creates a pool without threads: they are started when there is work for them. */
export function createThreadPool(edge: PoolEdge): ThreadPool {
  const seats = new Set<Seat>();
  const waiting = new Set<PoolJob>();
  const timers = new Set<Disposable>();
  /** By level, the thread that last worked on it. */
  const homes = new Map<string, Seat>();
  let numbers = 0;

  const open = (): Seat => {
    const seat: Seat = {
      thread: edge.startThread({
        report: (report) => hear(seat, report),
        ended() {
          if (!seats.delete(seat)) return;
          settle(seat, { kind: "none", because: "memory" });
          pump();
        },
      }),
      running: null,
    };
    seats.add(seat);
    seat.thread.post({ kind: "sync", change: edge.wholePack() });
    return seat;
  };
  const settle = (seat: Seat, answer: ThreadAnswer): void => {
    const { running } = seat;
    seat.running = null;
    if (running?.fate === "interrupted") waiting.add(running.job);
    else if (running?.fate === "wanted") running.job.done(answer);
  };
  const hear = (seat: Seat, report: ThreadReport): void => {
    const { running } = seat;
    if (!seats.has(seat) || running?.number !== report.job) return;
    if (report.kind !== "done") {
      if (running.fate === "wanted" && report.kind === "progress") running.job.progress(report.progress);
      if (running.fate === "wanted" && report.kind === "making") running.job.making?.(report.progress);
      return;
    }
    settle(seat, report.answer);
    pump();
  };
  const stop = (seat: Seat, fate: Fate): void => {
    const { running, thread } = seat;
    if (running === null) return;
    running.fate = fate;
    if (running.isStopping) return;
    running.isStopping = true;
    thread.cancel(running.number);
    const timer = edge.later(STOP_MS, () => {
      timers.delete(timer);
      if (seat.running !== running || !seats.delete(seat)) return;
      thread.terminate();
      settle(seat, { kind: "none", because: "cancelled" });
      pump();
    });
    timers.add(timer);
  };
  const begin = (seat: Seat, job: PoolJob): void => {
    const { question, timeMs } = job;
    waiting.delete(job);
    homes.set(question.level, seat);
    seat.running = { number: ++numbers, job, fate: "wanted", isStopping: false };
    const budget = { timeMs, memoryBytes: Math.floor(edge.memoryBytes() / edge.mostThreads) };
    seat.thread.post({ kind: "job", job: numbers, question, budget });
  };
  const pump = (): void => {
    for (;;) {
      const job = mostUrgent(waiting);
      if (job === null) return;
      const home = homeOf(job);
      if (job.goesOn === true && home !== null && home.running !== null) {
        if (home.running.isStopping) return;
        if (home.running.job.priority > job.priority) return stop(home, "interrupted");
      }
      const free = home?.running === null ? home : Array.from(seats).find(({ running }) => running === null);
      if (free === undefined && seats.size >= edge.mostThreads) return makeRoom(job);
      begin(free ?? open(), job);
    }
  };
  /** The thread that last worked on the job's level, and may have kept what it found out. */
  const homeOf = ({ question }: PoolJob): Seat | null => {
    const home = homes.get(question.level);
    return home !== undefined && seats.has(home) ? home : null;
  };
  /** Interrupts the least urgent job if it is less urgent than the one that waits. */
  const makeRoom = (job: PoolJob): void => {
    let least: Seat | null = null;
    for (const seat of seats) {
      // One that is stopping makes room by itself.
      if (seat.running === null || seat.running.isStopping) return;
      if (seat.running.job.priority > (least?.running?.job.priority ?? job.priority)) least = seat;
    }
    if (least !== null) stop(least, "interrupted");
  };
  return {
    add(job) {
      waiting.add(job);
      pump();
    },
    drop(job) {
      waiting.delete(job);
      for (const seat of seats) if (seat.running?.job === job) stop(seat, "dropped");
    },
    end(job) {
      if (waiting.delete(job)) return job.done({ kind: "none", because: "cancelled" });
      for (const seat of seats) if (seat.running?.job === job) stop(seat, "wanted");
    },
    reorder: pump,
    renew() {
      const old = Array.from(seats);
      seats.clear();
      for (const seat of old) {
        seat.thread.terminate();
        // One that had been interrupted waits, one that was to end early is done.
        if (seat.running?.fate === "wanted" && !seat.running.isStopping) seat.running.fate = "interrupted";
        settle(seat, { kind: "none", because: "cancelled" });
      }
      pump();
    },
    sync(change) {
      for (const { thread } of seats) thread.post({ kind: "sync", change });
    },
    dispose() {
      disposeAll(Array.from(timers));
      for (const { thread } of seats) thread.terminate();
      seats.clear();
      waiting.clear();
    },
  };
}

function mostUrgent(jobs: Iterable<PoolJob>): PoolJob | null {
  let first: PoolJob | null = null;
  for (const job of jobs) if (first === null || job.priority < first.priority) first = job;
  return first;
}

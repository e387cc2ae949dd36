// Shares the solver's threads out among questions: the most urgent first. A thread that does not stop within its time
// when it is told to is ended, and another one takes its place.
import { type Disposable, disposeAll } from "../../base/disposable";
import type { PackSync } from "../../rpc/packSync";
import { type Fate, type PoolJob, PoolThread, type SolverThread } from "./poolThread";
import type { ThreadAnswer, ThreadReport } from "./threadMessages";

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

/** How long a thread may take to stop before it is ended. */
const STOP_MS = 50;

/** Has no threads at first: they are started when there is work for them. */
export class ThreadPool implements Disposable {
  private readonly threads = new Set<PoolThread>();
  private readonly waiting = new Set<PoolJob>();
  private readonly timers = new Set<Disposable>();
  /** By level, the thread that last worked on it. */
  private readonly homes = new Map<string, PoolThread>();
  /** Of the job that was begun last: each beginning has a number of its own. */
  private lastNumber = 0;

  constructor(private readonly edge: PoolEdge) {}

  add(job: PoolJob): void {
    this.waiting.add(job);
    this.reorder();
  }

  /** Forgets a job, waiting or running. */
  drop(job: PoolJob): void {
    this.waiting.delete(job);
    for (const each of this.threads) if (each.running?.job === job) this.stop(each, "dropped");
  }

  /** Ends a job early: it is done as far as it came. One that waits is dropped and done without an answer. */
  end(job: PoolJob): void {
    if (this.waiting.delete(job)) return job.done({ kind: "none", because: "cancelled" });
    for (const each of this.threads) if (each.running?.job === job) this.stop(each, "wanted");
  }

  /** Begins what is most urgent, by the priorities as they are now, and interrupts what is less urgent. */
  reorder(): void {
    for (;;) {
      const job = mostUrgent(this.waiting);
      if (job === null || this.waitsForHome(job)) return;
      const free = this.freeThreadFor(job);
      if (free === null) return this.makeRoom(job);
      this.begin(free, job);
    }
  }

  /** Ends all threads, and what they have kept with them; their jobs start over on others. */
  renew(): void {
    const old = Array.from(this.threads);
    this.threads.clear();
    for (const each of old) {
      each.thread.terminate();
      // One that had been interrupted waits, one that was to end early is done.
      if (each.running?.fate === "wanted" && !each.running.isStopping) each.running.fate = "interrupted";
      this.settle(each, { kind: "none", because: "cancelled" });
    }
    this.reorder();
  }

  /** Passes changed texts on: jobs that are added from now on are about them. */
  sync(change: PackSync): void {
    for (const { thread } of this.threads) thread.post({ kind: "sync", change });
  }

  dispose(): void {
    disposeAll(Array.from(this.timers));
    for (const { thread } of this.threads) thread.terminate();
    this.threads.clear();
    this.waiting.clear();
  }

  /**
   * Returns whether a job that goes on waits for the thread that has what was found out so far, until that thread stops.
   * It is stopped where what it does is less urgent.
   */
  private waitsForHome(job: PoolJob): boolean {
    const home = job.goesOn === true ? this.homeOf(job) : null;
    if (home === null || home.running === null) return false;
    if (home.running.isStopping) return true;
    if (home.running.job.priority <= job.priority) return false;
    this.stop(home, "interrupted");
    return true;
  }

  /** Returns a thread without a job, the one that knows the job's level if it can be; null where all are busy. */
  private freeThreadFor(job: PoolJob): PoolThread | null {
    const home = this.homeOf(job);
    if (home?.running === null) return home;
    for (const each of this.threads) if (each.running === null) return each;
    return this.threads.size < this.edge.mostThreads ? this.open() : null;
  }

  private open(): PoolThread {
    const opened: PoolThread = new PoolThread(
      this.edge.startThread({
        report: (report) => this.receive(opened, report),
        ended: () => this.lose(opened, "memory"),
      }),
    );
    this.threads.add(opened);
    opened.thread.post({ kind: "sync", change: this.edge.wholePack() });
    return opened;
  }

  private begin(free: PoolThread, job: PoolJob): void {
    this.waiting.delete(job);
    this.homes.set(job.question.level, free);
    this.lastNumber += 1;
    free.begin(this.lastNumber, job, Math.floor(this.edge.memoryBytes() / this.edge.mostThreads));
  }

  private receive(from: PoolThread, report: ThreadReport): void {
    // What a job that has ended still says is of no use.
    if (!this.threads.has(from) || from.running?.number !== report.job) return;
    if (report.kind !== "done") return from.progress(report);
    this.settle(from, report.answer);
    this.reorder();
  }

  /** Tells a thread to stop, and ends it when it does not in time. */
  private stop(busy: PoolThread, fate: Fate): void {
    const stopping = busy.stop(fate);
    if (stopping === null) return;
    const timer = this.edge.later(STOP_MS, () => {
      this.timers.delete(timer);
      if (busy.running !== stopping || !this.threads.has(busy)) return;
      busy.thread.terminate();
      this.lose(busy, "cancelled");
    });
    this.timers.add(timer);
  }

  /** Goes on without a thread that has ended. */
  private lose(ended: PoolThread, because: "memory" | "cancelled"): void {
    if (!this.threads.delete(ended)) return;
    this.settle(ended, { kind: "none", because });
    this.reorder();
  }

  /** Ends the job of a thread; one that was interrupted waits again. */
  private settle(done: PoolThread, answer: ThreadAnswer): void {
    const job = done.settle(answer);
    if (job !== null) this.waiting.add(job);
  }

  /** Returns the thread that last worked on the job's level, and may have kept what it found out. */
  private homeOf({ question }: PoolJob): PoolThread | null {
    const home = this.homes.get(question.level);
    return home !== undefined && this.threads.has(home) ? home : null;
  }

  /** Interrupts the least urgent job if it is less urgent than the one that waits. */
  private makeRoom(job: PoolJob): void {
    let least: PoolThread | null = null;
    for (const each of this.threads) {
      // One that is stopping makes room by itself.
      if (each.running === null || each.running.isStopping) return;
      if (each.running.job.priority > (least?.running?.job.priority ?? job.priority)) least = each;
    }
    if (least !== null) this.stop(least, "interrupted");
  }
}

function mostUrgent(jobs: Iterable<PoolJob>): PoolJob | null {
  let first: PoolJob | null = null;
  for (const job of jobs) if (first === null || job.priority < first.priority) first = job;
  return first;
}

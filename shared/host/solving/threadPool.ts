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
  private numbers = 0;

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

  /** Begins what is most urgent, by the priorities as they are now. */
  reorder(): void {
    for (;;) {
      const job = mostUrgent(this.waiting);
      if (job === null) return;
      const home = this.homeOf(job);
      if (job.goesOn === true && home !== null && home.running !== null) {
        if (home.running.isStopping) return;
        if (home.running.job.priority > job.priority) return this.stop(home, "interrupted");
      }
      const free = home?.running === null ? home : Array.from(this.threads).find(({ running }) => running === null);
      if (free === undefined && this.threads.size >= this.edge.mostThreads) return this.makeRoom(job);
      this.begin(free ?? this.open(), job);
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

  private open(): PoolThread {
    const opened: PoolThread = new PoolThread(
      this.edge.startThread({
        report: (report) => this.hear(opened, report),
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
    this.numbers += 1;
    free.begin(this.numbers, job, Math.floor(this.edge.memoryBytes() / this.edge.mostThreads));
  }

  private hear(told: PoolThread, report: ThreadReport): void {
    if (!this.threads.has(told) || told.running?.number !== report.job) return;
    if (report.kind !== "done") return told.progress(report);
    this.settle(told, report.answer);
    this.reorder();
  }

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

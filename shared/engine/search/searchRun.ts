// Runs a search over packed states within its budget: restarts it when a field turns out to matter late, and looks at
// time, memory and a request to cancel between two slices. One that was cut can go on with a larger budget.
import { type Work, SLICE_MS } from "../../base/work";
import type { Expansion } from "./expansion";
import { FieldTable } from "./fieldTable";
import { learnFields } from "./learnFields";
import type { SearchLevel } from "./searchLevel";
import type { Cut, SearchCost } from "./searchOutcome";
import { TurnMemo } from "./turnMemo";

/** What a search may use, and where it reports. */
export interface SearchOptions {
  readonly timeMs: number;
  readonly memoryBytes: number;
  /** It takes up to `GRACE` times as long for the first so many states: the machine may be busy. Absent: none. */
  readonly leastStates?: number;
  /** The most states; absent: any number. */
  readonly states?: number;
  /** Asked at least every few milliseconds. */
  readonly isCancelled?: () => boolean;
  /** Told between slices: no path with fewer moves than `noneUnder` wins. */
  readonly onProgress?: (progress: SearchProgress) => void;
}

export interface SearchProgress {
  readonly noneUnder: number;
  readonly states: number;
  readonly ms: number;
}

/** How a search ended. `grows`: the field that had taken the most values by far, when there seems to be no end of them. */
export type Ending =
  | { readonly kind: "won" | "exhausted" | "limit" }
  | { readonly kind: "cut"; readonly because: Cut; readonly grows: string | null };

/** States of a search that is done without further ado. */
const SMALL = 2000;

/** How many times as long a search may take that has not come to its least states. */
const GRACE = 10;

/** A field with more values than this, and many for the number of states, counts as growing. */
const GROWING_VALUES = 2000;

export class SearchRun<Kind extends Expansion> {
  readonly table: FieldTable;
  readonly memo: TurnMemo;
  /** No path with fewer moves wins: what all tries have proven. */
  noneUnder = 1;
  private current: Kind | null = null;
  /** The layout of the states has changed since the search began: it must start over. */
  private isOutdated = true;
  private hasLearnt = false;
  /** When it would have begun, had it never rested. */
  private startMs = 0;
  /** How long it has run so far. */
  private spentMs = 0;

  constructor(
    readonly level: SearchLevel,
    private readonly begin: (table: FieldTable, memo: TurnMemo) => Kind,
  ) {
    this.table = new FieldTable(level);
    this.memo = new TurnMemo(level, this.table);
  }

  /** The search as far as it came; null before it began. */
  get expansion(): Kind | null {
    return this.current;
  }

  /**
   * Runs it, or lets one that was cut go on from where it was. The time of the options is for all runs together, and does
   * not count what lies between them.
   */
  *run(options: SearchOptions): Work<Ending> {
    this.startMs = Date.now() - this.spentMs;
    const ending = yield* this.tries(options);
    this.spentMs = Date.now() - this.startMs;
    return ending;
  }

  cost(): SearchCost {
    return {
      states: this.current?.states ?? 0,
      turns: this.current?.turns ?? 0,
      ms: this.spentMs,
      bytes: this.current === null ? 0 : this.bytes(this.current),
    };
  }

  private *tries(options: SearchOptions): Work<Ending> {
    for (;;) {
      const search = this.current === null || this.isOutdated ? this.begun() : this.current;
      const progress = search.expand(Math.min(Date.now() + SLICE_MS, this.endMs(search, options)));
      if (progress !== "more" && progress !== "again") return { kind: progress };
      if (progress === "more") this.noneUnder = Math.max(this.noneUnder, search.noneUnder);
      // Small levels are done before it pays to find out what may change.
      const isLearning = !this.hasLearnt && search.states >= SMALL;
      if (progress === "again" || isLearning) {
        this.isOutdated = true;
        if (isLearning) yield* this.learn();
        this.layOut(search);
        if (Date.now() >= this.endMs(search, options)) return { kind: "cut", because: "time", grows: null };
        continue;
      }
      const because = this.cut(search, options);
      if (because !== null) return { kind: "cut", because, grows: this.growing(search) };
      this.spentMs = Date.now() - this.startMs;
      options.onProgress?.({ noneUnder: this.noneUnder, states: search.states, ms: this.spentMs });
      yield;
    }
  }

  private begun(): Kind {
    if (this.current === null) this.table.layout();
    this.current = this.begin(this.table, this.memo);
    this.isOutdated = false;
    return this.current;
  }

  private *learn(): Work<void> {
    yield* learnFields(this.level, this.table, this.memo);
    this.hasLearnt = true;
  }

  private layOut(search: Kind): void {
    this.table.layout(search.wantsRoom);
    this.memo.clear();
  }

  /** When its time is over. */
  private endMs(search: Kind, { timeMs, leastStates = 0 }: SearchOptions): number {
    return this.startMs + (search.states < leastStates ? GRACE * timeMs : timeMs);
  }

  private cut(search: Kind, options: SearchOptions): Cut | null {
    const { memoryBytes, states, isCancelled } = options;
    if (isCancelled?.() === true) return "cancelled";
    if (Date.now() >= this.endMs(search, options)) return "time";
    if (this.bytes(search) >= memoryBytes) return "memory";
    return states !== undefined && search.states >= states ? "states" : null;
  }

  private bytes(search: Kind): number {
    return search.byteLength + this.memo.byteLength + this.table.byteLength + this.level.byteLength;
  }

  private growing(search: Kind): string | null {
    const widest = this.table.widest();
    if (widest === null || widest.values < GROWING_VALUES || widest.values < search.states / 64) return null;
    return this.level.nameOf(widest.field);
  }
}

// Answers in how few moves a level can be won, as work in slices.
import { type Work, SLICE_MS } from "../../base/work";
import type { PlayableLevel } from "../playableLevel";
import type { GameAction } from "../turnRecord";
import { BreadthFirst } from "./breadthFirst";
import { dream } from "./dreams";
import { FieldTable } from "./fieldTable";
import type { SearchLevel } from "./searchLevel";
import type { Answer, Cut, SearchCost, Shortest } from "./searchOutcome";
import { TurnMemo } from "./turnMemo";

/** What a search may use, and whom it tells. */
export interface SearchOptions {
  readonly timeMs: number;
  readonly memoryBytes: number;
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

/** States of a search that is done without further ado. */
const SMALL = 2000;

/** A field with more values than this, of which there are many for the number of states, is said to grow. */
const GROWING_VALUES = 2000;

const NO_COST: SearchCost = { states: 0, turns: 0, ms: 0, bytes: 0 };

/** Searches a level from its start. The path of a solution has been replayed on the engine. */
export function* shortest<State>(level: PlayableLevel<State>, options: SearchOptions): Work<Answer> {
  const startMs = Date.now();
  const search = level.search?.(level.start(null)) ?? null;
  if (search === null) return { answer: unknown(1, "unplayable", null), cost: NO_COST };
  const run = new Search(search, options, startMs);
  const answer = yield* run.answer();
  const holds = answer.kind !== "solved" || wins(level, answer.path);
  return { answer: holds ? answer : unknown(1, "contradiction", null), cost: run.cost() };
}

/** Returns whether the moves win the level with the last of them, as the engine plays it. */
export function wins<State>(level: PlayableLevel<State>, path: readonly GameAction[]): boolean {
  let state = level.start(null);
  for (const [index, action] of path.entries()) {
    const step = level.step(state, action, null);
    if (!step.accepted || step.lost || step.won !== (index === path.length - 1)) return false;
    ({ state } = step);
  }
  return path.length > 0;
}

function unknown(noneUnder: number, because: Cut, grows: string | null): Shortest {
  return { kind: "unknown", proven: false, noneUnder, because, grows };
}

class Search {
  private readonly table: FieldTable;
  private readonly memo: TurnMemo;
  private search: BreadthFirst | null = null;
  /** What earlier tries have proven, which began anew for a field read late. */
  private noneUnder = 1;

  constructor(
    private readonly level: SearchLevel,
    private readonly options: SearchOptions,
    private readonly startMs: number,
  ) {
    this.table = new FieldTable(level);
    this.memo = new TurnMemo(level, this.table);
  }

  *answer(): Work<Shortest> {
    this.table.layout();
    for (let hasDreamt = false; ;) {
      const search = new BreadthFirst(this.level, this.table, this.memo);
      this.search = search;
      for (let progress = search.expand(this.sliceEnd()); progress !== "again";) {
        if (progress === "won") return this.solved(search);
        if (progress === "exhausted") return { kind: "unsolvable", proven: true, limit: null };
        if (progress === "limit") return { kind: "unsolvable", proven: true, limit: this.level.lengthLimit };
        this.noneUnder = Math.max(this.noneUnder, search.depth + 1);
        // Small levels are done before it pays to find out what may change.
        if (!hasDreamt && search.states >= SMALL) break;
        const cut = this.cut(search);
        if (cut !== null) return unknown(this.noneUnder, cut, this.growing(search));
        this.options.onProgress?.({ noneUnder: this.noneUnder, states: search.states, ms: Date.now() - this.startMs });
        yield;
        progress = search.expand(this.sliceEnd());
      }
      if (!hasDreamt && search.states >= SMALL) {
        yield* dream(this.level, this.table, this.memo);
        hasDreamt = true;
      }
      this.table.layout();
      this.memo.clear();
      if (Date.now() - this.startMs >= this.options.timeMs) return unknown(this.noneUnder, "time", null);
    }
  }

  cost(): SearchCost {
    return {
      states: this.search?.states ?? 0,
      turns: this.search?.turns ?? 0,
      ms: Date.now() - this.startMs,
      bytes: this.search === null ? 0 : this.bytes(this.search),
    };
  }

  private solved(search: BreadthFirst): Shortest {
    const path = search.path().flatMap((action) => this.level.actions[action] ?? []);
    return { kind: "solved", length: path.length, path, proven: true };
  }

  private cut(search: BreadthFirst): Cut | null {
    const { timeMs, memoryBytes, states, isCancelled } = this.options;
    if (isCancelled?.() === true) return "cancelled";
    if (Date.now() - this.startMs >= timeMs) return "time";
    if (this.bytes(search) >= memoryBytes) return "memory";
    return states !== undefined && search.states >= states ? "states" : null;
  }

  private bytes(search: BreadthFirst): number {
    return search.byteLength + this.memo.byteLength + this.table.byteLength + this.level.byteLength;
  }

  private growing(search: BreadthFirst): string | null {
    const widest = this.table.widest();
    if (widest === null || widest.values < GROWING_VALUES || widest.values < search.states / 64) return null;
    return this.level.nameOf(widest.field);
  }

  private sliceEnd(): number {
    return Math.min(Date.now() + SLICE_MS, this.startMs + this.options.timeMs);
  }
}

// Replays the solutions of all levels of a pack once, with the results so far.
import type { Work } from "../../base/work";
import type { SolutionResult } from "../../rpc/solutions";
import type { LevelEntry, SolutionChecker } from "./solutions";

export class SolutionReplays {
  private readonly byLevel = new Map<string, SolutionResult>();
  /** Replays one level after the other. */
  readonly work: Work<void>;

  /** `waiting` are the entries in the order in which they are replayed. `checker` returns that of the present pack. */
  constructor(
    readonly entries: readonly LevelEntry[],
    private readonly waiting: readonly LevelEntry[],
    private readonly checker: () => SolutionChecker,
  ) {
    this.work = this.replay();
  }

  /** The results so far, in the order of the pack. */
  get results(): readonly SolutionResult[] {
    return this.entries.flatMap(({ id }) => this.byLevel.get(id) ?? []);
  }

  /** The number of levels without a result. */
  get remaining(): number {
    return this.entries.length - this.byLevel.size;
  }

  /** Returns whether all levels but one have been replayed in their current form. */
  isOneLevelsEdit(): boolean {
    const checker = this.checker();
    let unknown = 0;
    for (const entry of this.waiting) {
      if (!checker.isKnown(entry)) unknown += 1;
      if (unknown > 1) return false;
    }
    return this.entries.length > 1;
  }

  private *replay(): Work<void> {
    for (const entry of this.waiting) {
      this.byLevel.set(entry.id, yield* this.checker().checkWork(entry));
      yield;
    }
  }
}

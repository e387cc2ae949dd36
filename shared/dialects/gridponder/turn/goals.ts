// The goals of a level at the end of a turn.
import { GoalVerdict, RecordKind } from "../../../engine/trace/trace";
import type { GoalStatus } from "../../../engine/turnRecord";
import type { GoalCheck } from "../goals/goal";
import type { State } from "./state";
import type { StateWorld } from "./stateWorld";

/** A goal of a level. Most turns leave it as it is: then the status of the turn before is returned once more. */
export class LevelGoal {
  /** The status when it was last asked for. */
  last: GoalStatus;
  /** That of the world when the status was asked for: a level has one world. */
  private cellsVersion = -1;

  constructor(
    readonly id: string,
    readonly type: string,
    readonly check: GoalCheck,
  ) {
    this.last = { id, type, progress: 0, met: false };
  }

  status(world: StateWorld): GoalStatus {
    const { cellsVersion } = world;
    if (this.check.readsCellsOnly === true && cellsVersion === this.cellsVersion) return this.last;
    this.cellsVersion = cellsVersion;
    const { progress, met } = this.check.status(world);
    if (progress !== this.last.progress || met !== this.last.met) {
      this.last = { id: this.id, type: this.type, progress, met };
    }
    return this.last;
  }
}

/** The goals of a level, in their order. */
export class LevelGoals {
  /** Returned once more when no status has changed. */
  private last: readonly GoalStatus[] = [];
  /** The state that the last statuses are those of; null when that is not known. */
  private lastState: State | null = null;
  /** Some goal may change what an earlier one has seen in the same turn. */
  private readonly advance: boolean;

  constructor(readonly all: readonly LevelGoal[]) {
    this.advance = all.some(({ check }) => check.advance !== undefined);
  }

  /** Returns the statuses in the state that the world begins with. */
  statusesIn(state: State, world: StateWorld): readonly GoalStatus[] {
    return state === this.lastState ? this.last : this.all.map((goal) => goal.status(world));
  }

  /**
   * Lets the goals advance, one after the other, and returns their statuses. `before`: at the turn's beginning, for the
   * trace.
   */
  evaluate(world: StateWorld, before: readonly GoalStatus[]): readonly GoalStatus[] {
    const { all } = this;
    let isSame = this.last.length === all.length;
    let index = 0;
    for (const goal of all) {
      goal.check.advance?.(world);
      const status = goal.status(world);
      if (world.traced) noteStatus(world, status, index, before);
      if (status !== this.last[index]) isSame = false;
      index += 1;
    }
    if (!isSame) this.last = all.map((goal) => goal.last);
    this.lastState = null;
    return this.last;
  }

  /** Tells which state the turn ended with in which the goals were evaluated last. */
  endedWith(state: State): void {
    if (!this.advance) this.lastState = state;
  }
}

function noteStatus(world: StateWorld, status: GoalStatus, index: number, before: readonly GoalStatus[]): void {
  const { progress, met } = status;
  const verdict = met ? GoalVerdict.met : verdictOf(progress - (before[index]?.progress ?? progress));
  world.note(RecordKind.goal, index, world.traceValue(progress), verdict);
}

function verdictOf(gained: number): number {
  if (gained === 0) return GoalVerdict.open;
  return gained > 0 ? GoalVerdict.nearer : GoalVerdict.farther;
}

// The goals of a level at the end of a turn.
import { GoalVerdict, RecordKind } from "../../../engine/trace/trace";
import type { GoalStatus } from "../../../engine/turnRecord";
import type { GoalCheck } from "../goals/goal";
import type { World } from "./world";

/** A goal of a level. Most turns leave it as it is: then the status of the turn before is returned once more. */
export class LevelGoal {
  private last: GoalStatus;

  constructor(
    readonly id: string,
    readonly type: string,
    readonly check: GoalCheck,
  ) {
    this.last = { id, type, progress: 0, met: false };
  }

  status(world: World): GoalStatus {
    const { progress, met } = this.check.status(world);
    if (progress !== this.last.progress || met !== this.last.met) {
      this.last = { id: this.id, type: this.type, progress, met };
    }
    return this.last;
  }
}

/** Returns the progress of each goal. */
export function goalsProgress(goals: readonly LevelGoal[], world: World): readonly number[] {
  return goals.map(({ check }) => check.status(world).progress);
}

/** Lets the goals advance, one after the other, and returns their statuses. `progressBefore`: for the trace. */
export function evaluateGoals(
  goals: readonly LevelGoal[],
  world: World,
  progressBefore: readonly number[],
): readonly GoalStatus[] {
  const statuses: GoalStatus[] = [];
  for (const goal of goals) {
    goal.check.advance?.(world);
    const status = goal.status(world);
    if (world.traced) noteStatus(world, status, statuses.length, progressBefore);
    statuses.push(status);
  }
  return statuses;
}

function noteStatus(world: World, status: GoalStatus, index: number, progressBefore: readonly number[]): void {
  const { progress, met } = status;
  const verdict = met ? GoalVerdict.met : verdictOf(progress - (progressBefore[index] ?? progress));
  world.note(RecordKind.goal, index, world.traceValue(progress), verdict);
}

function verdictOf(gained: number): number {
  if (gained === 0) return GoalVerdict.open;
  return gained > 0 ? GoalVerdict.nearer : GoalVerdict.farther;
}

// What a lose condition is to the turn. To add one: a file here exporting a `LoseType`, and one line in `registry.ts`.
import type { Json, JsonPointer } from "../../../base/json";
import type { GoalReads } from "../../../engine/debugInfo";
import type { GoalModel } from "../turn/model";
import type { ConditionNote } from "../rules/conditions";
import type { SystemConfig } from "../systems/config";
import type { LevelFrame } from "../systems/system";
import type { World } from "../turn/world";

export interface LoseCheck {
  /** What it looks at; absent: any cell of the board. */
  readonly reads?: readonly GoalReads[];
  /** What a loss by this condition is called in results. */
  readonly reason: string;
  isLost(world: World): boolean;
  /** What it looked at, for the trace. */
  found(world: World): Json;
}

export interface LoseType {
  readonly type: string;
  /** Null: with this config, on this level, the condition can never hold. */
  compile(config: SystemConfig, level: LevelFrame, goals: readonly GoalModel[], clauses: Clauses): LoseCheck | null;
}

/** Where the clauses of a lose condition are told to the debugger. */
export interface Clauses {
  /** The place of the config in the level's file. */
  readonly at: JsonPointer;
  /** Gives the number of a new clause. */
  readonly note: (note: ConditionNote) => number;
}

// The interface of lose conditions. To add one: a file here exporting a `LoseType`, and one line in `registry.ts`.
import type { Json, JsonPointer } from "../../../base/json";
import type { GoalReads } from "../../../engine/debugInfo";
import type { GoalModel } from "../turn/model";
import type { ConditionNote } from "../rules/conditions";
import type { SystemConfig } from "../text/systems/config";
import type { LevelFrame } from "../systems/system";
import type { World } from "../turn/world";

export interface LoseCheck {
  /** What it reads; absent: any cell of the board. */
  readonly reads?: readonly GoalReads[];
  /** The name of the loss in results. */
  readonly reason: string;
  /** The number of actions after which it holds whatever the board is, unless a goal is met first; absent: none. */
  readonly afterActions?: number;
  isLost(world: World): boolean;
  /** Returns what it read, for the trace. */
  found(world: World): Json;
}

export interface LoseType {
  readonly type: string;
  /** Returns null when, with this config on this level, the condition can never hold. */
  compile(config: SystemConfig, level: LevelFrame, goals: readonly GoalModel[], clauses: Clauses): LoseCheck | null;
}

/** Registers the clauses of a lose condition for the debugger. */
export interface Clauses {
  /** Where the config is in the level's file. */
  readonly at: JsonPointer;
  /** Returns the number of a new clause. */
  readonly note: (note: ConditionNote) => number;
}

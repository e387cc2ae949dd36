// What a turn leaves behind: the action, what came of it, and its trace.
import type { BoardShape, BoardView } from "../base/boardView";
import type { Json, JsonObject } from "../base/json";
import type { Trace } from "./trace/trace";

/** What a player did: `{ action: "move", direction: "right" }`. All keys but `action` are its params. */
export interface GameAction {
  readonly action: string;
  readonly [param: string]: Json;
}

export interface GameEventData {
  readonly type: string;
  readonly payload: JsonObject;
}

export interface GoalStatus {
  readonly id: string;
  readonly type: string;
  /** 0..1 */
  readonly progress: number;
  readonly met: boolean;
}

/** Why an action was refused, in a refused turn's outcome. `by`: the record of the system that refused it. */
export type Refusal =
  { readonly reason: "level-over" | "not-offered" } | { readonly reason: "vetoed"; readonly by: number };

/** One turn as the play session keeps and sends it. `action` is null for loading. */
export interface TurnRecord {
  readonly action: GameAction | null;
  readonly accepted: boolean;
  readonly events: readonly GameEventData[];
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly goals: readonly GoalStatus[];
  /** The turn crossed its budget and ended early: its rules or systems go on without end. Absent: it did not. */
  readonly budgetSpent?: true;
  /** Of both boards, and of what the trace's numbers mean. */
  readonly shape: BoardShape;
  /** The board may be made only when it is asked for: who looks at many turns asks for `shape` where that does. */
  readonly before: BoardView;
  readonly after: BoardView;
  readonly trace: Trace;
}

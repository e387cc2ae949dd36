// The recorded result of a turn: the action, its outcome, and its trace.
import type { BoardShape, BoardView } from "../base/boardView";
import type { Json, JsonObject } from "../base/json";
import type { Trace } from "./trace/trace";

/** A player's action: `{ action: "move", direction: "right" }`. All keys except `action` are its params. */
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
  | { readonly reason: "level-over"; readonly won: boolean }
  | { readonly reason: "not-offered" }
  | { readonly reason: "vetoed"; readonly by: number };

/** One turn as the play session stores and sends it. `action` is null for loading. */
export interface TurnRecord {
  readonly action: GameAction | null;
  readonly accepted: boolean;
  readonly events: readonly GameEventData[];
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly goals: readonly GoalStatus[];
  /** The turn exceeded its budget and ended early: its rules or systems never end. Absent: it did not. */
  readonly budgetSpent?: true;
  /** The shape of both boards, and the entities for the trace's numbers. */
  readonly shape: BoardShape;
  /** The board may be made on first access; use `shape` where that is enough. */
  readonly before: BoardView;
  readonly after: BoardView;
  readonly trace: Trace;
}

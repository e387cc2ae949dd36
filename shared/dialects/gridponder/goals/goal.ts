// The interface of goals. To add one: a file here exporting a `GoalType`, and one line in `registry.ts`.
import type { GoalReads } from "../../../engine/debugInfo";
import type { SystemConfig } from "../text/systems/config";
import type { LevelFrame } from "../systems/system";
import type { World } from "../turn/world";

export interface GoalResult {
  /** 0..1 */
  readonly progress: number;
  readonly met: boolean;
}

export interface GoalCheck {
  /** What it reads; absent: any cell of the board. */
  readonly reads?: readonly GoalReads[];
  /** `status` reads nothing but cells, so that it is the same until one of them changes. */
  readonly readsCellsOnly?: true;
  /** Returns the goal's progress. Changes nothing. Depends on the state alone, not on the turn's events. */
  status(world: World): GoalResult;
  /** Returns the same as `status(world).met`, but stops reading at the first thing that is missing. */
  isMet?(world: World): boolean;
  /** For goals that advance or take something from the board at the end of a turn: runs before `status`. */
  readonly advance?: (world: World) => void;
}

export interface GoalType {
  readonly type: string;
  compile(config: SystemConfig, level: LevelFrame, id: string): GoalCheck;
}

export const UNREACHABLE: GoalResult = { progress: 0, met: false };
export const REACHED: GoalResult = { progress: 1, met: true };

export function binary(met: boolean): GoalResult {
  return met ? REACHED : UNREACHABLE;
}

export function fraction(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole));
}

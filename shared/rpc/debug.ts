// The calls of the debugger that need the engine: running to breakpoints, and asking conditions of a moment.
import type { Json } from "../base/json";
import type { Breakpoint, Hit, Moment } from "../engine/breakpoints";
import type { RuleGraph } from "../engine/ruleGraph";

export interface RunRequest {
  readonly breakpoints: readonly Breakpoint[];
  readonly from: Moment;
  readonly direction: "forward" | "backward";
}

/** Where a run over a session came to. */
export interface RunAnswer {
  /** Null: it ran to the session's end, or back to its start. */
  readonly hit: Hit | null;
  /** Hits in the whole session. */
  readonly hits: number;
}

/** The first hit on a level's recorded solution. */
export interface GoldPathHit {
  readonly level: string;
  readonly file: string;
  readonly hit: Hit;
  readonly hits: number;
}

/** What a condition gave at a moment; null: it is not one of the language's. */
export type ConditionAnswer = boolean | null;

export interface DebugApi {
  /** The next hit of a session's turns, those taken back included; null when the session has ended. */
  runSession(session: number, request: RunRequest): Promise<RunAnswer | null>;
  /** Levels on whose recorded solutions a breakpoint stops, in the pack's order, as the text is now. */
  runGoldPaths(breakpoints: readonly Breakpoint[]): Promise<readonly GoldPathHit[]>;
  /** Who emits and who listens in the game, and in a level's own rules when its file is given. */
  ruleGraph(levelFile: string | null): Promise<RuleGraph | null>;
  /** Whether conditions hold at a record of a session's turn (null: after all of it); null when the session has ended. */
  askConditions(
    session: number,
    turn: number,
    record: number | null,
    conditions: readonly Json[],
  ): Promise<readonly ConditionAnswer[] | null>;
}

// The calls of the debugger that need the engine: running to breakpoints, asking conditions of a moment, and what can
// be written in the fields of breakpoints.
import type { Json } from "../base/json";
import type { BreakOn } from "../engine/breakpoints/breakPlaces";
import type { Breakpoint, Hit, LogLine, Moment } from "../engine/breakpoints/breakpoints";
import type { GoalStatus, RuleCells } from "../engine/dialect";
import type { TextProblem } from "../engine/breakpoints/logMessage";
import type { RuleGraph } from "../engine/explain/ruleGraph";
import type { CompletionOffer } from "./language";

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
  /** What log points write in the whole session, in order of time. */
  readonly log: readonly LogLine[];
  /** For each breakpoint asked about how often it came true in the session. */
  readonly counts: readonly number[];
}

/** What breakpoints found in a level's recorded solution. */
export interface GoldPathHits {
  readonly level: string;
  readonly file: string;
  /** The first of them, each with what happened there as a sentence. */
  readonly hits: readonly (Hit & { readonly text: string })[];
  /** How many there are in all. */
  readonly count: number;
  readonly log: readonly LogLine[];
}

/** Names that breakpoints can be set on, each list in the pack's order. */
export interface BreakNames {
  readonly rules: readonly string[];
  readonly events: readonly string[];
  readonly variables: readonly string[];
  readonly kinds: readonly string[];
}

/** What a condition gave at a moment; null: it is not one of the language's. */
export type ConditionAnswer = boolean | null;

/** A rule by its file and its id. */
export interface NamedRule {
  readonly file: string;
  readonly id: string;
}

/** A board of the host's: a level's as it starts, by its file, or a session's at a record of a turn. */
export type BoardPlace =
  | { readonly kind: "start"; readonly file: string }
  | { readonly kind: "moment"; readonly session: number; readonly turn: number; readonly record: number | null };

export interface DebugApi {
  /** The next hit of a session's turns, those taken back included; null when the session has ended. */
  runSession(session: number, request: RunRequest): Promise<RunAnswer | null>;
  /** Levels in whose recorded solutions a breakpoint stops or writes, in the pack's order, as the text is now. */
  runGoldPaths(breakpoints: readonly Breakpoint[]): Promise<readonly GoldPathHits[]>;
  breakNames(): Promise<BreakNames>;
  /** What can be written at a caret in the condition of a breakpoint; spans are of that text. */
  completeCondition(on: BreakOn, text: string, caret: number): Promise<readonly CompletionOffer[]>;
  /** What is wrong with a breakpoint's condition as it is typed; spans are of that text. */
  checkCondition(on: BreakOn, text: string): Promise<readonly TextProblem[]>;
  /** Who emits and who listens in the game, and in a level's own rules when its file is given. */
  ruleGraph(levelFile: string | null): Promise<RuleGraph | null>;
  /** What conditions give at the end of each turn of a session, turn by turn; null when it has ended. */
  askTurns(session: number, conditions: readonly Json[]): Promise<readonly (readonly ConditionAnswer[])[] | null>;
  /** How far the goals would be if the turn ended at a record of it; null when there is no such moment. */
  goalsAt(session: number, turn: number, record: number): Promise<readonly GoalStatus[] | null>;
  /** Whether conditions hold at a record of a session's turn (null: after all of it); null when there is no such moment. */
  askConditions(
    session: number,
    turn: number,
    record: number | null,
    conditions: readonly Json[],
  ): Promise<readonly ConditionAnswer[] | null>;
  /** Where a rule looks on a board; null when there is no such board or no such rule in its level. */
  ruleCells(rule: NamedRule, board: BoardPlace): Promise<RuleCells | null>;
}

// A level as the program plays it, whatever its language.
import type { BoardView, Position } from "../base/boardView";
import type { Json, JsonObject } from "../base/json";
import type { ChanceSupport, MoveSupport, VisibilitySupport } from "./levelSupport";
import type { SearchLevel } from "./search/searchLevel";
import type { Tracer } from "./trace/tracer";
import type { TraceReading } from "./tracePresentation";
import type { GameAction, GameEventData, GoalStatus, TurnRecord } from "./turnRecord";

/** The result of a step. `state` is the same object as before when the action was refused. */
export interface Step<State> {
  readonly state: State;
  readonly accepted: boolean;
  readonly events: readonly GameEventData[];
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly goals: readonly GoalStatus[];
  /** The turn's budget was exceeded and the cascade ended early: a finding about the author's rules. */
  readonly budgetSpent: boolean;
}

/** An action declared by the game, with the values that each param may take (null for a position: any cell). */
export interface ActionOffer {
  readonly id: string;
  readonly params: Readonly<Record<string, { readonly type: string; readonly values: readonly Json[] | null }>>;
}

/** How a level ended. */
export interface Outcome {
  readonly kind: "won" | "lost" | "draw" | "stuck";
  /** The seat that it concerns; null: none in particular, as in a puzzle. */
  readonly seat: string | null;
  readonly reason: string | null;
}

/** One compiled, immutable level. `State` belongs to the dialect; callers only pass it back. */
export interface PlayableLevel<State = unknown> extends TraceReading {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly offers: readonly ActionOffer[];
  /** As written, with shorthand expanded. Invalid entries are left out and reported as findings. */
  readonly solution: readonly GameAction[];
  /** The seats: one without a name in a puzzle; none when nobody has a turn. */
  readonly players: readonly string[];
  /** Returns the state after loading, the load cascade included. */
  start(tracer: Tracer | null): State;
  /** Returns whether loading exceeded the budget of a turn and its cascade ended early. */
  loadBudgetSpent(): boolean;
  /** Plays an action. Pure: the given state is not changed. The result is the same with and without a tracer. */
  step(state: State, action: GameAction, tracer: Tracer | null): Step<State>;
  /** Plays an action as if the game did not limit the passes of a cascade. Absent: no game of the language does. */
  stepUncut?(state: State, action: GameAction): Step<State>;
  /** Returns candidate actions in the language's order of enumeration (published-behaviour 16). */
  actions(state: State): readonly GameAction[];
  /** Returns the seats that may act; none when the level is over. */
  toAct(state: State): readonly string[];
  /** Returns the outcome; null while the level goes on. */
  outcome(state: State): Outcome | null;
  view(state: State): BoardView;
  goals(state: State): readonly GoalStatus[];
  /** Returns the goals' progress if a turn ended on this board of the level. */
  goalsOn(view: BoardView): readonly GoalStatus[];
  /**
   * Returns a key that is equal if and only if the states are, for one compiled level in one thread. Short, with one
   * character per byte, and complete: see `fromKey`.
   */
  key(state: State): string;
  /** Returns the state of a key that this level made. */
  fromKey(key: string): State;
  /**
   * Compiles a condition of the rule language, to be evaluated at any moment; null for an invalid one. Never throws.
   */
  condition(condition: Json): ConditionCheck | null;
  /** Returns where a rule matches on a board of the level; null when the level has no such rule. */
  ruleCells(view: BoardView, file: string, rule: string): RuleCells | null;
  /**
   * Compiles a value reference or an expression of the rule language, such as `$event.position`, to be read at any
   * moment; null for an invalid one.
   */
  reference(text: string): ReferenceReader | null;
  /** Returns the canonical state, of which `stateDigest` makes the digest (conformance README). */
  canonical(state: State): JsonObject;
  /** Returns the level as a search sees it that begins with the state; null or absent: it cannot be searched. */
  search?(start: State): SearchLevel<State> | null;
  /** Absent: `offers` and `actions` are all that can be enumerated. */
  readonly moves?: MoveSupport<State>;
  /** Absent: the language draws no random numbers, or cannot tell what they change. */
  readonly chances?: ChanceSupport<State>;
  /** Absent: every seat sees everything. */
  readonly visibility?: VisibilitySupport<State>;
}

/** A moment of a recorded turn; `record` null: its end. */
export interface RecordedMoment {
  readonly turn: TurnRecord;
  readonly record: number | null;
}

/** Whether a condition holds on a board of the level, for an event and at a moment if there is one. */
export type ConditionCheck = (view: BoardView, event: GameEventData | null, moment?: RecordedMoment | null) => boolean;

/** Where a rule matches, as far as the board alone decides; its other conditions are left open. */
export interface RuleCells {
  /** Where the event may be for its conditions to hold; null when they do not depend on the place. */
  readonly cells: readonly Position[] | null;
  /** Where only some of its conditions on the place hold. */
  readonly partly: readonly Position[];
  /** Cells that its conditions name, and whether they hold there. */
  readonly named: readonly { readonly position: Position; readonly holds: boolean }[];
}

/** Returns the value of a reference on a board of the level, for an event and at a moment if there is one. */
export type ReferenceReader = (view: BoardView, event: GameEventData | null, moment?: RecordedMoment | null) => Json;

// A level as the program plays it, whatever its language.
import type { BoardView, Position } from "../base/boardView";
import type { Json, JsonObject } from "../base/json";
import type { DebugInfo } from "./debugInfo";
import type { Tracer } from "./trace/tracer";
import type { GameAction, GameEventData, GoalStatus } from "./turnRecord";

/** What a step gave. `state` is the same object as before when the action was refused. */
export interface Step<State> {
  readonly state: State;
  readonly accepted: boolean;
  readonly events: readonly GameEventData[];
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly goals: readonly GoalStatus[];
  /** The turn's budget was crossed and the cascade ended early: a finding of the author's rules. */
  readonly budgetSpent: boolean;
}

/** An action declared by the game, with the values each param may take (a position param: null, any cell). */
export interface ActionOffer {
  readonly id: string;
  readonly params: Readonly<Record<string, { readonly type: string; readonly values: readonly Json[] | null }>>;
}

/** Memory for states that are soon gone: a step leaves in it the one it was made from and the one it gives. */
export interface Scratch<State = unknown> {
  /** Takes a state out of it, if it is there at all: it and its views hold for good. */
  keep(state: State): void;
}

/** One level, compiled and immutable. `State` is the dialect's own; callers only pass it back. */
export interface PlayableLevel<State = unknown> {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly debug: DebugInfo;
  readonly offers: readonly ActionOffer[];
  /** As written, shorthand expanded. Entries that are no action at all are left out and are findings. */
  readonly goldPath: readonly GameAction[];
  /** The state after loading, the load cascade included. */
  start(tracer: Tracer | null): State;
  /** Loading crossed the budget of a turn and its cascade ended early. */
  loadBudgetSpent(): boolean;
  /**
   * Pure: the given state is not changed. The same with and without a tracer. With a scratch, the state that it gives
   * may lie in that, and does not hold for long.
   */
  step(state: State, action: GameAction, tracer: Tracer | null, scratch?: Scratch<State>): Step<State>;
  /** For playing many actions in a row of which few states are needed later. */
  scratch(): Scratch<State>;
  /** Candidate actions in the language's order of enumeration (published-behaviour 16). */
  actions(state: State): readonly GameAction[];
  view(state: State): BoardView;
  goals(state: State): readonly GoalStatus[];
  /** How far the goals would be if a turn ended on this board of the level. */
  goalsOn(view: BoardView): readonly GoalStatus[];
  /**
   * Equal keys if and only if equal states; for one compiled level in one thread. Short, and all there is to know of
   * the state: one character a byte.
   */
  key(state: State): string;
  /** The state of a key that this level gave. */
  fromKey(key: string): State;
  /** A condition of the rule language, to be asked of any moment; null for what is none. Never throws. */
  condition(condition: Json): ConditionCheck | null;
  /** Where a rule looks on a board of the level; null when the level has no such rule. */
  ruleCells(view: BoardView, file: string, rule: string): RuleCells | null;
  /** A value reference of the rule language, such as `$event.position`, to be read at any moment; null for what is none. */
  reference(text: string): ReferenceReader | null;
  /** The canonical state and its digest (conformance README). */
  canonical(state: State): JsonObject;
  digest(state: State): string;
}

/** Whether a condition holds on a board of the level, for an event if there is one. */
export type ConditionCheck = (view: BoardView, event: GameEventData | null) => boolean;

/** Where a rule looks, as far as the board alone tells: what else its conditions ask is left open. */
export interface RuleCells {
  /** Where the event may be for its conditions to hold; null when they do not ask where it is. */
  readonly cells: readonly Position[] | null;
  /** Where only some of what they ask of its place holds. */
  readonly partly: readonly Position[];
  /** Cells that its conditions name, and whether what stands there is as they want it. */
  readonly named: readonly { readonly position: Position; readonly holds: boolean }[];
}

/** What a reference gives on a board of the level, for an event if there is one. */
export type ReferenceReader = (view: BoardView, event: GameEventData | null) => Json;

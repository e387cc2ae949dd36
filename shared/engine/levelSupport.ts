// Optional parts of a playable level: enumeration of moves, and what each seat may see.
import type { BoardView, Position } from "../base/boardView";
import type { JsonObject } from "../base/json";
import type { Work } from "../base/work";
import type { Tracer } from "./trace/tracer";
import type { GameAction } from "./turnRecord";

/** Enumerates moves, each of which may have several steps. */
export interface MoveSupport<State> {
  /** Returns the complete moves, in the language's order. */
  legal(state: State): LegalMoves;
  /** Returns how a begun move can continue. */
  continuations(state: State, begun: GameAction): Continuations;
  /** Records each rule that was tried for the moves in question, with its conditions. */
  explain(state: State, about: MoveQuestion, tracer: Tracer): void;
  /** Counts the sequences of `depth` moves; `each` receives the count of every first move. */
  count(state: State, depth: number, each?: (move: GameAction, count: number) => void): Work<number>;
  /** Plays the legal move that `choose` names among so many, counted from 0; null when there is none. */
  playChosen(state: State, choose: (count: number) => number): ChosenMove<State> | null;
}

/** A move as it was chosen among others. */
export interface ChosenMove<State> {
  readonly state: State;
  /** How many moves were legal. */
  readonly choices: number;
  /** Numbers in `DebugInfo.rules` of the rules that all of them use, and of those that this one uses. */
  readonly legal: ReadonlySet<number>;
  readonly played: readonly number[];
}

/** Complete moves; safe to send between processes. */
export interface LegalMoves {
  readonly moves: readonly LegalMove[];
  /** There are more than the list holds. */
  readonly isCut: boolean;
}

interface LegalMove {
  readonly action: GameAction;
  /** Number in `DebugInfo.rules` of the rule that allows it. */
  readonly rule: number;
}

interface Continuations {
  /** The begun move with each possible next step. */
  readonly next: readonly GameAction[];
  /** A sentence why it may not end here; null when it may. */
  readonly mustGoOn: string | null;
}

/** Moves from a place, to a place; null: any. */
interface MoveQuestion {
  readonly from: Position | null;
  readonly to: Position | null;
}

/** What each seat sees of states with hidden parts. */
export interface VisibilitySupport<State> {
  /** Returns the board as a seat sees it, built only from what it may see. */
  view(state: State, seat: string): BoardView;
  /** Returns the same in the language's own JSON. */
  json(state: State, seat: string): JsonObject;
}

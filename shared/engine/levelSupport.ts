// Optional parts of a playable level: enumeration of moves, and what each seat may see.
import type { BoardView } from "../base/boardView";
import type { Json, JsonObject } from "../base/json";
import type { Work } from "../base/work";
import type { MoveExplanation, MoveQuestion } from "./moveTries";
import type { GameAction } from "./turnRecord";

/** Enumerates moves, each of which may have several steps. */
export interface MoveSupport<State> {
  /** Returns the complete moves, in the language's order. */
  legal(state: State): LegalMoves;
  /**
   * Returns how a move goes on that was begun along the names of places and cards, the first one where it begins; with
   * the board as a seat (null: one that sees everything) is shown it. Null when no legal move begins so.
   */
  begun(state: State, path: readonly string[], seat: string | null): BegunMove | null;
  /** Returns whether a move on a board can have a name in its path. */
  isName(name: string, board: BoardView): boolean;
  /** Returns what is asked by each step of a move along the names of its path. */
  questions(path: readonly string[]): readonly MoveQuestion[];
  /** Tries each rule on the moves in question. */
  explain(state: State, about: MoveQuestion): MoveExplanation;
  /** Returns in a sentence why an action is no legal move; null where that is not known. */
  whyRefused(state: State, action: GameAction): string | null;
  /** Counts the sequences of `depth` moves; `each` receives the count of every first move. */
  count(state: State, depth: number, each?: (move: GameAction, count: number) => void): Work<number>;
  /** Plays the legal move that `choose` names among so many, counted from 0; null when there is none. */
  playChosen(state: State, choose: (count: number) => number): ChosenMove<State> | null;
  /** Returns the state after loading with all chance, the deal and what is drawn later, from a seed. */
  startWith(seed: number): State;
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

export interface LegalMove {
  readonly action: GameAction;
  /** Number in `DebugInfo.rules` of the rule that allows it. */
  readonly rule: number;
}

/** A move of several steps of which some were chosen, and none was played; safe to send between processes. */
export interface BegunMove {
  /** What the board is after the steps that were chosen. */
  readonly board: BoardView;
  /** The paths of all legal moves that go on from here. */
  readonly onwards: readonly (readonly string[])[];
  /** A legal move ends here. */
  readonly mayEnd: boolean;
}

/** Plays an action with seeds of the caller's choice, to learn what it gives how often. */
export interface ChanceSupport<State> {
  /** Plays the action once, with the random generator started again; returns what came out. The state stays. */
  sample(state: State, action: GameAction, seed: number): readonly Sampled[];
}

/** Something that came out of one run. A run may give several of the same name. */
export interface Sampled {
  /** What it belongs to, as a heading. */
  readonly group: string;
  readonly name: string;
  readonly value: Json;
  /** The value is how often the name came about: a run that leaves it out has 0. */
  readonly isCount?: true;
}

/** What each seat sees of states with hidden parts. */
export interface VisibilitySupport<State> {
  /** Returns the board as a seat sees it, built only from what it may see. */
  view(state: State, seat: string): BoardView;
  /** Returns the same in the language's own JSON; of all there is for null. */
  json(state: State, seat: string | null): JsonObject;
  /** Returns the moves of a seat alone; none while another one is to move. */
  moves(state: State, seat: string): LegalMoves;
  /** Returns how many things the seat may not see: pieces, cards, variables. */
  hidden(state: State, seat: string): number;
}

/** What a seat is shown of a moment, or all there is of it; safe to send between processes. */
export interface SeatView {
  readonly board: BoardView;
  readonly json: JsonObject;
  /** What the seat may do. */
  readonly moves: LegalMoves;
  /** How many things it may not see. */
  readonly hidden: number;
}

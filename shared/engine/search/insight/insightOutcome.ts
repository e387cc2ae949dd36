// What is reported of a level beside its shortest solution, as plain data that can travel between processes.
import type { Position } from "../../../base/boardView";
import type { GameAction } from "../../turnRecord";
import type { Cut, SearchCost, Shortest } from "../searchOutcome";

/** A number that may only be known to be so large at least. */
export interface Count {
  readonly count: number;
  /** False: there are at least `count`. */
  readonly exact: boolean;
}

/** A shortest solution that stands for all that do the same to the board in the same order. */
export interface Plan {
  readonly path: readonly GameAction[];
  /** Number of the idea that it follows, from 0 on. Plans of one idea make the same changes in another order. */
  readonly idea: number;
}

/** The shortest solutions, by what they do to the board. */
export interface Plans {
  /** Sequences of boards. Not exact: the list of plans has been cut, and there are more of them. */
  readonly plans: Count;
  readonly ideas: Count;
  /** The first plans, at most 60; those of new ideas first. */
  readonly listed: readonly Plan[];
}

/** How hard it is to win by chance: a player who tries `steps` actions at random wins with a chance of 2^-bits. */
export type Difficulty =
  | { readonly kind: "exact"; readonly bits: number; readonly steps: number }
  | {
      /** Estimated: `low` and `high` hold the true bits with a certainty of 95 %. */
      readonly kind: "sampled";
      readonly bits: number;
      readonly low: number;
      readonly high: number;
      readonly steps: number;
      readonly trials: number;
      readonly won: number;
    }
  /** None of the trials won. */
  | { readonly kind: "above"; readonly bits: number; readonly steps: number; readonly trials: number };

/** What a state is good for: a win in so many moves, at most (`exact`: and no fewer), or none, which is proven. */
export type StateFate =
  | { readonly kind: "winning"; readonly moves: number; readonly exact: boolean }
  | { readonly kind: "dead" }
  | { readonly kind: "unknown" };

/**
 * What a move does: `best`: none is shorter; `detour`: it wins, later; `fatal`: no play after it wins; `idle`: it changes
 * nothing; `unknown`: not searched so far.
 */
export type MoveKind = "best" | "detour" | "fatal" | "idle" | "unknown";

export interface MoveFate {
  readonly action: GameAction;
  readonly kind: MoveKind;
  /** The fewest known moves to a win, this one included; null: fatal or unknown. */
  readonly moves: number | null;
}

/** A state that play has come to, and what one may do in it. Moves that are refused are left out. */
export interface StateReport {
  readonly fate: StateFate;
  readonly moves: readonly MoveFate[];
}

/** One state along a path; the move that the path makes there comes after it. */
export interface PathStep extends StateReport {
  /** Only one move keeps the win within reach. */
  readonly forced: boolean;
  /** Moves from here that lose the level; none where it is lost already. */
  readonly traps: number;
  /** After the path's move there is no way back to this state. Null: not known. */
  readonly noReturn: boolean | null;
}

/** A path from the start: one step for each of its moves, as far as its states were searched. */
export interface PathReport {
  readonly steps: readonly PathStep[];
  /** The number of moves after which the path can still win, and after one more not; null: it never loses the win. */
  readonly lastWayOut: number | null;
  /** The first step at which a move loses the level; null: none. */
  readonly firstTrap: number | null;
  /** Steps with more than one move that changes anything and is known to win or to lose. */
  readonly decisions: number;
}

/** Mean numbers of moves per state that is not lost. */
export interface Branching {
  readonly winning: number;
  readonly fatal: number;
  readonly idle: number;
}

/** What stands somewhere: with it the level cannot be won, whatever else is on the board. */
export interface NeverGood {
  /** In words of the level: `objects [2,1]`. */
  readonly name: string;
  readonly layer: string | null;
  readonly position: Position;
  /** What stands there: the kind of an entity, or what else moves. */
  readonly piece: string;
  /** States in which it stands there. */
  readonly states: number;
}

/** What was searched: all states are winning, dead or open. */
export interface StateCounts {
  readonly winning: number;
  readonly dead: number;
  /** Not known to be winning or dead. */
  readonly open: number;
}

/** What is known of a level. Everything but `shortest` is null where the search came not far enough to tell. */
export interface InsightReport {
  readonly shortest: Shortest;
  readonly cost: SearchCost;
  /** Every state that play can reach was looked at. */
  readonly complete: boolean;
  /** Why not every state was; null: complete. */
  readonly because: Cut | null;
  readonly states: StateCounts | null;
  /** Shortest solutions, as sequences of moves. */
  readonly ways: Count | null;
  readonly plans: Plans | null;
  readonly difficulty: Difficulty | null;
  readonly branching: Branching | null;
  /** Only when complete, and there is a way to win; the ones seen in most states first. */
  readonly neverGood: readonly NeverGood[];
  /** Along the shortest solution. */
  readonly shortestPath: PathReport | null;
  /** Along the recorded solution; null when there is none. */
  readonly solutionPath: PathReport | null;
}

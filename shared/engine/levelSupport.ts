// What some languages can say of a level's states beside playing on from them: which moves they offer, and who sees what.
import type { BoardView, Position } from "../base/boardView";
import type { JsonObject } from "../base/json";
import type { Work } from "../base/work";
import type { Tracer } from "./trace/tracer";
import type { GameAction } from "./turnRecord";

/** States that offer moves, each of which may be made of several steps. */
export interface MoveSupport<State> {
  /** Whole moves, in the language's order. */
  legal(state: State): LegalMoves;
  /** How a move that is begun can go on. */
  continuations(state: State, begun: GameAction): Continuations;
  /** Leaves a record of each rule that was tried for what is asked about, with its conditions. */
  explain(state: State, about: MoveQuestion, tracer: Tracer): void;
  /** Counts the sequences of so many moves; `each` is given the count behind every first move. */
  count(state: State, depth: number, each?: (move: GameAction, count: number) => void): Work<number>;
}

interface LegalMoves {
  readonly moves: readonly LegalMove[];
  /** There are more than are ever listed. */
  readonly isCut: boolean;
}

interface LegalMove {
  readonly action: GameAction;
  /** Number in `DebugInfo.rules` of the rule that allows it. */
  readonly rule: number;
}

interface Continuations {
  /** The move with each step that may come next. */
  readonly next: readonly GameAction[];
  /** Why it may not end here, in a sentence; null when it may. */
  readonly mustGoOn: string | null;
}

/** Moves of what stands at a place, to another place; null: any. */
interface MoveQuestion {
  readonly from: Position | null;
  readonly to: Position | null;
}

/** States of which not everybody sees all. */
export interface VisibilitySupport<State> {
  /** The board as a seat sees it, made of nothing but what it may see. */
  view(state: State, seat: string): BoardView;
  /** The same as the language writes it. */
  json(state: State, seat: string): JsonObject;
}

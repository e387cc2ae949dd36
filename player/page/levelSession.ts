// A level in play on a page: its turns as the engine records them, undo and redo, and hints. Pure.
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { type RecordedTurn, recordLoading, recordTurn } from "../../shared/engine/play/tracedTurns";
import type { GameAction, TurnRecord } from "../../shared/engine/turnRecord";

export interface LevelSession {
  /** The turn in view; loading before the first move. */
  readonly turn: TurnRecord;
  /** The language's state after it. */
  readonly state: unknown;
  /** Moves up to the turn in view. */
  readonly moves: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Plays an action; a refused one changes nothing. */
  act(action: GameAction): TurnRecord;
  /** Moves to the turn before; false at the start. */
  readonly undo: () => boolean;
  /** Moves to the turn undone last; false where there is none. */
  readonly redo: () => boolean;
  readonly restart: () => void;
}

/** Turns whose boards are kept; a turn before them is played again when it is gone back to. */
const MOST_KEPT = 200;

export function createLevelSession(level: PlayableLevel): LevelSession {
  const loading = recordLoading(level);
  let actions: readonly GameAction[] = [];
  /** By the number of the turn. */
  const turns = new Map<number, RecordedTurn>([[0, loading]]);
  let moves = 0;

  const keep = (number: number, turn: RecordedTurn): RecordedTurn => {
    turns.set(number, turn);
    if (number > MOST_KEPT) turns.delete(number - MOST_KEPT);
    return turn;
  };
  const turnAt = (number: number): RecordedTurn => {
    const known = turns.get(number);
    if (known !== undefined) return known;
    let turn = loading;
    for (const [index, action] of actions.slice(0, number).entries()) {
      turn = keep(index + 1, recordTurn(level, turn.next, action));
    }
    return turn;
  };
  const step = (to: number): boolean => {
    const isThere = to >= 0 && to <= actions.length;
    if (isThere) moves = to;
    return isThere;
  };

  return {
    get turn() {
      return turnAt(moves).record;
    },
    get state() {
      return turnAt(moves).next.state;
    },
    get moves() {
      return moves;
    },
    get canUndo() {
      return moves > 0;
    },
    get canRedo() {
      return moves < actions.length;
    },
    act(action) {
      const turn = recordTurn(level, turnAt(moves).next, action);
      if (!turn.record.accepted) return turn.record;
      for (let gone = moves + 1; gone <= actions.length; gone += 1) turns.delete(gone);
      actions = [...actions.slice(0, moves), action];
      moves += 1;
      return keep(moves, turn).record;
    },
    undo: () => step(moves - 1),
    redo: () => step(moves + 1),
    restart() {
      moves = 0;
    },
  };
}

/**
 * Returns the moves that each hint shows from the start of the level, the shortest first. Stops beyond the solution
 * count for nothing.
 */
export function hintsOf(solution: readonly GameAction[], stops: readonly number[]): readonly (readonly GameAction[])[] {
  const known = [...new Set(stops)].filter((stop) => stop >= 0 && stop <= solution.length);
  return known.sort((one, other) => one - other).map((stop) => solution.slice(0, stop));
}

// The turns of a play session and the place in them that is shown.
import { defined } from "../../../shared/base/defined";
import { type SentTurn, turnAfter } from "../../../shared/engine/trace/sessionTurns";
import type { Cursor } from "../../../shared/engine/trace/traceSteps";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { StateStore } from "../../state/windowStore";
import { type PlayState, type Stepped, shownTurn } from "./playState";

export class ShownTurns {
  constructor(private readonly store: StateStore<PlayState>) {}

  /**
   * Adds the host's answer to an action after the shown turn, in place of the turns undone before, and shows it.
   * Returns false for an action that was refused: it adds no turn.
   */
  add(action: GameAction, sent: SentTurn): boolean {
    const { turns, shown } = this.store.getState();
    const turn = turnAfter(defined(turns[shown]), sent);
    if (!turn.accepted) {
      this.store.setState({ refusedAction: action, refusedTurn: turn, cursor: null, stepped: null });
      return false;
    }
    const kept = [...turns.slice(0, shown + 1), turn];
    this.store.setState({
      turns: kept,
      shown: kept.length - 1,
      cursor: null,
      stepped: null,
      refusedAction: null,
      notice: null,
    });
    return true;
  }

  /** Shows a turn, at its end or with the cursor on a record of it. Returns false when there is no such turn. */
  show(turn: number, cursor: Cursor = null): boolean {
    if (turn < 0 || turn >= this.store.getState().turns.length) return false;
    this.store.setState({ shown: turn, cursor, stepped: null, refusedAction: null });
    return true;
  }

  /** Puts the cursor on a record of the shown turn. `isStep`: what lies between is shown as a step over it. */
  setCursor(cursor: Cursor, isStep = false): void {
    const state = this.store.getState();
    const turn = shownTurn(state);
    if (turn === undefined) return;
    const stepped = isStep ? steppedOver(state.cursor, cursor, recordCount(turn.trace)) : null;
    this.store.setState({ cursor, refusedAction: null, stepped });
  }
}

/** Returns the records between two cursors: what a step forward has done, a step backward undone. */
function steppedOver(from: Cursor, to: Cursor, count: number): Stepped {
  const [start, end] = [from ?? count - 1, to ?? count - 1];
  if (end >= start) return { from: start + 1, to: end + 1, direction: "forward" };
  return { from: end + 1, to: start + 1, direction: "backward" };
}

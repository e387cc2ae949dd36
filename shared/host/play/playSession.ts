// One play session: the ends of its turns, so that undoing and playing another move is cheap. Uses the level as it was
// compiled when the session opened; later edits of the pack do not affect it.
import type { BoardView } from "../../base/boardView";
import { defined } from "../../base/defined";
import type { BegunMove, LegalMoves, MoveSupport, SeatView } from "../../engine/levelSupport";
import type { MoveExplanation, MoveQuestion } from "../../engine/moveTries";
import type { PlayableLevel } from "../../engine/playableLevel";
import {
  type BetweenTurns,
  type RecordedTurn,
  recordLoading,
  recordTurn,
  tracedTurns,
} from "../../engine/play/tracedTurns";
import { type SentTurn, type SentTurns, sentTurn } from "../../engine/trace/sessionTurns";
import type { GameAction, TurnRecord } from "../../engine/turnRecord";
import { seatView } from "./seatView";
import { type TurnEnd, type TurnEnds, createTurnEnds } from "./turnEnds";

export interface SessionLook {
  readonly level: PlayableLevel;
  /** All accepted actions, undone ones included. */
  readonly actions: readonly GameAction[];
  readonly turns: Iterable<TurnRecord>;
  /** The boards after each turn, loading first; made as they are read. */
  readonly ends: Iterable<BoardView>;
  /** Returns one of them; undefined when there is no such turn. */
  turn(number: number): TurnRecord | undefined;
  /** Plays an action after one of them, which stays the last; undefined when there is no such turn. */
  attempt(number: number, action: GameAction): TurnRecord | undefined;
}

/** The end of a turn of the session, with the number of entities sent to the window up to there. */
interface ToldEnd {
  readonly end: TurnEnd;
  readonly entities: number;
}

/** Loads a level. Returns its session with what the window gets of it. */
export function startSession(level: PlayableLevel): { readonly session: PlaySession } & SentTurns {
  const loading = recordLoading(level);
  const { before, shape } = loading.record;
  // A copy: the engine's own table keeps growing.
  const first = { ...before, entities: [...shape.entities] };
  const entities = first.entities.length;
  return { session: new PlaySession(level, loading, entities), first, turns: [sentTurn(loading.record, entities)] };
}

export class PlaySession {
  private readonly ends: TurnEnds;
  private readonly told: ToldEnd[];
  /** The turn that was played again last, with its end: steps often stay in one turn. */
  private again: { readonly end: TurnEnd; readonly record: TurnRecord } | null = null;

  /** `entities`: how many were sent to the window with the loading. */
  constructor(
    readonly level: PlayableLevel,
    private readonly loading: RecordedTurn,
    entities: number,
  ) {
    this.ends = createTurnEnds(level, loading.next);
    this.told = [{ end: this.ends.first, entities }];
  }

  hasTurn(turn: number): boolean {
    return Number.isInteger(turn) && turn >= 0 && turn < this.told.length;
  }

  /** Returns the level's state after a turn that there is. */
  state(turn: number): unknown {
    return this.ends.at(defined(this.told[turn]).end).state;
  }

  /** Plays an action after a turn that there is. An accepted one takes the place of the turns that came after. */
  act(turn: number, action: GameAction): SentTurn {
    const { end, entities } = defined(this.told[turn]);
    const { record, next } = recordTurn(this.level, this.ends.at(end), action);
    if (record.accepted) {
      const after = { end: this.ends.add(end, action, next), entities: record.shape.entities.length };
      this.told.splice(turn + 1, this.told.length, after);
    }
    return sentTurn(record, entities);
  }

  /** Plays actions one after the other from loading on, on demand. */
  *playAll(actions: readonly GameAction[]): Generator<SentTurn> {
    let between = this.loading.next;
    for (const action of actions) {
      const { end, entities } = defined(this.told.at(-1));
      const turn = recordTurn(this.level, between, action);
      const { record } = turn;
      if (record.accepted) {
        between = turn.next;
        const after = this.ends.pass(end, action, between, actions.length);
        this.told.push({ end: after, entities: record.shape.entities.length });
      }
      yield sentTurn(record, entities);
    }
  }

  legalMoves(turn: number): LegalMoves | null {
    return this.askMoves(turn, (moves, state) => moves.legal(state));
  }

  begunMove(turn: number, path: readonly string[], seat: string | null): BegunMove | null {
    return this.askMoves(turn, (moves, state) => moves.begun(state, path, seat));
  }

  explainMove(turn: number, question: MoveQuestion): MoveExplanation | null {
    return this.askMoves(turn, (moves, state) => moves.explain(state, question));
  }

  viewFor(turn: number, seat: string | null): SeatView | null {
    const at = this.betweenAt(turn);
    return at === null ? null : seatView(this.level, at, seat);
  }

  look(): SessionLook {
    const { level, told } = this;
    const actions = told.flatMap(({ end: { action } }) => (action === null ? [] : [action]));
    return {
      level,
      actions,
      turns: tracedTurns(level, actions),
      ends: this.boards(),
      attempt: (number, action) => {
        const at = this.betweenAt(number);
        return at === null ? undefined : recordTurn(level, at, action).record;
      },
      turn: (number) => this.turnAgain(number),
    };
  }

  private *boards(): Generator<BoardView> {
    for (const { end } of this.told) yield this.ends.at(end).view;
  }

  /** Plays a turn of the session again; undefined when there is none with that number. */
  private turnAgain(number: number): TurnRecord | undefined {
    const [from, to] = [this.told[number - 1]?.end, this.told[number]?.end];
    if (to === undefined || from === undefined || to.action === null) {
      return number === 0 ? this.loading.record : undefined;
    }
    if (this.again?.end !== to) {
      this.again = { end: to, record: recordTurn(this.level, this.ends.at(from), to.action).record };
    }
    return this.again.record;
  }

  private betweenAt(turn: number): BetweenTurns | null {
    const end = this.told[turn]?.end;
    return end === undefined ? null : this.ends.at(end);
  }

  /** Asks what enumerates moves, where the language does, about the state after a turn; null where there is neither. */
  private askMoves<Answer>(
    turn: number,
    ask: (moves: MoveSupport<unknown>, state: unknown) => Answer | null,
  ): Answer | null {
    const { moves } = this.level;
    const at = moves === undefined ? null : this.betweenAt(turn);
    return moves === undefined || at === null ? null : ask(moves, at.state);
  }
}

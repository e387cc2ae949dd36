// The play session: the ends of its turns, so that undoing and playing another move is cheap. Uses the level as it was
// compiled when the session opened; later edits of the pack do not affect it.
import type { BoardView } from "../../base/boardView";
import { defined } from "../../base/defined";
import { type Result, done, refused } from "../../base/result";
import { type Work, finish } from "../../base/work";
import type { BegunMove, LegalMoves, MoveSupport, SeatView } from "../../engine/levelSupport";
import type { MoveExplanation, MoveQuestion } from "../../engine/moveTries";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction, TurnRecord } from "../../engine/turnRecord";
import { type SentTurn, type SentTurns, sentTurn } from "../../engine/trace/sessionTurns";
import type { BegunSession, SessionRefusal } from "../../rpc/play";
import { type TurnEnd, type TurnEnds, createTurnEnds } from "./turnEnds";
import { seatView } from "./seatView";
import { type BetweenTurns, recordLoading, recordTurn, tracedTurns } from "../../engine/play/tracedTurns";

export interface PlaySessions {
  /** Opens a session and plays `actions` in it, skipping refused ones. Ends the previous session. */
  open(level: PlayableLevel, generation: number, actions: readonly GameAction[]): BegunSession;
  /** Does the same, pausing after each action; if it is abandoned, there is no session. */
  openWork(level: PlayableLevel, generation: number, actions: readonly GameAction[]): Work<BegunSession>;
  /** See `HostApi.act`. */
  act(session: number, turn: number, action: GameAction): Result<SentTurn, SessionRefusal>;
  /** See `HostApi.legalMoves`. */
  legalMoves(session: number, turn: number): LegalMoves | null;
  /** See `HostApi.begunMove`. */
  begunMove(session: number, turn: number, path: readonly string[], seat: string | null): BegunMove | null;
  /** See `HostApi.explainMove`. */
  explainMove(session: number, turn: number, question: MoveQuestion): MoveExplanation | null;
  /** See `HostApi.viewFor`. */
  viewFor(session: number, turn: number, seat: string | null): SeatView | null;
  /** Returns the level and its state after a turn; null when there is no such turn, or the session has ended. */
  at(session: number, turn: number): { readonly level: PlayableLevel; readonly state: unknown } | null;
  /**
   * Returns the level and the turns of the session, undone ones included; the turns are played again as they are read.
   */
  look(session: number): Result<SessionLook, SessionRefusal>;
}

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

/** At most one session at a time; numbers are never reused. */
export function createPlaySessions(): PlaySessions {
  let opened = 0;
  let current: PlaySession | null = null;
  function* openWork(level: PlayableLevel, generation: number, actions: readonly GameAction[]): Work<BegunSession> {
    current = null;
    const { session, first, turns: loading } = startSession(level);
    const turns = [...loading];
    for (const turn of session.playAll(actions)) {
      if (turn.accepted) turns.push(turn);
      yield;
    }
    current = session;
    opened += 1;
    const { id, debug, offers } = level;
    return { session: opened, level: id, generation, debug, offers, first, turns };
  }
  /** Returns the session with a number; null for one that has ended. */
  const sessionOf = (session: number): PlaySession | null => (session === opened ? current : null);
  return {
    open: (level, generation, actions) => finish(openWork(level, generation, actions)),
    openWork,
    act(session, turn, action) {
      const played = sessionOf(session);
      if (played === null) return ended();
      if (!played.hasTurn(turn)) {
        return refused({ reason: "no-such-session", message: `This play session has no turn ${turn}.` });
      }
      return done(played.act(turn, action));
    },
    legalMoves: (session, turn) => sessionOf(session)?.legalMoves(turn) ?? null,
    begunMove: (session, turn, path, seat) => sessionOf(session)?.begunMove(turn, path, seat) ?? null,
    explainMove: (session, turn, question) => sessionOf(session)?.explainMove(turn, question) ?? null,
    viewFor: (session, turn, seat) => sessionOf(session)?.viewFor(turn, seat) ?? null,
    at(session, turn) {
      const played = sessionOf(session);
      return played?.hasTurn(turn) === true ? { level: played.level, state: played.state(turn) } : null;
    },
    look(session) {
      const played = sessionOf(session);
      return played === null ? ended() : done(played.look());
    },
  };
}

function ended(): { readonly ok: false; readonly refusal: SessionRefusal } {
  return refused({ reason: "no-such-session", message: "This play session has ended." });
}

interface PlaySession {
  readonly level: PlayableLevel;
  state(turn: number): unknown;
  hasTurn(turn: number): boolean;
  act(turn: number, action: GameAction): SentTurn;
  legalMoves(turn: number): LegalMoves | null;
  begunMove(turn: number, path: readonly string[], seat: string | null): BegunMove | null;
  explainMove(turn: number, question: MoveQuestion): MoveExplanation | null;
  viewFor(turn: number, seat: string | null): SeatView | null;
  /** Plays actions one after the other from loading on, on demand. */
  playAll(actions: readonly GameAction[]): Generator<SentTurn>;
  look(): SessionLook;
}

/** The end of a turn of the session, with the number of entities sent to the window up to there. */
interface ToldEnd {
  readonly end: TurnEnd;
  readonly entities: number;
}

function startSession(level: PlayableLevel): { readonly session: PlaySession } & SentTurns {
  const { record: loading, next } = recordLoading(level);
  // A copy: the engine's own table keeps growing.
  const first = { ...loading.before, entities: [...loading.shape.entities] };
  const ends = createTurnEnds(level, next);
  const told: ToldEnd[] = [{ end: ends.first, entities: first.entities.length }];
  /** The turn that was played again last, with its end: steps often stay in one turn. */
  let again: { readonly end: TurnEnd; readonly record: TurnRecord } | null = null;
  const betweenAt = (turn: number): BetweenTurns | null => {
    const end = told[turn]?.end;
    return end === undefined ? null : ends.at(end);
  };
  /** Asks what enumerates moves, where the language does, about the state after a turn; null where there is neither. */
  const askMoves = <Answer>(
    turn: number,
    ask: (moves: MoveSupport<unknown>, state: unknown) => Answer | null,
  ): Answer | null => {
    const { moves } = level;
    const at = moves === undefined ? null : betweenAt(turn);
    return moves === undefined || at === null ? null : ask(moves, at.state);
  };
  const session: PlaySession = {
    level,
    state: (turn) => ends.at(defined(told[turn]).end).state,
    hasTurn: (turn) => Number.isInteger(turn) && turn >= 0 && turn < told.length,
    act(turn, action) {
      const { end, entities } = defined(told[turn]);
      const { record, next } = recordTurn(level, ends.at(end), action);
      if (record.accepted) {
        const after = { end: ends.add(end, action, next), entities: record.shape.entities.length };
        told.splice(turn + 1, told.length, after);
      }
      return sentTurn(record, entities);
    },
    legalMoves: (turn) => askMoves(turn, (moves, state) => moves.legal(state)),
    begunMove: (turn, path, seat) => askMoves(turn, (moves, state) => moves.begun(state, path, seat)),
    explainMove: (turn, question) => askMoves(turn, (moves, state) => moves.explain(state, question)),
    viewFor(turn, seat) {
      const at = betweenAt(turn);
      return at === null ? null : seatView(level, at, seat);
    },
    *playAll(actions) {
      let between = next;
      for (const action of actions) {
        const { end, entities } = defined(told.at(-1));
        const turn = recordTurn(level, between, action);
        const { record } = turn;
        if (record.accepted) {
          between = turn.next;
          const after = ends.pass(end, action, between, actions.length);
          told.push({ end: after, entities: record.shape.entities.length });
        }
        yield sentTurn(record, entities);
      }
    },
    look() {
      const actions = told.flatMap(({ end: { action } }) => (action === null ? [] : [action]));
      return {
        level,
        actions,
        turns: tracedTurns(level, actions),
        ends: endsOf(ends, told),
        attempt(number, action) {
          const at = betweenAt(number);
          return at === null ? undefined : recordTurn(level, at, action).record;
        },
        turn(number) {
          const [from, to] = [told[number - 1]?.end, told[number]?.end];
          if (to === undefined || from === undefined || to.action === null) return number === 0 ? loading : undefined;
          if (again?.end !== to) again = { end: to, record: recordTurn(level, ends.at(from), to.action).record };
          return again.record;
        },
      };
    },
  };
  return { session, first, turns: [sentTurn(loading, first.entities.length)] };
}

function* endsOf(ends: TurnEnds, told: readonly ToldEnd[]): Generator<BoardView> {
  for (const { end } of told) yield ends.at(end).view;
}

// The play session: states by turn, so that going back and playing another move costs nothing.
// Knows one level as it was compiled when the session opened; later edits of the pack do not reach it.
import { type Result, done, refused } from "../base/result";
import type { BoardView } from "../base/boardView";
import type { GameAction, PlayableLevel, TurnRecord } from "../engine/dialect";
import { boardBefore } from "./boardBefore";
import { createTracer } from "../engine/tracer";
import type { OpenedSession, SessionRefusal } from "../rpc/contract";

export interface PlaySessions {
  /** Opens a session and plays `actions` in it, leaving out refused ones. Ends the session before. */
  open(level: PlayableLevel, generation: number, actions: readonly GameAction[]): OpenedSession;
  /** See `HostApi.act`. */
  act(session: number, turn: number, action: GameAction): Result<TurnRecord, SessionRefusal>;
}

/** At most one session at a time; numbers are never used twice. */
export function createPlaySessions(): PlaySessions {
  let opened = 0;
  let current: PlaySession | null = null;
  return {
    open(level, generation, actions) {
      const { session, loading } = startSession(level);
      current = session;
      opened += 1;
      const turns = [loading];
      for (const action of actions) {
        const record = session.act(turns.length - 1, action);
        if (record.accepted) turns.push(record);
      }
      const { id, debug, offers } = level;
      return { session: opened, level: id, generation, debug, offers, turns };
    },
    act(session, turn, action) {
      if (current === null || session !== opened) {
        return refused({ reason: "no-such-session", message: "This play session has ended." });
      }
      if (!current.hasTurn(turn)) {
        return refused({ reason: "no-such-session", message: `This play session has no turn ${turn}.` });
      }
      return done(current.act(turn, action));
    },
  };
}

interface PlaySession {
  hasTurn(turn: number): boolean;
  act(turn: number, action: GameAction): TurnRecord;
}

/** A moment between turns: the dialect's state and what it looks like. */
interface Moment {
  readonly state: unknown;
  readonly view: BoardView;
}

function startSession(level: PlayableLevel): { readonly session: PlaySession; readonly loading: TurnRecord } {
  const tracer = createTracer();
  const state = level.start(tracer);
  const after = level.view(state);
  const trace = tracer.trace();
  const { won, lost, loseReason } = after.state;
  const loading: TurnRecord = {
    action: null,
    accepted: true,
    events: [],
    won,
    lost,
    loseReason,
    goals: level.goals(state),
    before: boardBefore(after, trace),
    after,
    trace,
  };
  const moments: Moment[] = [{ state, view: after }];
  return {
    loading,
    session: {
      hasTurn: (turn) => Number.isInteger(turn) && turn >= 0 && turn < moments.length,
      act(turn, action) {
        const { record, next } = playTurn(level, moments[turn]!, action);
        if (record.accepted) moments.splice(turn + 1, moments.length, next);
        return record;
      },
    },
  };
}

function playTurn(
  level: PlayableLevel,
  from: Moment,
  action: GameAction,
): { readonly record: TurnRecord; readonly next: Moment } {
  const tracer = createTracer();
  const { state, accepted, events, won, lost, loseReason, goals } = level.step(from.state, action, tracer);
  const view = accepted ? level.view(state) : from.view;
  const trace = tracer.trace();
  const record = { action, accepted, events, won, lost, loseReason, goals, before: from.view, after: view, trace };
  return { record, next: { state, view } };
}

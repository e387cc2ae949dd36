// The play session: states by turn, so that going back and playing another move costs nothing.
// Knows one level as it was compiled when the session opened; later edits of the pack do not reach it.
import type { BoardView } from "../base/boardView";
import { type Result, done, refused } from "../base/result";
import type { GameAction, PlayableLevel, TurnRecord } from "../engine/dialect";
import type { OpenedSession, SessionRefusal } from "../rpc/contract";
import { type BetweenTurns, recordLoading, recordTurn, tracedTurns } from "./tracedTurns";

export interface PlaySessions {
  /** Opens a session and plays `actions` in it, leaving out refused ones. Ends the session before. */
  open(level: PlayableLevel, generation: number, actions: readonly GameAction[]): OpenedSession;
  /** See `HostApi.act`. */
  act(session: number, turn: number, action: GameAction): Result<TurnRecord, SessionRefusal>;
  /** The level and the turns of the session, taken back ones included; the turns are played again as they are read. */
  look(session: number): Result<SessionLook, SessionRefusal>;
}

export interface SessionLook {
  readonly level: PlayableLevel;
  /** All that was played and accepted, what was taken back included. */
  readonly actions: readonly GameAction[];
  readonly turns: Iterable<TurnRecord>;
  /** The boards after each turn, loading first. */
  readonly ends: readonly BoardView[];
  /** One of them; undefined when there is no such turn. */
  turn(number: number): TurnRecord | undefined;
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
        return ended();
      }
      if (!current.hasTurn(turn)) {
        return refused({ reason: "no-such-session", message: `This play session has no turn ${turn}.` });
      }
      return done(current.act(turn, action));
    },
    look(session) {
      if (current === null || session !== opened) return ended();
      return done(current.look());
    },
  };
}

function ended(): { readonly ok: false; readonly refusal: SessionRefusal } {
  return refused({ reason: "no-such-session", message: "This play session has ended." });
}

interface PlaySession {
  hasTurn(turn: number): boolean;
  act(turn: number, action: GameAction): TurnRecord;
  look(): SessionLook;
}

function startSession(level: PlayableLevel): { readonly session: PlaySession; readonly loading: TurnRecord } {
  const { record: loading, next } = recordLoading(level);
  /** The turn that was played again last, for the moment it ends in: it is asked for step after step. */
  let again: { readonly end: BetweenTurns; readonly record: TurnRecord } | null = null;
  const moments: (BetweenTurns & { readonly action: GameAction | null })[] = [{ ...next, action: null }];
  return {
    loading,
    session: {
      hasTurn: (turn) => Number.isInteger(turn) && turn >= 0 && turn < moments.length,
      act(turn, action) {
        const { record, next } = recordTurn(level, moments[turn]!, action);
        if (record.accepted) moments.splice(turn + 1, moments.length, { ...next, action });
        return record;
      },
      look() {
        const actions = moments.flatMap(({ action }) => (action === null ? [] : [action]));
        return {
          level,
          actions,
          turns: tracedTurns(level, actions),
          ends: moments.map(({ view }) => view),
          turn(number) {
            const [from, to] = [moments[number - 1], moments[number]];
            if (to === undefined || from === undefined || to.action === null) return number === 0 ? loading : undefined;
            if (again?.end !== to) again = { end: to, record: recordTurn(level, from, to.action).record };
            return again.record;
          },
        };
      },
    },
  };
}

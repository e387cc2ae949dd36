// The play session that is open, found by its number.
import { type Result, done, refused } from "../../base/result";
import { type Work, finish } from "../../base/work";
import type { BegunMove, LegalMoves, SeatView } from "../../engine/levelSupport";
import type { MoveExplanation, MoveQuestion } from "../../engine/moveTries";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { SentTurn } from "../../engine/trace/sessionTurns";
import type { BegunSession, SessionRefusal } from "../../rpc/play";
import { type PlaySession, type SessionLook, startSession } from "./playSession";

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

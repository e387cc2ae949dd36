// What the host is asked to play a level: part of the contract between processes.
import type { Result } from "../base/result";
import type { ActionOffer, DebugInfo, GameAction } from "../engine/dialect";
import type { SentTurn, SentTurns } from "../engine/trace/sessionTurns";

export interface SessionStart {
  /** Level id. */
  readonly level: string;
  /** Played at once after the start; refused ones are left out. For rebuilding a session, or a gold path's. */
  readonly actions: readonly GameAction[];
}

export interface SessionRefusal {
  /** `host-lost`: each host that was asked died over it. `cancelled`: or another session was asked for meanwhile. */
  readonly reason: "no-such-level" | "not-playable" | "no-such-session" | "host-lost" | "cancelled";
  readonly message: string;
}

/** A play session as opened: turn 0 is loading, turn n the nth accepted action. */
export interface OpenedSession extends SentTurns {
  readonly session: number;
  readonly level: string;
  readonly generation: number;
  readonly debug: DebugInfo;
  readonly offers: readonly ActionOffer[];
}

/** How far the opening of a session is. */
export interface OpeningProgress {
  /** Actions played. */
  readonly played: number;
  readonly actions: number;
}

/** Renderer → host. */
export interface PlayApi {
  /** One session at a time: opening one ends the one before. */
  openSession(start: SessionStart): Promise<Result<OpenedSession, SessionRefusal>>;
  /** Leaves the opening of a session that is under way: it is refused as `cancelled`. */
  cancelOpening(): void;
  /**
   * Plays an action after turn `turn` (turns beyond it are forgotten: that is undo, then another move).
   * A refused action gives a record with `accepted: false` and is not kept.
   */
  act(session: number, turn: number, action: GameAction): Promise<Result<SentTurn, SessionRefusal>>;
}

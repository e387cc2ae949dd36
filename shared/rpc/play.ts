// Play sessions: how one is opened, and what the renderer gets of it.
import * as v from "valibot";
import type { DebugInfo } from "../engine/debugInfo";
import type { ActionOffer } from "../engine/playableLevel";
import type { GameAction } from "../engine/turnRecord";
import type { SentTurns } from "../engine/trace/sessionTurns";
import { action, text, texts } from "./shapes";

export interface SessionStart {
  /** Level id. */
  readonly level: string;
  /** Played at once after the start; refused ones are left out. For rebuilding a session, or a solution's. */
  readonly actions: readonly GameAction[];
}

export const sessionStart = v.object({ level: text, actions: v.array(action) });

export const moveQuestion = v.object({ path: texts, to: v.nullable(text) });

export interface SessionRefusal {
  /**
   * `host-lost`: every host that received the call crashed. `cancelled`: or another session was requested meanwhile.
   */
  readonly reason: "no-such-level" | "not-playable" | "no-such-session" | "host-lost" | "cancelled";
  readonly message: string;
}

/** A play session that has begun: turn 0 is loading, turn n the nth accepted action. */
export interface BegunSession extends SentTurns {
  readonly session: number;
  readonly level: string;
  readonly generation: number;
  readonly debug: DebugInfo;
  readonly offers: readonly ActionOffer[];
}

/** A play session as the window opens it. */
export interface OpenedSession extends BegunSession {
  /** The number of the pack's names that it is played with, as long as the host runs; see `RenamedNames`. */
  readonly names: number;
}

/** How far the runs of a distribution are. */
export interface SampledRuns {
  readonly played: number;
  readonly runs: number;
}

/** How far the opening of a session is. */
export interface OpeningProgress {
  /** Actions played. */
  readonly played: number;
  readonly actions: number;
}

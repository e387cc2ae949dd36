// The calls that compare the play session with another way in which its level can be played.
import type { Result } from "../base/result";
import type { DebugInfo, TurnRecord } from "../engine/dialect";
import type { Parting } from "../engine/turnDifference";

/** What a session is compared with. All but `kept` are played by the pack's text: as it is now, but for profiles. */
export type RunSource =
  /** The recorded solution of the session's level. */
  | { readonly kind: "gold-path" }
  /** The session's own moves. */
  | { readonly kind: "again" }
  /** The session's own moves in a profile of the language, by the text that the session was opened with. */
  | { readonly kind: "profile"; readonly profile: string }
  /** Another session, by the rules of its time. */
  | { readonly kind: "kept"; readonly kept: number };

/** How a run ended: at its last move, or before it with a refused one. */
export interface RunEnd {
  /** Moves played, a refused one included. */
  readonly moves: number;
  readonly outcome: "goes on" | "won" | "lost" | "refused";
}

/** Where two runs part; records and sentences of both sides, in words only where one side has no such turn. */
export interface RunParting extends Parting {
  readonly turn: number;
  /** What the session did there. */
  readonly leftText: string;
  readonly rightText: string;
}

export interface PlayComparison {
  readonly left: RunEnd;
  readonly right: RunEnd;
  /** Null when all of it is the same. */
  readonly parting: RunParting | null;
}

/** A turn of the other run, with the names for the numbers in its trace. */
export interface OtherTurn {
  readonly turn: TurnRecord;
  readonly debug: DebugInfo;
}

export interface CompareApi {
  /**
   * Plays the other run beside the session, a little at a time. Refused with a sentence when it cannot be played; null
   * when cancelled, or overtaken by an edit or another comparison.
   */
  comparePlay(session: number, source: RunSource): Promise<Result<PlayComparison, string> | null>;
  /** A turn of the run that was compared last; null when it has none of that number, or is not there any more. */
  otherTurn(number: number): Promise<OtherTurn | null>;
  /** Keeps a session for later comparisons; gives its number, null when it has ended. The oldest kept are forgotten. */
  keepSession(session: number): Promise<number | null>;
  /** The profiles of the pack's language other than the one that it is played in. */
  otherProfiles(): Promise<readonly string[]>;
  /** Ends a comparison under way. */
  cancelComparePlay(): void;
}

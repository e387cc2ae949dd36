// The calls that compare the play session with another way in which its level can be played.
import type { Result } from "../base/result";
import type { DebugInfo, GameAction, TurnRecord } from "../engine/dialect";
import type { PlayComparison } from "../engine/compare/compareRuns";

/**
 * A session that was kept: its moves, and the texts by which they were played. Whoever holds it can have it played
 * again, by a later engine too.
 */
export interface KeptRun {
  /** The level's id. */
  readonly level: string;
  readonly actions: readonly GameAction[];
  /** Those that playing depends on, as they were. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What a session is compared with. All but `kept` are played by the pack's text: as it is now, but for profiles. */
export type RunSource =
  /** The recorded solution of the session's level. */
  | { readonly kind: "gold-path" }
  /** The session's own moves. */
  | { readonly kind: "again" }
  /** The session's own moves in a profile of the language, by the text that the session was opened with. */
  | { readonly kind: "profile"; readonly profile: string }
  /** Another session, of this level or another one, by the rules of its time. */
  | { readonly kind: "kept"; readonly run: KeptRun };

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
  /** A session as it is, for later comparisons; null when it has ended. */
  keepSession(session: number): Promise<KeptRun | null>;
  /** The profiles of the pack's language other than the one that it is played in. */
  otherProfiles(): Promise<readonly string[]>;
  /** Ends a comparison under way. */
  cancelComparePlay(): void;
}

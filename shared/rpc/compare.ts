// Other ways in which a level or a pack can be played, for comparing.
import * as v from "valibot";
import type { ProfileDifference } from "../engine/compare/compareProfiles";
import type { DebugInfo } from "../engine/debugInfo";
import type { GameAction, TurnRecord } from "../engine/turnRecord";
import { action, finite, text } from "./shapes";

/**
 * A stored session: its moves, and the texts by which they were played. Its owner can have it played again, by a later
 * engine too.
 */
export interface KeptRun {
  /** The level's id. */
  readonly level: string;
  readonly actions: readonly GameAction[];
  /** The number of the pack's names that it was played with, as long as the host runs; see `RenamedNames`. */
  readonly names: number;
  /** Those that playing depends on, as they were. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What a session is compared with. All but `kept` are played by the pack's text: as it is now, but for profiles. */
export type RunSource =
  /** The recorded solution of the session's level. */
  | { readonly kind: "solution" }
  /** The session's own moves. */
  | { readonly kind: "again" }
  /** The session's own moves in a profile of the language, by the text that the session was opened with. */
  | { readonly kind: "profile"; readonly profile: string }
  /** Another session, of this level or another one, by the rules of its time. */
  | { readonly kind: "kept"; readonly run: KeptRun };

export const runSource = v.variant("kind", [
  v.object({ kind: v.literal("solution") }),
  v.object({ kind: v.literal("again") }),
  v.object({ kind: v.literal("profile"), profile: text }),
  v.object({
    kind: v.literal("kept"),
    run: v.object({
      level: text,
      actions: v.array(action),
      names: finite,
      files: v.array(v.object({ path: text, text })),
    }),
  }),
]);

/** A turn of the other run, with the names for the numbers in its trace. */
export interface OtherTurn {
  readonly turn: TurnRecord;
  readonly debug: DebugInfo;
  /** What was renamed since the session was opened: beside this turn, those of the session read under the new names. */
  readonly renamed: RenamedPairs;
}

/** Old names with the new ones. */
export type RenamedPairs = readonly (readonly [from: string, to: string])[];

/** How a pack plays in the two profiles of its language. */
export interface ProfileComparison {
  /** The pack's own first. */
  readonly profiles: readonly [string, string];
  /** Levels that were compared. */
  readonly levels: number;
  /** The levels that were seen to play differently, in the pack's order. */
  readonly differences: readonly ProfileDifference[];
}

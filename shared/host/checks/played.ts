// What is known of a pack once all its recorded moves were played: where the search for what is wrong with them begins.
import type { Finding } from "../../findings/finding";
import type { SolutionResult } from "../../rpc/solutions";
import type { Diagnosis } from "./diagnose";
import type { LevelEntry } from "./solutions";

export interface Played {
  /** What was found in the texts. */
  readonly diagnosis: Diagnosis;
  readonly entries: readonly LevelEntry[];
  readonly results: readonly SolutionResult[];
  /** What playing shows in any language; see `playedFindings`. */
  readonly shown: readonly Finding[];
  /** What the pack's language finds itself by playing. */
  readonly ofLanguage: readonly Finding[];
}

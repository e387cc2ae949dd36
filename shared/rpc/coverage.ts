// What solutions try of a pack's rules and kinds.
import type { JsonPointer } from "../base/json";

/** What became of a rule each time it was tried. What fails neither clause and does not fire was used up. */
export interface RuleTally {
  readonly tried: number;
  readonly whereFailed: number;
  readonly ifFailed: number;
  readonly fired: number;
}

/** What one level's solution tries. */
export interface LevelCoverage {
  readonly level: string;
  readonly file: string;
  /** By the rule's place, `game.json#/rules/0`; rules never tried are absent. */
  readonly rules: Readonly<Record<string, RuleTally>>;
  /** By the rule's place, the first move in which it fired; 0 is loading. */
  readonly firstFired: Readonly<Record<string, number>>;
  /** By kind, the most of it that stood on the board at once. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** What a pack's solutions try; levels that cannot be played are left out. */
export interface PackCoverage {
  readonly generation: number;
  readonly rules: readonly {
    readonly id: string;
    readonly on: string;
    readonly file: string;
    readonly at: JsonPointer;
    /** As in `LevelCoverage.rules`. */
    readonly place: string;
  }[];
  readonly levels: readonly LevelCoverage[];
}

// What the host says about rules of a text, in addition to what a language says about any text
// (shared/language/offers.ts).
import type { TextRange } from "../findings/finding";

/** A move of a level's solution, by the level's file. */
export interface SolutionMove {
  readonly file: string;
  /** From 1; 0 is loading. */
  readonly step: number;
}

/** How often a rule fired over all solutions. */
export interface RuleFirings {
  /** The rule's place in its file. */
  readonly range: TextRange;
  readonly id: string;
  /** Whether anything was counted: while the pack cannot be played, the numbers say nothing. */
  readonly isCounted: boolean;
  readonly fired: number;
  /** Ids of the levels it fired in, most often first. */
  readonly levels: readonly { readonly id: string; readonly fired: number }[];
  /** Ids of the levels with a path, and the rule in it, in which it never fired. */
  readonly never: readonly string[];
  /** The first move in which it fired, in the pack's order of levels; null where it never did. */
  readonly first: SolutionMove | null;
  /** The rule's place: `game.json#/rules/0`. */
  readonly place: string;
}

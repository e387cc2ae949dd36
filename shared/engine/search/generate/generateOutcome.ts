// What is asked of generated levels, and what came out, as plain data that can travel between processes.
import type { CellChange, MutationSpec } from "../../levelVariants";
import type { GameAction } from "../../turnRecord";
import type { Constraint } from "../questions/questionOutcome";

/** From the first to the second number, both included. */
export type Range = readonly [least: number, most: number];

/** What a level must be like to be kept. Absent: anything. */
export interface Criteria {
  /** Moves of the shortest solution. */
  readonly length?: Range;
  /** Bits of difficulty; a sampled estimate is taken as it is. */
  readonly bits?: Range;
  readonly plans?: Range;
  readonly ideas?: Range;
  /** Steps of the shortest solution at which a move loses the level. */
  readonly traps?: Range;
  /** Entities without which the level cannot be won. */
  readonly needed?: Range;
  /** How often an event comes about in the shortest solution. */
  readonly events?: readonly { readonly event: string; readonly count: Range }[];
  /** What must happen in a solution, or must not: the level must be winnable so. */
  readonly constraints?: readonly Constraint[];
}

/** What levels are ranked by: the longest, the hardest, or the one with most to do first. */
export type RankBy = "length" | "bits" | "interactions";

export interface GenerateSpec {
  readonly mutation: MutationSpec;
  readonly criteria: Criteria;
  readonly rankBy: RankBy;
  /** The same seed makes the same candidates, whatever is asked of them. */
  readonly seed: number;
  /** Candidates that are made at most. */
  readonly tries: number;
  /** Levels that are kept, the best ones. It ends early when so many were kept and `stopWhenFull`. */
  readonly keep: number;
  readonly stopWhenFull?: boolean;
}

/** A level that meets the criteria. */
export interface Candidate {
  /** Its number among the tries: with the seed it makes the same level again. */
  readonly number: number;
  readonly changes: readonly CellChange[];
  readonly path: readonly GameAction[];
  readonly score: number;
  /** Null where it was not asked for. */
  readonly bits: number | null;
  readonly plans: number | null;
  readonly ideas: number | null;
  readonly traps: number | null;
  readonly needed: number | null;
}

/** Why a candidate was not kept. `repeated`: made before; `no-mutation`: no sensible board came out. */
export type Rejection =
  | "no-mutation"
  | "repeated"
  | "unsolvable"
  | "unknown"
  | "length"
  | "bits"
  | "plans"
  | "ideas"
  | "traps"
  | "needed"
  | "events"
  | "constraints";

export interface GenerateProgress {
  readonly tried: number;
  readonly kept: number;
  readonly perSecond: number;
  readonly best: Candidate | null;
  readonly rejected: Readonly<Partial<Record<Rejection, number>>>;
}

export interface GenerateResult extends GenerateProgress {
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** Why it ended before all tries were made; null: it did not. */
  readonly because: "time" | "cancelled" | "full" | null;
}

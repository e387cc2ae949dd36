// The answers to questions about a level that are searches of their own, as plain data that can travel between processes.
import type { Position } from "../../../base/boardView";
import type { GameAction } from "../../turnRecord";
import type { Observed } from "../observed";
import type { Answer, Cut, SearchCost, Shortest } from "../searchOutcome";

/** Something that must happen on the way to a win, or must not. */
export interface Constraint {
  readonly must: boolean;
  readonly what: Observed;
}

/**
 * What a constraint alone means for a level. `possible`: the level can be won with it, in so many moves at least;
 * `impossible`: it cannot, which is proven: what must not happen has to, or what must happen cannot; `unmeant`: the
 * language does not know what is asked.
 */
export type ConstraintVerdict =
  | { readonly kind: "possible"; readonly path: readonly GameAction[] }
  | { readonly kind: "impossible" }
  | { readonly kind: "unknown"; readonly because: Cut }
  | { readonly kind: "unmeant" };

export interface ConstraintAnswer {
  /** The shortest solution that keeps all the constraints. */
  readonly answer: Answer;
  /** A verdict on each, in their order. */
  readonly verdicts: readonly ConstraintVerdict[];
}

/** A play in which something happens, whether it wins or not. `never`: no play leads to it, which is proven. */
export type PlayThat =
  | { readonly kind: "found"; readonly path: readonly GameAction[]; readonly cost: SearchCost }
  | { readonly kind: "never"; readonly cost: SearchCost }
  /** It does not happen in fewer moves than `noneUnder`. */
  | { readonly kind: "unknown"; readonly noneUnder: number; readonly because: Cut; readonly cost: SearchCost }
  | { readonly kind: "unmeant" };

/** A solution made from one that no longer wins. */
export interface Repair {
  readonly path: readonly GameAction[];
  /** Moves of the old path that it leaves out. */
  readonly left: number;
  /** Moves that the old path does not have. */
  readonly added: number;
  /** Nothing with fewer edits wins; of the same start: no longer start of it can be kept, and no shorter end wins. */
  readonly proven: boolean;
}

export type RepairOutcome =
  | { readonly kind: "repaired"; readonly repair: Repair }
  /** No play of the level wins, which is proven. */
  | { readonly kind: "unsolvable" }
  | { readonly kind: "unknown"; readonly because: Cut };

/** Two ways to repair a broken solution, side by side. */
export interface Repairs {
  /** Moves inserted or left out as few as can be; of those the shortest. */
  readonly fewestEdits: RepairOutcome;
  /** The longest start of the old path from which the level can be won, and the shortest end. */
  readonly sameStart: RepairOutcome;
}

/** A part of a level that can be left out, to find out what it is for. */
export interface LevelPartName {
  /** The same for the same part while the level does not change. */
  readonly id: string;
  readonly kind: "entity" | "rule" | "system" | "variable" | "object";
  /** The kind of an entity, the id of a rule, a system or an object, a variable's name. */
  readonly name: string;
  readonly layer: string | null;
  readonly position: Position | null;
}

/**
 * What leaving a part out does. `needed`: the level can then not be won; `shorter`, `longer`: by so many moves; `same`:
 * the shortest solution is as long as with it. All are proven.
 */
export type PartVerdict =
  | { readonly kind: "needed" }
  | { readonly kind: "shorter" | "longer"; readonly by: number }
  | { readonly kind: "same" }
  /** Nobody can win with the part, and so many moves win without it. */
  | { readonly kind: "prevents"; readonly length: number }
  | { readonly kind: "unknown"; readonly because: Cut };

export interface Ablation {
  readonly part: LevelPartName;
  readonly verdict: PartVerdict;
}

/** What one rule of versions (a row of a language's table of versions) means for a level. */
export interface VersionFinding {
  /** The row, as the documents name it: `V6`. */
  readonly row: string;
  readonly title: string;
  /** The answer with this row as in the other version, and all others as in the pack's own. */
  readonly other: Shortest;
  /**
   * The first turn of the shortest solution (that of the pack's own version; where there is none, the other's) that goes
   * another way in the other version, from 1; null: none does.
   */
  readonly turn: number | null;
}

export interface VersionReport {
  readonly own: Shortest;
  /** Only rows that change the length of the shortest solution, or whether there is one. */
  readonly findings: readonly VersionFinding[];
  /** Rows whose answer is not known within the budget. */
  readonly open: readonly string[];
}

// How a level can be changed to find out what it is made of, and to make others like it. A language implements it; searches
// only play what comes out.
import type { Position } from "../base/boardView";
import type { Result } from "../base/result";
import type { TextEdit } from "../text/edit";
import type { PlayableLevel } from "./playableLevel";
import type { LevelPartName } from "./search/questions/questionOutcome";

/** A part that can be left out. */
export interface LevelPart extends LevelPartName {
  /** Compiles the level without it; null when it cannot be played then. */
  without(): PlayableLevel | null;
}

/** A row of the language's table of versions in which the pack's version and another one differ. */
export interface VersionRow {
  /** As the documents name it: `V6`. */
  readonly row: string;
  /** What the row decides, as a sentence about the other version. */
  readonly title: string;
  /** Compiles the level with this row as in the other version. */
  level(): PlayableLevel;
}

/** What mutations may change. */
export interface MutationSpec {
  /** Kinds of entities that may be moved; null: all that are not ground. */
  readonly kinds: readonly string[] | null;
  /** Whether what the player moves may begin in another cell. */
  readonly player: boolean;
  /** Cells in which nothing changes. */
  readonly locked: readonly Position[];
  /** Changes made one after the other. */
  readonly mutations: number;
}

/** A cell that a mutation changed. */
export interface CellChange {
  readonly position: Position;
  /** Null: what the player moves, which is on no layer. */
  readonly layer: string | null;
  /** Kinds; null: nothing there. */
  readonly from: string | null;
  readonly to: string | null;
}

/** A level made from another one. */
export interface Mutant {
  readonly level: PlayableLevel;
  /** The same for the same board. */
  readonly key: string;
  readonly changes: readonly CellChange[];
  /** Its parts that can be left out. */
  readonly parts: readonly LevelPart[];
  /** Returns the edits that make the level's text this one; refused with a sentence. */
  edits(): Result<readonly TextEdit[], string>;
}

export interface LevelVariants {
  readonly parts: readonly LevelPart[];
  readonly versions: readonly VersionRow[];
  /** Makes a mutant; `random` gives numbers from 0 on, below 1. Null: it would be no board that makes sense. */
  mutate(spec: MutationSpec, random: () => number): Mutant | null;
  /** Returns how much an event of a solution counts for how much there is to do in a level. */
  weightOf(event: string): number;
}

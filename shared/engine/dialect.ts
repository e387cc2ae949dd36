// The interface of a rule language: all that the rest of the program knows of it.
import type { Work } from "../base/work";
import type { Finding } from "../findings/finding";
import type { PackSource } from "../pack/packSource";
import type { LevelVariants } from "./levelVariants";
import type { PlayableLevel } from "./playableLevel";

export interface Game {
  readonly dialect: string;
  readonly profile: string;
  /** Level ids: the sequence's first, in its order, then the others by file name. */
  readonly levelIds: readonly string[];
  /** Compiled at first use and kept; null when the level cannot be played at all (its findings say why). */
  level(id: string): PlayableLevel | null;
  /** Returns the ways to change a level; null when it cannot be played. Absent: the language knows none. */
  variants?(id: string): LevelVariants | null;
  /** Returns what only playing shows, beyond what is found for packs of any language. Pauses. Absent: nothing. */
  played?(): Work<readonly Finding[]>;
}

export interface Compilation {
  readonly game: Game | null;
  /** The version of the language that the pack is played by; "" where the language is not known. */
  readonly profile: string;
  readonly findings: readonly Finding[];
}

export interface CompileOptions {
  /** Instead of the one the manifest's dslVersion chooses. */
  readonly profile?: string;
  /** The last compilation of the same pack: what did not change is taken over. */
  readonly previous?: Compilation;
}

export interface Dialect {
  /** The id of the pack model of the same language. */
  readonly id: string;
  readonly profiles: readonly string[];
  /** What the texts alone show to be wrong, from syntax to meaning. Never throws, whatever the texts are. */
  check(pack: PackSource): Work<readonly Finding[]>;
  /** Never throws on an author's mistake: those are findings, beyond those of `check`. */
  compile(pack: PackSource, options?: CompileOptions): Compilation;
}

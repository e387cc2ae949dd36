// What the check command found in a pack, as it prints it.
import type { PackWords } from "../../shared/pack/packModel";
import type { Severity } from "../../shared/findings/codes";
import type { Fix } from "../../shared/findings/finding";
import type { SolutionStatus } from "../../shared/rpc/solutions";
import type { SolveRow } from "../solving/solveText";

export interface FindingRow {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly fixes: readonly FixRow[];
}

/** A change that fixes a finding; a safe one is applied by `--fix`. Offsets are in UTF-16 units of the file's text. */
export interface FixRow {
  readonly title: string;
  readonly safe: boolean;
  readonly changes: Fix["changes"];
}

export interface LevelRow {
  readonly id: string;
  readonly title: string;
  readonly status: SolutionStatus;
  readonly moves: number;
  readonly step?: number;
  /** What a search answered, as the solve command prints it. */
  readonly solve?: SolveRow;
}

export interface PackReport {
  readonly path: string;
  readonly profile: string;
  /** What the pack's language calls its levels; for people only. */
  readonly words: PackWords;
  /** With `--fix`: the findings that were fixed, or with `--dry-run` would be. */
  readonly fixed?: readonly FindingRow[];
  readonly findings: readonly FindingRow[];
  /**
   * Returns the recorded solutions that do not win, where they are written, with the move to change where one is the
   * mistake; "unexplained": those that do not follow from another finding. What is printed for people has them in its list
   * of levels.
   */
  readonly failing: (which: "all" | "unexplained") => readonly FindingRow[];
  readonly levels: readonly LevelRow[];
}

// The text of a cell of the coverage tables: a few signs, and a sentence as its tooltip. Pure.
import type { RuleTally } from "../../shared/rpc/coverage";
import type { SolutionMark } from "../session/record/solutionMark";

export type CoverageState = "fired" | "if" | "where" | "tried" | "none";

export interface CoverageCell {
  readonly state: CoverageState;
  readonly text: string;
  readonly words: string;
}

/** A cell with its place in the table. */
export interface PlacedCell extends CoverageCell {
  /** Its level is the first of all to have it. */
  readonly isFirst: boolean;
  readonly onOpen: () => void;
}

export interface CoverageColumn {
  readonly key: string;
  /** Its place among the levels of the sequence; null for a level in none. */
  readonly number: number | null;
  readonly title: string;
  /** How its solution ends; null for one that wins as it did. */
  readonly mark: SolutionMark | null;
  readonly onOpen: () => void;
}

export interface CoverageRow {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly isCovered: boolean;
  /** The kind whose picture stands before the title. */
  readonly kind?: string;
  /** Returns the cell of a column: made when it is drawn, as there may be ten thousands of them. */
  readonly cellOf: (column: number) => PlacedCell;
  readonly onOpen: () => void;
}

/** Returns how far a rule got in a level: fired, else failed at its `if`, else at its `where`. */
export function ruleCell(tally: RuleTally | undefined): CoverageCell {
  if (tally === undefined || tally.tried === 0) return { state: "none", text: "·", words: "never tried" };
  const { tried, whereFailed, ifFailed, fired } = tally;
  const words = `tried ${tried}, where failed ${whereFailed}, if failed ${ifFailed}, fired ${fired}`;
  if (fired > 0) return { state: "fired", text: String(fired), words };
  if (ifFailed > 0) return { state: "if", text: "if", words };
  if (whereFailed > 0) return { state: "where", text: "where", words };
  return { state: "tried", text: "tried", words };
}

/** Returns how many of a kind stood on a level's board at once. */
export function kindCell(most: number | undefined): CoverageCell {
  if (most === undefined || most === 0) return { state: "none", text: "·", words: "not in this level" };
  return { state: "fired", text: String(most), words: `at most ${most} at once` };
}

/** Returns a cell in its place; `first` is the column that has it first, -1 for none. */
export function placedCell(cell: CoverageCell, column: number, first: number, onOpen: () => void): PlacedCell {
  const isFirst = column === first;
  return { ...cell, isFirst, words: isFirst ? `${cell.words}; here first` : cell.words, onOpen };
}

// How a cell of the coverage tables reads: a few signs, and a sentence for whoever rests on it. Pure.
import type { RuleTally } from "../../shared/rpc/contract";

export type CoverageState = "fired" | "if" | "where" | "tried" | "none";

export interface CoverageCell {
  readonly state: CoverageState;
  readonly text: string;
  readonly words: string;
}

/** The farthest that a rule came in a level: fired, else failed at its `if`, else at its `where`. */
export function ruleCell(tally: RuleTally | undefined): CoverageCell {
  if (tally === undefined || tally.tried === 0) return { state: "none", text: "·", words: "never tried" };
  const { tried, whereFailed, ifFailed, fired } = tally;
  const words = `tried ${tried}, where failed ${whereFailed}, if failed ${ifFailed}, fired ${fired}`;
  if (fired > 0) return { state: "fired", text: String(fired), words };
  if (ifFailed > 0) return { state: "if", text: "if", words };
  if (whereFailed > 0) return { state: "where", text: "where", words };
  return { state: "tried", text: "tried", words };
}

/** How many of a kind stood on a level's board at once. */
export function kindCell(most: number | undefined): CoverageCell {
  if (most === undefined || most === 0) return { state: "none", text: "·", words: "not in this level" };
  return { state: "fired", text: String(most), words: `at most ${most} at once` };
}

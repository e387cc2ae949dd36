// Why a move may be made or not: every rule that was tried on a piece and a target, with what its conditions came to.
// Plain data, safe to send between processes.
import { type Json, listOf } from "../base/json";
import { RuleVerdict } from "./trace/trace";
import type { GameAction } from "./turnRecord";

/** What a move might be, by the names that moves use: `E2`, `Alaska`, `#17`, a zone. */
export interface MoveQuestion {
  /** The piece by its place, then the places of the steps that it has made; empty: a move without a piece. */
  readonly path: readonly string[];
  /** Null: any target, or none. */
  readonly to: string | null;
}

/** Returns the places of a move by their names, in order; none for a move that has no place. */
export function movePath({ path }: GameAction): readonly string[] {
  return listOf(path).flatMap((name) => (typeof name === "string" ? name : []));
}

export interface MoveExplanation {
  readonly tries: readonly MoveTry[];
  /** There are more than were tried. */
  readonly isCut: boolean;
}

export interface MoveTry {
  /** Number in `DebugInfo.rules`. */
  readonly rule: number;
  readonly seat: string;
  /** Null: the rule takes none. */
  readonly target: string | null;
  readonly params: Readonly<Record<string, Json>>;
  /** A `RuleVerdict`. */
  readonly verdict: number;
  /** The rule that shadows or outranks it; null for none. */
  readonly by: number | null;
  /** More about the verdict, in a sentence; null where the conditions tell it. */
  readonly reason: string | null;
  /** In the order in which they are written, up to the first that does not hold. */
  readonly conditions: readonly TriedCondition[];
}

export interface TriedCondition {
  /** Number in `DebugInfo.conditions`. */
  readonly condition: number;
  readonly isMet: boolean;
  /** What its parts come to: of the try of a rule and a seat that came the farthest; none of the others. */
  readonly parts: readonly ConditionPart[];
}

export interface ConditionPart {
  readonly text: string;
  readonly value: Json;
  /** Why it comes to nothing; null when it does. */
  readonly error: string | null;
}

/** Returns how far a try came: the number of conditions that hold, more for one that fails later, most for a legal one. */
export function reachOf({ conditions, verdict }: Pick<MoveTry, "conditions" | "verdict">): number {
  if (verdict === RuleVerdict.selected) return Number.POSITIVE_INFINITY;
  if (verdict !== RuleVerdict.ifFailed) return Number.MAX_SAFE_INTEGER;
  const failed = conditions.findIndex(({ isMet }) => !isMet);
  return failed < 0 ? conditions.length : failed;
}

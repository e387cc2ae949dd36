// What a search answered, as a line for programs and for people.
import { assertNever } from "../../shared/base/assertNever";
import type { Answer, Cut, Shortest } from "../../shared/engine/search/searchOutcome";
import type { GameAction } from "../../shared/engine/turnRecord";

const NO_GOAL = "NO SOLUTION: the level has no goal";
const UNOFFERED = "NO SOLUTION of moves that are offered, proven; the recorded one has a move that is not";

/** What is printed about a level for programs. */
export interface SolveRow {
  readonly level: string;
  readonly kind: Shortest["kind"];
  readonly length: number | null;
  readonly path: readonly GameAction[] | null;
  readonly proven: boolean;
  /** No path with fewer moves wins; null: none wins at all. */
  readonly noneUnder: number | null;
  readonly states: number;
  readonly ms: number;
  /**
   * Why there is no answer, or no solution: `limit`: none has no more moves than the level allows; `no-goal`: the level
   * has no goal; `not-offered`: the recorded solution has a move that is not offered.
   */
  readonly because: Cut | "limit" | "no-goal" | "not-offered" | null;
  /** A variable that seems to take ever new values. */
  readonly grows?: string;
}

/** Returns the line of a level for programs. */
export function rowOf(level: string, { answer, cost }: Answer): SolveRow {
  const { states, ms } = cost;
  switch (answer.kind) {
    case "solved": {
      const { kind, length, path, proven } = answer;
      return { level, kind, length, path, proven, noneUnder: length, states, ms, because: null };
    }
    case "unsolvable": {
      const { kind, proven, limit, lacksGoal = false, winsUnoffered = false } = answer;
      const because = lacksGoal ? "no-goal" : winsUnoffered ? "not-offered" : limit === null ? null : "limit";
      return { level, kind, length: null, path: null, proven, noneUnder: null, states, ms, because };
    }
    case "unknown": {
      const { kind, proven, noneUnder, because, grows } = answer;
      const row = { level, kind, length: null, path: null, proven, noneUnder, states, ms, because };
      return grows === null ? row : { ...row, grows };
    }
    default:
      return assertNever(answer);
  }
}

/** Returns a level's line in words, without its path. */
export function rowText(row: SolveRow): string {
  switch (row.kind) {
    case "solved":
      return `fewest moves: ${row.length}, proven`;
    case "unsolvable":
      if (row.because === "no-goal") return NO_GOAL;
      if (row.because === "not-offered") return UNOFFERED;
      return row.because === "limit" ? "NO SOLUTION in the moves that the level allows, proven" : "NO SOLUTION, proven";
    case "unknown":
      return `fewest moves: ${row.noneUnder} or more`;
    default:
      return assertNever(row.kind);
  }
}

/** Returns an answer in words, with its path. */
export function answerText(answer: Shortest, actionText: (action: GameAction) => string): string {
  switch (answer.kind) {
    case "solved": {
      const moves = answer.length === 1 ? "1 move" : `${answer.length} moves`;
      return `${moves}, proven: ${answer.path.map(actionText).join(", ")}`;
    }
    case "unsolvable":
      if (answer.lacksGoal) return NO_GOAL;
      if (answer.winsUnoffered) return UNOFFERED;
      return answer.limit === null
        ? "NO SOLUTION, proven"
        : `NO SOLUTION in the ${answer.limit} moves that the level allows, proven`;
    case "unknown":
      return `unknown: none under ${answer.noneUnder} moves; ${reasonOf(answer.because)}${growth(answer.grows)}`;
    default:
      return assertNever(answer);
  }
}

const REASONS: Readonly<Record<Cut, string>> = {
  time: "the time was over",
  memory: "the memory was used up",
  states: "there were too many states",
  cancelled: "cancelled",
  unplayable: "the level cannot be played, has too many actions, or is no puzzle",
  contradiction: "search and engine disagree, which is a fault of this program",
};

export function reasonOf(because: Cut): string {
  return REASONS[because];
}

function growth(grows: string | null): string {
  return grows === null ? "" : ` (${grows} seems to take ever new values)`;
}

/** Returns what a search took, in brackets. */
export function costText({ cost }: Answer): string {
  return cost.states === 0 ? "" : `  (${cost.states} states, ${cost.ms} ms)`;
}

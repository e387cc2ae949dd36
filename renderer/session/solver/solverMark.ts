// What the solver knows of a level, in a tone and in words: the same on chips, cards and in the status bar. Pure.
import { counted } from "../../../shared/base/counted";
import { assertNever } from "../../../shared/base/assertNever";
import type { Cut, Shortest } from "../../../shared/engine/search/searchOutcome";
import type { LevelSearch } from "../../../shared/rpc/solving";
import type { SolutionResult } from "../../../shared/rpc/solutions";

export interface SolverMark {
  readonly tone: "success" | "warning" | "error" | "neutral";
  /** A few words, for a chip. */
  readonly brief: string;
  /** Sentences. */
  readonly words: string;
}

/**
 * Returns the words for a search beside the level's recorded solution; null for a level that cannot be searched, of
 * which there is nothing to say.
 */
export function solverMark(search: LevelSearch, recorded: SolutionResult | null): SolverMark | null {
  const own = recordedMoves(recorded);
  switch (search.kind) {
    case "waiting":
      return { tone: "neutral", brief: "waiting", words: "The search for the shortest solution has not begun yet." };
    case "searching": {
      const { noneUnder, states } = search.progress;
      const words = `Searching: no solution has fewer than ${counted(noneUnder, "move")}. ${states.toLocaleString("en")} states.`;
      return { tone: "neutral", brief: `at least ${noneUnder}, searching`, words };
    }
    case "answered":
      return answerMark(search.answer, own);
    default:
      return assertNever(search);
  }
}

/** Returns the mark of an answer to the text before a syntax error, by the file that has it. */
export function markBefore({ brief, words }: SolverMark, broken: string): SolverMark {
  return {
    tone: "neutral",
    brief: `last: ${brief}`,
    words: `${broken} has a syntax error. The answer before it: ${words}`,
  };
}

function answerMark(answer: Shortest, own: number | null): SolverMark | null {
  switch (answer.kind) {
    case "solved": {
      const { length } = answer;
      const proven = `The shortest solution has ${counted(length, "move")}, proven.`;
      if (own === null || own <= length)
        return { tone: "success", brief: `${counted(length, "move")}, proven`, words: proven };
      const over = own - length;
      const words = `${proven} The recorded one has ${counted(own, "move")}, ${over} more.`;
      return { tone: "warning", brief: `yours ${own}, ${over} over`, words };
    }
    case "unsolvable": {
      const { limit, lacksGoal } = answer;
      if (lacksGoal) return { tone: "neutral", brief: "no goal", words: "The level has no goal, so it cannot be won." };
      if (own !== null) {
        const words =
          "No solution has only moves that are offered, proven. The recorded one wins by a move that is not.";
        return { tone: "error", brief: "move not offered", words };
      }
      const within = limit === null ? "" : ` in the ${counted(limit, "move")} that the level allows`;
      return { tone: "error", brief: "no solution", words: `The level has no solution${within}, proven.` };
    }
    case "unknown": {
      const { noneUnder, because, grows } = answer;
      if (because === "unplayable") return null;
      const growth = grows === null ? "" : ` ${grows} seems to take ever new values.`;
      const recorded = own === null ? "" : ` The recorded one has ${own}.`;
      const words = `No solution has fewer than ${counted(noneUnder, "move")}, proven.${recorded} ${REASONS[because]}${growth}`;
      return { tone: "neutral", brief: `unknown, at least ${noneUnder}`, words };
    }
    default:
      return assertNever(answer);
  }
}

const REASONS: Readonly<Record<Exclude<Cut, "unplayable">, string>> = {
  time: "The search ended when its time was over.",
  memory: "The search ended when its memory was used up.",
  states: "The search ended when there were too many states.",
  cancelled: "The search was cancelled.",
  contradiction: "Search and engine disagree, which is a fault of this program.",
};

/** Returns whether the recorded solution wins with its last move, and no solution is shorter. */
export function isShortest(search: LevelSearch, recorded: SolutionResult | null): boolean {
  const isSolved = search.kind === "answered" && search.answer.kind === "solved";
  return isSolved && recorded?.status === "wins" && recorded.moves <= search.answer.length;
}

/** Returns how many moves the recorded solution takes to win; null when it does not win. */
function recordedMoves(recorded: SolutionResult | null): number | null {
  if (recorded?.status === "wins") return recorded.moves;
  return recorded?.status === "wins-early" ? (recorded.step ?? null) : null;
}

/** Returns whether a longer search of a level may find more: one goes on, or the last one ended for want of time. */
export function canSearchLonger(search: LevelSearch | undefined): boolean {
  if (search === undefined) return false;
  if (search.kind !== "answered") return true;
  const { answer } = search;
  return answer.kind === "unknown" && (answer.because === "time" || answer.because === "cancelled");
}

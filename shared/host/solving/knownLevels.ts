// What has been found out about levels, by the print of all that playing them depends on: an undo brings it back.
import type { Answer } from "../../engine/search/searchOutcome";
import type { LevelFacts, LevelSearch } from "../../rpc/solving";

/** What a search has found out. */
export interface Found {
  readonly answer: Answer;
  /** How long it was allowed to take. */
  readonly timeMs: number;
}

export interface KnownLevels {
  found(print: string): Found | undefined;
  /** Returns whether a search of so many milliseconds could find out more than is known. */
  couldFindMore(print: string, timeMs: number): boolean;
  /**
   * Keeps an answer and returns it with what was proven before: a search that is cut sooner than another one takes
   * nothing of it back.
   */
  answer(print: string, found: Found): Answer;
  /** Returns the number of moves under which no path is known to win; 1 where nothing is known. */
  noneUnder(print: string): number;
  facts(print: string): LevelFacts | null;
  /** Returns whether the facts were looked for and not found. */
  isTooLarge(print: string): boolean;
  tellFacts(print: string, facts: LevelFacts | null): void;
}

const MOST_LEVELS = 2_000;

export function createKnownLevels(): KnownLevels {
  const answers = new Map<string, Found>();
  const facts = new Map<string, LevelFacts | null>();
  const noneUnder = (print: string): number => {
    const answer = answers.get(print)?.answer.answer;
    return answer?.kind === "unknown" ? answer.noneUnder : 1;
  };
  return {
    found: (print) => answers.get(print),
    couldFindMore(print, timeMs) {
      const found = answers.get(print);
      if (found === undefined) return true;
      const { answer } = found.answer;
      return answer.kind === "unknown" && answer.because === "time" && found.timeMs < timeMs;
    },
    answer(print, found) {
      const answer = withAtLeast(found.answer, noneUnder(print));
      keep(answers, print, { ...found, answer });
      return answer;
    },
    noneUnder,
    facts: (print) => facts.get(print) ?? null,
    isTooLarge: (print) => facts.get(print) === null,
    tellFacts: (print, found) => keep(facts, print, found),
  };
}

/** Forgets what was found out first when there is too much. */
function keep<Value>(known: Map<string, Value>, print: string, value: Value): void {
  known.delete(print);
  known.set(print, value);
  for (const first of known.keys()) if (known.size > MOST_LEVELS) known.delete(first);
}

export function searchOf(found: Found | undefined): LevelSearch {
  return found === undefined ? { kind: "waiting" } : { kind: "answered", ...found.answer };
}

function withAtLeast(found: Answer, noneUnder: number): Answer {
  const { answer } = found;
  return answer.kind === "unknown" && answer.noneUnder < noneUnder
    ? { ...found, answer: { ...answer, noneUnder } }
    : found;
}

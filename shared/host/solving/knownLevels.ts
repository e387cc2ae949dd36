// What has been found out about levels, by the print of all that playing them depends on: an undo brings it back.
import type { Answer } from "../../engine/search/searchOutcome";
import type { LevelFacts, LevelSearch } from "../../rpc/solving";

interface Found {
  readonly answer: Answer;
  /** How long it was allowed to take. */
  readonly timeMs: number;
}

export interface KnownLevels {
  found(print: string): Found | undefined;
  /** Returns whether a search of so many milliseconds could find out more than is known. */
  couldFindMore(print: string, timeMs: number): boolean;
  answer(print: string, found: Found): void;
  facts(print: string): LevelFacts | null;
  /** Returns whether the facts were looked for and not found. */
  isTooLarge(print: string): boolean;
  tellFacts(print: string, facts: LevelFacts | null): void;
}

const MOST_LEVELS = 2_000;

export function createKnownLevels(): KnownLevels {
  const answers = new Map<string, Found>();
  const facts = new Map<string, LevelFacts | null>();
  return {
    found: (print) => answers.get(print),
    couldFindMore(print, timeMs) {
      const found = answers.get(print);
      if (found === undefined) return true;
      const { answer } = found.answer;
      return answer.kind === "unknown" && answer.because === "time" && found.timeMs < timeMs;
    },
    answer: (print, found) => keep(answers, print, found),
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

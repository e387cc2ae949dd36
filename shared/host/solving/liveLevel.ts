// A level as the live search follows it, and what is reported of it.
import type { InsightReport } from "../../engine/search/insight/insightOutcome";
import type { Answer } from "../../engine/search/searchOutcome";
import type { LevelFacts, LevelSearch } from "../../rpc/solving";
import type { NoAnswer, ThreadAnswer } from "./threadMessages";
import type { PoolJob } from "./poolThread";

export interface LiveLevel {
  readonly id: string;
  /** Its place in the pack, from 0. */
  readonly place: number;
  /** Of all that playing it depends on. */
  readonly print: string;
  search: LevelSearch;
  /** Null: not known, or not to be known within the time. */
  facts: LevelFacts | null;
  /** What is being found out. */
  job: PoolJob | null;
}

const NO_COST = { states: 0, turns: 0, ms: 0, bytes: 0 } as const;

/** Returns that nothing is known of a level, but that no path with fewer moves than `noneUnder` wins. */
export function nothingKnown(answered: Pick<NoAnswer, "because"> | ThreadAnswer, noneUnder = 1): Answer {
  const because = "because" in answered ? answered.because : "cancelled";
  return { answer: { kind: "unknown", proven: false, noneUnder, because, grows: null }, cost: NO_COST };
}

/** Returns what the overview of a pack shows of a report. */
export function factsOf({ difficulty, ways, plans }: InsightReport): LevelFacts {
  return { difficulty, ways, plans: plans?.plans ?? null, ideas: plans?.ideas ?? null };
}

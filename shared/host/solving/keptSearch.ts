// Keeps a search that ended early, within the memory of its thread, so that it can go on where it was.
import type { Work } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { Answer, Cut } from "../../engine/search/searchOutcome";
import type { SearchOptions } from "../../engine/search/searchRun";
import { ShortestSearch } from "../../engine/search/shortest";

export interface KeptSearch {
  /** Searches a level, from where it was if its search is kept. */
  shortest(level: PlayableLevel, options: SearchOptions): Work<Answer>;
  /** Forgets the search of a level that is not played any more. */
  forgetUnless(isPlayed: (level: PlayableLevel) => boolean): void;
}

/** What a kept search may take of the memory while others are made beside it. */
const KEPT_SHARE = 0.5;

const CAN_GO_ON: ReadonlySet<Cut> = new Set(["time", "memory", "cancelled"]);

/** Creates it with nothing kept. Of several searches it keeps the one that took longest. */
export function createKeptSearch(): KeptSearch {
  let kept: { readonly level: PlayableLevel; readonly search: ShortestSearch } | null = null;
  return {
    *shortest(level, options) {
      const own = kept?.level === level ? kept : null;
      if (own === null && kept !== null && kept.search.cost.bytes > options.memoryBytes * KEPT_SHARE) kept = null;
      const beside = own === null ? (kept?.search.cost.bytes ?? 0) : 0;
      const search = own?.search ?? new ShortestSearch(level);
      const answered = yield* search.run({ ...options, memoryBytes: options.memoryBytes - beside });
      const { answer, cost } = answered;
      const canGoOn = answer.kind === "unknown" && CAN_GO_ON.has(answer.because);
      if (own !== null && !canGoOn) kept = null;
      if (canGoOn && (kept === null || cost.ms >= kept.search.cost.ms)) kept = { level, search };
      return answered;
    },
    forgetUnless(isPlayed) {
      if (kept !== null && !isPlayed(kept.level)) kept = null;
    },
  };
}

// Plays an action of the play session with many seeds, a little at a time, and reports how far it is.
import { clamp } from "../../base/clamp";
import { type Schedule, inSlices, reportingYields } from "../../base/work";
import { type Distribution, distributionOf } from "../../engine/play/distribution";
import type { GameAction } from "../../engine/turnRecord";
import type { SampledRuns } from "../../rpc/play";
import type { PlaySessions } from "./playSessions";

export interface Distributions {
  /** See `HostApi.distribution`. A request ends the one before. */
  distribution(session: number, turn: number, action: GameAction, runs: number): Promise<Distribution | null>;
  cancelDistribution(): void;
}

export interface DistributionPorts {
  readonly sessions: Pick<PlaySessions, "at">;
  readonly tell: (progress: SampledRuns) => void;
  readonly schedule: Schedule;
}

const SLICE_MS = 16;
const REPORT_EVERY_MS = 100;
/** More runs would show nothing new. */
const MOST_RUNS = 100_000;

export function createDistributions({ sessions, tell, schedule }: DistributionPorts): Distributions {
  let asked = 0;
  return {
    async distribution(session, turn, action, runs) {
      asked += 1;
      const own = asked;
      const at = sessions.at(session, turn);
      const chances = at?.level.chances;
      if (at === null || chances === undefined) return null;
      const count = clamp(Math.floor(runs), 1, MOST_RUNS);
      // It yields once a run.
      const sampling = distributionOf(chances, at.state, action, count);
      const work = reportingYields(sampling, REPORT_EVERY_MS, (played) => tell({ played, runs: count }));
      const result = await inSlices(work, { sliceMs: SLICE_MS, schedule, isWanted: () => own === asked });
      return result === null ? null : result.value;
    },
    cancelDistribution() {
      asked += 1;
    },
  };
}

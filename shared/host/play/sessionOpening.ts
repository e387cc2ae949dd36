// Opens play sessions in the background: many moves on a large board take time, so progress is reported and opening can
// be cancelled.
import { type Result, done, refused } from "../../base/result";
import { type Schedule, inSlices, reportingYields } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { BegunSession, OpeningProgress, SessionRefusal } from "../../rpc/play";
import type { PlaySessions } from "./playSessions";

export interface SessionOpening {
  /** Does `PlaySessions.open` in slices. Cancels one that has begun and is not done. */
  begin(
    level: PlayableLevel,
    generation: number,
    actions: readonly GameAction[],
  ): Promise<Result<BegunSession, SessionRefusal>>;
  cancel(): void;
}

export interface SessionOpeningPorts {
  readonly sessions: Pick<PlaySessions, "openWork">;
  readonly tell: (progress: OpeningProgress) => void;
  readonly schedule: Schedule;
}

/** Longer than that of checks: the user waits for it, and they continue beside it. */
const SLICE_MS = 24;
/** How often progress is reported; never when it takes less. */
const REPORT_EVERY_MS = 200;

const CANCELLED = refused<SessionRefusal>({ reason: "cancelled", message: "Opening the level was cancelled." });

export function createSessionOpening({ sessions, tell, schedule }: SessionOpeningPorts): SessionOpening {
  let asked = 0;
  return {
    async begin(level, generation, actions) {
      asked += 1;
      const own = asked;
      // It yields once an action.
      const opening = sessions.openWork(level, generation, actions);
      const work = reportingYields(opening, REPORT_EVERY_MS, (played) => tell({ played, actions: actions.length }));
      const opened = await inSlices(work, { sliceMs: SLICE_MS, schedule, isWanted: () => own === asked });
      return opened === null ? CANCELLED : done(opened.value);
    },
    cancel() {
      asked += 1;
    },
  };
}

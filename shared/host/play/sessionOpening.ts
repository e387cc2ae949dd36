// Opens play sessions in the background: many moves on a large board take time, so progress is reported and opening can
// be cancelled.
import { type Result, done, refused } from "../../base/result";
import { type Work, inSlices } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { OpenedSession, OpeningProgress, SessionRefusal } from "../../rpc/play";
import type { PlaySessions } from "./playSessions";

export interface SessionOpening {
  /** Does `PlaySessions.open` in slices. Cancels one that has begun and is not done. */
  begin(
    level: PlayableLevel,
    generation: number,
    actions: readonly GameAction[],
  ): Promise<Result<OpenedSession, SessionRefusal>>;
  cancel(): void;
}

export interface SessionOpeningPorts {
  readonly sessions: Pick<PlaySessions, "openWork">;
  readonly tell: (progress: OpeningProgress) => void;
  readonly schedule: (work: () => void) => void;
}

/** Longer than that of checks: the user waits for it, and they continue beside it. */
const SLICE_MS = 24;
/** How often progress is reported; never when it takes less. */
const TOLD_EVERY_MS = 200;

const CANCELLED = refused<SessionRefusal>({ reason: "cancelled", message: "Opening the level was cancelled." });

export function createSessionOpening({ sessions, tell, schedule }: SessionOpeningPorts): SessionOpening {
  let asked = 0;
  return {
    async begin(level, generation, actions) {
      asked += 1;
      const own = asked;
      const opened = await inSlices(toldSteps(sessions.openWork(level, generation, actions), actions.length, tell), {
        sliceMs: SLICE_MS,
        schedule,
        isWanted: () => own === asked,
      });
      return opened === null ? CANCELLED : done(opened.value);
    },
    cancel() {
      asked += 1;
    },
  };
}

/** Passes on the steps, one per action, and reports their number from time to time. */
function* toldSteps<Value>(steps: Work<Value>, actions: number, tell: SessionOpeningPorts["tell"]): Work<Value> {
  let toldAtMs = Date.now();
  for (let played = 1; ; played += 1) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (Date.now() - toldAtMs >= TOLD_EVERY_MS) {
      toldAtMs = Date.now();
      tell({ played, actions });
    }
    yield step.value;
  }
}

// Opens play sessions beside other work: many moves on a large board take their time, which is told of and can be ended.
// Knows nothing of what is played.
import { type Result, done, refused } from "../../base/result";
import { type Work, inSlices } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { OpenedSession, OpeningProgress, SessionRefusal } from "../../rpc/play";
import type { PlaySessions } from "./playSessions";

export interface SessionOpening {
  /** `PlaySessions.open`, a slice at a time; one that was begun before and is not done is cancelled. */
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

/** Longer than that of checks: somebody waits for it, and they go on beside it. */
const SLICE_MS = 24;
/** How often it is told how far it is: never where it is done in less. */
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

/** The same steps, an action each, telling now and then how many they were. */
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

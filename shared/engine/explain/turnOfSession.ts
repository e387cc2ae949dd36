// A turn in its session, with what is needed to read it: what questions about causes are asked of.
import type { TraceReading } from "../tracePresentation";
import type { TurnRecord } from "../turnRecord";

export interface TurnOfSession {
  /** All turns of the session up to it, or more. */
  readonly turns: readonly TurnRecord[];
  /** Its index among them. */
  readonly number: number;
  readonly reading: TraceReading;
}

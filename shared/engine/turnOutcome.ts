// How a turn ended what is played, in a few words: those of the language where it has its own, else the pack's.
import type { PackWords } from "../pack/packModel";
import type { TracePresentation, TurnOutcome } from "./tracePresentation";
import type { TurnRecord } from "./turnRecord";

/** Returns how a turn ended what is played; null where it goes on. */
export function turnOutcome(
  turn: TurnRecord,
  { outcomeOf }: Pick<TracePresentation, "outcomeOf">,
  words: Pick<PackWords, "won" | "lost">,
): TurnOutcome | null {
  if (outcomeOf !== undefined) return outcomeOf(turn);
  const tone = turn.won ? "won" : turn.lost ? "lost" : null;
  return tone === null ? null : { text: words[tone], tone };
}

// Finds the changes of earlier turns on which a record of this one depends: what its conditions read, what had advanced
// its goal.
import { defined } from "../../base/defined";
import { goalReadsOf } from "./causeLinks";
import { decidingWrites } from "./decidingWrites";
import type { GoalReads } from "../debugInfo";
import { lastWriteTo } from "./lastWrites";
import { placesReadBy } from "./readPlaces";
import { GoalVerdict, RecordKind } from "../trace/trace";
import { recordAt } from "../trace/traceTree";
import type { TurnOfSession } from "./turnOfSession";

/** A change in an earlier turn. */
export interface EarlierWrite {
  readonly turn: number;
  readonly record: number;
}

/** For goals advanced by many turns, only this many earlier changes are returned. */
const MAX_EARLIER = 6;

/** Returns the last changes in earlier turns of what a record read and its own turn had not changed; each once. */
export function earlierReasons(of: TurnOfSession, record: number): readonly EarlierWrite[] {
  const { turns, number, reading } = of;
  const turn = defined(turns[number]);
  const found = new Map<string, EarlierWrite>();
  const add = (at: number, write: number): void => void found.set(`${at} ${write}`, { turn: at, record: write });
  for (const place of placesReadBy(turn, reading, record)) {
    if (lastWriteTo(turn, place, record) !== null) continue;
    for (let at = number - 1; at >= 0; at -= 1) {
      const write = lastWriteTo(defined(turns[at]), place, Number.POSITIVE_INFINITY);
      if (write === null) continue;
      add(at, write);
      break;
    }
  }
  for (const { turn: at, record: write } of earlierDeciders(of, record)) add(at, write);
  return [...found.values()];
}

/**
 * Returns what earlier turns did for a goal or a loss, the latest first. A field counts once, and not when it was set
 * since.
 */
function earlierDeciders(of: TurnOfSession, record: number): readonly EarlierWrite[] {
  const { turns, number, reading } = of;
  const turn = defined(turns[number]);
  const { kind, after } = recordAt(turn.trace, record);
  const decides = kind === RecordKind.goal ? after === GoalVerdict.met || after === GoalVerdict.nearer : after === 1;
  if (!decides || (kind !== RecordKind.goal && kind !== RecordKind.lose)) return [];
  let reads = goalReadsOf(turn, reading.debug, record) ?? [];
  const unsettled = (at: number, before: number): readonly GoalReads[] =>
    reads.filter((read) => read.kind !== "field" || lastWriteTo(defined(turns[at]), read, before) === null);
  reads = unsettled(number, record);
  const found: EarlierWrite[] = [];
  const end = Number.POSITIVE_INFINITY;
  for (let at = number - 1; at >= 0 && found.length < MAX_EARLIER && reads.length > 0; at -= 1) {
    const writes = decidingWrites(defined(turns[at]), reads, end, "for");
    found.push(...writes.toReversed().map((write) => ({ turn: at, record: write })));
    reads = unsettled(at, end);
  }
  return found.slice(0, MAX_EARLIER);
}

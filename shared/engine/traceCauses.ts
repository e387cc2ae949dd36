// Why something happened, and where its text stands: from any record back to the player's action, and to the pack.
import type { DebugInfo, Source } from "./dialect";
import { RecordKind, type Trace } from "./trace";
import { kindAt, parentOf, recordAt } from "./traceTree";

/** Records that only hold others together; a chain of causes passes them by. */
const FRAMES: ReadonlySet<RecordKind> = new Set([RecordKind.phase, RecordKind.pass]);

/**
 * What led to a record, nearest first: a write's effect, its rule, the event it fired for, what emitted that, ... up
 * to the turn. The record itself is not in it; the turn's own record gives an empty chain.
 */
export function causesOf(trace: Trace, index: number): readonly number[] {
  const chain: number[] = [];
  let at = index;
  while (at > 0) {
    const { cause } = recordAt(trace, at);
    // A cause lies before its consequence; anything else would be a cycle.
    at = cause >= 0 && cause < at ? cause : parentOf(trace, at);
    if (at >= 0 && !FRAMES.has(kindAt(trace, at))) chain.push(at);
  }
  return chain;
}

/** Records directly led to by a record, in order: the rules tried for an event, the writes of an effect. */
export function consequencesOf(trace: Trace, index: number): readonly number[] {
  const found: number[] = [];
  const count = recordAt(trace, 0).end;
  for (let at = index + 1; at < count; at += 1) {
    const record = recordAt(trace, at);
    if (record.cause === index || (record.cause < 0 && parentOf(trace, at) === index)) found.push(at);
  }
  return found;
}

function ownSource(debug: DebugInfo, kind: RecordKind, ref: number): Source | undefined {
  switch (kind) {
    case RecordKind.system:
      return debug.systems[ref]?.source;
    case RecordKind.rule:
      return debug.rules[ref]?.source;
    case RecordKind.clause:
      return debug.conditions[ref]?.source;
    case RecordKind.effect:
      return debug.effects[ref]?.source;
    case RecordKind.goal:
      return debug.goals[ref]?.source;
    case RecordKind.lose:
      return debug.loseConditions[ref]?.source;
    default:
      return undefined;
  }
}

/** The text a record comes from: its own, else that of the record around it; null for turns, phases and passes. */
export function sourceOf(trace: Trace, debug: DebugInfo, index: number): Source | null {
  for (let at = index; at >= 0; at = parentOf(trace, at)) {
    const { kind, ref } = recordAt(trace, at);
    const source = ownSource(debug, kind, ref);
    if (source !== undefined) return source;
  }
  return null;
}

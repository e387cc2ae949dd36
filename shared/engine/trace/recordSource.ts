// Finds the place in the text that a record comes from.
import type { DebugInfo, Source } from "../debugInfo";
import { RecordKind, type Trace } from "./trace";
import { parentOf, recordAt } from "./traceTree";

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
    case RecordKind.value:
      return debug.values[ref]?.source;
    case RecordKind.goal:
      return debug.goals[ref]?.source;
    case RecordKind.lose:
      return debug.loseConditions[ref]?.source;
    default:
      return undefined;
  }
}

/** Returns the place of a record, else of the record around it; null for turns, phases and passes. */
export function sourceOf(trace: Trace, debug: DebugInfo, index: number): Source | null {
  for (let at = index; at >= 0; at = parentOf(trace, at)) {
    const { kind, ref } = recordAt(trace, at);
    const source = ownSource(debug, kind, ref);
    if (source !== undefined) return source;
  }
  return null;
}

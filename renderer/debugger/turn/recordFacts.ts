// The values behind a record's sentence, as names and texts. Pure.
import { type Json, isJsonObject } from "../../../shared/base/json";
import type { DebugInfo } from "../../../shared/engine/debugInfo";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { objectChanges } from "../../../shared/engine/compare/objectDifferences";
import { RecordKind } from "../../../shared/engine/trace/trace";
import { eventOf, placeOfSlot } from "../../../shared/engine/trace/traceCells";
import { recordText } from "../../../shared/engine/trace/traceText";
import { recordAt, valueAt } from "../../../shared/engine/trace/traceTree";
import { writeAt } from "../../../shared/engine/trace/traceView";
import { entityText, memberText, valueText } from "../../../shared/engine/trace/valueText";

export interface Fact {
  readonly name: string;
  readonly text: string;
}

function members(value: Json): readonly Fact[] {
  if (!isJsonObject(value)) return value === null ? [] : [{ name: "value", text: valueText(value) }];
  return Object.entries(value).map(([name, member]) => ({ name, text: memberText(name, member) }));
}

function writeFacts(turn: TurnRecord, index: number): readonly Fact[] {
  const write = writeAt(turn.trace, index);
  if (write === null) return [];
  if (write.kind === "field") {
    const changes = objectChanges(write);
    if (changes.length > 0) return changes.map(({ what, one, other }) => ({ name: what, text: `${one} → ${other}` }));
    return [
      { name: "field", text: write.path },
      { name: "before", text: valueText(write.before) },
      { name: "after", text: valueText(write.after) },
    ];
  }
  const { layer, position } = placeOfSlot(turn.shape, write.slot);
  const { entities } = turn.shape;
  return [
    { name: "cell", text: `${layer} ${valueText(position)}` },
    { name: "before", text: entityText(entities[write.before]) },
    { name: "after", text: entityText(entities[write.after]) },
  ];
}

/** An event's payload; a clause's text and what was found; an effect's arguments; a write's two sides. */
export function recordFacts(turn: TurnRecord, debug: DebugInfo, index: number): readonly Fact[] {
  const { trace } = turn;
  const record = recordAt(trace, index);
  switch (record.kind) {
    case RecordKind.event:
    case RecordKind.effect:
      return members(valueAt(trace, record.before));
    case RecordKind.clause:
      return [
        { name: "wanted", text: debug.conditions[record.ref]?.text ?? "" },
        ...(record.before < 0 ? [] : [{ name: "found", text: valueText(valueAt(trace, record.before)) }]),
      ];
    case RecordKind.write:
      return writeFacts(turn, index);
    case RecordKind.rule: {
      const event = eventOf(trace, index);
      const on = { name: "on", text: debug.rules[record.ref]?.on ?? "" };
      return event < 0 ? [on] : [on, { name: "event", text: recordText(turn, debug, event).replace(/^event /, "") }];
    }
    default:
      return [];
  }
}

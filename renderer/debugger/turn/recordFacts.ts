// The values behind a record's sentence, as names and texts. Pure.
import { type Json, isJsonObject } from "../../../shared/base/json";
import { placeName } from "../../../shared/base/placeName";
import { fieldText } from "../../../shared/engine/trace/fieldPath";
import { RecordKind } from "../../../shared/engine/trace/trace";
import { placeOfSlot } from "../../../shared/engine/trace/boardPlaces";
import { eventOf } from "../../../shared/engine/trace/traceCells";
import { recordAt, valueAt } from "../../../shared/engine/trace/traceTree";
import { writeAt } from "../../../shared/engine/trace/traceView";
import type { TracePresentation, TraceReading } from "../../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../../shared/engine/turnRecord";

export interface Fact {
  readonly name: string;
  readonly text: string;
}

function members({ memberText, valueText }: TracePresentation, value: Json): readonly Fact[] {
  if (!isJsonObject(value)) return value === null ? [] : [{ name: "value", text: valueText(value) }];
  return Object.entries(value).map(([name, member]) => ({ name, text: memberText(name, member) }));
}

function writeFacts(turn: TurnRecord, presentation: TracePresentation, index: number): readonly Fact[] {
  const write = writeAt(turn.trace, index);
  if (write === null) return [];
  const { entityText, valueText } = presentation;
  if (write.kind === "field") {
    const changes = presentation.fieldChanges(write);
    if (changes.length > 0) return changes.map(({ what, one, other }) => ({ name: what, text: `${one} → ${other}` }));
    return [
      { name: "field", text: fieldText(write.path) },
      { name: "before", text: valueText(write.before) },
      { name: "after", text: valueText(write.after) },
    ];
  }
  const { layer, position } = placeOfSlot(turn.shape, write.slot);
  const { entities } = turn.shape;
  return [
    { name: presentation.words.cell, text: `${layer} ${placeName(turn.shape, position)}` },
    { name: "before", text: entityText(entities[write.before]) },
    { name: "after", text: entityText(entities[write.after]) },
  ];
}

/** Returns an event's payload; a clause's text and what was found; an effect's arguments; a write's two sides. */
export function recordFacts(turn: TurnRecord, { debug, presentation }: TraceReading, index: number): readonly Fact[] {
  const { trace } = turn;
  const record = recordAt(trace, index);
  switch (record.kind) {
    case RecordKind.event:
    case RecordKind.effect:
      return members(presentation, valueAt(trace, record.before));
    case RecordKind.clause:
      return [
        { name: "wanted", text: debug.conditions[record.ref]?.text ?? "" },
        ...(record.before < 0 ? [] : [{ name: "found", text: presentation.valueText(valueAt(trace, record.before)) }]),
      ];
    case RecordKind.write:
      return writeFacts(turn, presentation, index);
    case RecordKind.rule: {
      const event = eventOf(trace, index);
      const on = { name: "on", text: debug.rules[record.ref]?.on ?? "" };
      return event < 0
        ? [on]
        : [on, { name: "event", text: presentation.recordText(turn, debug, event).replace(/^event /, "") }];
    }
    default:
      return [];
  }
}

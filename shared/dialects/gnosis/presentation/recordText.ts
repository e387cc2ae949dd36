// Describes the trace of a published event in words, one sentence for each record.
import { type Json, objectOf } from "../../../base/json";
import { withoutRepeats } from "../../../base/repeats";
import type { DebugInfo } from "../../../engine/debugInfo";
import { fieldText } from "../../../engine/trace/fieldPath";
import { EffectVerdict, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import { type TraceRecord, childRecords, kindAt, parentOf, recordAt, valueAt } from "../../../engine/trace/traceTree";
import { type FieldWrite, writeAt } from "../../../engine/trace/traceView";
import type { TurnRecord } from "../../../engine/turnRecord";
import { differencesOf, isDenied } from "./turnOutcome";
import { jsonText, shortText, texts } from "./valueTexts";

/** Returns `turn 3: HIT {"amount":10}` or `the state as loaded`; with `denied`, or with what is not as expected. */
export function turnText(turn: TurnRecord, number: number): string {
  if (turn.action === null) return "the state as loaded";
  const name = `turn ${number}: ${texts.actionText(turn.action)}`;
  if (!turn.accepted) return `${name} · refused: an event needs an id, and its data is an object`;
  const denied = isDenied(turn) ? " · denied" : "";
  return turn.lost ? `${name}${denied} · not as expected${differenceWords(turn)}` : `${name}${denied}`;
}

/** Returns the first difference, and how many more there are. */
function differenceWords(turn: TurnRecord): string {
  const [first, ...more] = differencesOf(turn);
  if (first === undefined) return "";
  return more.length === 0 ? `: ${shortText(first)}` : `: ${shortText(first)} (and ${more.length} more)`;
}

/** Describes a record inside its tree. */
export function recordText(turn: TurnRecord, debug: DebugInfo, index: number): string {
  const { trace } = turn;
  const record = recordAt(trace, index);
  const { ref, before, after } = record;
  switch (record.kind) {
    case RecordKind.turn:
      return turnText(turn, ref);
    case RecordKind.phase:
      return debug.phases[ref] ?? "phase";
    case RecordKind.pass:
      return ref === 1 ? "what comes of it" : `what comes of it, at depth ${ref}`;
    case RecordKind.system: {
      const system = debug.systems[ref];
      return system === undefined ? "subscriber" : `${system.id} of ${system.type}`;
    }
    case RecordKind.rule:
      return ruleText(turn, debug, record);
    case RecordKind.clause:
      return clauseText(turn, debug, record);
    case RecordKind.value: {
      const name = debug.values[ref]?.name ?? "value";
      return after < 0 ? `${name} is invalid` : `${name} = ${jsonText(valueAt(trace, after))}`;
    }
    case RecordKind.effect:
      return effectText(turn, debug, record);
    case RecordKind.write:
      return writeText(turn, index);
    case RecordKind.event:
      return `event ${texts.eventText(nameText(valueAt(trace, ref)), valueAt(trace, before), true)}`;
    case RecordKind.call:
      return callText(nameText(valueAt(trace, ref)), valueAt(trace, before), valueAt(trace, after));
    case RecordKind.end:
      return endText(valueAt(trace, before));
    case RecordKind.stop:
      return stopText(valueAt(trace, ref));
    default:
      return "";
  }
}

function nameText(value: Json): string {
  return typeof value === "string" ? value : jsonText(value);
}

function ruleText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const rule = debug.rules[record.ref];
  const name = `rule ${rule?.id ?? record.ref}`;
  if (record.after === RuleVerdict.disabled) return `${name} is switched off`;
  if (record.after === RuleVerdict.fired) return `${name} ran${outcomesText(turn, debug, record)}`;
  const failed = childRecords(turn.trace, record.index).find(
    ({ kind, after }) => kind === RecordKind.clause && after === 0,
  );
  return failed === undefined ? `${name} did not run` : `${name} did not run: ${clauseText(turn, debug, failed)}`;
}

function outcomesText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const outcomes = childRecords(turn.trace, record.index)
    .filter(({ kind }) => kind === RecordKind.effect)
    .map(({ ref, before, after }) => {
      const name = debug.effects[ref]?.name ?? "outcome";
      return after === EffectVerdict.done ? name : `${name} skipped${reasonText(valueAt(turn.trace, before))}`;
    });
  return outcomes.length === 0 ? "" : ` → ${withoutRepeats(outcomes).join("; ")}`;
}

/** Returns why an outcome was skipped, as the end of a sentence. */
function reasonText(details: Json): string {
  const { skipped } = objectOf(details);
  if (typeof skipped !== "string") return "";
  return `: ${skipped.slice(0, 1).toLowerCase()}${skipped.slice(1).replace(/\.$/, "")}`;
}

function clauseText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const condition = debug.conditions[record.ref];
  const verdict = record.after === 1 ? "holds" : "does not hold";
  return `${condition?.text ?? "condition"}: ${verdict} (${comparedText(turn, debug, record)})`;
}

/** Returns `found 3`, with what was expected where its text does not say it. */
function comparedText({ trace }: TurnRecord, debug: DebugInfo, { index, before }: TraceRecord): string {
  const expected = childRecords(trace, index).find(
    ({ kind, ref }) => kind === RecordKind.value && debug.values[ref]?.name === "expected",
  );
  const found = `found ${jsonText(valueAt(trace, before))}`;
  if (expected === undefined) return found;
  return `${found}, expected ${expected.after < 0 ? "nothing" : jsonText(valueAt(trace, expected.after))}`;
}

function effectText({ trace }: TurnRecord, debug: DebugInfo, { ref, before }: TraceRecord): string {
  const name = debug.effects[ref]?.name ?? "outcome";
  const { value, skipped } = objectOf(valueAt(trace, before));
  if (typeof skipped === "string") return `${name}: skipped. ${skipped}`;
  return value === undefined ? name : `${name} ${jsonText(value)}`;
}

/** Describes what a write changed. */
function writeText(turn: TurnRecord, index: number): string {
  const write = writeAt(turn.trace, index);
  if (write?.kind !== "field") return "";
  const path = fieldText(write.path);
  if (kindAt(turn.trace, parentOf(turn.trace, index)) === RecordKind.pass) return ownPayloadText(turn, index, write);
  if (write.after === undefined) return `${path} is no longer there`;
  return `${path}: ${jsonText(write.before)} → ${jsonText(write.after)}`;
}

/**
 * Describes a member of the payload that rules read from here on because an event begins or ends: each has a payload of
 * its own, which no rule changed by that.
 */
function ownPayloadText({ trace }: TurnRecord, index: number, { path, after }: FieldWrite): string {
  const { ref } = recordAt(trace, index);
  const earlier = childRecords(trace, parentOf(trace, index)).filter((each) => each.index < index);
  const isEnd = earlier.some((each) => each.kind === RecordKind.phase || each.ref === ref);
  const name = fieldText(path);
  if (after === undefined) return `${name} is not of ${isEnd ? "the event around this one" : "this event"}`;
  return `${name} is ${jsonText(after)}${isEnd ? " again" : ""}`;
}

function callText(name: string, parameters: Json, result: Json): string {
  const { ok, error } = objectOf(result);
  const call = `call ${name} ${jsonText(parameters)}`;
  if (ok === null) return `${call}: not made in a dry run`;
  return ok === true ? call : `${call}: ${typeof error === "string" ? error : "not handled"}`;
}

function endText(details: Json): string {
  const { event, why } = objectOf(details);
  if (event === undefined) return `cut off: ${nameText(why ?? null)}`;
  return `blocked: ${nameText(event ?? null)} is not published: ${nameText(why ?? null)}`;
}

function stopText(details: Json): string {
  const { path, event, why } = objectOf(details);
  const what =
    typeof path === "string" ? `${fieldText(path)} is not written` : `${nameText(event ?? null)} is not published`;
  return `${what}: ${nameText(why ?? null)}`;
}

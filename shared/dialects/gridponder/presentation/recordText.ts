// Describes a turn's trace in words, one sentence per record, for the debugger's tree and the command line's `trace`.
import { isJsonObject, objectOf } from "../../../base/json";
import type { DebugInfo } from "../../../engine/debugInfo";
import { ruleTitle } from "../../../engine/explain/ruleName";
import { lostInCascade } from "../../../engine/trace/lostInCascade";
import { CascadeEnd, EffectVerdict, GoalVerdict, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import { type TraceRecord, childRecords, parentOf, recordAt, valueAt } from "../../../engine/trace/traceTree";
import type { TurnRecord } from "../../../engine/turnRecord";
import { asText } from "../text/read";
import { actionText, argumentsText, eventText, valueText } from "./valueText";
import { outcomeText, writeText } from "./writeText";

/** Returns `turn 3: move right` or `loading`; with its outcome when it won, lost or was refused. */
export function turnText(turn: TurnRecord, number: number): string {
  const name = turn.action === null ? "loading" : `turn ${number}: ${actionText(turn.action)}`;
  if (!turn.accepted && turn.action !== null) return `${name} · refused`;
  if (turn.won) return `${name} · won`;
  return turn.lost ? `${name} · lost${turn.loseReason === null ? "" : ` (${turn.loseReason})`}` : name;
}

function eventAt(turn: TurnRecord, index: number, full = false): string {
  if (index < 0) return "no event";
  const { ref, before } = recordAt(turn.trace, index);
  return eventText(valueText(valueAt(turn.trace, ref)), valueAt(turn.trace, before), full);
}

function effectText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const name = debug.effects[record.ref]?.name ?? "effect";
  const { type, ...others } = objectOf(valueAt(turn.trace, record.before));
  // A flat effect has its name among its fields.
  const fields = type === undefined || type === name ? others : { type, ...others };
  const text = `${name} ${argumentsText(fields)}`.trim();
  if (record.after === EffectVerdict.skippedNull) return `${text}: skipped, a reference was null`;
  if (record.after === EffectVerdict.skippedValue) return `${text}: skipped, a value was of the wrong type`;
  if (record.after === EffectVerdict.nothingToDo) return `${text}: nothing to do`;
  return text + outcomeText(turn, record.index);
}

function ruleText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const name = ruleTitle(debug, record.ref, "rule");
  const event = eventAt(turn, record.before);
  if (record.after === RuleVerdict.selected) return `${name} matches ${event} and will run in this pass`;
  if (record.after === RuleVerdict.usedUp) return `${name} not for ${event}: once, and already used`;
  if (record.after === RuleVerdict.whereFailed) return `${name} not for ${event}: where does not hold`;
  if (record.after === RuleVerdict.ifFailed) return `${name} not for ${event}: if does not hold`;
  const effects = childRecords(turn.trace, record.index)
    .filter((child) => child.kind === RecordKind.effect)
    .map((child) => effectText(turn, debug, child));
  return `${name} fired for ${event}${effects.length === 0 ? "" : ` → ${effects.join("; ")}`}`;
}

function clauseText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const condition = debug.conditions[record.ref];
  const verdict = record.after === 1 ? "holds" : "does not hold";
  // A combination has no value of its own; its parts have.
  const isMadeOfOthers = record.end > record.index + 1;
  const found = record.before < 0 || isMadeOfOthers ? "" : ` (found ${valueText(valueAt(turn.trace, record.before))})`;
  return `${condition?.clause ?? "if"} ${condition?.text ?? "?"}: ${verdict}${found}`;
}

function endText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  if (record.ref === CascadeEnd.settled) return "the cascade settled: no event is pending";
  const lost = lostInCascade(valueAt(turn.trace, record.before));
  const dropped = lost.dropped.map((event) => eventAt(turn, event));
  const rules = lost.wouldFire.map((rule) => debug.rules[rule]?.id ?? String(rule));
  const tail =
    (dropped.length === 0 ? "" : `; dropped: ${dropped.join(", ")}`) +
    (rules.length === 0 ? "" : `; would have fired: ${rules.join(", ")}`);
  if (record.ref === CascadeEnd.noRuleMatched) return `the cascade ended: no rule matched${tail}`;
  if (record.ref === CascadeEnd.cutOff) return `the cascade was cut off at the last pass allowed${tail}`;
  return `the cascade was cut off: the turn's budget is spent${tail}`;
}

function goalText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const goal = debug.goals[record.ref];
  if (record.after === 1) return `goal ${goal?.id ?? record.ref} met`;
  const progress = valueAt(turn.trace, record.before);
  const shown = typeof progress === "number" ? `${Math.round(progress * 100)} %` : valueText(progress);
  const way = record.after === GoalVerdict.nearer ? "up to " : record.after === GoalVerdict.farther ? "back to " : "";
  return `goal ${goal?.id ?? record.ref}: ${way}${shown}`;
}

function loseText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const type = debug.loseConditions[record.ref]?.type ?? "lose condition";
  const found = record.before < 0 ? "" : ` (found ${valueText(valueAt(turn.trace, record.before))})`;
  return `${type}: ${record.after === 1 ? "lost" : "not lost"}${found}`;
}

/** Returns `blocked: wall at (2,1) is solid`; after it what the system wants, where its config says so. */
function stopText(turn: TurnRecord, debug: DebugInfo, record: TraceRecord): string {
  const value = valueAt(turn.trace, record.ref);
  const { why, wants, found = null, position = null } = isJsonObject(value) ? value : {};
  const place = position === null ? "" : valueText(position);
  const subject = found === null ? place : `${valueText(found)} at ${place}`;
  const system = systemAround(turn, record.index);
  // These two are sentences of the engine's own, never cut off as values are.
  const wanted = asText(wants) ?? "";
  const rest = wanted === "" ? "" : `; ${debug.systems[system]?.id ?? "the system"} wants ${wanted}`;
  return `blocked: ${subject === "" ? "" : `${subject} `}${asText(why) ?? ""}${rest}`;
}

/** Returns the number of the system around a record; -1 for none. */
function systemAround({ trace }: TurnRecord, index: number): number {
  for (let at = parentOf(trace, index); at >= 0; at = parentOf(trace, at)) {
    const { kind, ref } = recordAt(trace, at);
    if (kind === RecordKind.system) return ref;
  }
  return -1;
}

function passText(record: TraceRecord): string {
  return `pass ${record.ref} · ${record.before} event${record.before === 1 ? "" : "s"} pending`;
}

/** Describes a record inside its tree, where its pass is visible above it. */
export function recordText(turn: TurnRecord, debug: DebugInfo, index: number): string {
  const record = recordAt(turn.trace, index);
  switch (record.kind) {
    case RecordKind.turn:
      return turnText(turn, record.ref);
    case RecordKind.phase:
      return debug.phases[record.ref] ?? "phase";
    case RecordKind.system: {
      const system = debug.systems[record.ref];
      return system === undefined ? "system" : `system ${system.id} (${system.type})`;
    }
    case RecordKind.pass:
      return passText(record);
    case RecordKind.rule:
      return ruleText(turn, debug, record);
    case RecordKind.clause:
      return clauseText(turn, debug, record);
    case RecordKind.effect:
      return effectText(turn, debug, record);
    case RecordKind.write:
      return writeText(turn, index);
    case RecordKind.event:
      return `event ${eventAt(turn, index, true)}`;
    case RecordKind.goal:
      return goalText(turn, debug, record);
    case RecordKind.lose:
      return loseText(turn, debug, record);
    case RecordKind.end:
      return endText(turn, debug, record);
    case RecordKind.stop:
      return stopText(turn, debug, record);
    default:
      // No other kind is recorded by this language's engine.
      return "";
  }
}

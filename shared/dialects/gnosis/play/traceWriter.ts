// Writes the trace of a published event: the tree of what its rules did.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { CascadeEnd, EffectVerdict, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import { partAt } from "../rules/path";
import { type Found, memberOf } from "../rules/value";
import type { Verdict } from "../rules/conditions";
import type { ServiceFunction } from "../rules/targets";
import type { ActiveRule, ActiveRules } from "../run/activeRules";
import type { CallResult, Phase, Recorder, RuleFate } from "../run/recorder";
import type { Publishing, StateWrite, Subscriber } from "../run/services";
import { DRAW, EXPECTED, type TraceNumbers } from "./numbers";
import { OpenRecords } from "./openRecords";
import { activeList } from "./playState";

const PHASE_NUMBERS: Readonly<Record<Phase, number>> = { interceptors: 0, subscribers: 1, reactors: 2 };

const VERDICTS: Readonly<Record<RuleFate, number>> = {
  ran: RuleVerdict.fired,
  failed: RuleVerdict.ifFailed,
  disabled: RuleVerdict.disabled,
};

/** How an event is published whose trace is written. */
interface TracedEvent {
  /** The record of its turn. */
  readonly turn: number;
  /** That of the event before. */
  readonly payload: JsonObject;
  /** It ends with the payload of the event before again. */
  readonly isDry: boolean;
}

/** Writes into a tracer, below a turn's record. */
export class TraceWriter implements Recorder {
  private readonly records: OpenRecords;
  /** The payload that rules read: that of the innermost event. */
  private seen: JsonObject;
  private isBlocked = false;

  constructor(
    private readonly tracer: Tracer,
    private readonly numbers: TraceNumbers,
    private readonly traced: TracedEvent,
  ) {
    this.records = new OpenRecords(tracer, traced.turn);
    this.seen = traced.payload;
  }

  openEvent(id: string, data: JsonObject, depth: number): void {
    const { records, tracer } = this;
    const event = tracer.leaf(RecordKind.event, tracer.value(id), tracer.value(data), 0, records.inside());
    records.enterEvent(event, depth);
    this.showPayload(data);
  }

  closeEvent(around: JsonObject | null): void {
    const next = around ?? (this.traced.isDry ? this.traced.payload : null);
    if (next !== null) this.showPayload(next);
    this.records.leaveEvent();
  }

  openPhase(phase: Phase): void {
    this.records.enter(RecordKind.phase, PHASE_NUMBERS[phase], 0, 0, this.records.eventOrTurn);
  }

  closePhase(): void {
    this.records.leave();
  }

  openRule(active: ActiveRule): void {
    this.records.enterRule(this.numbers.of(active), RuleVerdict.ifFailed);
  }

  calculation(index: number, value: Found, draws: readonly number[]): void {
    const { records } = this;
    const ref = (records.rule?.values ?? 0) + index;
    records.enter(RecordKind.value, ref, -1, this.valueNumber(value), records.innermost);
    this.writeDraws(draws);
    records.leave();
  }

  condition(index: number, { holds, actual, expected, isBound }: Verdict, draws: readonly number[]): void {
    const { records, tracer } = this;
    const ref = (records.rule?.conditions ?? 0) + index;
    records.enter(RecordKind.clause, ref, tracer.value(actual ?? null), holds ? 1 : 0, records.innermost);
    this.writeDraws(draws);
    if (isBound) tracer.leaf(RecordKind.value, EXPECTED, -1, this.valueNumber(expected), records.innermost);
    records.leave();
  }

  closeRule(fate: RuleFate): void {
    this.records.leaveRule(VERDICTS[fate]);
  }

  openOutcome(index: number, value: Found): void {
    this.records.enterOutcome(index, value);
  }

  closeOutcome(skipped: string | null): void {
    this.isBlocked = false;
    this.records.leaveOutcome(skipped === null ? EffectVerdict.done : EffectVerdict.nothingToDo, skipped);
  }

  openSubscriber({ index }: Subscriber): void {
    this.records.enter(RecordKind.system, index, 0, 0, this.records.eventOrTurn);
  }

  closeSubscriber(): void {
    this.records.leave();
  }

  write(root: "payload" | "persistent" | "ephemeral", names: readonly string[], before: Json, after: Json): void {
    const shown = commonNames(names, before);
    const path = fieldPath(root, ...shown);
    if (root === "payload" && isJsonObject(after)) this.seen = after;
    this.writeField(path, partAt(before, shown), partAt(after, shown));
  }

  rules(before: ActiveRules, after: ActiveRules): void {
    this.writeField("rules", activeList(before), activeList(after));
  }

  call({ service, name }: ServiceFunction, parameters: Json, result: CallResult): void {
    const { records, tracer } = this;
    const answer: Json = { ...result };
    const called = tracer.value(`${service}.${name}`);
    tracer.leaf(RecordKind.call, called, tracer.value(parameters), tracer.value(answer), records.inside());
  }

  blocked(id: string, why: string): void {
    const cause = this.records.inside();
    this.tracer.leaf(RecordKind.end, CascadeEnd.cutOff, this.tracer.value({ event: id, why }), 0, cause);
    this.isBlocked = true;
  }

  reactionSkipped(part: StateWrite | Publishing, why: string): void {
    const { records, tracer } = this;
    // A blocked event has its record already.
    if (!this.isBlocked) tracer.leaf(RecordKind.stop, tracer.value(stopOf(part, why)), 0, 0, records.inside());
    this.isBlocked = false;
  }

  cutOff(why: string): void {
    this.tracer.leaf(RecordKind.end, CascadeEnd.budgetSpent, this.tracer.value({ why }), 0, this.records.inside());
  }

  private writeDraws(draws: readonly number[]): void {
    const { records, tracer } = this;
    for (const unit of draws) tracer.leaf(RecordKind.value, DRAW, -1, tracer.value(unit), records.innermost);
  }

  private writeField(path: string, before: Found, after: Found): void {
    const { tracer } = this;
    const cause = this.records.inside();
    tracer.leaf(RecordKind.write, tracer.field(path), this.valueNumber(before), this.valueNumber(after), cause);
  }

  /** Changes the payload that rules read: the members that differ are written. */
  private showPayload(next: JsonObject): void {
    const before = this.seen;
    if (next === before) return;
    for (const name of Object.keys(before)) {
      const after = memberOf(next, name);
      if (before[name] !== after) this.writeField(fieldPath("payload", name), before[name], after);
    }
    for (const name of Object.keys(next)) {
      if (!Object.hasOwn(before, name)) this.writeField(fieldPath("payload", name), undefined, next[name]);
    }
    this.seen = next;
  }

  private valueNumber(value: Found): number {
    return value === undefined ? -1 : this.tracer.value(value);
  }
}

function stopOf(part: StateWrite | Publishing, why: string): Json {
  return "root" in part ? { path: fieldPath(part.root, ...part.names), why } : { event: part.id, why };
}

/**
 * Returns the names up to the first place that is not there, or that is in a list: what is written below it comes with
 * it.
 */
function commonNames(names: readonly string[], tree: Json): readonly string[] {
  let value: Found = tree;
  for (const [index, name] of names.entries()) {
    if (value === undefined || !isJsonObject(value)) return names.slice(0, index);
    value = memberOf(value, name);
  }
  return names;
}

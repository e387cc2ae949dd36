// The records of a cascade that are open while its trace is written, from the turn's inwards.
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { Found } from "../rules/value";
import type { RuleNumbers } from "./numbers";

/** An outcome that is recorded as soon as something happens in it, so that a skipped one can say why. */
interface OpenOutcome {
  readonly index: number;
  readonly value: Found;
  /** -1: not recorded yet. */
  record: number;
}

export class OpenRecords {
  private readonly open: number[] = [];
  /** Null: an event, in which outcomes of its own follow. */
  private readonly outcomes: (OpenOutcome | null)[] = [];
  private readonly rules: RuleNumbers[] = [];
  private readonly events: number[] = [];

  /** `turn` is the record around all others. */
  constructor(
    private readonly tracer: Tracer,
    private readonly turn: number,
  ) {}

  /** The record that was opened last. */
  get innermost(): number {
    return this.open.at(-1) ?? this.turn;
  }

  /** The event that is being published; null before the first. */
  get event(): number | null {
    return this.events.at(-1) ?? null;
  }

  /** What a step of an event is recorded below: the event. */
  get eventOrTurn(): number {
    return this.event ?? this.turn;
  }

  /** The rule that runs; null between rules. */
  get rule(): RuleNumbers | null {
    return this.rules.at(-1) ?? null;
  }

  /** Returns the record in which something happens now: an outcome is recorded by then. */
  inside(): number {
    this.recordOutcome();
    return this.innermost;
  }

  enter(kind: RecordKind, ref: number, before: number, after: number, cause: number): void {
    this.recordOutcome();
    this.open.push(this.tracer.open(kind, ref, before, after, cause));
  }

  leave(after?: number): void {
    const record = this.open.pop();
    if (record !== undefined) this.tracer.close(record, after);
  }

  enterEvent(event: number, depth: number): void {
    this.events.push(event);
    this.enter(RecordKind.pass, depth, 1, 0, event);
    this.outcomes.push(null);
  }

  leaveEvent(): void {
    this.outcomes.pop();
    this.events.pop();
    this.leave();
  }

  enterRule(rule: RuleNumbers, verdict: number): void {
    this.enter(RecordKind.rule, rule.rule, this.event ?? -1, verdict, this.eventOrTurn);
    this.rules.push(rule);
  }

  leaveRule(verdict: number): void {
    this.rules.pop();
    this.leave(verdict);
  }

  enterOutcome(index: number, value: Found): void {
    this.outcomes.push({ index, value, record: -1 });
  }

  /** `skipped` is the reason why nothing came of it; null when something did. */
  leaveOutcome(verdict: number, skipped: string | null): void {
    this.recordOutcome(skipped);
    this.outcomes.pop();
    this.leave(verdict);
  }

  private recordOutcome(skipped: string | null = null): void {
    const outcome = this.outcomes.at(-1) ?? null;
    if (outcome === null || this.rule === null || outcome.record >= 0) return;
    const said = this.tracer.value({ value: outcome.value ?? null, ...(skipped === null ? {} : { skipped }) });
    const ref = this.rule.effects + outcome.index;
    outcome.record = this.tracer.open(RecordKind.effect, ref, said, 0, this.innermost);
    this.open.push(outcome.record);
  }
}

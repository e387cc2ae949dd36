// Finds where two runs diverge within a turn: the first thing that happened in only one of them, in words. Failed
// attempts do not count; they are mentioned where they are the reason.
import type { NamedTurn } from "./compareTurns";
import { ruleKey, ruleTitle } from "../explain/ruleName";
import { EffectVerdict, RecordKind, RuleVerdict } from "../trace/trace";
import { changesSomething } from "../trace/traceFilter";
import type { Cursor } from "../trace/traceSteps";
import { sentence } from "../trace/traceText";
import { childRecords, doerOf, enclosing, kindAt, recordAt, recordCount, valueAt } from "../trace/traceTree";

/** The records at which two turns diverge; null where a turn has no more records. */
export interface Divergence {
  readonly left: Cursor;
  readonly right: Cursor;
}

/** Returns what a record did, as one text; null for a record that only groups others or had no effect. */
function happeningOf(named: NamedTurn, record: number): string | null {
  const { turn, debug, presentation } = named;
  const { kind, ref, before, after } = recordAt(turn.trace, record);
  switch (kind) {
    case RecordKind.rule:
      // Its effects have records of their own, so the divergence is there, not at the rule.
      return after === RuleVerdict.fired
        ? `${ruleTitle(debug, ref, named.presentation.words.rule)} for ${eventName(named, before)}`
        : null;
    case RecordKind.effect:
      if (after !== EffectVerdict.done) return null;
      return `effect ${debug.effects[ref]?.name ?? ""} ${presentation.valueText(valueAt(turn.trace, before))}`;
    case RecordKind.goal:
      return presentation.recordText(turn, debug, record);
    default:
      return changesSomething(turn.trace, record) ? presentation.recordText(turn, debug, record) : null;
  }
}

function eventName({ turn, debug, presentation }: NamedTurn, event: number): string {
  return event < 0 ? "no event" : presentation.recordText(turn, debug, event);
}

interface Happening {
  readonly record: number;
  readonly text: string;
}

function* happeningsOf(named: NamedTurn): Generator<Happening> {
  for (let record = 1; record < recordCount(named.turn.trace); record += 1) {
    const text = happeningOf(named, record);
    if (text !== null) yield { record, text };
  }
}

/** Returns the first records at which two turns did not do the same; null when they did the same to the end. */
export function divergenceOf(left: NamedTurn, right: NamedTurn): Divergence | null {
  const [ours, theirs] = [happeningsOf(left), happeningsOf(right)];
  for (;;) {
    const [one, other] = [ours.next(), theirs.next()];
    if (one.done === true && other.done === true) return null;
    if (one.value?.text !== other.value?.text) {
      return { left: one.value?.record ?? null, right: other.value?.record ?? null };
    }
  }
}

/**
 * Returns what each side did at the divergence, one sentence each. Where a rule fired on one side only, the other
 * side's sentence says why it did not.
 */
export function divergenceTexts(left: NamedTurn, right: NamedTurn, divergence: Divergence): readonly [string, string] {
  const missedLeft = divergence.right === null ? null : missedAttempt(right, divergence.right, left);
  const missedRight = divergence.left === null ? null : missedAttempt(left, divergence.left, right);
  return [happeningText(left, missedLeft ?? divergence.left), happeningText(right, missedRight ?? divergence.right)];
}

function happeningText(named: NamedTurn, record: Cursor): string {
  const { turn, debug, presentation } = named;
  if (record === null) return turn.accepted ? "nothing more" : "the action was refused";
  const text = sentence(turn, named, record);
  const rule = enclosing(turn.trace, record, RecordKind.rule);
  if (rule === record) return withFailedClause(named, rule, text);
  const doer = doerOf(turn.trace, record);
  if (doer <= 0 || doer === record) return text;
  const [pass, rest] = text.startsWith("pass ") ? splitAtDot(text) : ["", text];
  const by =
    rule < 0
      ? presentation.recordText(turn, debug, doer)
      : ruleTitle(debug, recordAt(turn.trace, rule).ref, presentation.words.rule);
  return `${pass}${by} · ${rest}`;
}

/** Describes a rule that did not fire by the clause that failed, with what was found, instead of its bare name. */
function withFailedClause({ turn, debug, presentation }: NamedTurn, rule: number, text: string): string {
  const failed = childRecords(turn.trace, rule).find(({ kind, after }) => kind === RecordKind.clause && after === 0);
  if (failed === undefined) return text;
  const bare = `${debug.conditions[failed.ref]?.clause ?? ""} does not hold`;
  const whole = presentation.recordText(turn, debug, failed.index);
  return text.endsWith(bare) ? text.slice(0, text.length - bare.length) + whole : text;
}

function splitAtDot(text: string): readonly [string, string] {
  const dot = text.indexOf(" · ") + 3;
  return [text.slice(0, dot), text.slice(dot)];
}

/**
 * Returns the failed attempt, in another turn, of the rule around a record for the same event; null when there is none.
 */
function missedAttempt(from: NamedTurn, record: number, other: NamedTurn): number | null {
  const rule = enclosing(from.turn.trace, record, RecordKind.rule);
  if (rule < 0) return null;
  const { ref, before } = recordAt(from.turn.trace, rule);
  const [name, event] = [ruleKey(from.debug, ref), eventName(from, before)];
  let missed: number | null = null;
  for (let at = 0; at < recordCount(other.turn.trace); at += 1) {
    if (kindAt(other.turn.trace, at) !== RecordKind.rule) continue;
    const tried = recordAt(other.turn.trace, at);
    if (ruleKey(other.debug, tried.ref) !== name || eventName(other, tried.before) !== event) continue;
    if (tried.after === RuleVerdict.fired || tried.after === RuleVerdict.selected) return null;
    missed ??= at;
  }
  return missed;
}

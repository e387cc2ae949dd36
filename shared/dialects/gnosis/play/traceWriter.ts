// Writes the trace of a published event: the tree of what its rules did.
import { type Json, type JsonObject, isJsonObject } from "../../../base/json";
import { fieldPath } from "../../../engine/trace/fieldPath";
import { CascadeEnd, EffectVerdict, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import { partOf } from "../rules/path";
import { type Found, memberOf } from "../rules/value";
import type { Phase, Recorder, RuleFate } from "../run/recorder";
import type { Publishing, StateWrite } from "../run/services";
import { DRAW, EXPECTED, type RuleNumbers, type TraceNumbers } from "./numbers";
import { activeList } from "./playState";

const PHASE_NUMBERS: Readonly<Record<Phase, number>> = { interceptors: 0, subscribers: 1, reactors: 2 };

const VERDICTS: Readonly<Record<RuleFate, number>> = {
  ran: RuleVerdict.fired,
  failed: RuleVerdict.ifFailed,
  disabled: RuleVerdict.disabled,
};

/** An outcome that is recorded as soon as something happens in it, so that a skipped one can say why. */
interface OpenOutcome {
  readonly index: number;
  readonly value: Found;
  /** -1: not recorded yet. */
  record: number;
}

/**
 * Creates a recorder that writes into a tracer, below a turn's record. `payload` is that of the event before; a dry run
 * ends with it again.
 */
export function traceWriter(
  tracer: Tracer,
  turn: number,
  numbers: TraceNumbers,
  payload: JsonObject,
  isDry: boolean,
): Recorder {
  /** Records that are open, from the outside in. */
  const open: number[] = [turn];
  const outcomes: (OpenOutcome | null)[] = [];
  const rules: RuleNumbers[] = [];
  const events: number[] = [];
  let seen = payload;
  let isBlocked = false;

  const inside = (): number => {
    recordOutcome();
    return open.at(-1) ?? turn;
  };
  const enter = (kind: RecordKind, ref: number, before: number, after: number, cause: number): void => {
    recordOutcome();
    open.push(tracer.open(kind, ref, before, after, cause));
  };
  const leave = (after?: number): void => {
    const record = open.pop();
    if (record !== undefined) tracer.close(record, after);
  };
  const valueNumber = (value: Found): number => (value === undefined ? -1 : tracer.value(value));

  function recordOutcome(skipped: string | null = null): void {
    const outcome = outcomes.at(-1);
    const rule = rules.at(-1);
    if (outcome === null || outcome === undefined || rule === undefined || outcome.record >= 0) return;
    const said = { value: outcome.value ?? null, ...(skipped === null ? {} : { skipped }) };
    const around = open.at(-1) ?? turn;
    outcome.record = tracer.open(RecordKind.effect, rule.effects + outcome.index, tracer.value(said), 0, around);
    open.push(outcome.record);
  }

  const writeField = (path: string, before: Found, after: Found): void => {
    const cause = inside();
    tracer.leaf(RecordKind.write, tracer.field(path), valueNumber(before), valueNumber(after), cause);
  };

  /** Rules read the payload of the innermost event: members that differ from those of the event around it change. */
  const showPayload = (next: JsonObject): void => {
    const before = seen;
    if (next === before) return;
    for (const name of Object.keys(before)) {
      const after = memberOf(next, name);
      if (before[name] !== after) writeField(fieldPath("payload", name), before[name], after);
    }
    for (const name of Object.keys(next)) {
      if (!Object.hasOwn(before, name)) writeField(fieldPath("payload", name), undefined, next[name]);
    }
    seen = next;
  };

  const draw = (unit: number): void => {
    tracer.leaf(RecordKind.value, DRAW, -1, tracer.value(unit), open.at(-1) ?? turn);
  };

  return {
    openEvent(id, data, depth) {
      const event = tracer.leaf(RecordKind.event, tracer.value(id), tracer.value(data), 0, inside());
      events.push(event);
      enter(RecordKind.pass, depth, 1, 0, event);
      outcomes.push(null);
      showPayload(data);
    },
    closeEvent(around) {
      const next = around ?? (isDry ? payload : null);
      if (next !== null) showPayload(next);
      outcomes.pop();
      events.pop();
      leave();
    },
    openPhase(phase) {
      enter(RecordKind.phase, PHASE_NUMBERS[phase], 0, 0, events.at(-1) ?? turn);
    },
    closePhase: () => leave(),
    openRule(active) {
      const own = numbers.of(active);
      enter(RecordKind.rule, own.rule, events.at(-1) ?? -1, RuleVerdict.ifFailed, events.at(-1) ?? turn);
      rules.push(own);
    },
    calculation(index, value, draws) {
      const ref = (rules.at(-1)?.values ?? 0) + index;
      enter(RecordKind.value, ref, -1, valueNumber(value), open.at(-1) ?? turn);
      draws.forEach(draw);
      leave();
    },
    condition(index, { holds, actual, expected, isBound }, draws) {
      const ref = (rules.at(-1)?.conditions ?? 0) + index;
      const found = tracer.value(actual ?? null);
      enter(RecordKind.clause, ref, found, holds ? 1 : 0, open.at(-1) ?? turn);
      draws.forEach(draw);
      if (isBound) tracer.leaf(RecordKind.value, EXPECTED, -1, valueNumber(expected), open.at(-1) ?? turn);
      leave();
    },
    closeRule(fate) {
      rules.pop();
      leave(VERDICTS[fate]);
    },
    openOutcome(index, value) {
      outcomes.push({ index, value, record: -1 });
    },
    closeOutcome(skipped) {
      isBlocked = false;
      recordOutcome(skipped);
      outcomes.pop();
      leave(skipped === null ? EffectVerdict.done : EffectVerdict.nothingToDo);
    },
    openSubscriber({ index }) {
      enter(RecordKind.system, index, 0, 0, events.at(-1) ?? turn);
    },
    closeSubscriber: () => leave(),
    write(root, names, before, after) {
      const shown = commonNames(names, before);
      const path = fieldPath(root, ...shown);
      if (root === "payload" && isJsonObject(after)) seen = after;
      writeField(path, valueAt(before, shown), valueAt(after, shown));
    },
    rules(before, after) {
      writeField("rules", activeList(before), activeList(after));
    },
    call({ service, name }, parameters, result) {
      const answer: Json = { ...result };
      const called = tracer.value(`${service}.${name}`);
      tracer.leaf(RecordKind.call, called, tracer.value(parameters), tracer.value(answer), inside());
    },
    blocked(id, why) {
      const cause = inside();
      tracer.leaf(RecordKind.end, CascadeEnd.cutOff, tracer.value({ event: id, why }), 0, cause);
      isBlocked = true;
    },
    reactionSkipped(part, why) {
      // A blocked event has its record already.
      if (!isBlocked) tracer.leaf(RecordKind.stop, tracer.value(stopOf(part, why)), 0, 0, inside());
      isBlocked = false;
    },
    cutOff(why) {
      tracer.leaf(RecordKind.end, CascadeEnd.budgetSpent, tracer.value({ why }), 0, inside());
    },
  };
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

function valueAt(tree: Json, names: readonly string[]): Found {
  let value: Found = tree;
  for (const name of names) value = value === undefined ? undefined : partOf(value, name);
  return value;
}

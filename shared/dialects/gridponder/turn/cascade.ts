// The cascade: rules and cascade systems react to events, pass after pass (fact sheet 5; the two disciplines are V1).
import type { Json } from "../../../base/json";
import { CascadeEnd, RecordKind } from "../../../engine/trace/trace";
import { type EventSpan, NO_EVENTS } from "./eventChain";
import type { GameEvent } from "./gameEvent";
import { type Rule, type RuleBook, runSelected, selectRule, tryRule, wouldFire } from "../rules/rules";
import type { ReadyEffects } from "../rules/runEffects";
import { COST } from "./budget";
import type { World } from "./world";

/** A system's part in a phase, with its number in traces. */
export interface SystemStep<Input> {
  readonly ref: number;
  readonly run: (world: World, input: Input) => void;
}

export interface Cascade {
  readonly rules: RuleBook;
  readonly systems: readonly SystemStep<EventSpan>[];
  readonly maxDepth: number;
  /** V1, V8: all rules are matched at the start of a pass, and a pass in which none matches is the last. */
  readonly selectsBeforeRunning: boolean;
}

const NO_RULES: readonly Rule[] = [];
const NOTHING_CUT: Json = { dropped: [], wouldFire: [] };

/** Runs passes from the world's events so far until nothing is pending or a limit ends the cascade. */
export function runCascade(cascade: Cascade, world: World): void {
  let pending = world.events.takeNew();
  let pass = 0;
  let end: number = CascadeEnd.settled;
  while (pending !== NO_EVENTS && end === CascadeEnd.settled) {
    if (pass >= cascade.maxDepth) {
      end = CascadeEnd.cutOff;
      break;
    }
    pass += 1;
    world.spend(COST.pass);
    const parent = world.openRecord;
    const record = world.enter(RecordKind.pass, pass, world.traced ? pending.count() : -1);
    if (!runPass(cascade, world, pending)) end = CascadeEnd.noRuleMatched;
    world.leave(record, parent);
    if (world.budgetSpent) end = CascadeEnd.budgetSpent;
    pending = world.events.takeNew();
  }
  noteEnd(cascade, world, end, pending);
}

/** Runs one pass; returns false when no rule matched and the discipline ends the cascade there. */
function runPass(cascade: Cascade, world: World, pending: EventSpan): boolean {
  if (!cascade.selectsBeforeRunning) runRulesAtOnce(cascade.rules, world, pending);
  else if (!runSelectedRules(cascade.rules, world, pending)) return false;
  runSystems(cascade.systems, world, pending);
  return true;
}

/** Runs the systems of a phase, each in a record of its own where the turn is traced. */
export function runSystems<Input>(systems: readonly SystemStep<Input>[], world: World, input: Input): void {
  if (!world.traced) {
    for (const { run } of systems) run(world, input);
    return;
  }
  const parent = world.openRecord;
  for (const { ref, run } of systems) {
    const record = world.enter(RecordKind.system, ref);
    run(world, input);
    world.leave(record, parent);
  }
}

/** Returns the rules that listen to an event, in the order in which they are tried. */
function rulesFor({ byEvent }: RuleBook, { kind }: GameEvent): readonly Rule[] {
  return byEvent[kind.number] ?? NO_RULES;
}

function runRulesAtOnce(rules: RuleBook, world: World, pending: EventSpan): void {
  if (!pending.mayHave(rules.heard)) return;
  for (let event = pending.first; event !== null; event = pending.after(event)) {
    for (const rule of rulesFor(rules, event)) {
      if (world.budgetSpent) return;
      tryRule(rule, event, world);
    }
  }
}

function runSelectedRules(rules: RuleBook, world: World, pending: EventSpan): boolean {
  if (!pending.mayHave(rules.heard)) return false;
  const selected: { readonly rule: Rule; readonly event: GameEvent; readonly ready: ReadyEffects }[] = [];
  for (let event = pending.first; event !== null; event = pending.after(event)) {
    for (const rule of rulesFor(rules, event)) {
      if (world.budgetSpent) return selected.length > 0;
      const ready = selectRule(rule, event, world);
      if (ready !== null) selected.push({ rule, event, ready });
    }
  }
  // Stable: events of one rule stay in the order of emission.
  selected.sort((left, right) => left.rule.order - right.rule.order);
  for (const { rule, event, ready } of selected) {
    if (world.budgetSpent) break;
    runSelected(rule, event, ready, world);
  }
  return selected.length > 0;
}

function noteEnd(cascade: Cascade, world: World, end: number, pending: EventSpan): void {
  if (!world.traced) return;
  const cut = end === CascadeEnd.cutOff || end === CascadeEnd.budgetSpent;
  const details = cut ? whatWasCut(cascade.rules, world, pending) : NOTHING_CUT;
  world.note(RecordKind.end, end, world.traceValue(details), -1);
}

function whatWasCut(rules: RuleBook, world: World, pending: EventSpan): Json {
  const wouldFire = world.untraced(() => rulesThatWouldFire(rules, world, pending));
  return { dropped: pending.toArray().map((event) => event.record), wouldFire };
}

function rulesThatWouldFire(rules: RuleBook, world: World, pending: EventSpan): readonly number[] {
  const firing = new Set<number>();
  for (const event of pending.toArray()) {
    for (const rule of rulesFor(rules, event)) {
      if (wouldFire(rule, event, world)) firing.add(rule.ref);
    }
  }
  return [...firing];
}

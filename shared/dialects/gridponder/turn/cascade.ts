// The cascade: rules and cascade systems react to events, pass after pass (fact sheet 5; the two disciplines are V1).
import type { Json } from "../../../base/json";
import { CascadeEnd, RecordKind } from "../../../engine/trace/trace";
import type { GameEvent } from "./gameEvent";
import { type Rule, type RuleBook, runSelected, selectRule, tryRule, wouldFire } from "../rules/rules";
import type { ReadyEffects } from "../rules/runEffects";
import { COST } from "./budget";
import type { World } from "./world";

/** A system's part in a phase, with its number in traces. */
export interface SystemStep<Run> {
  readonly ref: number;
  readonly run: Run;
}

export interface Cascade {
  readonly rules: RuleBook;
  readonly systems: readonly SystemStep<(world: World, pending: readonly GameEvent[]) => void>[];
  readonly maxDepth: number;
  /** V1, V8: all rules are matched at the start of a pass, and a pass in which none matches is the last. */
  readonly selectsBeforeRunning: boolean;
}

const NO_RULES: readonly Rule[] = [];
/** Between the passes of a cascade that comes to rest. */
const NO_EVENTS: readonly GameEvent[] = [];
const NOTHING_CUT: Json = { dropped: [], wouldFire: [] };

/** Runs passes from the world's events so far until nothing is pending or a limit ends the cascade. */
export function runCascade(cascade: Cascade, world: World): void {
  let pending: readonly GameEvent[] = world.events.slice();
  let pass = 0;
  let end: number = CascadeEnd.settled;
  while (pending.length > 0 && end === CascadeEnd.settled) {
    if (pass >= cascade.maxDepth) {
      end = CascadeEnd.cutOff;
      break;
    }
    pass += 1;
    world.spend(COST.pass);
    const before = world.events.length;
    const parent = world.openRecord;
    const record = world.enter(RecordKind.pass, pass, pending.length);
    if (!runPass(cascade, world, pending)) end = CascadeEnd.noRuleMatched;
    world.leave(record, parent);
    if (world.budgetSpent) end = CascadeEnd.budgetSpent;
    pending = world.events.length === before ? NO_EVENTS : world.events.slice(before);
  }
  noteEnd(cascade, world, end, pending);
}

/** Runs one pass; returns false when no rule matched and the discipline ends the cascade there. */
function runPass(cascade: Cascade, world: World, pending: readonly GameEvent[]): boolean {
  if (!cascade.selectsBeforeRunning) runRulesAtOnce(cascade.rules, world, pending);
  else if (!runSelectedRules(cascade.rules, world, pending)) return false;
  for (const { ref, run } of cascade.systems) {
    const parent = world.openRecord;
    const record = world.enter(RecordKind.system, ref);
    run(world, pending);
    world.leave(record, parent);
  }
  return true;
}

/** Returns the rules that listen to an event, in the order in which they are tried. */
function rulesFor({ byEvent }: RuleBook, { kind }: GameEvent): readonly Rule[] {
  return byEvent[kind.number] ?? NO_RULES;
}

function runRulesAtOnce(rules: RuleBook, world: World, pending: readonly GameEvent[]): void {
  for (const event of pending) {
    for (const rule of rulesFor(rules, event)) {
      if (world.budgetSpent) return;
      tryRule(rule, event, world);
    }
  }
}

function runSelectedRules(rules: RuleBook, world: World, pending: readonly GameEvent[]): boolean {
  const selected: { readonly rule: Rule; readonly event: GameEvent; readonly ready: ReadyEffects }[] = [];
  for (const event of pending) {
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

function noteEnd(cascade: Cascade, world: World, end: number, pending: readonly GameEvent[]): void {
  if (!world.traced) return;
  const cut = end === CascadeEnd.cutOff || end === CascadeEnd.budgetSpent;
  const details = cut ? whatWasCut(cascade.rules, world, pending) : NOTHING_CUT;
  world.note(RecordKind.end, end, world.traceValue(details), -1);
}

function whatWasCut(rules: RuleBook, world: World, pending: readonly GameEvent[]): Json {
  const wouldFire = world.untraced(() => rulesThatWouldFire(rules, world, pending));
  return { dropped: pending.map((event) => event.record), wouldFire };
}

function rulesThatWouldFire(rules: RuleBook, world: World, pending: readonly GameEvent[]): readonly number[] {
  const firing = new Set<number>();
  for (const event of pending) {
    for (const rule of rulesFor(rules, event)) {
      if (wouldFire(rule, event, world)) firing.add(rule.ref);
    }
  }
  return [...firing];
}

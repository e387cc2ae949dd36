// The graph of rules: emitters and listeners, by the first pass in which each rule can fire. From the texts alone:
// which events can be emitted, not whether they will be, since conditions are ignored.
import { defined } from "../../base/defined";
import type { JsonPointer } from "../../base/json";

export interface GraphRule {
  readonly id: string;
  readonly file: string;
  readonly at: JsonPointer;
  readonly on: string;
  /** Event types that its effects may emit. */
  readonly emits: readonly string[];
  /** The first pass of a cascade in which it can fire; null when nothing emits its event. */
  readonly pass: number | null;
  /** Ids of the rules that it may trigger, possibly itself. */
  readonly setsOff: readonly string[];
  /** True when it can trigger itself, directly or through others. */
  readonly isInCycle: boolean;
}

export interface GraphEvent {
  readonly type: string;
  /** Ids of the systems that may emit it. */
  readonly systems: readonly string[];
  readonly rules: readonly string[];
  /** Ids of the rules that listen to it. */
  readonly listeners: readonly string[];
}

/** Rules that can trigger each other repeatedly. */
export interface RuleCycle {
  /** Ids of the rules of the shortest cycle, each triggering the next, the last triggering the first. */
  readonly rules: readonly string[];
  /** Ids of other rules from which the cycle can be reached and that it can reach. */
  readonly others: readonly string[];
  /** The first pass in which the cycle can begin; null when nothing triggers it. */
  readonly firstPass: number | null;
  /** How often the cycle can return to its first rule before the cascade is cut off; 0 when nothing triggers it. */
  readonly rounds: number;
}

export interface RuleGraph {
  readonly rules: readonly GraphRule[];
  readonly cycles: readonly RuleCycle[];
  /** Events that a rule listens to or that anything in the pack may emit, by name. */
  readonly events: readonly GraphEvent[];
  /** The number of passes that a cascade may have. */
  readonly maxPasses: number;
  readonly passes: PassKind;
}

/**
 * What a pass is. `pass`: all rules whose events came in the pass before are tried together. `depth`: each event is
 * handled where it is fired, inside of the one before.
 */
export type PassKind = "pass" | "depth";

/** A rule as the graph needs it: its event, and the event types that its effects may emit. */
export type ListeningRule = Pick<GraphRule, "id" | "file" | "at" | "on" | "emits">;

export interface GraphParts {
  readonly rules: readonly ListeningRule[];
  /** Every event type of the language, with the ids of the systems in play that may emit it. */
  readonly emittedBySystems: ReadonlyMap<string, readonly string[]>;
  readonly maxPasses: number;
  readonly passes: PassKind;
}

/** Builds the graph of rules. */
export function ruleGraph({ rules, emittedBySystems, maxPasses, passes: kind }: GraphParts): RuleGraph {
  const following = new Map(rules.map((rule) => [rule, rules.filter((other) => rule.emits.includes(other.on))]));
  const next = (rule: ListeningRule): readonly ListeningRule[] => following.get(rule) ?? [];
  const passes = firstPasses(rules, next, (rule) => (emittedBySystems.get(rule.on)?.length ?? 0) > 0);
  return {
    maxPasses,
    passes: kind,
    cycles: cyclesOf(rules, next, passes, maxPasses),
    rules: rules.map((rule) => ({
      ...rule,
      pass: passes.get(rule) ?? null,
      setsOff: next(rule).map(({ id }) => id),
      isInCycle: reaches(next, rule, rule),
    })),
    events: Array.from(emittedBySystems, ([type, systems]) => ({
      type,
      systems,
      rules: rules.filter(({ emits }) => emits.includes(type)).map(({ id }) => id),
      listeners: rules.filter(({ on }) => on === type).map(({ id }) => id),
    }))
      .filter(({ systems, rules: emitting, listeners }) => systems.length + emitting.length + listeners.length > 0)
      .sort((a, b) => (a.type < b.type ? -1 : 1)),
  };
}

type Next = (rule: ListeningRule) => readonly ListeningRule[];

/**
 * Searches breadth first from the rules that listen to systems: those are tried in the first pass, the rules that they
 * trigger in the next.
 */
function firstPasses(
  rules: readonly ListeningRule[],
  next: Next,
  listensToSystems: (rule: ListeningRule) => boolean,
): ReadonlyMap<ListeningRule, number> {
  const passes = new Map<ListeningRule, number>();
  let row: readonly ListeningRule[] = rules.filter(listensToSystems);
  for (let pass = 1; row.length > 0; pass += 1) {
    for (const rule of row) passes.set(rule, pass);
    row = [...new Set(row.flatMap((rule) => next(rule)))].filter((rule) => !passes.has(rule));
  }
  return passes;
}

function reaches(next: Next, from: ListeningRule, to: ListeningRule): boolean {
  const seen = new Set<ListeningRule>();
  const open = [...next(from)];
  for (let rule = open.pop(); rule !== undefined; rule = open.pop()) {
    if (rule === to) return true;
    if (seen.has(rule)) continue;
    seen.add(rule);
    open.push(...next(rule));
  }
  return false;
}

/** Returns one cycle for each strongly connected set of rules: the shortest from the rule in it that can fire first. */
function cyclesOf(
  rules: readonly ListeningRule[],
  next: Next,
  passes: ReadonlyMap<ListeningRule, number>,
  maxPasses: number,
): readonly RuleCycle[] {
  const passOf = (rule: ListeningRule): number => passes.get(rule) ?? Number.POSITIVE_INFINITY;
  const seen = new Set<ListeningRule>();
  const cycles: RuleCycle[] = [];
  for (const rule of rules.filter((each) => reaches(next, each, each)).sort((a, b) => passOf(a) - passOf(b))) {
    if (seen.has(rule)) continue;
    const component = rules.filter((other) => reaches(next, rule, other) && reaches(next, other, rule));
    for (const each of component) seen.add(each);
    const cycle = shortestCycle(next, rule);
    const firstPass = passes.get(rule) ?? null;
    cycles.push({
      rules: cycle.map(({ id }) => id),
      others: component.filter((each) => !cycle.includes(each)).map(({ id }) => id),
      firstPass,
      rounds: firstPass === null ? 0 : Math.max(0, Math.floor((maxPasses - firstPass) / cycle.length)),
    });
  }
  return cycles;
}

/** Returns the fewest rules by which a rule triggers itself, itself first; it must be in a cycle. */
function shortestCycle(next: Next, start: ListeningRule): readonly ListeningRule[] {
  const paths: (readonly ListeningRule[])[] = [[start]];
  const seen = new Set<ListeningRule>();
  for (const path of paths) {
    const following = next(defined(path.at(-1)));
    if (following.includes(start)) return path;
    for (const rule of following) {
      if (seen.has(rule)) continue;
      seen.add(rule);
      paths.push([...path, rule]);
    }
  }
  return [start];
}

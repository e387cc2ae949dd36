// The graph of rules: who emits and who listens, by the first pass in which each rule can fire. From the texts alone:
// which events can be emitted, not whether they will be, since conditions are ignored.
import { defined } from "../../base/defined";
import { type JsonPointer, objectOf } from "../../base/json";
import { type PackIndex } from "../../dialects/gridponder/text/names/packIndex";
import type { IndexedRule } from "../../dialects/gridponder/text/names/ruleIndex";
import type { Words } from "../dialect";

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
  readonly maxCascadeDepth: number;
}

const DEFAULT_DEPTH = 3;

/** Builds the graph of the game's rules, and of one level's when its file is given. */
export function ruleGraph(index: PackIndex, words: Words, levelFile: string | null): RuleGraph {
  const level = index.levels.find(({ file }) => file.path === levelFile);
  const rules = [...index.rules, ...(level?.rules ?? [])];
  const systems = (level?.systems ?? index.systems).filter(({ enabled }) => enabled);
  const types = Object.keys(words.events);
  const emittedBySystems = new Map(
    types.map((type) => {
      const sources = words.sourcesOf(type).systems;
      return [type, systems.filter((system) => sources.includes(system.type)).map(({ id }) => id)] as const;
    }),
  );
  const emitted = new Map(rules.map((rule) => [rule, types.filter((type) => mayEmit(rule, type, words))]));
  const emits = (rule: IndexedRule): readonly string[] => emitted.get(rule) ?? [];
  const following = new Map(rules.map((rule) => [rule, rules.filter((other) => emits(rule).includes(other.on))]));
  const next = (rule: IndexedRule): readonly IndexedRule[] => following.get(rule) ?? [];
  const passes = firstPasses(rules, next, (rule) => (emittedBySystems.get(rule.on)?.length ?? 0) > 0);
  const depth = objectOf(objectOf(index.pack.game?.value)["defaults"])["maxCascadeDepth"];
  const maxCascadeDepth = typeof depth === "number" ? depth : DEFAULT_DEPTH;
  return {
    maxCascadeDepth,
    cycles: cyclesOf(rules, next, passes, maxCascadeDepth),
    rules: rules.map((rule) => ({
      id: rule.id,
      file: rule.file.path,
      at: rule.at,
      on: rule.on,
      emits: emits(rule),
      pass: passes.get(rule) ?? null,
      setsOff: next(rule).map(({ id }) => id),
      isInCycle: reaches(next, rule, rule),
    })),
    events: types
      .map((type) => ({
        type,
        systems: emittedBySystems.get(type) ?? [],
        rules: rules.filter((rule) => emits(rule).includes(type)).map(({ id }) => id),
        listeners: rules.filter(({ on }) => on === type).map(({ id }) => id),
      }))
      .filter(({ systems, rules, listeners }) => systems.length + rules.length + listeners.length > 0)
      .sort((a, b) => (a.type < b.type ? -1 : 1)),
  };
}

function mayEmit(rule: IndexedRule, type: string, words: Words): boolean {
  const sources = words.sourcesOf(type).effects;
  return rule.effects.some(({ name }) => sources.includes(name));
}

type Next = (rule: IndexedRule) => readonly IndexedRule[];

/**
 * Searches breadth first from the rules that listen to systems: those are tried in the first pass, the rules that they
 * trigger in the next.
 */
function firstPasses(
  rules: readonly IndexedRule[],
  next: Next,
  listensToSystems: (rule: IndexedRule) => boolean,
): ReadonlyMap<IndexedRule, number> {
  const passes = new Map<IndexedRule, number>();
  let row: readonly IndexedRule[] = rules.filter(listensToSystems);
  for (let pass = 1; row.length > 0; pass += 1) {
    for (const rule of row) passes.set(rule, pass);
    row = [...new Set(row.flatMap((rule) => next(rule)))].filter((rule) => !passes.has(rule));
  }
  return passes;
}

function reaches(next: Next, from: IndexedRule, to: IndexedRule): boolean {
  const seen = new Set<IndexedRule>();
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
  rules: readonly IndexedRule[],
  next: Next,
  passes: ReadonlyMap<IndexedRule, number>,
  maxCascadeDepth: number,
): readonly RuleCycle[] {
  const passOf = (rule: IndexedRule): number => passes.get(rule) ?? Number.POSITIVE_INFINITY;
  const seen = new Set<IndexedRule>();
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
      rounds: firstPass === null ? 0 : Math.max(0, Math.floor((maxCascadeDepth - firstPass) / cycle.length)),
    });
  }
  return cycles;
}

/** Returns the fewest rules by which a rule triggers itself, itself first; it must be in a cycle. */
function shortestCycle(next: Next, start: IndexedRule): readonly IndexedRule[] {
  const paths: (readonly IndexedRule[])[] = [[start]];
  const seen = new Set<IndexedRule>();
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

// Who emits and who listens: the rules of a pack by the pass in which each can fire first. From the texts alone.
// Knows which events things may emit, not whether they will: conditions are not looked at.
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
  /** The first pass of a cascade it can fire in; null when nothing emits what it listens to. */
  readonly pass: number | null;
  /** Ids of the rules that it may set off, itself perhaps among them. */
  readonly setsOff: readonly string[];
  /** It can set itself off, by itself or through others. */
  readonly isInCycle: boolean;
}

export interface GraphEvent {
  readonly type: string;
  /** Ids of the systems that may emit it. */
  readonly systems: readonly string[];
  readonly rules: readonly string[];
  /** Ids of the rules that listen to it. */
  readonly heardBy: readonly string[];
}

/** Rules that can set each other off again and again. */
export interface RuleCycle {
  /** Ids of the rules of the shortest round, in the order in which they set each other off; the last sets off the first. */
  readonly rules: readonly string[];
  /** Ids of other rules in the same tangle: they can come back to themselves by way of these. */
  readonly others: readonly string[];
  /** The first pass in which the round can begin; null when nothing sets it off. */
  readonly firstPass: number | null;
  /** How often the round can come back to its first rule before the cascade is cut off; 0 when nothing sets it off. */
  readonly rounds: number;
}

export interface RuleGraph {
  readonly rules: readonly GraphRule[];
  readonly cycles: readonly RuleCycle[];
  /** Those that a rule listens to or that anything in the pack may emit, by name. */
  readonly events: readonly GraphEvent[];
  /** Passes that a cascade may have. */
  readonly maxCascadeDepth: number;
}

const DEFAULT_DEPTH = 3;

/** The graph of the game's rules, with those of one level when its file is given. */
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
        heardBy: rules.filter(({ on }) => on === type).map(({ id }) => id),
      }))
      .filter(({ systems, rules, heardBy }) => systems.length + rules.length + heardBy.length > 0)
      .sort((a, b) => (a.type < b.type ? -1 : 1)),
  };
}

function mayEmit(rule: IndexedRule, type: string, words: Words): boolean {
  const sources = words.sourcesOf(type).effects;
  return rule.effects.some(({ name }) => sources.includes(name));
}

type Next = (rule: IndexedRule) => readonly IndexedRule[];

/** Breadth first from the rules that hear systems: those are tried in the first pass, what they set off in the next. */
function firstPasses(
  rules: readonly IndexedRule[],
  next: Next,
  hearsSystems: (rule: IndexedRule) => boolean,
): ReadonlyMap<IndexedRule, number> {
  const passes = new Map<IndexedRule, number>();
  let row: readonly IndexedRule[] = rules.filter(hearsSystems);
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

/** One cycle for each tangle of rules: the shortest from the rule in it that can fire first. */
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
    const tangle = rules.filter((other) => reaches(next, rule, other) && reaches(next, other, rule));
    for (const each of tangle) seen.add(each);
    const round = shortestRound(next, rule);
    const firstPass = passes.get(rule) ?? null;
    cycles.push({
      rules: round.map(({ id }) => id),
      others: tangle.filter((each) => !round.includes(each)).map(({ id }) => id),
      firstPass,
      rounds: firstPass === null ? 0 : Math.max(0, Math.floor((maxCascadeDepth - firstPass) / round.length)),
    });
  }
  return cycles;
}

/** The fewest rules by which a rule comes back to itself, itself first; it must be in a cycle. */
function shortestRound(next: Next, start: IndexedRule): readonly IndexedRule[] {
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

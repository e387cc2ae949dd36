// Counts which rules and kinds a pack's solutions use: replays each level's path once and counts rule results and
// kinds. An unchanged level object is not replayed again.
import { canonicalJson } from "../../base/canonicalJson";
import { times } from "../../base/counted";
import type { Json } from "../../base/json";
import type { BoardView } from "../../base/boardView";
import { own } from "../../base/nameTable";
import { type Work, finish } from "../../base/work";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { lostInCascade } from "../../engine/trace/lostInCascade";
import { CascadeEnd, RecordKind, RuleVerdict } from "../../engine/trace/trace";
import type { Tracer } from "../../engine/trace/tracer";
import type { Finding } from "../../findings/finding";
import { PLAIN_WORDS, type PackRule, type PackWords } from "../../pack/packModel";
import type { PackSource } from "../../pack/packSource";
import type { LevelCoverage, PackCoverage, RuleTally } from "../../rpc/coverage";
import { type SolutionResult, isFailure } from "../../rpc/solutions";
import type { CutOffLevel, CutOffMove } from "./cutOffs";
import type { LevelEntry } from "./solutions";

/** What a level's path uses, and the first move in which rules were cut off. */
export interface CountedLevel extends LevelCoverage, CutOffLevel {
  readonly moves: number;
}

export interface CoverageCounter {
  /** Returns the cached result for this level object, or counts it; null for a level that cannot be played. */
  count(entry: LevelEntry): CountedLevel | null;
  /** Does the same, pausing after each move. */
  countWork(entry: LevelEntry): Work<CountedLevel | null>;
}

/** Creates a counter with an empty cache. */
export function createCoverageCounter(): CoverageCounter {
  // Counting pauses, which a memo cannot do.
  const known = new WeakMap<PlayableLevel, CountedLevel>();
  function* countWork(entry: LevelEntry): Work<CountedLevel | null> {
    const level = entry.level();
    if (level === null) return null;
    const coverage = known.get(level) ?? (yield* replay(level));
    known.set(level, coverage);
    return coverage;
  }
  return { count: (entry) => finish(countWork(entry)), countWork };
}

/** Counts all levels that can be played, pausing after each move. */
export function* countAll(entries: readonly LevelEntry[], counter: CoverageCounter): Work<readonly CountedLevel[]> {
  const counted: CountedLevel[] = [];
  for (const entry of entries) {
    const level = yield* counter.countWork(entry);
    if (level !== null) counted.push(level);
    yield;
  }
  return counted;
}

const NOTHING_TRIED: RuleTally = { tried: 0, whereFailed: 0, ifFailed: 0, fired: 0 };

/** Plays the path to its end, its first refused move, its win or loss; pauses after each move. */
function* replay(level: PlayableLevel): Work<CountedLevel> {
  const rules: Record<string, RuleTally> = {};
  const kinds: Record<string, number> = {};
  const firstFired: Record<string, number> = {};
  let playing = 0;
  /** The rules that a cascade of the present turn lost; null where none was cut off. */
  let cut: readonly string[] | null = null;
  const tellVerdict = (rule: number, verdict: number): void => {
    const source = level.debug.rules[rule]?.source;
    if (source === undefined) return;
    const place = rulePlace(source);
    rules[place] = tallied(rules[place] ?? NOTHING_TRIED, verdict);
    if (verdict === RuleVerdict.fired) firstFired[place] ??= playing;
  };
  const tracer = verdictTracer(tellVerdict, (wouldFire) => {
    cut = wouldFire.map((rule) => level.debug.rules[rule]?.id ?? "");
  });
  let cutOff: CutOffMove | null = null;
  const noteCut = (step: number, action: GameAction | null, losesMore: () => boolean): void => {
    if (cutOff === null && cut !== null && (cut.length > 0 || losesMore())) {
      cutOff = { step, action: action && level.presentation.actionText(action), rules: cut };
    }
    cut = null;
  };
  const noteKindsOf = (state: unknown): void => {
    const view = level.view(state);
    noteKinds(kinds, view, level.presentation.kindsBeside(view));
  };
  let state = level.start(tracer);
  noteCut(0, null, () => false);
  noteKindsOf(state);
  for (const [index, action] of level.solution.entries()) {
    playing = index + 1;
    const step = level.step(state, action, tracer);
    if (!step.accepted) break;
    const before = state;
    noteCut(index + 1, action, () => endsOtherwise(level, before, action, step.state));
    state = step.state;
    noteKindsOf(state);
    if (step.won || step.lost) break;
    yield;
  }
  return { level: level.id, file: level.file, rules, kinds, cutOff, moves: level.solution.length, firstFired };
}

/** Returns whether a move leads to another state than this one if no cascade is cut off. */
function endsOtherwise(level: PlayableLevel, before: unknown, action: GameAction, after: unknown): boolean {
  const uncut = level.stepUncut?.(before, action);
  return uncut !== undefined && canonicalJson(level.canonical(uncut.state)) !== canonicalJson(level.canonical(after));
}

function tallied(tally: RuleTally, verdict: number): RuleTally {
  const { tried, whereFailed, ifFailed, fired } = tally;
  return {
    tried: tried + 1,
    whereFailed: whereFailed + Number(verdict === RuleVerdict.whereFailed),
    ifFailed: ifFailed + Number(verdict === RuleVerdict.ifFailed),
    fired: fired + Number(verdict === RuleVerdict.fired),
  };
}

/** Records the largest number of each kind on the board at once. */
function noteKinds(kinds: Record<string, number>, view: BoardView, kindsBeside: readonly string[]): void {
  const counts = new Uint32Array(view.entities.length);
  // By index: a board may have a hundred thousand slots, and each move reads it.
  const { cells } = view;
  for (let slot = 0; slot < cells.length; slot += 1) {
    const entity = cells[slot] ?? 0;
    counts[entity] = (counts[entity] ?? 0) + 1;
  }
  const now = new Map<string, number>();
  const note = (kind: string, count: number): void => void now.set(kind, (now.get(kind) ?? 0) + count);
  for (const [index, entity] of view.entities.entries()) {
    const count = counts[index] ?? 0;
    if (entity !== null && count > 0) note(entity.kind, count);
  }
  for (const kind of kindsBeside) note(kind, 1);
  // A kind may be named "constructor": an inherited member is no count.
  for (const [kind, count] of now) kinds[kind] = Math.max(own(kinds, kind) ?? 0, count);
}

/**
 * Creates a tracer that stores nothing and reports each rule's result; a rule that is selected and then run is reported
 * once, when it runs. For a cascade that is cut off it reports the rules that would have fired.
 */
function verdictTracer(
  tell: (rule: number, verdict: number) => void,
  tellCut: (wouldFire: readonly number[]) => void,
): Tracer {
  let lastValue: Json = null;
  const open: { readonly index: number; readonly rule: number; readonly verdict: number }[] = [];
  let records = 0;
  const note = (rule: number, verdict: number): void => {
    if (verdict !== RuleVerdict.selected) tell(rule, verdict);
  };
  return {
    open(kind, ref, _before, after) {
      if (kind === RecordKind.rule) open.push({ index: records, rule: ref, verdict: after });
      return records++;
    },
    close(index, after) {
      const last = open.at(-1);
      if (last?.index !== index) return;
      open.pop();
      note(last.rule, after ?? last.verdict);
    },
    leaf(kind, ref, _before, after) {
      if (kind === RecordKind.rule) note(ref, after);
      if (kind === RecordKind.end && ref === CascadeEnd.cutOff) tellCut(lostInCascade(lastValue).wouldFire);
      return records++;
    },
    value(value) {
      lastValue = value;
      return 0;
    },
    setCause: () => undefined,
    field: () => -1,
    lastWrite: () => -1,
    trace: () => ({ records: [], values: [], fields: [] }),
  };
}

/** Returns all rules of the pack with their use in the levels' paths. */
export function packCoverage(pack: PackSource, generation: number, levels: readonly LevelCoverage[]): PackCoverage {
  const rules = rulesOf(pack).map((rule) => ({ ...rule, place: rulePlace(rule) }));
  return { generation, rules, levels };
}

/**
 * Returns a finding for each rule that no solution fires; none while no level has a path, since nothing is known then.
 * Its param `isCutShort` says that some solution does not win, so that not all of it was played.
 */
export function neverFired(
  pack: PackSource,
  levels: readonly LevelCoverage[],
  results: readonly SolutionResult[] = [],
): readonly Finding[] {
  if (pack.model?.tellsUnusedRules === true) return [];
  if (!levels.some(({ rules }) => Object.keys(rules).length > 0)) return [];
  const words = pack.model?.words ?? PLAIN_WORDS;
  const isCutShort = results.some(({ status }) => isFailure(status));
  return rulesOf(pack).flatMap((rule): readonly Finding[] => {
    const place = rulePlace(rule);
    const tallies = levels.flatMap(({ rules }) => rules[place] ?? []);
    if (tallies.some(({ fired }) => fired > 0)) return [];
    return [
      {
        code: "rule-never-fired",
        severity: "information",
        message: `No ${words.record} fires "${rule.id}": ${whyNot(tallies, words)}.`,
        file: rule.file,
        at: `${rule.at}/id`,
        params: { name: rule.id, ...(isCutShort ? { isCutShort } : {}) },
      },
    ];
  });
}

function whyNot(tallies: readonly RuleTally[], { condition }: PackWords): string {
  const sum = (of: (tally: RuleTally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0);
  const [tried, whereFailed, ifFailed] = [sum((t) => t.tried), sum((t) => t.whereFailed), sum((t) => t.ifFailed)];
  if (tried === 0) return "its event never comes";
  const parts = [
    ...(whereFailed > 0 ? [`its where failed ${times(whereFailed)}`] : []),
    ...(ifFailed > 0 ? [`its ${condition} failed ${times(ifFailed)}`] : []),
  ];
  return parts.length === 0 ? `tried ${times(tried)}` : parts.join(", ");
}

function rulesOf(pack: PackSource): readonly PackRule[] {
  return pack.model?.rules(pack) ?? [];
}

/** Returns the place of a rule as in `LevelCoverage.rules`. */
export function rulePlace({ file, at }: Pick<PackRule, "file" | "at">): string {
  return `${file}#${at}`;
}

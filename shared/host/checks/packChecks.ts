// Runs the checks that follow each change of the pack: findings, solutions, and what playing them shows. Works in
// slices, so that a request or the next change waits for one slice at most. Decides what is reported in which order.
import { SLICE_MS, type Schedule, type Work, advance } from "../../base/work";
import type { Finding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import type { SolutionResult, PackSolutions } from "../../rpc/solutions";
import type { HostEvents } from "../../rpc/hostCalls";
import { nodeAt, parseJsonTree, valueOf } from "../../text/jsonTree";
import type { CoverageCounter } from "./coverage";
import { type Diagnosis, withPlayed } from "./diagnose";
import type { RenamedNames } from "./renamedNames";
import { type SolutionChecker, type LevelEntry, createSolutionChecker } from "./solutions";
import type { Knowledge } from "../knowledge";
import { failuresOf } from "./failures";
import { withoutFollowing } from "./followingResults";
import { leftOutOf, withoutPlaces } from "./leftOut";
import { otherSolutionFindings } from "./otherSolutionFindings";
import { playedFindings } from "./playedFindings";
import { solutionFindings } from "./solutionFindings";
import { untoldResults } from "./toldResults";

/** A level's own result is reported before the findings when it is ready within this time. */
const QUICK_MS = 16;

/** While the user types without a pause, findings are reported this often even though the next letter has arrived. */
const PATIENCE_MS = 500;

/** A check that takes longer than this reports partial results, and again after each such interval. */
const PROGRESS_MS = 200;

/** What the checks read, and where they report to. */
export interface Checked {
  readonly knowledge: Knowledge;
  readonly coverage: CoverageCounter;
  readonly renamed: RenamedNames;
  readonly generation: () => number;
  readonly tell: Pick<HostEvents, "findings" | "solutions">;
  readonly schedule: Schedule;
}

export interface PackChecks {
  /** Checks the current pack, unless another change comes first. */
  begin(generation: number, changed: readonly string[]): void;
  /** Discards all runs, for another pack. */
  startAnew(): void;
  /** Stops checking the solutions of the present generation. */
  cancel(): void;
  stop(): void;
  /** Returns all solutions at once. */
  solutions(): PackSolutions;
  /** Returns the runs of the pack's levels. */
  runs(): SolutionChecker;
  /** Returns the findings that only playing shows, as last reported. */
  shownByPlaying(): readonly Finding[];
}

/** Results by level; they arrive as levels are replayed. */
type Results = Map<string, SolutionResult>;

const NO_TREE = parseJsonTree("");

/** Creates the checks; nothing runs until `begin`. */
export function createPackChecks({
  knowledge,
  coverage,
  renamed,
  generation: now,
  tell,
  schedule,
}: Checked): PackChecks {
  let checker = createSolutionChecker(renamed);
  let shown: readonly Finding[] = [];
  /** What only followed from the mistake that playing showed last. */
  let leftOut: ReadonlySet<string> = new Set();
  let stopped = false;
  /** The generation whose check of solutions was cancelled. */
  let cancelled = 0;
  /** By path, the generation that last brought another text: the latest edits are checked first. */
  const lastChanged = new Map<string, number>();
  /** The clock when the first change arrived since findings were last reported. */
  let untoldSinceMs: number | null = null;

  const isLate = (): boolean => untoldSinceMs !== null && Date.now() > untoldSinceMs + PATIENCE_MS;

  const runs = (): SolutionChecker => {
    checker.follow(knowledge.compiled().pack);
    return checker;
  };

  const solutions = (): PackSolutions => {
    // An incomplete game says nothing about the levels.
    if (knowledge.brokenRules() !== null) return { generation: now(), results: [], isWaiting: true };
    return { generation: now(), results: knowledge.entries().map((entry) => runs().check(entry)) };
  };

  function* checkAll(generation: number): Work<void> {
    if (knowledge.brokenRules() !== null) {
      shown = [];
      leftOut = new Set();
      yield* tellFindings(generation);
      tell.solutions(solutions());
      return;
    }
    const entries = knowledge.entries();
    const changedIn = ({ file }: LevelEntry): number => lastChanged.get(file.path) ?? 0;
    const waiting = entries.toSorted((one, other) => changedIn(other) - changedIn(one));
    const results: Results = new Map();
    const replays = replay(waiting, results);
    // The edited level is compiled: it may be a large one.
    const isQuick = cancelled !== generation && isOneLevelsEdit(waiting);
    if (!isLate()) yield;
    const isTold = isQuick && advance(replays, Date.now() + QUICK_MS);
    if (isTold) {
      tell.solutions({ generation, results: inOrder(entries, results) });
      yield "rest";
    }
    yield* tellFindings(generation);
    yield "rest";
    if (isTold || (yield* tellSolutions(generation, entries, replays, results))) {
      yield* tellPlayed(generation, entries, results);
    } else if (leftOut.size > 0) {
      // Whether it still follows from the mistake that was found before is not known.
      leftOut = new Set();
      yield* tellFindings(generation);
    }
  }

  function* replay(waiting: readonly LevelEntry[], results: Results): Work<void> {
    for (const entry of waiting) {
      results.set(entry.id, yield* runs().checkWork(entry));
      yield;
    }
  }

  /** Returns whether all levels but one have been replayed in their current form. */
  function isOneLevelsEdit(entries: readonly LevelEntry[]): boolean {
    let unknown = 0;
    for (const entry of entries) {
      if (!checker.isKnown(entry)) unknown += 1;
      if (unknown > 1) return false;
    }
    return entries.length > 1;
  }

  function* tellFindings(generation: number): Work<void> {
    const known = isLate() ? knowledge.diagnosis() : yield* knowledge.diagnosisWork();
    untoldSinceMs = null;
    // Earlier findings from playing are most likely still valid: they must not flicker with every letter typed.
    const byFile = withPlayed(withoutPlaces(known, leftOut), stillThere(shown, known.pack));
    tell.findings({ generation, profile: known.compilation.profile, byFile });
  }

  /**
   * Reports the results of solutions, from time to time while they are replayed; returns whether all were replayed.
   */
  function* tellSolutions(
    generation: number,
    entries: readonly LevelEntry[],
    replays: Work<void>,
    results: Results,
  ): Work<boolean> {
    let toldAtMs = Date.now();
    for (;;) {
      if (cancelled === generation) return false;
      if (replays.next().done === true) break;
      if (Date.now() >= toldAtMs + PROGRESS_MS) {
        toldAtMs = Date.now();
        tell.solutions({
          generation,
          results: inOrder(entries, results),
          remaining: entries.length - results.size,
        });
      }
      yield;
    }
    tell.solutions({ generation, results: inOrder(entries, results) });
    yield "rest";
    return true;
  }

  /** Counts what the solutions try, then reports what playing showed. */
  function* tellPlayed(generation: number, entries: readonly LevelEntry[], results: Results): Work<void> {
    for (const entry of entries) {
      yield* coverage.countWork(entry);
      yield;
    }
    const known = yield* knowledge.diagnosisWork();
    const levels = entries.flatMap((entry) => coverage.count(entry) ?? []);
    const replayed = inOrder(entries, results);
    const { game, profile } = known.compilation;
    // It may take long: what was found before is kept meanwhile.
    const own = game?.played === undefined ? [] : yield* game.played();
    const byPlaying = playedFindings(known.pack, entries, replayed, levels);
    const untold = untoldResults(replayed, entries, byPlaying, own, known);
    const unexplained = yield* withoutFollowing(untold, known);
    const others = otherSolutionFindings(replayed, entries);
    const report = (findings: readonly Finding[], diagnosis: Diagnosis): void => {
      const played = [...findings, ...others];
      const told = stillThere(shown, known.pack);
      shown = played;
      const before = leftOut;
      leftOut = leftOutOf(known, diagnosis);
      const isSame = JSON.stringify(played) === JSON.stringify(told);
      if (before.size + leftOut.size === 0 && diagnosis === known && isSame) return;
      tell.findings({ generation, profile, byFile: withPlayed(diagnosis, played) });
    };
    // Looking for the mistake may take seconds. That something fails is told before, but where it is told already: what
    // was found of it must not flicker with every letter typed.
    if (!shown.some(isFailure)) report([...byPlaying, ...solutionFindings(unexplained.own, entries), ...own], known);
    const { findings, diagnosis } = yield* failuresOf(replayed, unexplained, entries, known, byPlaying, own);
    report(findings, diagnosis);
  }

  function goOn(steps: Work<void>, generation: number): void {
    if (stopped || generation !== now()) return;
    if (!advance(steps, Date.now() + SLICE_MS)) schedule(() => goOn(steps, generation));
  }

  return {
    begin(generation, changed) {
      for (const path of changed) lastChanged.set(path, generation);
      untoldSinceMs ??= Date.now();
      // Later changes that have already arrived are applied first; this one then finds itself outdated.
      schedule(() => goOn(checkAll(generation), generation));
    },
    startAnew() {
      checker = createSolutionChecker(renamed);
      shown = [];
      leftOut = new Set();
    },
    cancel() {
      cancelled = now();
    },
    stop() {
      stopped = true;
    },
    solutions,
    runs,
    shownByPlaying: () => shown,
  };
}

/** Returns the known results. */
function inOrder(entries: readonly LevelEntry[], results: Results): readonly SolutionResult[] {
  return entries.flatMap(({ id }) => results.get(id) ?? []);
}

/** Returns the findings about an earlier text whose place is still there, with the same name; the others are unknown for now. */
function stillThere(findings: readonly Finding[], pack: PackSource): readonly Finding[] {
  return findings.filter(({ file, at, params }) => {
    if (typeof at !== "string") return false;
    const node = nodeAt(pack.files.get(file)?.tree ?? NO_TREE, at);
    return params["name"] === undefined ? node !== undefined : valueOf(node) === params["name"];
  });
}

/** Returns whether a finding says that recorded moves fail. */
function isFailure({ code }: Finding): boolean {
  return code === "solution-broken" || code === "solutions-fail-here";
}

// Runs the checks that follow each change of the pack: findings, solutions, and what playing them shows. Works in
// slices, so that a request or the next change waits for one slice at most. Decides what is reported in which order.
import { SLICE_MS, type Schedule, type Work, advance } from "../../base/work";
import type { Finding } from "../../findings/finding";
import type { PackSolutions } from "../../rpc/solutions";
import type { HostEvents } from "../../rpc/hostCalls";
import { type CoverageCounter, countAll } from "./coverage";
import { type Diagnosis, withPlayed } from "./diagnose";
import type { RenamedNames } from "./renamedNames";
import { type SolutionChecker, type LevelEntry, createSolutionChecker } from "./solutions";
import type { Knowledge } from "../knowledge";
import { failuresOf } from "./failures";
import { withoutFollowing } from "./followingResults";
import { otherSolutionFindings } from "./otherSolutionFindings";
import type { Played } from "./played";
import { playedFindings } from "./playedFindings";
import { ShownByPlaying } from "./shownByPlaying";
import { solutionFindings } from "./solutionFindings";
import { SolutionReplays } from "./solutionReplays";
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

/** The checks of the open pack; nothing runs until `begin`. */
export class PackChecks {
  private checker: SolutionChecker;
  private readonly shown = new ShownByPlaying();
  private isStopped = false;
  /** The generation whose check of solutions was cancelled. */
  private cancelled = 0;
  /** By path, the generation that last brought another text: the latest edits are checked first. */
  private readonly lastChanged = new Map<string, number>();
  /** The clock when the first change arrived since findings were last reported. */
  private untoldSinceMs: number | null = null;

  constructor(private readonly checked: Checked) {
    this.checker = createSolutionChecker(checked.renamed);
  }

  /** Checks the current pack, unless another change comes first. */
  begin(generation: number, changed: readonly string[]): void {
    for (const path of changed) this.lastChanged.set(path, generation);
    this.untoldSinceMs ??= Date.now();
    this.checkSoon(generation);
  }

  /** Compares a level with how it plays now from here on, and checks the pack again: nothing is reported of it any more. */
  accept(entry: LevelEntry): void {
    this.runs().accept(entry);
    this.checkSoon(this.checked.generation());
  }

  /** Discards all runs, for another pack. */
  startAnew(): void {
    this.checker = createSolutionChecker(this.checked.renamed);
    this.shown.clear();
  }

  /** Stops checking the solutions of the present generation. */
  cancel(): void {
    this.cancelled = this.checked.generation();
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Returns all solutions at once. */
  solutions(): PackSolutions {
    const { knowledge } = this.checked;
    const generation = this.checked.generation();
    // An incomplete game says nothing about the levels.
    if (knowledge.brokenRules() !== null) return { generation, results: [], isWaiting: true };
    return { generation, results: knowledge.entries().map((entry) => this.runs().check(entry)) };
  }

  /** Returns the runs of the pack's levels. */
  runs(): SolutionChecker {
    this.checker.follow(this.checked.knowledge.compiled().pack);
    return this.checker;
  }

  /** Returns the findings that only playing shows, as last reported. */
  shownByPlaying(): readonly Finding[] {
    return this.shown.findings;
  }

  /** Later changes that have already arrived are applied first; this check then finds itself outdated. */
  private checkSoon(generation: number): void {
    this.checked.schedule(() => this.goOn(this.checkAll(generation), generation));
  }

  private goOn(steps: Work<void>, generation: number): void {
    if (this.isStopped || generation !== this.checked.generation()) return;
    if (!advance(steps, Date.now() + SLICE_MS)) this.checked.schedule(() => this.goOn(steps, generation));
  }

  private *checkAll(generation: number): Work<void> {
    const { knowledge, tell } = this.checked;
    if (knowledge.brokenRules() !== null) {
      this.shown.clear();
      yield* this.tellFindings(generation);
      tell.solutions(this.solutions());
      return;
    }
    const entries = knowledge.entries();
    const replays = new SolutionReplays(entries, this.latestFirst(entries), () => this.runs());
    // The edited level is compiled: it may be a large one.
    const isQuick = this.cancelled !== generation && replays.isOneLevelsEdit();
    if (!this.isLate()) yield;
    const isTold = isQuick && advance(replays.work, Date.now() + QUICK_MS);
    if (isTold) {
      tell.solutions({ generation, results: replays.results });
      yield "rest";
    }
    yield* this.tellFindings(generation);
    yield "rest";
    if (isTold || (yield* this.tellSolutions(generation, replays))) {
      yield* this.tellPlayed(generation, replays);
    } else if (this.shown.bringBack()) {
      // Whether it still follows from the mistake that was found before is not known.
      yield* this.tellFindings(generation);
    }
  }

  private latestFirst(entries: readonly LevelEntry[]): readonly LevelEntry[] {
    const changedIn = ({ file }: LevelEntry): number => this.lastChanged.get(file.path) ?? 0;
    return entries.toSorted((one, other) => changedIn(other) - changedIn(one));
  }

  private isLate(): boolean {
    return this.untoldSinceMs !== null && Date.now() > this.untoldSinceMs + PATIENCE_MS;
  }

  private *tellFindings(generation: number): Work<void> {
    const { knowledge, tell } = this.checked;
    const known = this.isLate() ? knowledge.diagnosis() : yield* knowledge.diagnosisWork();
    this.untoldSinceMs = null;
    // Findings from playing must not flicker with every letter typed.
    const byFile = this.shown.findingsUntilPlayed(known);
    tell.findings({ generation, profile: known.compilation.profile, byFile });
  }

  /**
   * Reports the results of solutions, from time to time while they are replayed; returns whether all were replayed.
   */
  private *tellSolutions(generation: number, replays: SolutionReplays): Work<boolean> {
    const { tell } = this.checked;
    let toldAtMs = Date.now();
    for (;;) {
      if (this.cancelled === generation) return false;
      if (replays.work.next().done === true) break;
      if (Date.now() >= toldAtMs + PROGRESS_MS) {
        toldAtMs = Date.now();
        tell.solutions({ generation, results: replays.results, remaining: replays.remaining });
      }
      yield;
    }
    tell.solutions({ generation, results: replays.results });
    yield "rest";
    return true;
  }

  /** Counts what the solutions try, then reports what playing showed. */
  private *tellPlayed(generation: number, { entries, results }: SolutionReplays): Work<void> {
    const { knowledge, coverage, tell } = this.checked;
    const levels = yield* countAll(entries, coverage);
    const known = yield* knowledge.diagnosisWork();
    const { game, profile } = known.compilation;
    // It may take long: what was found before is kept meanwhile.
    const ofLanguage = game?.played === undefined ? [] : yield* game.played();
    const shown = playedFindings(known.pack, entries, results, levels);
    const played: Played = { diagnosis: known, entries, results, shown, ofLanguage };
    const unexplained = yield* withoutFollowing(untoldResults(played), known);
    const others = otherSolutionFindings(results, entries);
    const report = (findings: readonly Finding[], diagnosis: Diagnosis): void => {
      const all = [...findings, ...others];
      if (!this.shown.replace(all, known, diagnosis)) return;
      tell.findings({ generation, profile, byFile: withPlayed(diagnosis, all) });
    };
    // Looking for the mistake may take seconds: that something fails is reported before, unless it is shown already. What
    // was found of it must not flicker with every letter typed.
    if (!this.shown.hasFailure) report([...shown, ...solutionFindings(unexplained.own, entries), ...ofLanguage], known);
    const { findings, diagnosis } = yield* failuresOf(played, unexplained);
    report(findings, diagnosis);
  }
}

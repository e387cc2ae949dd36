// The checks that follow each change of the pack: findings, gold paths, what playing them shows. They are done a slice at
// a time, so that a question or the next change waits for one slice at most. Knows what is told in which order; knows
// nothing of how any of it is found.
import { SLICE_MS, type Work, advance } from "../../base/work";
import type { Finding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";
import type { GoldPathResult, PackGoldPaths } from "../../rpc/goldPaths";
import type { HostEvents } from "../../rpc/hostCalls";
import { nodeAt, parseJsonTree, valueOf } from "../../text/jsonTree";
import type { CoverageCounter } from "./coverage";
import { withPlayed } from "./diagnose";
import { type GoldPathChecker, type LevelEntry, createGoldPathChecker } from "./goldPaths";
import type { Knowledge } from "../knowledge";
import { playedFindings } from "./playedFindings";

/** A level's own verdict comes before the findings when it is there this soon. */
const QUICK_MS = 16;

/** Whoever types without a rest is told findings this often, though the next letter has come. */
const PATIENCE_MS = 500;

/** A check that takes longer than this tells what it knows so far, and again each time as much has passed. */
const PROGRESS_MS = 200;

/** What the checks are about, and whom they tell. */
export interface Checked {
  readonly knowledge: Knowledge;
  readonly coverage: CoverageCounter;
  readonly generation: () => number;
  readonly tell: Pick<HostEvents, "findings" | "goldPaths">;
  /** Runs `work` soon, letting messages that have arrived go first. */
  readonly schedule: (work: () => void) => void;
}

export interface PackChecks {
  /** Checks the pack as it is now, unless another change comes first. */
  begin(generation: number, changed: readonly string[]): void;
  /** Forgets all runs: the pack is another one. */
  startAnew(): void;
  /** Leaves the gold paths of the present generation unchecked. */
  cancel(): void;
  stop(): void;
  /** All gold paths, at once. */
  goldPaths(): PackGoldPaths;
  /** The runs of the pack's levels. */
  runs(): GoldPathChecker;
  /** Findings that only playing shows, as last told. */
  shownByPlaying(): readonly Finding[];
}

/** Results by level; they come in as levels are replayed. */
type Results = Map<string, GoldPathResult>;

const NO_TREE = parseJsonTree("");

/** Checks nothing until told to. */
export function createPackChecks({ knowledge, coverage, generation: now, tell, schedule }: Checked): PackChecks {
  let checker = createGoldPathChecker();
  let shown: readonly Finding[] = [];
  let stopped = false;
  /** The generation whose gold paths are not to be checked. */
  let cancelled = 0;
  /** By path, the generation that last brought another text: what was edited last is checked first. */
  const lastChanged = new Map<string, number>();
  /** The clock when the first change came that no findings have been told of since. */
  let untoldSinceMs: number | null = null;

  const isLate = (): boolean => untoldSinceMs !== null && Date.now() > untoldSinceMs + PATIENCE_MS;

  const goldPaths = (): PackGoldPaths => {
    // Half a game says nothing of the levels.
    if (knowledge.isGameBroken()) return { generation: now(), results: [], isWaiting: true };
    return { generation: now(), results: knowledge.entries().map((entry) => checker.check(entry)) };
  };

  function* checkAll(generation: number): Work<void> {
    if (knowledge.isGameBroken()) {
      shown = [];
      yield* tellFindings(generation);
      tell.goldPaths(goldPaths());
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
      tell.goldPaths({ generation, results: inOrder(entries, results) });
      yield "rest";
    }
    yield* tellFindings(generation);
    yield "rest";
    if (!isTold && !(yield* tellGoldPaths(generation, entries, replays, results))) return;
    yield* tellPlayed(generation, entries, results);
  }

  function* replay(waiting: readonly LevelEntry[], results: Results): Work<void> {
    for (const entry of waiting) {
      results.set(entry.id, yield* checker.checkWork(entry));
      yield;
    }
  }

  /** Whether all levels but one were replayed as they are now. */
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
    // What playing showed before is most likely still so: it does not go and come back with every letter typed.
    const byFile = withPlayed(known, stillThere(shown, known.pack));
    tell.findings({ generation, profile: known.compilation.profile, byFile });
  }

  /** Tells how the gold paths go, now and then while they are replayed; gives whether all were. */
  function* tellGoldPaths(
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
        tell.goldPaths({
          generation,
          results: inOrder(entries, results),
          remaining: entries.length - results.size,
        });
      }
      yield;
    }
    tell.goldPaths({ generation, results: inOrder(entries, results) });
    yield "rest";
    return true;
  }

  /** Counts what the gold paths try, then tells what playing showed. */
  function* tellPlayed(generation: number, entries: readonly LevelEntry[], results: Results): Work<void> {
    for (const entry of entries) {
      yield* coverage.countWork(entry);
      yield;
    }
    const known = yield* knowledge.diagnosisWork();
    const levels = entries.flatMap((entry) => coverage.count(entry) ?? []);
    const played = playedFindings(known.pack, entries, [...results.values()], levels);
    const told = stillThere(shown, known.pack);
    shown = played;
    if (JSON.stringify(played) === JSON.stringify(told)) return;
    tell.findings({ generation, profile: known.compilation.profile, byFile: withPlayed(known, played) });
  }

  function goOn(steps: Work<void>, generation: number): void {
    if (stopped || generation !== now()) return;
    if (!advance(steps, Date.now() + SLICE_MS)) schedule(() => goOn(steps, generation));
  }

  return {
    begin(generation, changed) {
      for (const path of changed) lastChanged.set(path, generation);
      untoldSinceMs ??= Date.now();
      // Later changes that have already arrived are taken in first; this one then finds itself overtaken.
      schedule(() => goOn(checkAll(generation), generation));
    },
    startAnew() {
      checker = createGoldPathChecker();
      shown = [];
    },
    cancel() {
      cancelled = now();
    },
    stop() {
      stopped = true;
    },
    goldPaths,
    runs: () => checker,
    shownByPlaying: () => shown,
  };
}

/** Those that are known. */
function inOrder(entries: readonly LevelEntry[], results: Results): readonly GoldPathResult[] {
  return entries.flatMap(({ id }) => results.get(id) ?? []);
}

/** Of findings about an earlier text, those whose place still names the same; of others nothing is known yet. */
function stillThere(findings: readonly Finding[], pack: PackSource): readonly Finding[] {
  return findings.filter(({ file, at, params }) => {
    if (typeof at !== "string" || params["name"] === undefined) return false;
    return valueOf(nodeAt(pack.files.get(file)?.tree ?? NO_TREE, at)) === params["name"];
  });
}

// The host: answers the renderer's calls about the pack it was told of. Runs wherever there is a port and a way to
// yield: a utility process, a test, the command line. Knows neither.
import { type Result, done, refused } from "../base/result";
import type { Disposable } from "../base/disposable";
import { disposable } from "../base/disposable";
import type {
  GoldPathResult,
  HostApi,
  OpenedSession,
  PackGoldPaths,
  SessionRefusal,
  SessionStart,
} from "../rpc/contract";
import { type ReportError, connectAsHost } from "../rpc/connect";
import type { Port } from "../rpc/port";
import type { Compilation } from "../engine/dialect";
import type { Finding } from "../findings/finding";
import type { PackSource } from "../pack/packSource";
import { isBrokenText } from "../text/brokenText";
import { nodeAt, parseJsonTree, valueOf } from "../text/jsonTree";
import { createCoverageCounter, packCoverage } from "./coverage";
import { type Diagnosis, compilePack, diagnose, withPlayed } from "./diagnose";
import { createPlayComparer } from "./debug/playComparison";
import { createDebugService } from "./debug/service";
import { type LevelEntry, createGoldPathChecker, levelEntries } from "./goldPaths";
import { createLanguageService } from "./language/service";
import { NO_BOARDS, boardRow } from "../engine/boardRow";
import { pathBoards } from "./pathBoards";
import { createPlaySessions } from "./playSessions";
import { playedFindings } from "./playedFindings";
import { createProfileComparer } from "./profileComparison";
import { createWorkspace } from "./workspace";

/** What the process around the host lends it. */
export interface HostEdge {
  /** Runs `work` soon, letting messages that have arrived go first: `setImmediate`, or a timer of 0 ms. */
  schedule(work: () => void): void;
  readonly report: ReportError;
}

/** Work goes on this long before it yields; short against a keystroke, long against the cost of yielding. */
const SLICE_MS = 8;

/** A check that takes longer than this tells what it knows so far, and again each time as much has passed. */
const PROGRESS_MS = 200;

interface Compiled {
  readonly pack: PackSource;
  readonly compilation: Compilation;
}

/** A check of all gold paths under way. */
interface Check {
  readonly generation: number;
  /** In the pack's order. */
  readonly entries: readonly LevelEntry[];
  /** Not replayed yet, what was edited last first. */
  readonly waiting: readonly LevelEntry[];
  readonly results: Map<string, GoldPathResult>;
  readonly toldAtMs: number;
}

const BROKEN_GAME = "game.json cannot be read as it is: mend its syntax first.";

const NO_TREE = parseJsonTree("");

/** Serves one renderer over a port, until disposed. */
export function serveHost(port: Port, edge: HostEdge): Disposable {
  const workspace = createWorkspace();
  let checker = createGoldPathChecker();
  const sessions = createPlaySessions();
  const comparer = createProfileComparer(
    () => workspace.pack(),
    (work) => edge.schedule(work),
  );
  const coverage = createCoverageCounter();
  let compiled: Compiled | null = null;
  /** The pack as it was when the play session was opened. */
  let packOfSession = workspace.pack();
  let diagnosis: Diagnosis | null = null;
  /** Findings that only playing shows, as last told. */
  let shownByPlaying: readonly Finding[] = [];
  let served = true;
  /** The generation whose check is not to go on. */
  let cancelled = 0;
  /** By path, the generation that last brought another text: what was edited last is checked first. */
  const lastChanged = new Map<string, number>();

  /** The pack as it is now, compiled at most once for each generation. */
  const compiledNow = (): Compiled => {
    const pack = workspace.pack();
    if (compiled?.pack !== pack) {
      const options = compiled === null ? {} : { previous: compiled.compilation };
      compiled = { pack, compilation: compilePack(pack, options) };
    }
    return compiled;
  };

  /** The same with all there is to say about it: this takes longer. */
  const diagnosed = (): Diagnosis => {
    const { pack, compilation } = compiledNow();
    if (diagnosis?.pack !== pack) diagnosis = diagnose(pack, null, compilation);
    return diagnosis;
  };

  const isGameBroken = (): boolean => {
    const { game } = workspace.pack();
    return game !== null && isBrokenText(game);
  };

  const entriesNow = (): readonly LevelEntry[] => levelEntries(compiledNow().pack, compiledNow().compilation.game);
  const entryOf = (id: string): LevelEntry | undefined => entriesNow().find((entry) => entry.id === id);

  const goldPathsNow = (): PackGoldPaths => {
    // Half a game says nothing of the levels.
    if (isGameBroken()) return { generation: workspace.generation(), results: [], isWaiting: true };
    const results = entriesNow().map((entry) => checker.check(entry));
    return { generation: workspace.generation(), results };
  };

  const api: HostApi = {
    ...createLanguageService(
      () => workspace.pack(),
      diagnosed,
      coverage,
      () => shownByPlaying,
    ),
    sync(change) {
      if (!workspace.sync(change)) return;
      const { generation } = change;
      // Runs of another pack say nothing of this one.
      if (change.replace) {
        checker = createGoldPathChecker();
        shownByPlaying = [];
      }
      for (const { path } of change.replace ? [] : [...change.files, ...(change.edited ?? [])])
        lastChanged.set(path, generation);
      // Later syncs that have already arrived are taken in first; this work then finds itself overtaken.
      guarded(edge, () => tellAll(generation));
    },
    openSession: async (start) => openSession(start),
    act: async (session, turn, action) => sessions.act(session, turn, action),
    checkGoldPaths: async () => goldPathsNow(),
    cancelCheck() {
      cancelled = workspace.generation();
    },
    async compareRuns(level, step) {
      const entry = entryOf(level);
      return entry === undefined ? null : checker.compare(entry, step);
    },
    async pathBoards(level, from, count) {
      const playable = entryOf(level)?.level() ?? null;
      return playable === null ? NO_BOARDS : boardRow(pathBoards(playable, from, count));
    },
    async coverage() {
      const levels = entriesNow().flatMap((entry) => coverage.count(entry) ?? []);
      return packCoverage(workspace.pack(), workspace.generation(), levels);
    },
    async acceptRun(level) {
      const entry = entryOf(level);
      if (entry !== undefined) checker.accept(entry);
      return goldPathsNow();
    },
    ...createDebugService(sessions, () => workspace.pack(), entriesNow),
    ...createPlayComparer({
      sessions,
      levelNow: (id) => entryOf(id)?.level() ?? null,
      packNow: () => workspace.pack(),
      packOfSession: () => packOfSession,
      schedule: (work) => edge.schedule(work),
    }),
    compareProfiles: () => comparer.compare(),
    cancelComparison: () => comparer.cancel(),
    ping: async () => "pong",
  };
  const connection = connectAsHost(port, api, edge.report);

  const isOvertaken = (generation: number): boolean => !served || generation !== workspace.generation();

  function tellAll(generation: number): void {
    if (isOvertaken(generation)) return;
    if (isGameBroken()) {
      shownByPlaying = [];
      tellFindings(generation);
      return connection.remote.goldPaths(goldPathsNow());
    }
    const changedIn = ({ file }: LevelEntry): number => lastChanged.get(file.path) ?? 0;
    const entries = entriesNow();
    const waiting = entries.toSorted((one, other) => changedIn(other) - changedIn(one));
    const check: Check = { generation, entries, waiting, results: new Map(), toldAtMs: Date.now() };
    if (cancelled !== generation && isOneLevelsEdit(waiting)) {
      // Its own verdict is there sooner than anything that must be read out of all the texts.
      const results = new Map(waiting.map((entry) => [entry.id, checker.check(entry)]));
      connection.remote.goldPaths({ generation, results: entries.flatMap(({ id }) => results.get(id) ?? []) });
      guarded(edge, () => {
        tellFindings(generation);
        guarded(edge, () => tellPlayed(generation, entries, results));
      });
      return;
    }
    tellFindings(generation);
    guarded(edge, () => tellGoldPaths(check));
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

  function tellFindings(generation: number): void {
    if (isOvertaken(generation)) return;
    const known = diagnosed();
    // What playing showed before is most likely still so: it does not go and come back with every letter typed.
    const byFile = withPlayed(known, stillThere(shownByPlaying, known.pack));
    connection.remote.findings({ generation, profile: known.compilation.profile, byFile });
  }

  function tellGoldPaths({ generation, entries, waiting, results, toldAtMs }: Check): void {
    if (isOvertaken(generation) || cancelled === generation) return;
    const yieldAtMs = Date.now() + SLICE_MS;
    let checked = 0;
    for (const entry of waiting) {
      results.set(entry.id, checker.check(entry));
      checked += 1;
      if (Date.now() >= yieldAtMs) break;
    }
    const remaining = waiting.length - checked;
    const isDue = remaining === 0 || Date.now() >= toldAtMs + PROGRESS_MS;
    if (isDue) {
      const known = entries.flatMap(({ id }) => results.get(id) ?? []);
      connection.remote.goldPaths({ generation, results: known, ...(remaining === 0 ? {} : { remaining }) });
    }
    if (remaining === 0) {
      guarded(edge, () => tellPlayed(generation, entries, results));
      return;
    }
    const rest = waiting.slice(checked);
    guarded(edge, () =>
      tellGoldPaths({ generation, entries, waiting: rest, results, toldAtMs: isDue ? Date.now() : toldAtMs }),
    );
  }

  /** Counts what the gold paths try, a slice at a time, then tells what playing showed. */
  function tellPlayed(generation: number, entries: readonly LevelEntry[], results: Check["results"], from = 0): void {
    if (isOvertaken(generation)) return;
    const yieldAtMs = Date.now() + SLICE_MS;
    let counted = from;
    while (counted < entries.length && Date.now() < yieldAtMs) coverage.count(entries[counted++]!);
    if (counted < entries.length) {
      guarded(edge, () => tellPlayed(generation, entries, results, counted));
      return;
    }
    const known = diagnosed();
    const levels = entries.flatMap((entry) => coverage.count(entry) ?? []);
    const played = playedFindings(known.pack, entries, [...results.values()], levels);
    const told = stillThere(shownByPlaying, known.pack);
    shownByPlaying = played;
    if (JSON.stringify(played) === JSON.stringify(told)) return;
    connection.remote.findings({ generation, profile: known.compilation.profile, byFile: withPlayed(known, played) });
  }

  function openSession({ level: id, actions }: SessionStart): Result<OpenedSession, SessionRefusal> {
    const entry = entryOf(id);
    if (entry === undefined) {
      return refused({ reason: "no-such-level", message: `The pack has no level "${id}".` });
    }
    if (isGameBroken()) return refused({ reason: "not-playable", message: BROKEN_GAME });
    const level = entry.level();
    if (level !== null) {
      packOfSession = compiledNow().pack;
      return done(sessions.open(level, workspace.generation(), actions));
    }
    const message = `Level "${id}" cannot be played as it is; its problems say why.`;
    return refused({ reason: "not-playable", message });
  }

  return disposable(() => {
    served = false;
    connection.close();
  });
}

/** Of findings about an earlier text, those whose place still names the same; of others nothing is known yet. */
function stillThere(findings: readonly Finding[], pack: PackSource): readonly Finding[] {
  return findings.filter(({ file, at, params }) => {
    if (typeof at !== "string" || params["name"] === undefined) return false;
    return valueOf(nodeAt(pack.files.get(file)?.tree ?? NO_TREE, at)) === params["name"];
  });
}

/** Scheduled work has no caller that could hear of a bug. */
function guarded(edge: HostEdge, work: () => void): void {
  edge.schedule(() => {
    try {
      work();
    } catch (error) {
      edge.report(error, "scheduled work");
    }
  });
}

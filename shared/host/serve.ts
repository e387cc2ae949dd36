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
import { budgetFindings } from "./budgetFindings";
import { type Diagnosis, diagnose, withPlayed } from "./diagnose";
import { createDebugService } from "./debug/service";
import { type LevelEntry, createGoldPathChecker, levelEntries } from "./goldPaths";
import { pathBoards } from "./greenRuns";
import { createLanguageService } from "./language/service";
import { createPlaySessions } from "./playSessions";
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

/** Serves one renderer over a port, until disposed. */
export function serveHost(port: Port, edge: HostEdge): Disposable {
  const workspace = createWorkspace();
  let checker = createGoldPathChecker();
  const sessions = createPlaySessions();
  let diagnosis: Diagnosis | null = null;
  let served = true;
  /** The generation whose check is not to go on. */
  let cancelled = 0;
  /** By path, the generation that last brought another text: what was edited last is checked first. */
  const lastChanged = new Map<string, number>();

  /** What is known of the pack as it is now, computed at most once for each generation. */
  const diagnosed = (): Diagnosis => {
    const pack = workspace.pack();
    if (diagnosis?.pack !== pack) diagnosis = diagnose(pack, diagnosis);
    return diagnosis;
  };

  const entriesNow = (): readonly LevelEntry[] => levelEntries(diagnosed().pack, diagnosed().compilation.game);
  const entryOf = (id: string): LevelEntry | undefined => entriesNow().find((entry) => entry.id === id);

  const goldPathsNow = (): PackGoldPaths => {
    const results = entriesNow().map((entry) => checker.check(entry));
    return { generation: workspace.generation(), results };
  };

  const api: HostApi = {
    ...createLanguageService(() => workspace.pack(), diagnosed),
    sync(change) {
      if (!workspace.sync(change)) return;
      const { generation } = change;
      // Runs of another pack say nothing of this one.
      if (change.replace) checker = createGoldPathChecker();
      for (const { path } of change.replace ? [] : change.files) lastChanged.set(path, generation);
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
    async pathBoards(level) {
      const playable = entryOf(level)?.level() ?? null;
      return playable === null ? [] : pathBoards(playable);
    },
    async acceptRun(level) {
      const entry = entryOf(level);
      if (entry !== undefined) checker.accept(entry);
      return goldPathsNow();
    },
    ...createDebugService(sessions, () => {
      const { pack, compilation } = diagnosed();
      return levelEntries(pack, compilation.game);
    }),
    ping: async () => "pong",
  };
  const connection = connectAsHost(port, api, edge.report);

  const isOvertaken = (generation: number): boolean => !served || generation !== workspace.generation();

  function tellAll(generation: number): void {
    if (isOvertaken(generation)) return;
    const { pack, compilation, byFile } = diagnosed();
    connection.remote.findings({ generation, profile: compilation.profile, byFile });
    const changedIn = ({ file }: LevelEntry): number => lastChanged.get(file.path) ?? 0;
    const entries = levelEntries(pack, compilation.game);
    const check: Check = {
      generation,
      entries,
      waiting: entries.toSorted((one, other) => changedIn(other) - changedIn(one)),
      results: new Map(),
      toldAtMs: Date.now(),
    };
    guarded(edge, () => tellGoldPaths(check));
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
    if (remaining === 0) return tellPlayed(generation, entries, results);
    const rest = waiting.slice(checked);
    guarded(edge, () =>
      tellGoldPaths({ generation, entries, waiting: rest, results, toldAtMs: isDue ? Date.now() : toldAtMs }),
    );
  }

  /** Tells the findings once more when playing showed what reading the texts cannot. */
  function tellPlayed(generation: number, entries: readonly LevelEntry[], results: Check["results"]): void {
    const played = budgetFindings([...results.values()], entries);
    if (played.length === 0) return;
    const known = diagnosed();
    const byFile = withPlayed(known, played);
    connection.remote.findings({ generation, profile: known.compilation.profile, byFile });
  }

  function openSession({ level: id, actions }: SessionStart): Result<OpenedSession, SessionRefusal> {
    const { pack, compilation } = diagnosed();
    const entry = levelEntries(pack, compilation.game).find((each) => each.id === id);
    if (entry === undefined) {
      return refused({ reason: "no-such-level", message: `The pack has no level "${id}".` });
    }
    const level = entry.level();
    if (level !== null) return done(sessions.open(level, workspace.generation(), actions));
    const message = `Level "${id}" cannot be played as it is; its problems say why.`;
    return refused({ reason: "not-playable", message });
  }

  return disposable(() => {
    served = false;
    connection.close();
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

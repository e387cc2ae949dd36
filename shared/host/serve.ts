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
import { type Diagnosis, diagnose } from "./diagnose";
import { type LevelEntry, createGoldPathChecker, levelEntries } from "./goldPaths";
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

/** Serves one renderer over a port, until disposed. */
export function serveHost(port: Port, edge: HostEdge): Disposable {
  const workspace = createWorkspace();
  const checker = createGoldPathChecker();
  const sessions = createPlaySessions();
  let diagnosis: Diagnosis | null = null;
  let served = true;

  /** What is known of the pack as it is now, computed at most once for each generation. */
  const diagnosed = (): Diagnosis => {
    const pack = workspace.pack();
    if (diagnosis?.pack !== pack) diagnosis = diagnose(pack, diagnosis);
    return diagnosis;
  };

  const goldPathsNow = (): PackGoldPaths => {
    const { pack, compilation } = diagnosed();
    const results = levelEntries(pack, compilation.game).map((entry) => checker.check(entry));
    return { generation: workspace.generation(), results };
  };

  const api: HostApi = {
    ...createLanguageService(() => workspace.pack(), diagnosed),
    sync(change) {
      if (!workspace.sync(change)) return;
      const { generation } = change;
      // Later syncs that have already arrived are taken in first; this work then finds itself overtaken.
      guarded(edge, () => tellAll(generation));
    },
    openSession: async (start) => openSession(start),
    act: async (session, turn, action) => sessions.act(session, turn, action),
    checkGoldPaths: async () => goldPathsNow(),
    ping: async () => "pong",
  };
  const connection = connectAsHost(port, api, edge.report);

  const isOvertaken = (generation: number): boolean => !served || generation !== workspace.generation();

  function tellAll(generation: number): void {
    if (isOvertaken(generation)) return;
    const { pack, compilation, byFile } = diagnosed();
    connection.remote.findings({ generation, profile: compilation.profile, byFile });
    const entries = levelEntries(pack, compilation.game);
    guarded(edge, () => tellGoldPaths(generation, entries, []));
  }

  function tellGoldPaths(generation: number, entries: readonly LevelEntry[], known: readonly GoldPathResult[]): void {
    if (isOvertaken(generation)) return;
    const results = [...known];
    const yieldAtMs = Date.now() + SLICE_MS;
    for (const entry of entries.slice(known.length)) {
      results.push(checker.check(entry));
      if (Date.now() >= yieldAtMs) break;
    }
    if (results.length < entries.length) guarded(edge, () => tellGoldPaths(generation, entries, results));
    else connection.remote.goldPaths({ generation, results });
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

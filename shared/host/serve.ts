// The host: answers the renderer's calls about the synced pack. Runs wherever there is a port and a way to yield: a
// utility process, a test, the command line.
import type { Schedule } from "../base/work";
import { type Disposable, disposable } from "../base/disposable";
import type { HostApi } from "../rpc/hostCalls";
import { type ReportError, connectAsHost } from "../rpc/connect";
import type { Port } from "../rpc/port";
import { createCoverageCounter } from "./checks/coverage";
import { createSolutionCalls } from "./checks/solutionCalls";
import { createPlayComparer } from "./debug/playComparison";
import { createDebugService } from "./debug/service";
import type { PackSource } from "../pack/packSource";
import { createPackComparer } from "./difference/packComparison";
import { createKnowledge } from "./knowledge";
import { createLanguageService } from "./language/service";
import { createRenamedNames } from "./checks/renamedNames";
import { PackChecks } from "./checks/packChecks";
import { playablePage } from "./page/playablePage";
import { createInsight } from "./play/insight";
import { PackSession } from "./play/packSession";
import { createPlaySessions } from "./play/playSessions";
import { createProfileComparer } from "./play/profileComparison";
import { createDistributions } from "./play/distributions";
import { createSessionOpening } from "./play/sessionOpening";
import { createWorkspace } from "./workspace";

/** What the process around the host provides. */
export interface HostEdge {
  /** `setImmediate`, or a timer of 0 ms. */
  readonly schedule: Schedule;
  readonly report: ReportError;
}

/** Serves one renderer over a port, until disposed. */
export function serveHost(port: Port, edge: HostEdge): Disposable {
  const workspace = createWorkspace();
  const pack = (): PackSource => workspace.pack();
  const schedule: Schedule = (work) => edge.schedule(work);
  const sessions = createPlaySessions();
  const comparer = createProfileComparer(pack, schedule);
  const coverage = createCoverageCounter();
  const knowledge = createKnowledge(pack);
  const opening = createSessionOpening({
    sessions,
    tell: (progress) => connection.remote.opening(progress),
    schedule,
  });
  const renamed = createRenamedNames();
  const packSession = new PackSession(workspace, knowledge, renamed, opening);

  const api: HostApi = {
    ...createLanguageService({
      pack,
      game: () => knowledge.compiled().compilation.game,
      diagnosis: () => knowledge.diagnosis(),
      coverage,
      schedule,
      played: () => checks.shownByPlaying(),
    }),
    sync(change) {
      if (!workspace.sync(change)) return;
      // Runs of another pack say nothing about this one.
      if (change.replace) checks.startAnew();
      const changed = change.replace ? [] : [...change.files, ...(change.edited ?? [])];
      checks.begin(
        change.generation,
        changed.map(({ path }) => path),
      );
    },
    pagePack: async () => playablePage(pack()),
    openSession: (start) => packSession.open(start),
    cancelOpening: () => opening.cancel(),
    act: async (session, turn, action) => sessions.act(session, turn, action),
    ...createDistributions({
      sessions,
      tell: (progress) => connection.remote.sampled(progress),
      schedule,
    }),
    legalMoves: async (session, turn) => sessions.legalMoves(session, turn),
    begunMove: async (session, turn, path, seat) => sessions.begunMove(session, turn, path, seat),
    explainMove: async (session, turn, question) => sessions.explainMove(session, turn, question),
    viewFor: async (session, turn, seat) => sessions.viewFor(session, turn, seat),
    ...createSolutionCalls({ workspace, knowledge, coverage, checks: () => checks, schedule }),
    ...createDebugService(sessions, pack, () => knowledge.entries(), schedule),
    ...createPlayComparer({
      sessions,
      levelNow: (id) => knowledge.entry(id)?.level() ?? null,
      packNow: pack,
      packOfSession: () => packSession.pack,
      namesOfSession: () => packSession.names,
      renamed,
      schedule,
    }),
    ...createInsight({
      level: (id) => knowledge.entry(id)?.level() ?? null,
      generation: () => workspace.generation(),
      schedule,
    }),
    ...createPackComparer(pack, schedule),
    compareProfiles: () => comparer.compare(),
    cancelComparison: () => comparer.cancel(),
    ping: async () => "pong",
  };
  const connection = connectAsHost(port, api, edge.report);
  const checks = new PackChecks({
    knowledge,
    coverage,
    renamed,
    generation: () => workspace.generation(),
    tell: connection.remote,
    schedule: (work) => guarded(edge, work),
  });

  return disposable(() => {
    checks.stop();
    connection.close();
  });
}

/** Scheduled work has no caller that could catch an error. */
function guarded(edge: HostEdge, work: () => void): void {
  edge.schedule(() => {
    try {
      work();
    } catch (error) {
      edge.report(error, "scheduled work");
    }
  });
}

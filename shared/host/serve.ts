// The host: answers the renderer's calls about the synced pack. Runs wherever there is a port and a way to yield: a
// utility process, a test, the command line.
import { capital } from "../base/capital";
import { type Result, done, refused } from "../base/result";
import { SLICE_MS, inSlices } from "../base/work";
import { type Disposable, disposable } from "../base/disposable";
import type { HostApi } from "../rpc/hostCalls";
import type { OpenedSession, SessionRefusal, SessionStart } from "../rpc/play";
import { type ReportError, connectAsHost } from "../rpc/connect";
import type { Port } from "../rpc/port";
import { countAll, createCoverageCounter, packCoverage } from "./checks/coverage";
import { createPlayComparer } from "./debug/playComparison";
import { createDebugService } from "./debug/service";
import { PLAIN_WORDS } from "../pack/packModel";
import { isBrokenText } from "../text/brokenText";
import { createPackComparer } from "./difference/packComparison";
import { createKnowledge } from "./knowledge";
import { createLanguageService } from "./language/service";
import { createRenamedNames } from "./checks/renamedNames";
import { createPackChecks } from "./checks/packChecks";
import { NO_BOARDS, boardRow } from "../engine/trace/boardRow";
import { pathBoards } from "./play/pathBoards";
import { playablePage } from "./page/playablePage";
import { createInsight } from "./play/insight";
import { createPlaySessions } from "./play/playSessions";
import { createProfileComparer } from "./play/profileComparison";
import { createDistributions } from "./play/distributions";
import { createSessionOpening } from "./play/sessionOpening";
import { createWorkspace } from "./workspace";

/** What the process around the host provides. */
export interface HostEdge {
  /** Runs `work` soon, after messages that have arrived: `setImmediate`, or a timer of 0 ms. */
  schedule(work: () => void): void;
  readonly report: ReportError;
}

/** Serves one renderer over a port, until disposed. */
export function serveHost(port: Port, edge: HostEdge): Disposable {
  const workspace = createWorkspace();
  const sessions = createPlaySessions();
  const comparer = createProfileComparer(
    () => workspace.pack(),
    (work) => edge.schedule(work),
  );
  const coverage = createCoverageCounter();
  const knowledge = createKnowledge(() => workspace.pack());
  const opening = createSessionOpening({
    sessions,
    tell: (progress) => connection.remote.opening(progress),
    schedule: (work) => edge.schedule(work),
  });
  /** The generation whose boards were requested last. */
  let boardsOf = 0;
  /** The pack as it was when the play session was opened. */
  let packOfSession = workspace.pack();
  let namesOfSession = 0;
  const renamed = createRenamedNames();

  const api: HostApi = {
    ...createLanguageService({
      pack: () => workspace.pack(),
      game: () => knowledge.compiled().compilation.game,
      diagnosis: () => knowledge.diagnosis(),
      coverage,
      schedule: (work) => edge.schedule(work),
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
    pagePack: async () => playablePage(workspace.pack()),
    openSession: (start) => openSession(start),
    cancelOpening: () => opening.cancel(),
    act: async (session, turn, action) => sessions.act(session, turn, action),
    ...createDistributions({
      sessions,
      tell: (progress) => connection.remote.sampled(progress),
      schedule: (work) => edge.schedule(work),
    }),
    legalMoves: async (session, turn) => sessions.legalMoves(session, turn),
    begunMove: async (session, turn, path, seat) => sessions.begunMove(session, turn, path, seat),
    explainMove: async (session, turn, question) => sessions.explainMove(session, turn, question),
    viewFor: async (session, turn, seat) => sessions.viewFor(session, turn, seat),
    checkSolutions: async () => checks.solutions(),
    cancelCheck: () => checks.cancel(),
    async compareRuns(level, step) {
      const entry = knowledge.entry(level);
      return entry === undefined ? null : checks.runs().compare(entry, step);
    },
    async pathBoards(level, from, count) {
      const playable = knowledge.entry(level)?.level() ?? null;
      if (playable === null) return NO_BOARDS;
      const generation = workspace.generation();
      boardsOf = generation;
      const boards = await inSlices(pathBoards(playable, from, count), {
        sliceMs: SLICE_MS,
        schedule: (work) => edge.schedule(work),
        // A request for newer texts makes this one obsolete.
        isWanted: () => boardsOf === generation,
      });
      return boards === null ? NO_BOARDS : boardRow(boards.value);
    },
    async coverage() {
      for (;;) {
        const generation = workspace.generation();
        const levels = await inSlices(countAll(knowledge.entries(), coverage), {
          sliceMs: SLICE_MS,
          schedule: (work) => edge.schedule(work),
          // What was counted before an edit is kept; the rest is counted for the pack as it is then.
          isWanted: () => workspace.generation() === generation,
        });
        if (levels !== null) return packCoverage(workspace.pack(), generation, levels.value);
      }
    },
    async acceptRun(level) {
      const entry = knowledge.entry(level);
      if (entry !== undefined) checks.runs().accept(entry);
      return checks.solutions();
    },
    ...createDebugService(
      sessions,
      () => workspace.pack(),
      () => knowledge.entries(),
      (work) => edge.schedule(work),
    ),
    ...createPlayComparer({
      sessions,
      levelNow: (id) => knowledge.entry(id)?.level() ?? null,
      packNow: () => workspace.pack(),
      packOfSession: () => packOfSession,
      namesOfSession: () => namesOfSession,
      renamed,
      schedule: (work) => edge.schedule(work),
    }),
    ...createInsight({
      level: (id) => knowledge.entry(id)?.level() ?? null,
      generation: () => workspace.generation(),
      schedule: (work) => edge.schedule(work),
    }),
    ...createPackComparer(
      () => workspace.pack(),
      (work) => edge.schedule(work),
    ),
    compareProfiles: () => comparer.compare(),
    cancelComparison: () => comparer.cancel(),
    ping: async () => "pong",
  };
  const connection = connectAsHost(port, api, edge.report);
  const checks = createPackChecks({
    knowledge,
    coverage,
    renamed,
    generation: () => workspace.generation(),
    tell: connection.remote,
    schedule: (work) => guarded(edge, work),
  });

  async function openSession({ level: id, actions }: SessionStart): Promise<Result<OpenedSession, SessionRefusal>> {
    const { start } = workspace.pack().model?.words ?? PLAIN_WORDS;
    const entry = knowledge.entry(id);
    if (entry === undefined) {
      return refused({ reason: "no-such-level", message: `The pack has no ${start} "${id}".` });
    }
    const broken = knowledge.brokenRules() ?? (isBrokenText(entry.file) ? entry.file : null);
    if (broken !== null)
      return refused({ reason: "not-playable", message: `${broken.path} has a syntax error. Fix it first.` });
    const level = entry.level();
    if (level !== null) {
      const { pack } = knowledge.compiled();
      const names = renamed.follow(pack);
      const opened = await opening.begin(level, workspace.generation(), actions);
      if (!opened.ok) return opened;
      [packOfSession, namesOfSession] = [pack, names];
      return done({ ...opened.value, names });
    }
    const message = `${capital(start)} "${id}" cannot be played as it is: see the problems of the pack.`;
    return refused({ reason: "not-playable", message });
  }

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

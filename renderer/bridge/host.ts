// The host's calls, asked of whichever host runs. What was asked of one that died is asked once more of the next where
// that makes sense; after that, and while the engine rests, a call is answered with nothing.
import { refused } from "../../shared/base/result";
import { NO_BOARDS } from "../../shared/engine/trace/boardRow";
import type { HostApi } from "../../shared/rpc/contract";
import type { SessionRefusal } from "../../shared/rpc/play";
import { isCurrentHost, nextHost } from "./hostConnection";

/** Asks up to so many hosts, one after the other; `lost` when each of them died over it, or the engine rests. */
async function asked<Answer>(ask: (host: HostApi) => Promise<Answer>, lost: Answer, hosts: number): Promise<Answer> {
  for (let left = hosts; left > 0; left--) {
    const connection = await nextHost();
    if (connection === null) break;
    try {
      return await ask(connection.remote);
    } catch (error) {
      if (isCurrentHost(connection)) throw error;
    }
  }
  return lost;
}

/** For what any host can answer: a host may have died for another reason, so the next one is asked too. */
function ofAny<Answer>(ask: (host: HostApi) => Promise<Answer>, lost: Answer): Promise<Answer> {
  return asked(ask, lost, 2);
}

/** For what is about a play session, which ends with its host. */
function ofSession<Answer>(ask: (host: HostApi) => Promise<Answer>, lost: Answer): Promise<Answer> {
  return asked(ask, lost, 1);
}

/** For what needs no answer. */
function tell(say: (host: HostApi) => void): void {
  void nextHost().then((connection) => connection !== null && say(connection.remote));
}

const SESSION_LOST = refused<SessionRefusal>({ reason: "no-such-session", message: "The game engine was restarted." });
const HOST_LOST = refused<SessionRefusal>({
  reason: "host-lost",
  message: "The game engine did not come through with it, twice.",
});
const RESTARTED = refused("The game engine was restarted. Try again.");
const NO_RESULTS = { generation: 0, results: [] };

/** The host's calls. They wait while the host restarts; a play session does not survive it: `no-such-session`. */
export const host: HostApi = {
  sync: (change) => tell((next) => next.sync(change)),
  openSession: (start) => ofAny((next) => next.openSession(start), HOST_LOST),
  cancelOpening: () => tell((next) => next.cancelOpening()),
  act: (session, turn, action) => ofSession((next) => next.act(session, turn, action), SESSION_LOST),
  checkGoldPaths: () => ofAny((next) => next.checkGoldPaths(), NO_RESULTS),
  cancelCheck: () => tell((next) => next.cancelCheck()),
  compareRuns: (level, step) => ofAny((next) => next.compareRuns(level, step), null),
  pathBoards: (level, from, count) => ofAny((next) => next.pathBoards(level, from, count), NO_BOARDS),
  coverage: () => ofAny((next) => next.coverage(), { generation: 0, rules: [], levels: [] }),
  acceptRun: (level) => ofAny((next) => next.acceptRun(level), NO_RESULTS),
  compareProfiles: () => ofAny((next) => next.compareProfiles(), null),
  cancelComparison: () => tell((next) => next.cancelComparison()),
  ping: () => ofAny((next) => next.ping(), "pong"),
  complete: (file, offset) => ofAny((next) => next.complete(file, offset), []),
  hover: (file, offset) => ofAny((next) => next.hover(file, offset), null),
  namePlaces: (file, offset) => ofAny((next) => next.namePlaces(file, offset), null),
  rename: (file, offset, name) => ofAny((next) => next.rename(file, offset, name), RESTARTED),
  findingsOf: (file) => ofAny((next) => next.findingsOf(file), []),
  ruleFirings: (file) => ofAny((next) => next.ruleFirings(file), []),
  runSession: (session, request) => ofSession((next) => next.runSession(session, request), null),
  ruleGraph: (levelFile) => ofAny((next) => next.ruleGraph(levelFile), null),
  runGoldPaths: (breakpoints) => ofAny((next) => next.runGoldPaths(breakpoints), []),
  breakNames: () => ofAny((next) => next.breakNames(), { rules: [], events: [], variables: [], kinds: [] }),
  completeCondition: (on, text, caret) => ofAny((next) => next.completeCondition(on, text, caret), []),
  checkCondition: (on, text) => ofAny((next) => next.checkCondition(on, text), []),
  comparePlay: (session, source) => ofSession((next) => next.comparePlay(session, source), null),
  otherTurn: (number) => ofSession((next) => next.otherTurn(number), null),
  keepSession: (session) => ofSession((next) => next.keepSession(session), null),
  otherProfiles: () => ofAny((next) => next.otherProfiles(), []),
  ruleCells: (rule, board) => ofAny((next) => next.ruleCells(rule, board), null),
  cancelComparePlay: () => tell((next) => next.cancelComparePlay()),
  askTurns: (session, conditions) => ofSession((next) => next.askTurns(session, conditions), null),
  goalsAt: (session, turn, record) => ofSession((next) => next.goalsAt(session, turn, record), null),
  askConditions: (session, turn, record, conditions) =>
    ofSession((next) => next.askConditions(session, turn, record, conditions), null),
};

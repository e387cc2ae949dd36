// Every call of the host and every event from it: one row each. Nothing else is sent between renderer and host.
// A refusal is a Result; nothing throws across, since a thrown error's details are lost on the way.
import type { CompletionOffer, HoverText, NameChange, NamePlaces } from "../language/offers";
import * as v from "valibot";
import type { Json } from "../base/json";
import type { Result } from "../base/result";
import type { BreakNames, BreakOn } from "../engine/breakpoints/breakPlaces";
import type { Breakpoint } from "../engine/breakpoints/breakpoints";
import type { TextProblem } from "../engine/breakpoints/logMessage";
import type { PlayComparison } from "../engine/compare/compareRuns";
import type { BegunMove, LegalMoves, SeatView } from "../engine/levelSupport";
import type { MoveExplanation, MoveQuestion } from "../engine/moveTries";
import type { RuleCells } from "../engine/playableLevel";
import type { Distribution } from "../engine/play/distribution";
import type { GameAction, GoalStatus } from "../engine/turnRecord";
import type { RuleGraph } from "../engine/explain/ruleGraph";
import { type BoardRow, NO_BOARDS } from "../engine/trace/boardRow";
import type { SentTurn } from "../engine/trace/sessionTurns";
import type { PagePack } from "../page/pagePack";
import type { LocatedFinding } from "../findings/finding";
import { type Calls, askAny, askSession, event, tell } from "./callTable";
import {
  type KeptRun,
  type OtherTurn,
  type ProfileComparison,
  type RenamedPairs,
  type RunSource,
  runSource,
} from "./compare";
import type { PackCoverage } from "./coverage";
import * as debug from "./debug";
import {
  type DifferenceReport,
  type LevelBoards,
  NO_LEVEL_BOARDS,
  type OtherPack,
  fileProblems,
  otherPack,
} from "./difference";
import type { PackSolutions, RunComparison } from "./solutions";
import type { RuleFirings } from "./language";
import {
  type CountRequest,
  type PulledCounts,
  type PulledGames,
  type RandomPlayRequest,
  countRequest,
  randomPlayRequest,
} from "./insight";
import { NO_COVERAGE, NO_RESULTS, OPENING_LOST, RESTARTED, SESSION_LOST } from "./lostHost";
import type { PackFileProblem } from "./packsOnDisk";
import { type PackFindings, type PackSync, packSync } from "./packSync";
import {
  type OpenedSession,
  type OpeningProgress,
  type SampledRuns,
  type SessionRefusal,
  type SessionStart,
  moveQuestion,
  sessionStart,
} from "./play";
import { action, finite, json, text, texts } from "./shapes";

/** The pack: its texts, its solutions, its profiles. */
const PACK_CALLS = {
  /** Answered by the events `findings` and `solutions`; a later sync overtakes work in progress. */
  sync: tell<[change: PackSync]>(packSync),
  /** Solutions of all levels as they are now, at once. */
  checkSolutions: askAny<[], PackSolutions>({ args: [], lost: NO_RESULTS }),
  /** Cancels a running check; the next sync begins another. */
  cancelCheck: tell<[]>(),
  /** A moment of the level's last winning run beside the same one now; null when there was no such run. */
  compareRuns: askAny<[level: string, step: number], RunComparison | null>({ args: [text, finite], lost: null }),
  /**
   * The boards along a level's solution as it is now, `count` of them at most: after `from` moves (0: loaded), then
   * after each following move that the game takes.
   */
  pathBoards: askAny<[level: string, from: number, count: number], BoardRow>({
    args: [text, finite, finite],
    lost: NO_BOARDS,
  }),
  /** What a page that plays the pack holds of it; refused with a sentence when nothing in it can be played. */
  pagePack: askAny<[], Result<PagePack, string>>({ args: [], lost: RESTARTED }),
  /**
   * How the pack as it is now differs from another state of it, worked out a little at a time. `unread`: its own files
   * that could not be read. Null when ended, or overtaken by another comparison.
   */
  comparePack: askAny<[other: OtherPack, unread: readonly PackFileProblem[]], Result<DifferenceReport, string> | null>({
    args: [otherPack, fileProblems],
    lost: RESTARTED,
  }),
  /** The first boards of a level in the packs that were compared last. */
  comparedBoards: askAny<[level: string], LevelBoards>({ args: [text], lost: NO_LEVEL_BOARDS }),
  /** Cancels a running comparison, and forgets what was compared. */
  endPackComparison: tell<[]>(),
  /** What the solutions try of rules and kinds, as the pack is now. */
  coverage: askAny<[], PackCoverage>({ args: [], lost: NO_COVERAGE }),
  /** Makes a level's current run the baseline of later ones; returns all results again. */
  acceptRun: askAny<[level: string], PackSolutions>({ args: [text], lost: NO_RESULTS }),
  /** Plays all levels in both profiles; null when cancelled, or overtaken by an edit or another comparison. */
  compareProfiles: askAny<[], ProfileComparison | null>({ args: [], lost: null }),
  /** Cancels a running comparison of profiles. */
  cancelComparison: tell<[]>(),
  /** Answers at once: a host that does not is stuck. */
  ping: askAny<[], "pong">({ args: [], lost: "pong" }),
};

/** Knows the text. Files are named by path; one that the pack lacks gives nothing. */
const LANGUAGE_CALLS = {
  /** Best first within equal `order`. */
  complete: askAny<[file: string, offset: number], readonly CompletionOffer[]>({ args: [text, finite], lost: [] }),
  hover: askAny<[file: string, offset: number], HoverText | null>({ args: [text, finite], lost: null }),
  /** The name at an offset and all its places; null where the text names nothing. */
  namePlaces: askAny<[file: string, offset: number], NamePlaces | null>({ args: [text, finite], lost: null }),
  /** Gives the name at an offset another one; refused with a sentence for people. */
  rename: askAny<[file: string, offset: number, name: string], Result<NameChange, string>>({
    args: [text, finite, text],
    lost: RESTARTED,
  }),
  /** The findings of a file as its text is now, with all their fixes. */
  findingsOf: askAny<[file: string], readonly LocatedFinding[]>({ args: [text], lost: [] }),
  /** For each rule of a file how often it fired, in the order of the text. */
  ruleFirings: askAny<[file: string], readonly RuleFirings[]>({ args: [text], lost: [] }),
};

const PLAY_CALLS = {
  /** One session at a time: opening one ends the one before. */
  openSession: askAny<[start: SessionStart], Result<OpenedSession, SessionRefusal>>({
    args: [sessionStart],
    lost: OPENING_LOST,
  }),
  /** Cancels the opening of a session: it is refused as `cancelled`. */
  cancelOpening: tell<[]>(),
  /**
   * Plays an action after turn `turn` (turns beyond it are forgotten: that is undo, then another move).
   * A refused action gives a record with `accepted: false` and is not kept.
   */
  act: askSession<[session: number, turn: number, action: GameAction], Result<SentTurn, SessionRefusal>>({
    args: [finite, finite, action],
    lost: SESSION_LOST,
  }),
  /** The moves that are legal after a turn; null where the language does not list them, or the session has ended. */
  legalMoves: askSession<[session: number, turn: number], LegalMoves | null>({ args: [finite, finite], lost: null }),
  /**
   * How a move after a turn goes on that was begun along a path, as a seat (null: one that sees everything) is shown it;
   * null when no legal move begins so, and as for `legalMoves`.
   */
  begunMove: askSession<
    [session: number, turn: number, path: readonly string[], seat: string | null],
    BegunMove | null
  >({ args: [finite, finite, texts, v.nullable(text)], lost: null }),
  /** What was tried for a move after a turn, and why it may be made or not; null as for `legalMoves`. */
  explainMove: askSession<[session: number, turn: number, question: MoveQuestion], MoveExplanation | null>({
    args: [finite, finite, moveQuestion],
    lost: null,
  }),
  /**
   * What a seat is shown after a turn, or (null) all there is; null where every seat sees everything, or the session
   * has ended.
   */
  viewFor: askSession<[session: number, turn: number, seat: string | null], SeatView | null>({
    args: [finite, finite, v.nullable(text)],
    lost: null,
  }),
  /**
   * What an action gives how often after a turn, played with the seeds 1 to `runs`; reports with the event `sampled`.
   * Null when cancelled or overtaken by another one, when the session has ended, or where the language draws nothing.
   */
  distribution: askSession<[session: number, turn: number, action: GameAction, runs: number], Distribution | null>({
    args: [finite, finite, action, finite],
    lost: null,
  }),
  cancelDistribution: tell<[]>(),
};

/** The debugger: runs to breakpoints, conditions, goals and rules at a moment. */
const DEBUG_CALLS = {
  /** The next hit of a session's turns, undone ones included; null when the session has ended. */
  runSession: askSession<[session: number, request: debug.RunRequest], debug.RunAnswer | null>({
    args: [finite, debug.runRequest],
    lost: null,
  }),
  /**
   * Where breakpoints stop in an action that is refused after a turn, and what log points write of it; `turn` of these is
   * 0. Null when it is not refused, or when there is no such turn.
   */
  refusedHits: askSession<
    [session: number, turn: number, action: GameAction, breakpoints: readonly Breakpoint[]],
    debug.RunAnswer | null
  >({ args: [finite, finite, action, debug.breakpoints], lost: null }),
  /** Levels in whose recorded solutions a breakpoint stops or writes, in the pack's order, as the text is now. */
  runSolutions: askAny<[breakpoints: readonly Breakpoint[]], readonly debug.SolutionHits[]>({
    args: [debug.breakpoints],
    lost: [],
  }),
  breakNames: askAny<[], BreakNames>({ args: [], lost: { rules: [], events: [], variables: [], kinds: [] } }),
  /** What can be written at a caret in the condition of a breakpoint; spans are of that text. */
  completeCondition: askAny<[on: BreakOn, text: string, caret: number], readonly CompletionOffer[]>({
    args: [debug.breakOn, text, finite],
    lost: [],
  }),
  /** What is wrong with a breakpoint's condition as it is typed; spans are of that text. */
  checkCondition: askAny<[on: BreakOn, text: string], readonly TextProblem[]>({
    args: [debug.breakOn, text],
    lost: [],
  }),
  /** The emitters and listeners in the game, and in a level's own rules when its file is given. */
  ruleGraph: askAny<[levelFile: string | null], RuleGraph | null>({ args: [v.nullable(text)], lost: null }),
  /** What conditions give at the end of each turn of a session, turn by turn; null when it has ended. */
  askTurns: askSession<
    [session: number, conditions: readonly Json[]],
    readonly (readonly debug.ConditionAnswer[])[] | null
  >({ args: [finite, v.array(json)], lost: null }),
  /** How far the goals would be if the turn ended at a record of it; null when there is no such moment. */
  goalsAt: askSession<[session: number, turn: number, record: number], readonly GoalStatus[] | null>({
    args: [finite, finite, finite],
    lost: null,
  }),
  /** Whether conditions hold at a record of a session's turn (null: after all of it); null when there is no such moment. */
  askConditions: askSession<
    [session: number, turn: number, record: number | null, conditions: readonly Json[]],
    readonly debug.ConditionAnswer[] | null
  >({ args: [finite, finite, v.nullable(finite), v.array(json)], lost: null }),
  /** Where a rule looks on a board; null when there is no such board or no such rule in its level. */
  ruleCells: askAny<[rule: debug.NamedRule, board: debug.BoardPlace], RuleCells | null>({
    args: [debug.namedRule, debug.boardPlace],
    lost: null,
  }),
};

/** The play session beside another way in which its level can be played. */
const COMPARE_CALLS = {
  /**
   * Plays the other run beside the session, a little at a time. Refused with a sentence when it cannot be played; null
   * when cancelled, or overtaken by an edit or another comparison.
   */
  comparePlay: askSession<[session: number, source: RunSource], Result<PlayComparison, string> | null>({
    args: [finite, runSource],
    lost: null,
  }),
  /** A turn of the run that was compared last; null when it has none of that number, or is not there any more. */
  otherTurn: askSession<[number: number], OtherTurn | null>({ args: [finite], lost: null }),
  /** A session as it is, for later comparisons; null when it has ended. */
  keepSession: askSession<[session: number], KeptRun | null>({ args: [finite], lost: null }),
  /** What was renamed in the pack since a session was opened; `names`: those of the session as it was kept. */
  renamedSince: askAny<[names: number], RenamedPairs>({ args: [finite], lost: [] }),
  /** The profiles of the pack's language other than the one that it is played in. */
  otherProfiles: askAny<[], readonly string[]>({ args: [], lost: [] }),
  /** Cancels a running comparison. */
  cancelComparePlay: tell<[]>(),
};

/** Insight into a game as a whole. Each call goes on with its work for a while: ask until it is done. */
const INSIGHT_CALLS = {
  /** How many sequences of moves there are; null for a level that lists no moves, or actions that it refuses. */
  countMoves: askAny<[request: CountRequest], PulledCounts | null>({ args: [countRequest], lost: null }),
  /** How games at random go; null for a level that lists no moves. */
  playAtRandom: askAny<[request: RandomPlayRequest], PulledGames | null>({ args: [randomPlayRequest], lost: null }),
};

export const HOST_CALLS = {
  ...PACK_CALLS,
  ...LANGUAGE_CALLS,
  ...PLAY_CALLS,
  ...DEBUG_CALLS,
  ...COMPARE_CALLS,
  ...INSIGHT_CALLS,
};

export const HOST_EVENTS = {
  findings: event<[findings: PackFindings]>(),
  solutions: event<[results: PackSolutions]>(),
  /** Now and then while a session is opened, where that takes long. */
  opening: event<[progress: OpeningProgress]>(),
  /** Now and then while a distribution is counted. */
  sampled: event<[progress: SampledRuns]>(),
};

/** Renderer → host. */
export interface HostApi extends Calls<typeof HOST_CALLS> {}

export interface LanguageApi extends Calls<typeof LANGUAGE_CALLS> {}

export interface DebugApi extends Calls<typeof DEBUG_CALLS> {}

export interface InsightApi extends Calls<typeof INSIGHT_CALLS> {}

export interface CompareApi extends Calls<typeof COMPARE_CALLS> {}

/** Host → renderer. */
export interface HostEvents extends Calls<typeof HOST_EVENTS> {}

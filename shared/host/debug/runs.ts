// Runs to breakpoints over a session, and over the recorded solutions of all levels.
import { defined } from "../../base/defined";
import type { Json } from "../../base/json";
import type { Work } from "../../base/work";
import { type Breakpoint, type SessionHits, hitsIn, nextHit } from "../../engine/breakpoints/breakpoints";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { TurnRecord } from "../../engine/turnRecord";
import type { Cursor } from "../../engine/trace/traceSteps";
import { sentence } from "../../engine/trace/traceText";
import type { ConditionAnswer, SolutionHits, RunAnswer, RunRequest } from "../../rpc/debug";
import type { LevelEntry } from "../checks/solutions";
import { tracedTurns } from "../../engine/play/tracedTurns";
import { momentQuestions } from "./conditions";

function hitsOf(level: PlayableLevel, turns: Iterable<TurnRecord>, breakpoints: readonly Breakpoint[]): SessionHits {
  const questions = momentQuestions(level);
  return hitsIn(turns, level.debug, breakpoints, {
    holds: (condition, turn, record) => questions.ask(condition, turn, record) === true,
    message: (log, turn, record) => questions.message(log, turn, record),
  });
}

/** Returns where a run over a session's turns stops, and what log points write in all of it. */
export function runTurns(level: PlayableLevel, turns: Iterable<TurnRecord>, request: RunRequest): RunAnswer {
  const { hits, log, counts } = hitsOf(level, turns, request.breakpoints);
  return { hit: nextHit(hits, request.from, request.direction), hits: hits.length, log, counts };
}

/**
 * Returns where breakpoints stop in an attempt that was refused, and what log points write. Attempts are not counted:
 * each one counts as the hit from which on a breakpoint stops.
 */
export function runRefused(level: PlayableLevel, attempt: TurnRecord, breakpoints: readonly Breakpoint[]): RunAnswer {
  const each = breakpoints.map((breakpoint) => ({ ...breakpoint, fromHit: 1 }));
  const { hits, log, counts } = hitsOf(level, [attempt], each);
  return { hit: hits[0] ?? null, hits: hits.length, log, counts };
}

/** The most hits of one level that are returned with sentences; of others only the number is. */
const MOST_TOLD = 50;

/** Returns the levels in whose recorded solutions a breakpoint stops or logs, and where; may pause after each level. */
export function* solutionHits(
  entries: readonly LevelEntry[],
  breakpoints: readonly Breakpoint[],
): Work<readonly SolutionHits[]> {
  const found: SolutionHits[] = [];
  for (const entry of entries) {
    const level = entry.level();
    const hits = level === null ? null : hitsOfLevel(entry, level, breakpoints);
    if (hits !== null) found.push(hits);
    yield;
  }
  return found;
}

/** Returns null when nothing is found. */
function hitsOfLevel(
  { id }: LevelEntry,
  level: PlayableLevel,
  breakpoints: readonly Breakpoint[],
): SolutionHits | null {
  const turns = Array.from(tracedTurns(level, level.solution));
  const { hits, log } = hitsOf(level, turns, breakpoints);
  if (hits.length === 0 && log.length === 0) return null;
  const told = hits.slice(0, MOST_TOLD).map((hit) => ({
    ...hit,
    text: sentence(defined(turns[hit.turn]), level, hit.record),
  }));
  return { level: id, file: level.file, hits: told, count: hits.length, log };
}

/** Evaluates conditions at one moment of a turn. */
export function askAt(
  level: PlayableLevel,
  turn: TurnRecord,
  record: Cursor,
  asked: readonly Json[],
): readonly ConditionAnswer[] {
  const questions = momentQuestions(level);
  return asked.map((condition) => questions.answer(condition, turn, record));
}

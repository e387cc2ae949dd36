// Runs to breakpoints: over a session, and over the recorded solutions of all levels.
import type { Json } from "../../base/json";
import { type Breakpoint, type Hit, hitsIn, nextHit } from "../../engine/breakpoints";
import type { PlayableLevel, TurnRecord } from "../../engine/dialect";
import type { Cursor } from "../../engine/traceSteps";
import type { ConditionAnswer, GoldPathHit, RunAnswer, RunRequest } from "../../rpc/debug";
import type { LevelEntry } from "../goldPaths";
import { tracedTurns } from "../tracedTurns";
import { momentConditions } from "./conditions";

function hitsOf(level: PlayableLevel, turns: Iterable<TurnRecord>, breakpoints: readonly Breakpoint[]): readonly Hit[] {
  const conditions = momentConditions(level);
  return hitsIn(turns, level.debug, breakpoints, (condition, turn, record) => {
    return conditions.ask(condition, turn, record) === true;
  });
}

/** Where a run over a session's turns comes to. */
export function runTurns(level: PlayableLevel, turns: Iterable<TurnRecord>, request: RunRequest): RunAnswer {
  const hits = hitsOf(level, turns, request.breakpoints);
  return { hit: nextHit(hits, request.from, request.direction), hits: hits.length };
}

/** The levels on whose recorded solutions a breakpoint stops, and where first. */
export function runGoldPaths(
  entries: readonly LevelEntry[],
  breakpoints: readonly Breakpoint[],
): readonly GoldPathHit[] {
  return entries.flatMap((entry) => {
    const level = entry.level();
    if (level === null) return [];
    const hits = hitsOf(level, tracedTurns(level, level.goldPath), breakpoints);
    const [hit] = hits;
    return hit === undefined ? [] : [{ level: entry.id, file: level.file, hit, hits: hits.length }];
  });
}

/** Asks conditions of one moment of a turn. */
export function askAt(
  level: PlayableLevel,
  turn: TurnRecord,
  record: Cursor,
  asked: readonly Json[],
): readonly ConditionAnswer[] {
  const conditions = momentConditions(level);
  return asked.map((condition) => conditions.ask(condition, turn, record));
}

// Counts moves and plays at random on the levels as the pack is now.
import type { Schedule } from "../../base/work";
import { MoveCounter, type MoveCounts } from "../../engine/balance/moveCounts";
import { RandomPlay, type RandomPlayReport } from "../../engine/balance/randomPlay";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { InsightApi } from "../../rpc/hostCalls";
import type { CountRequest, RandomPlayRequest } from "../../rpc/insight";
import { type Begun, createPulledWork } from "./pulledWork";

/** What the calls read. */
export interface InsightPack {
  /** Returns a level of the pack; null for one that cannot be played. */
  readonly level: (id: string) => PlayableLevel | null;
  readonly generation: () => number;
  readonly schedule: Schedule;
}

/** Creates the calls. Each edit of the pack begins the work again. */
export function createInsight({ level, generation, schedule }: InsightPack): InsightApi {
  const counts = createPulledWork<MoveCounts>(schedule);
  const games = createPulledWork<RandomPlayReport>(schedule);
  const keyOf = (request: CountRequest | RandomPlayRequest): string => JSON.stringify([generation(), request]);
  return {
    countMoves: (request) => counts.pull(keyOf(request), () => beginCount(level(request.level), request)),
    playAtRandom: (request) => games.pull(keyOf(request), () => beginGames(level(request.level), request)),
  };
}

function beginCount(level: PlayableLevel | null, { actions, depth }: CountRequest): Begun<MoveCounts> | null {
  if (level?.moves === undefined) return null;
  let state = level.start(null);
  for (const action of actions) {
    const step = level.step(state, action, null);
    if (!step.accepted) return null;
    ({ state } = step);
  }
  const counter = new MoveCounter(level.moves, state, depth);
  return { work: counter.count(), report: () => counter.report() };
}

function beginGames(level: PlayableLevel | null, request: RandomPlayRequest): Begun<RandomPlayReport> | null {
  if (level?.moves === undefined) return null;
  const play = new RandomPlay(level);
  return { work: play.play(level.moves, request), report: () => play.report() };
}
